/**
 * The pension fund: what it yields, what it pays, and what to put in to fill a gap (domain.md 1.7
 * and 1.8).
 */
import type { Valori } from '../costanti/costanti.ts';
import { interpolate } from './interpolate.ts';

export interface Fondo {
  /** Balance of today, euro. */
  montante: number;
  /** Whole years since it was opened. */
  anni: number;
}

export interface PianoFondo {
  gapAnnuo: number;
  rendimentoFondo: number;
  coeffRendita: number;
  aliquotaFinale: number;
  /** Null when less than a year is left. */
  versamentoAnnuo: number | null;
  fattibile: boolean;
}

/**
 * @param shortfall yearly net amount missing before the fund, euro
 * @param anni years to retirement
 * @param redditoNetto of today, euro a year: no plan asks more than a quarter of it
 */
export function pianoFondo(
  valori: Valori,
  shortfall: number,
  anni: number,
  ageMonths: number,
  fondo: Fondo,
  redditoNetto: number,
): PianoFondo {
  const rendimentoFondo = valori['fondo.rendimento'].find(([from]) => anni >= from)?.[1] ?? 0;
  const coeffRendita = interpolate(valori['fondo.coeffRendita'], ageMonths / 12) / 100;
  const aliquotaFinale = aliquota(valori, anni + fondo.anni);
  const growth = (1 + rendimentoFondo) ** anni;
  const rendita = coeffRendita * (fondo.montante * growth - aliquotaFinale * fondo.montante);
  const gapAnnuo = Math.max(0, Math.max(0, shortfall) - rendita);
  if (anni < 1)
    return {
      gapAnnuo,
      rendimentoFondo,
      coeffRendita,
      aliquotaFinale,
      versamentoAnnuo: null,
      fattibile: false,
    };
  const growthSum = rendimentoFondo === 0 ? anni : (growth - 1) / rendimentoFondo;
  const versamentoAnnuo = gapAnnuo / coeffRendita / (growthSum - aliquotaFinale * anni);
  const fattibile =
    anni >= 5 && versamentoAnnuo <= valori['pensione.quotaMaxRisparmio'] * redditoNetto;
  return { gapAnnuo, rendimentoFondo, coeffRendita, aliquotaFinale, versamentoAnnuo, fattibile };
}

/**
 * Final tax on what was deducted: 15%, less 0,3 points for each year of membership over fifteen,
 * never below 9%.
 */
const aliquota = (valori: Valori, anni: number): number =>
  Math.max(
    valori['fondo.imposta.min'],
    valori['fondo.imposta.max'] -
      valori['fondo.imposta.passo'] * Math.max(0, Math.floor(anni) - valori['fondo.imposta.da']),
  );
