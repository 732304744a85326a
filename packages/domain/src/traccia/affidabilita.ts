/** Confidence of a figure outside the areas, from its own answers. */
import { affidabilita } from './punti-affidabilita.ts';
import type { Segnale } from '../costanti/segnali.ts';
import type { InputCalcolato, Motivo } from '../analisi.ts';
import type { Valori } from '../costanti/costanti.ts';
import type { Affidabilita, VoceRegistro } from './regola.ts';

const ORDINE: Readonly<Record<Affidabilita, number>> = { bassa: 0, media: 1, alta: 2 };

/** The less sure of two. */
export const peggiore = (one: Affidabilita, other: Affidabilita): Affidabilita =>
  ORDINE[other] < ORDINE[one] ? other : one;

export function affidabilitaDi(
  valori: Valori,
  { decisivi }: VoceRegistro,
  inputs: readonly InputCalcolato[],
  { motivo, segnali }: { motivo: Motivo | undefined; segnali: readonly Segnale[] },
): Affidabilita {
  const missing = inputs.filter(({ provenance }) => provenance === 'missing');
  return affidabilita(valori, {
    segnali,
    stimati: inputs.filter(({ provenance }) => provenance === 'estimated').length,
    mancanti: missing.length,
    totale: inputs.length,
    decisiva: motivo === 'dati_mancanti' || missing.some(({ key }) => decisivi.includes(key)),
  }).livello;
}
