import { known } from '../records.ts';
import type { PerAnno } from './chiavi.ts';

/**
 * A row kept by year: a later year uses the last one loaded, an earlier one the first, so that
 * nothing stops on 1 January. The result names the year that was used.
 */
export function perAnno(rows: PerAnno, anno: number): { anno: number; value: number } {
  const own = rows[anno];
  if (own !== undefined) return { anno, value: own };
  let used: number | undefined;
  // The keys of an object that are whole numbers come in ascending order.
  for (const key of Object.keys(rows))
    if (used === undefined || Number(key) <= anno) used = Number(key);
  return { anno: known(used), value: known(rows[known(used)]) };
}
