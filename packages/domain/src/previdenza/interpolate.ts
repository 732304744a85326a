import type { Nodi } from '../costanti/chiavi.ts';

/** y of a broken line, flat before the first knot and after the last. */
export function interpolate(nodi: Nodi, x: number): number {
  const first = nodi[0]!;
  if (x <= first[0]) return first[1];
  for (let i = 1; i < nodi.length; i++) {
    const [x1, y1] = nodi[i]!;
    if (x <= x1) {
      const [x0, y0] = nodi[i - 1]!;
      return y0 + ((y1 - y0) * (x - x0)) / (x1 - x0);
    }
  }
  return nodi[nodi.length - 1]![1];
}
