/** Households made by hand for the cases, and how to read what the analysis says of them. */
import type { Analisi, Soluzione } from '../analisi.ts';
import { analizza } from '../racconto/analizza.ts';
import type { SoluzioneCode } from '../aree.ts';
import { COSTANTI_2026_12 } from '../costanti/release-2026-12.ts';
import type { Famiglia, Membro, SuddivisioneInvestimento } from '../nucleo.ts';
import { OGGI } from './valori.ts';

/** The first is «me»; identifiers are the place in the list: p1, p2… */
export const famiglia = (membri: Partial<Membro>[], rest: Partial<Famiglia> = {}): Famiglia => ({
  refDate: OGGI,
  analisiFamiliare: 'perNucleo',
  ...rest,
  membri: membri.map((membro, index) => ({
    _id: `p${index + 1}`,
    gradoParentela: 'me',
    enabled: true,
    seq: index + 1,
    ...membro,
  })),
});
export const analisi = (membri: Partial<Membro>[], rest: Partial<Famiglia> = {}): Analisi =>
  analizza(famiglia(membri, rest), COSTANTI_2026_12);
export function soluzione(
  code: SoluzioneCode,
  membri: Partial<Membro>[],
  rest: Partial<Famiglia> = {},
): Soluzione {
  const found = analisi(membri, rest).soluzioni.find((s) => s.code === code);
  if (!found) throw new Error(code);
  return found;
}

/** Each step as «name: figure unit», so that a case reads as a sheet of paper. */
export const passi = (s: Soluzione): string[] =>
  s.passi.map(({ label, value, unit }) => `${label.it}: ${value} ${unit}`);
export const persone = (s: Soluzione) =>
  s.perMembro.map(({ memberId, score, motivo }) => [memberId, motivo ?? score]);

export const mix = (
  azioni: number,
  obbligazioni: number,
  gestioneSeparate: number,
  oro: number,
  liquidi: number,
  altro: number,
): SuddivisioneInvestimento => ({ azioni, obbligazioni, gestioneSeparate, oro, liquidi, altro });
