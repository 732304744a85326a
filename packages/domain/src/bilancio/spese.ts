/** What a family spends and pays back when it did not say so (domain.md 13.2). */
import { known } from '../records.ts';
import type { Valori } from '../costanti/costanti.ts';
import type { Ripartizione } from '../fisco/regione.ts';
import { clamp } from '../money.ts';

export interface Nucleo {
  /** How many people live on the income. */
  componenti: number;
  /** Null: unknown or abroad. */
  ripartizione: Ripartizione | null;
  /** The home is owned: no rent. */
  proprieta: boolean;
}

/** Spending of a similar family, euro a month: median by area, size and home (ISTAT 2024). */
export function stimaSpese(
  valori: Valori,
  { componenti, ripartizione, proprieta }: Nucleo,
): number {
  const mediane = valori['spese.mediana'];
  const fattori = valori['spese.fattore'];
  const size = clamp(Math.round(componenti), 1, fattori.length);
  return (
    ((ripartizione && mediane[ripartizione]) || mediane.default) *
    known(fattori[size - 1]) *
    (proprieta ? valori['spese.proprieta'] : 1)
  );
}

/**
 * Instalment of a mortgage of which only the residual is known, euro a month: an annuity until the
 * age of the constants.
 * @param eta of the first person; undefined when it was not given
 */
export function rataStimata(valori: Valori, residuo: number, eta: number | undefined): number {
  if (!(residuo > 0)) return 0;
  const { tasso, eta: fino, min, max } = valori['rata.stima'];
  const months = 12 * clamp(eta === undefined ? max : fino - eta, min, max);
  const rate = tasso / 12;
  return rate > 0 ? (residuo * rate) / (1 - (1 + rate) ** -months) : residuo / months;
}
