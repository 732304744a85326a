/**
 * The amount a person typed. Accepts `1.234,56`, `1234,56`, `1 234,56`, `1234.5`; a lone dot before
 * exactly three digits is thousands (`1.234` is 1234). Sign, € and EUR are welcome, at most two
 * decimals.
 * @returns null for an empty text, NaN for what is not an amount: never a guess
 */
export function parseMoney(text: string): number | null {
  const bare = bareOf(text);
  if (bare === '') return null;
  const isNegative = bare.startsWith('-');
  const amount = parseUnsigned(bare.replace(/^[+-] ?/, ''));
  return isNegative && amount !== 0 ? -amount : amount;
}

/** The first sign that no amount can have; undefined when only their order is wrong. */
export const wrongSignIn = (text: string): string | undefined =>
  /[^\d .,]/u.exec(bareOf(text).replace(/^[+-] ?/, ''))?.[0];

/** Without currency and without signs that cannot be seen. */
const bareOf = (text: string): string =>
  text
    .replace(/€|euro?/gi, '')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\u2212\u2013]/g, '-')
    .replace(/[\s\u00A0\u2009\u202F]+/g, ' ')
    .trim();

const WHOLE = String.raw`(?:\d+|\d{1,3}(?:\.\d{3})+|\d{1,3}(?: \d{3})+)`;
const ITALIAN = new RegExp(String.raw`^(${WHOLE})(?:,(\d{0,2}))?$`);
const DOT_DECIMAL = /^(\d+|\d{1,3}(?: \d{3})+)\.(\d{0,2})$/;

function parseUnsigned(text: string): number {
  const match = ITALIAN.exec(text) ?? DOT_DECIMAL.exec(text) ?? /^()[,.](\d{1,2})$/.exec(text);
  if (!match) return Number.NaN;
  const [, whole = '', cents = ''] = match;
  return Number(`${whole.replace(/[. ]/g, '') || '0'}.${cents || '0'}`);
}
