import { known } from '../records.ts';
import type { Nodi } from '../costanti/chiavi.ts';

/**
 * y of a broken line, flat before the first knot and after the last. Pairs are read by position:
 * taken apart they cost an iterator each, and this runs hundreds of times an analysis.
 */
export function interpolate(nodi: Nodi, x: number): number {
  const first = known(nodi[0]);
  if (x <= first[0]) return first[1];
  for (let i = 1; i < nodi.length; i++) {
    const to = known(nodi[i]);
    if (x <= to[0]) {
      const from = known(nodi[i - 1]);
      return from[1] + ((to[1] - from[1]) * (x - from[0])) / (to[0] - from[0]);
    }
  }
  return known(nodi[nodi.length - 1])[1];
}
