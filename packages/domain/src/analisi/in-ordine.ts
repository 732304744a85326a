import type { OpzioniAnalisi } from '../analisi.ts';
import { NOMI_AREA, SOLUZIONI, type SoluzioneCode } from '../aree.ts';
import type { SoluzioneCalcolata } from '../calcolo.ts';
import type { Valori } from '../costanti/costanti.ts';
import { r2 } from '../money.ts';
import { ordinePriorita, posto } from '../soluzioni/ordine.ts';
import type { Valutata } from './soluzione-tracciata.ts';

/** Sorted by priority; areas without a score come last, in the SuperAdmin's order. */
export function inOrdine(
  v: Valori,
  valutate: readonly Valutata[],
  opzioni: OpzioniAnalisi,
): SoluzioneCalcolata[] {
  const pesi: Record<string, number> = {};
  for (const code of SOLUZIONI) pesi[code] = opzioni.pesi?.[code] ?? v[NOMI_AREA[code].peso];
  const ordine = opzioni.ordine ?? ordineDi(v);
  const lista = valutate.map(({ daOrdinare, soluzione }) => ({ ...daOrdinare, soluzione }));
  const scored = ordinePriorita(v, lista, ordine, pesi).map(({ soluzione, priorita }) => ({
    ...soluzione,
    priorita: r2(priorita),
  }));
  const grey = valutate
    .map(({ soluzione }) => soluzione)
    .filter(({ eligible }) => !eligible)
    .sort((a, b) => posto(ordine, a.code) - posto(ordine, b.code));
  return [...scored, ...grey];
}

const ordineDi = (v: Valori): SoluzioneCode[] =>
  SOLUZIONI.map((code) => ({ code, place: v[NOMI_AREA[code].ordine] }))
    .sort((a, b) => a.place - b.place)
    .map(({ code }) => code);
