import type { PerAnno } from './chiavi.ts';

/**
 * A row kept by year: a later year uses the last one loaded, an earlier one the first, so that
 * nothing stops on 1 January. The year that was used is told.
 */
export function perAnno(rows: PerAnno, anno: number): { anno: number; value: number } {
  const years = Object.keys(rows).map(Number);
  const first = Math.min(...years);
  const used = Math.max(first, ...years.filter((year) => year <= anno));
  return { anno: used, value: rows[used]! };
}
