/** A mortgage paid back by equal instalments (French amortisation), seen in euro of today. */
import type { Valori } from '../costanti/costanti.ts';
import { clamp } from '../money.ts';

export interface RataMutuo {
  /** Paid in the year, euro of today: the nominal instalment shrinks with prices. */
  rata: number;
  /** Owed at the end of the year, euro of today. */
  residuo: number;
}

/**
 * Year by year until it is paid. Rate and length are assumptions: the household told only what is
 * left.
 * @param residuo owed today, euro
 * @param eta of the owner, whole years; with no age only the length counts
 */
export function ammortamento(
  valori: Valori,
  residuo: number,
  eta: number | undefined,
): RataMutuo[] {
  if (!(residuo > 0)) return [];
  const massimo = valori['proiezione.mutuo.anni'];
  const anni =
    eta === undefined ? massimo : clamp(valori['proiezione.mutuo.etaMax'] - eta, 1, massimo);
  const tasso = valori['proiezione.mutuo.tasso'];
  const prezzi = 1 + valori['proiezione.inflazione'];
  const rata = tasso === 0 ? residuo / anni : (residuo * tasso) / (1 - (1 + tasso) ** -anni);
  const rate: RataMutuo[] = [];
  let owed = residuo;
  for (let t = 1; t <= anni; t++) {
    owed = t === anni ? 0 : owed * (1 + tasso) - rata;
    rate.push({ rata: rata / prezzi ** t, residuo: owed / prezzi ** t });
  }
  return rate;
}
