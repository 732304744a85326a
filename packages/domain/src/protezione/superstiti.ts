/** The survivors' pension (L. 335/1995, art. 1, comma 41). */
import type { Valori } from '../costanti/costanti.ts';
import { MENSILITA_INPS } from '../previdenza/mensilita.ts';

/** Share of the pension that goes to spouse and children together. */
export function survivorsShare(valori: Valori, coniuge: boolean, figli: number): number {
  const { coniuge: withSpouse, figli: childrenOnly } = valori['superstiti.quote'];
  if (coniuge) return withSpouse[Math.min(2, figli)] ?? 0;
  return childrenOnly[Math.min(3, figli) - 1] ?? 0;
}

/**
 * What is left of a survivors' pension of `pensione` to a spouse who has `reddito` of their own,
 * euro a year, gross (table F; Corte cost. 162/2022). Pension and income together never fall when
 * the income grows.
 */
export function tabellaF(valori: Valori, pensione: number, reddito: number): number {
  const minimo = MENSILITA_INPS * valori['inps.trattamentoMinimo'];
  const fasce = valori['superstiti.tabellaF'].map(([volte, taglio]) => ({
    limite: volte * minimo,
    taglio,
  }));
  let kept = pensione;
  for (const [index, { limite, taglio }] of fasce.entries()) {
    if (reddito <= limite) break;
    const income = Math.min(reddito, fasce[index + 1]?.limite ?? Infinity);
    const reduced = (1 - taglio) * pensione;
    kept = Math.min(pensione, Math.max(reduced, limite + kept - income, pensione - income));
  }
  return kept;
}
