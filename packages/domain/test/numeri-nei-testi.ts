/** For tests: the numbers inside a text, and those that two renderings of it share. */
import type { Words } from '../src/aree.ts';

/** Numbers spelled out count as numbers: a constant may hide in «la metà» as well as in «50%». */
const A_PAROLE: Readonly<Record<string, string>> = {
  metà: '½',
  half: '½',
  terzo: '⅓',
  third: '⅓',
  quarto: '¼',
  quarter: '¼',
  quinto: '⅕',
  fifth: '⅕',
  decimo: '⅒',
  tenth: '⅒',
  doppio: '×2',
  twice: '×2',
  milione: '1e6',
  million: '1e6',
};
const NUMERO = new RegExp(
  `\\d+(?:[.,]\\d+)*|(?<!\\p{L})(?:${Object.keys(A_PAROLE).join('|')})(?!\\p{L})`,
  'gu',
);

export const numeriIn = (text: string): string[] =>
  (text.match(NUMERO) ?? []).map((found) => A_PAROLE[found] ?? found);

/** The longest run of numbers, in order, that both texts have. */
export function rimasti(before: string, after: string): string[] {
  const [a, b] = [numeriIn(before), numeriIn(after)];
  const best: string[][] = Array.from({ length: b.length + 1 }, () => []);
  for (const token of a) {
    let diagonal: string[] = [];
    for (let j = 1; j <= b.length; j++) {
      const above = best[j]!;
      if (token === b[j - 1]) best[j] = [...diagonal, token];
      else if (best[j - 1]!.length > above.length) best[j] = best[j - 1]!;
      diagonal = above;
    }
  }
  return best[b.length]!;
}

/** Every text in two languages of a result, by its place. */
export function testiIn(
  value: unknown,
  place = '',
  found = new Map<string, Words>(),
): Map<string, Words> {
  if (value === null || typeof value !== 'object') return found;
  const { it, en } = value as Partial<Words>;
  if (typeof it === 'string' && typeof en === 'string') return found.set(place, { it, en });
  for (const [key, part] of Object.entries(value)) testiIn(part, `${place}.${key}`, found);
  return found;
}

/** Every number of a result, however deep. */
export function valoriIn(
  value: unknown,
  place = '',
  found = new Map<string, number>(),
): Map<string, number> {
  if (typeof value === 'number') return found.set(place, value);
  if (value !== null && typeof value === 'object')
    for (const [key, part] of Object.entries(value)) valoriIn(part, `${place}.${key}`, found);
  return found;
}
