import type { IsoDate } from '../money.ts';
import type { ChiaveCostante, ValoriCostanti } from './chiavi.ts';
import type { Costante, TipoCostante } from './costanti.ts';

/** The day the sources were read. */
const VERIFICATO_IL = '2026-11-20';
/** Choices of ours hold since the release. */
export const RILASCIO: IsoDate = '2026-11-20';

export type Voci<K extends ChiaveCostante> = { readonly [Key in K]: Costante<ValoriCostanti[Key]> };

type Riga<T> = readonly [
  value: T,
  unit: string,
  kind: TipoCostante,
  from: IsoDate,
  fonte: string,
  min: number,
  max: number,
  mark?: '●',
];

/** Turns the compact rows of a table into constants. */
export function voci<K extends ChiaveCostante>(righe: {
  readonly [Key in K]: Riga<ValoriCostanti[Key]>;
}): Voci<K> {
  return Object.fromEntries(
    Object.entries<Riga<unknown>>(righe as Record<string, Riga<unknown>>).map(
      ([key, [value, unit, kind, from, fonte, min, max, mark]]) => [
        key,
        {
          key,
          unit,
          kind,
          fonte,
          min,
          max,
          pubblica: mark === '●',
          verificatoIl: VERIFICATO_IL,
          values: [{ from, value }],
        },
      ],
    ),
  ) as unknown as Voci<K>;
}
