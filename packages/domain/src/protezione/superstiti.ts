import type { Valori } from '../costanti/costanti.ts';

/** Share of the pension that goes to spouse and children together (L. 335/1995). */
export function survivorsShare(valori: Valori, coniuge: boolean, figli: number): number {
  const { coniuge: withSpouse, figli: childrenOnly } = valori['superstiti.quote'];
  if (coniuge) return withSpouse[Math.min(2, figli)] ?? 0;
  return figli > 0 ? (childrenOnly[Math.min(3, figli) - 1] ?? 0) : 0;
}
