import { PLAIN_LINE } from './plain-line.ts';
import { hasWebAddress, seen } from './web-address.ts';

export { hasOtherScript, OTHER_SCRIPT } from './other-script.ts';

/** The longest name of a person, and the longest e-mail address. */
export const NAME_MAX = 120;
export const EMAIL_MAX = 254;

/**
 * A person's name that may be written in a mail: a plain line without an address, without four
 * digits, however they are set apart, and without heaps of accents. «S. Anna», «M.Grazia»,
 * «D’Angelo», «Marcel·lí», «Kumar s/o Rajan» and «Rossi S.r.l.» are fine. Looked for in what a
 * reader sees: without the signs that are drawn as nothing.
 */
const SLASH = /[\\\u2044\u2215\u29F8]/u;
const DIGITS = /\p{N}[^\p{L}\p{N}]*\p{N}[^\p{L}\p{N}]*\p{N}[^\p{L}\p{N}]*\p{N}/u;
const HEAP = /\p{M}{6}/u;

export const isPersonName = (text: string): boolean =>
  PLAIN_LINE.test(text) &&
  !hasWebAddress(text) &&
  !hasPath(seen(text)) &&
  ![SLASH, DIGITS, HEAP].some((fault) => fault.test(seen(text)));

/** A slash that does not stand between two single letters, as in «s/o». */
const hasPath = (text: string): boolean => {
  const parts = text.split('/');
  return parts.some(
    (after, at) =>
      at > 0 &&
      !(/(?:^|[^\p{L}])\p{L}$/u.test(parts[at - 1] ?? '') && /^\p{L}(?:[^\p{L}]|$)/u.test(after)),
  );
};

/** Signs that break the rule by themselves. */
const SIGN = /[@＠<>/\\]/u;

/** The sign that no name holds, and the names without it; null: no sign alone is to blame. */
export function mendedNames(text: string): { sign: string; names: string[] } | null {
  if (isPersonName(text)) return null;
  const sign = SIGN.exec(text)?.[0] ?? (hasWebAddress(text) ? '.' : '');
  const parts = sign === '' ? [] : text.split(sign).map((part) => part.trim());
  const names = [' ', '-']
    .map((between) => parts.filter((part) => part !== '').join(between))
    .filter((name) => name !== '' && isPersonName(name));
  return names.length === 0 ? null : { sign, names: [...new Set(names)] };
}

/** Of a name that is kept already: as it is, or nothing when it breaks the rule of today. */
export const mailedName = (text: string): string => (isPersonName(text) ? text : '');

/**
 * Who writes through us, as quoted data and in a place of its own: never in a subject, a title or a
 * first line of a mail.
 */
export function writtenBy(name: string, language: 'it' | 'en'): string {
  const quoted = toQuoted(mailedName(name));
  if (language === 'it')
    return `${quoted ? `Chi ti scrive: «${quoted}». ` : ''}Il nome lo ha scelto chi ti scrive: noi non sappiamo chi sia.`;
  return `${quoted ? `Who writes to you: “${quoted}”. ` : ''}They chose the name themselves: we do not know who they are.`;
}

/** Longer than nearly all names, and too short for a message. */
const QUOTED = 60;
/** Without signs that would end the quotation before its end. */
function toQuoted(name: string): string {
  const signs = [...name.replace(/["«»“”„‟‹›〈〉《》「」＂]/gu, '’')];
  return signs.length > QUOTED ? `${signs.slice(0, QUOTED - 1).join('')}…` : signs.join('');
}
