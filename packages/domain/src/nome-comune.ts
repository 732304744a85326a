/** `Sant'Àngelo-in-Villa (PD)` → `sant`, `angelo`, `in`, `villa`, `pd`. */
export const paroleComune = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Words that people leave out of a name, or write in another way: «Reggio Emilia». */
const LINKS = new Set([
  'in',
  'nel',
  'nell',
  'nella',
  'di',
  'de',
  'dei',
  'del',
  'dell',
  'della',
  'd',
]);
/** What «S.» stands for. */
const SAINTS = new Set(['san', 'santo', 'santa', 'sant', 'santi', 'sante', 'ss']);

const isWord = (typed: string, word: string): boolean =>
  typed === word || (typed === 's' && SAINTS.has(word));
const begins = (typed: string, word: string): boolean =>
  word.startsWith(typed) || isWord(typed, word);
const withoutLinks = (words: readonly string[]): string[] =>
  words.filter((word) => !LINKS.has(word));

/**
 * How a typed text meets a name of a municipality: as the whole of it, as its beginning, by the
 * beginnings of other words of it, or not at all. Name or sigla of the province may follow.
 *
 * @param typed,name,provincia words, as {@link paroleComune} gives them
 */
export function incontroComune(
  typed: readonly string[],
  name: readonly string[],
  provincia: readonly string[],
): 'intero' | 'inizio' | 'parte' | null {
  if (typed.length === 0) return null;
  if (isWhole(withoutLinks(typed), withoutLinks(name), provincia)) return 'intero';
  if (typed.every((word, at) => begins(word, name[at] ?? ''))) return 'inizio';
  return isPart(typed, name, provincia) ? 'parte' : null;
}

function isWhole(
  typed: readonly string[],
  name: readonly string[],
  provincia: readonly string[],
): boolean {
  if (name.length === 0 || !name.every((word, at) => isWord(typed[at] ?? '', word))) return false;
  return typed.slice(name.length).every((word) => provincia.includes(word));
}

/** Each typed word begins a later word of the name; the last ones may be of the province. */
function isPart(
  typed: readonly string[],
  name: readonly string[],
  provincia: readonly string[],
): boolean {
  let from = 0;
  let found = 0;
  for (const word of typed) {
    const at = name.findIndex((one, index) => index >= from && begins(word, one));
    if (at >= 0) [from, found] = [at + 1, found + 1];
    else if (LINKS.has(word)) continue;
    else if (found > 0 && isOfProvince(word, provincia)) from = name.length;
    else return false;
  }
  return found > 0;
}

/** The last of the words is the sigla, which is short and so meant as a whole. */
const isOfProvince = (typed: string, provincia: readonly string[]): boolean =>
  provincia.some((word, at) =>
    at === provincia.length - 1 ? word === typed : word.startsWith(typed) && typed.length > 2,
  );
