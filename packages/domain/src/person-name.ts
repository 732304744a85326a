import { PLAIN_LINE } from './plain-line.ts';

/**
 * A person's name that may be written in a mail: a plain line without an address (@, a scheme, www, letters around a dot as in
 * `vinci.it`) and without four digits in a row or almost. «S. Anna», «D’Angelo» and «Rossi S.r.l.» are fine.
 */
const ADDRESS = /[@＠\\/]|:\/|[\p{L}\p{N}][.．。｡]\p{L}{2}|(?:^|[^\p{L}])www(?:[^\p{L}]|$)/iu;
const DIGITS = /\p{N}[\s.,()_-]?\p{N}[\s.,()_-]?\p{N}[\s.,()_-]?\p{N}/u;

export const isPersonName = (text: string): boolean => PLAIN_LINE.test(text) && !ADDRESS.test(text.normalize('NFKC')) && !DIGITS.test(text.normalize('NFKC'));

/** Of a name that is kept already: as it is, or nothing when it breaks the rule of today. */
export const mailedName = (text: string): string => (isPersonName(text) ? text : '');
