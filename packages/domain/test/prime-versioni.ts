import type { Costante, Costanti } from '../src/costanti/costanti.ts';

/**
 * The release with the first value of each constant only: tests of releases stay as they are when
 * a later value is added to the table.
 */
export function primeVersioni(costanti: Costanti): Costanti {
  const voci = Object.fromEntries(
    Object.entries<Costante<unknown>>(costanti.voci).map(([key, voce]) => [
      key,
      { ...voce, values: voce.values.slice(0, 1) },
    ]),
  );
  return { ...costanti, voci: voci as unknown as Costanti['voci'] };
}
