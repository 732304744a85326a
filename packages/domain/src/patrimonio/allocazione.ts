/** The educational model by age and the measures of a split (domain.md 4.5 and 4.6). */
import type { Valori } from '../costanti/costanti.ts';
import { clamp } from '../money.ts';
import { CLASSI, type SuddivisioneInvestimento } from '../risposte/scelte.ts';

/** @param quotaBreve share of the wealth needed within three years, 0–1 */
export function targetAllocation(
  valori: Valori,
  eta: number,
  quotaBreve: number,
): SuddivisioneInvestimento {
  const q = clamp(quotaBreve);
  const [regola, min, max] = valori['modello.azioni'];
  const azioni = clamp(regola - eta, min, max) * (1 - q);
  const liquidi = Math.max(valori['modello.liquidiMin'], 100 * q);
  const oro = Math.min(valori['modello.oro'], Math.max(0, 100 - azioni - liquidi)) * (1 - q);
  const gestioneSeparate = valori['modello.crypto'];
  return {
    azioni,
    obbligazioni: Math.max(0, 100 - azioni - liquidi - oro - gestioneSeparate),
    gestioneSeparate,
    oro,
    liquidi,
    altro: 0,
  };
}

export interface Misure {
  distanza: number;
  indiceRischio: number;
  hhi: number;
  segnali: string[];
}

/** Distance from the model, upper bound of volatility, concentration, and what stands out. */
export function portfolio(
  valori: Valori,
  pesi: SuddivisioneInvestimento,
  modello: SuddivisioneInvestimento,
): Misure {
  const sigma = valori['rischio.sigma'];
  let distance = 0;
  let indiceRischio = 0;
  let hhi = 0;
  for (const classe of CLASSI) {
    distance += Math.abs(pesi[classe] - modello[classe]);
    indiceRischio += (pesi[classe] * sigma[classe]) / 100;
    hhi += (pesi[classe] / 100) ** 2;
  }
  return { distanza: distance / 2, indiceRischio, hhi, segnali: segnaliClassi(pesi) };
}

/** Weights above which a class stands out, 0–100; crypto is red from its second one on. */
export const PESI_ALTI = {
  crypto: [10, 20],
  azioni: 85,
  liquidi: 50,
  oro: 20,
  altro: 25,
} as const;

/** What stands out in a split, by its weights alone. */
export function segnaliClassi(pesi: SuddivisioneInvestimento): string[] {
  const found: string[] = [];
  if (pesi.gestioneSeparate > PESI_ALTI.crypto[1]) found.push('crypto_red');
  else if (pesi.gestioneSeparate > PESI_ALTI.crypto[0]) found.push('crypto_yellow');
  if (pesi.azioni > PESI_ALTI.azioni) found.push('azioni_yellow');
  if (pesi.liquidi > PESI_ALTI.liquidi) found.push('liquidi_yellow');
  if (pesi.oro > PESI_ALTI.oro) found.push('oro_yellow');
  if (pesi.altro > PESI_ALTI.altro) found.push('altro_yellow');
  return found;
}
