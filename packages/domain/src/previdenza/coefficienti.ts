import { known } from '../records.ts';
import type { Valori } from '../costanti/costanti.ts';
import { clamp } from '../money.ts';
import { interpolate } from './interpolate.ts';

/**
 * Transformation coefficient as a rate, by age in months and year; lower every year after the base
 * for longer lives.
 */
export function coefAt(valori: Valori, ageMonths: number, anno: number): number {
  const nodi = valori['inps.coefficienti'];
  const age = clamp(ageMonths / 12, known(nodi[0])[0], known(nodi[nodi.length - 1])[0]);
  const decline =
    (1 - valori['pensione.coefDrift']) ** Math.max(0, anno - valori['inps.coefficienti.annoBase']);
  return (interpolate(nodi, age) / 100) * decline;
}
