/** One person's pension as results show it: every exit, and the gap where it is measured. */
import { known } from '../records.ts';
import type { PrevidenzaPersona, UscitaAnalisi } from '../analisi.ts';
import type { Valori } from '../costanti/costanti.ts';
import { r2, r6 } from '../money.ts';
import type { PensioneOk, UscitaStimata } from '../previdenza/pensione.ts';
import { isRequisitoDiLegge } from '../previdenza/requisiti.ts';
import { MENSILITA_INPS } from '../previdenza/mensilita.ts';
import type { Scheda } from '../contesto/scheda.ts';

export function previdenzaDi(valori: Valori, s: Scheda): PrevidenzaPersona {
  const p = s.pensione;
  if (!p) return { memberId: s.id, status: senzaPensione(s) };
  if (p.status === 'gia_pensionato') return { memberId: s.id, status: 'pensionato' };
  return p.status === 'ok'
    ? { memberId: s.id, status: 'ok', ...figure(valori, p) }
    : { memberId: s.id, status: p.status };
}

function senzaPensione(s: Scheda): PrevidenzaPersona['status'] {
  if (s.tipo === 'pensionato') return 'pensionato';
  return s.maggiorenne === false || s.tipo === 'nessuno'
    ? 'nessuna_contribuzione'
    : 'dati_mancanti';
}

const mese = (annuo: number): number => r2(annuo / MENSILITA_INPS);
const onlySome = (value: number | null): number | null => (value === null ? null : r2(value));

const figure = (valori: Valori, p: PensioneOk): Omit<PrevidenzaPersona, 'memberId' | 'status'> => ({
  uscita: p.uscita,
  decorrenza: p.decorrenza,
  uscite: p.uscite.map((one) => uscitaAnalisi(valori, one)),
  uscitaNonDisponibile: p.uscitaNonDisponibile,
  uscitaGap: p.uscitaGap,
  decorrenzaGap: p.decorrenzaGap,
  pensioneGapNettaMensile: mese(p.pensioneGapNettaAnnua),
  redditoGapNettoMensile: mese(
    known(p.uscite.find(({ tipo }) => tipo === p.uscitaGap)).redditoFinaleNetto,
  ),
  tassoGapNetto: r6(p.tassoGapNetto),
  gapUscitaMensile: r2(p.gapUscitaMensile),
  tettoMensile: p.tettoTemporaneo === null ? null : mese(p.tettoTemporaneo),
  tfrAzienda: r2(p.tfrAzienda),
  mesiEta: p.mesiEta,
  annoPensione: p.annoPensione,
  anniAlPensionamento: r2(p.anniAlPensionamento),
  anniContributi: r2(p.anniContributi),
  pensioneNettaMensile: mese(p.pensioneNettaAnnua),
  redditoFinaleNettoMensile: mese(p.redditoFinaleNetto),
  tassoSostNetto: r6(p.tassoSostNetto),
  gapMensile: r2(p.gapMensile),
  versamentoMensile: onlySome(p.versamentoMensile),
  versamentoSostenibile: onlySome(p.versamentoSostenibile),
  fondoPossibile: p.fondoPossibile,
});

const uscitaAnalisi = (valori: Valori, one: UscitaStimata): UscitaAnalisi => ({
  tipo: one.tipo,
  decorrenza: one.decorrenza,
  prima: one.prima,
  mesiEta: one.mesiEta,
  anniContributi: r2(one.anniContributi),
  maturata: one.maturata,
  sogliaVicina: one.sogliaVicina,
  inizioIncerto: one.inizioIncerto,
  proiezione: !isRequisitoDiLegge(valori, one.anno),
  pensioneNettaMensile: r2(one.pensioneNettaMensile13),
  tassoSostNetto: r6(one.tassoSostNetto),
  gapMensile: r2(one.gapMensile),
});
