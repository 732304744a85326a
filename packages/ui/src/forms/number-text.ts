import type { useUiWords } from '@bussola/i18n';
import { formatNumber, parseMoney, wrongSignIn } from '@bussola/i18n/format';

/**
 * Keeps digits in the shape of an amount while it shows: `280000` as `280.000`, cents only when
 * there are.
 */
export function moneyText(value: number | null | undefined): string {
  if (value === null || value === undefined || Number.isNaN(value)) return '';
  return formatNumber(value, Number.isInteger(value) ? 0 : 2).replace('\u2212', '-');
}

/**
 * Whole numbers only; grouping dots and spaces are welcome. Null for an empty text, NaN for
 * anything else.
 */
export function parseInteger(text: string): number | null {
  const value = parseMoney(text);
  return value === null || Number.isInteger(value) ? value : Number.NaN;
}

/**
 * Says what is wrong with a text that is no amount: a sign that cannot stand in it, or how its dots
 * and comma stand.
 */
export function wrongText(t: ReturnType<typeof useUiWords>, text: string): string {
  const sign = wrongSignIn(text);
  if (sign !== undefined) return t('money.wrongSign', { sign });
  const amount = parseMoney(text);
  if (amount === null) return t('money.wrong');
  return t(Number.isNaN(amount) ? 'money.wrongOrder' : 'money.wrongWhole');
}
