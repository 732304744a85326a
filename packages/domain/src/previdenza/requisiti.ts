/** Ages and months of contributions that pensions ask for, by year (domain.md 1.4). */
import { known } from '../records.ts';
import { perAnno } from '../costanti/per-anno.ts';
import type { Valori } from '../costanti/costanti.ts';
import type { Sesso } from '../nucleo.ts';
import { interpolate } from './interpolate.ts';

/** Projections move in odd years only. */
const PASSO_PROIEZIONE = 2;

/** Age of the old-age pension in a year, whole months. */
export function reqMonths(valori: Valori, anno: number): number {
  const proiezione = valori['pensione.requisito.proiezione'];
  const first = known(proiezione[0])[0];
  if (anno < first) return interpolate(valori['pensione.requisito.legge'], anno);
  const odd = first + PASSO_PROIEZIONE * Math.floor((anno - first) / PASSO_PROIEZIONE);
  // The tiny addend keeps exact knots whole.
  return Math.floor(interpolate(proiezione, odd) + 1e-9);
}

/** Whether the age of that year is law; later ones are official projections. */
export const isRequisitoDiLegge = (valori: Valori, anno: number): boolean =>
  anno < known(valori['pensione.requisito.proiezione'][0])[0];

/** Months by which the requirements of a year exceed those of the first year. */
export const aumento = (valori: Valori, anno: number): number =>
  reqMonths(valori, anno) - known(valori['pensione.requisito.legge'][0])[1];

/** Months of contributions of the early pension (DL 4/2019, art. 15). */
export const reqAnticipata = (valori: Valori, anno: number, sesso: Sesso): number =>
  valori[sesso === 'F' ? 'pensione.anticipata.F' : 'pensione.anticipata.M'] + aumento(valori, anno);

/**
 * Months between the requirement of the early pension and its start.
 * @param anno in which the requirement is met
 * @param pubblica local bodies and the health service wait longer
 */
export const finestraAnticipata = (valori: Valori, anno: number, pubblica: boolean): number =>
  pubblica
    ? perAnno(valori['pensione.finestra.pubblica'], anno).value
    : valori['pensione.anticipata.finestra'];
