/**
 * The names of all municipalities in order, in memory: eight thousand lines that change once a year
 * (two megabytes).
 */
import type { ResponseOf } from '@bussola/contract';

type Found = ResponseOf<'getByComune'>[number];
/** One name of one municipality. `kind` is null for its own. */
export interface NomeInTable {
  chiave: string;
  kind: 'lingua' | 'precedente' | null;
  ceased: boolean;
  found: Found;
}
export interface ComuneIndex {
  search(prefix: string): Found[];
}

const MOST = 20;

/**
 * Living ones by any of their names, each once: the exact name first, then names of today, then
 * names of before, in order of name and province. Who ceased is shown only when nobody else has the
 * name.
 */
export function comuneIndex(rows: readonly NomeInTable[]): ComuneIndex {
  const names = rows.toSorted(
    (a, b) => compare(a.chiave, b.chiave) || compare(a.found.provincia, b.found.provincia),
  );
  return {
    search(prefix) {
      // Folded names hold letters, digits and spaces: «{» comes after all of them.
      const ranked = names
        .slice(firstFrom(names, prefix), firstFrom(names, `${prefix}{`))
        .map((name) => ({
          name,
          rank: (name.chiave === prefix ? 0 : 2) + (name.kind === 'precedente' ? 1 : 0),
        }));
      const living = ranked.filter(({ name }) => !name.ceased);
      const seen = new Map<string, Found>();
      // Sorting keeps the order of names inside a rank.
      for (const { name } of (living.length > 0 ? living : ranked).sort(
        (a, b) => a.rank - b.rank,
      )) {
        if (!seen.has(name.found.codiceIstat)) seen.set(name.found.codiceIstat, name.found);
        if (seen.size === MOST) break;
      }
      return [...seen.values()];
    },
  };
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Where the first name is that does not come before the prefix. */
function firstFrom(names: readonly NomeInTable[], prefix: string): number {
  let [low, high] = [0, names.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((names[middle]?.chiave ?? '') < prefix) low = middle + 1;
    else high = middle;
  }
  return low;
}
