import type { Professione } from '@bussola/domain';

/**
 * Mean net income of a year by profession, used when somebody does not know (domain.md 6.2: MEF,
 * tax year 2024, net through our formulas). Professions outside those data have no estimate.
 */
export const REDDITO_STIMATO: Partial<Record<Professione, number>> = {
  Dipendente: 21_352,
  'Pensionato/a': 17_771,
  'Autonomo/a': 35_092,
  'Artigiano/a': 15_295,
  Imprenditore: 31_608,
};

/** A year's net income from the net of a month, in whole euro. */
export const redditoFromMonthly = (monthly: number, months: number): number =>
  Math.round(monthly * months);
/** The year's sum has cents, and loses them. */
export const isRoundedFromMonthly = (monthly: number, months: number): boolean =>
  Math.round(monthly * months * 100) % 100 !== 0;
