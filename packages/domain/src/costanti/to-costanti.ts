import type { IsoDate } from '../money.ts';
import type { ChiaveCostante, ValoriCostanti } from './chiavi.ts';
import type { Costante, TipoCostante } from './costanti.ts';

/** The day the sources were read, where a row does not say another. */
const VERIFICATO_IL = '2026-11-20';
/** Choices of ours hold since the release. */
export const RILASCIO: IsoDate = '2026-11-20';

export type Voci<K extends ChiaveCostante> = { readonly [Key in K]: Costante<ValoriCostanti[Key]> };

interface Riga<T> {
  value: T;
  unit: string;
  kind: TipoCostante;
  /** First day of `value`. */
  from: IsoDate;
  /** Act, article, comma; the statistic; or why we choose so. */
  fonte: string;
  /** The day on which the source was read. */
  verificatoIl?: IsoDate;
  /** Bounds of every number in the value. */
  min: number;
  max: number;
  /** Shown by the public endpoint. */
  pubblica?: true;
  /**
   * Later values, each with its first day, its source and the day on which the source was read.
   */
  later?: readonly { from: IsoDate; value: T; fonte: string; verificatoIl: IsoDate }[];
}

/** The source of what we chose ourselves. */
export const NOSTRA = 'Ipotesi Bussola, modificabile';
/** A choice of ours, from the release on. */
export const ipotesi = <T>(
  riga: Pick<Riga<T>, 'value' | 'unit' | 'min' | 'max' | 'pubblica' | 'later'>,
): Riga<T> => ({ ...riga, kind: 'P', from: RILASCIO, fonte: NOSTRA });

/** Turns the rows of a table into constants. */
export function toCostanti<K extends ChiaveCostante>(righe: {
  readonly [Key in K]: Riga<ValoriCostanti[Key]>;
}): Voci<K> {
  return Object.fromEntries(
    Object.entries<Riga<unknown>>(righe).map(
      ([
        key,
        { value, from, verificatoIl = VERIFICATO_IL, pubblica = false, later = [], ...rest },
      ]) => [
        key,
        {
          key,
          ...rest,
          pubblica,
          verificatoIl,
          values: [{ from, value }, ...later],
        },
      ],
    ),
  ) as unknown as Voci<K>;
}
