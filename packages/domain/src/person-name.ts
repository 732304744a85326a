import { PLAIN_LINE } from './plain-line.ts';

/**
 * A person's name that may be written in a mail: a plain line without an address (@, a scheme, www,
 * letters around a dot as in `vinci.it`, in any script), without four digits, however they are set
 * apart, and without heaps of accents. «S. Anna», «D’Angelo», «Marcel·lí» and «Rossi S.r.l.» are
 * fine. Looked for in what a reader sees: without the signs that are drawn as nothing.
 */
const ADDRESS =
  /[@\\/\u2044\u2215\u29F8]|[\p{L}\p{M}\p{N}][.\u3002\uFF61\u06D4\u0701\u0702\uA4F8]\p{L}\p{M}*\p{L}|(?:^|[^\p{L}])www(?:[^\p{L}]|$)/iu;
const DIGITS = /\p{N}[^\p{L}\p{N}]*\p{N}[^\p{L}\p{N}]*\p{N}[^\p{L}\p{N}]*\p{N}/u;
const HEAP = /\p{M}{6}/u;
const seen = (text: string): string =>
  text.replace(/\p{Default_Ignorable_Code_Point}/gu, '').normalize('NFKC');

export const isPersonName = (text: string): boolean =>
  PLAIN_LINE.test(text) && ![ADDRESS, DIGITS, HEAP].some((fault) => fault.test(seen(text)));

/** Of a name that is kept already: as it is, or nothing when it breaks the rule of today. */
export const mailedName = (text: string): string => (isPersonName(text) ? text : '');
