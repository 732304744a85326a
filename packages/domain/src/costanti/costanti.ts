/**
 * A release of the constants, and how the engine reads it: every key once, at the reference day.
 */
import { keysOf, recordOf } from '../records.ts';
import type { IsoDate } from '../money.ts';
import { inForce, versionInForce, type Dated } from './dated.ts';
import type { ChiaveCostante, ValoriCostanti } from './chiavi.ts';

/** L = law, S = statistic, P = a choice of ours, editable. */
export type TipoCostante = 'L' | 'S' | 'P';

export interface Costante<T> extends Dated<T> {
  unit: string;
  kind: TipoCostante;
  /** Bounds of every number in the value. */
  min: number;
  max: number;
  /** Shown by the public endpoint. */
  pubblica: boolean;
}

/** The values in force on one day: what every rule is given. */
export type Valori = Readonly<ValoriCostanti>;

export interface Costanti {
  /** «2026.12» */
  id: string;
  validFrom: IsoDate;
  voci: { readonly [K in ChiaveCostante]: Costante<ValoriCostanti[K]> };
}

/** Gives constants their types. The checks of a release make sure of them; the compiler cannot. */
export const conTipi = (voci: Readonly<Record<string, Costante<unknown>>>): Costanti['voci'] =>
  voci as unknown as Costanti['voci'];

const resolved = new WeakMap<Costanti, Map<IsoDate, Valori>>();

/**
 * All the values of a release in force on a day. Read whole, so that a hole is found at once and
 * not in mid-analysis. A release is never changed once made, so the answer is kept.
 * @throws ConfigError naming the first key with no version on that day
 */
export function valoriAl(costanti: Costanti, day: IsoDate): Valori {
  let byDay = resolved.get(costanti);
  if (!byDay) resolved.set(costanti, (byDay = new Map<IsoDate, Valori>()));
  let valori = byDay.get(day);
  if (!valori) {
    const voci: Record<ChiaveCostante, Dated<unknown>> = costanti.voci;
    valori = Object.freeze(recordOf(keysOf(voci), (key) => inForce(voci[key], day))) as Valori;
    // A service that runs for years must not keep every day it has seen.
    if (byDay.size > 40) byDay.clear();
    byDay.set(day, valori);
  }
  return valori;
}

export interface CostantePubblica {
  key: string;
  value: unknown;
  unit: string;
  validFrom: IsoDate;
  source: string;
}

/** The constants marked public, as the public endpoint shows them. */
export function costantiPubbliche(
  costanti: Costanti,
  day: IsoDate = costanti.validFrom,
): CostantePubblica[] {
  return Object.values<Costante<unknown>>(costanti.voci)
    .filter((voce) => voce.pubblica)
    .map((voce) => {
      const version = versionInForce(voce, day);
      return {
        key: voce.key,
        value: version.value,
        unit: voce.unit,
        validFrom: version.from,
        source: version.fonte ?? voce.fonte,
      };
    });
}
