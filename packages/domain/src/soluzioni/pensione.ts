import { known } from '../records.ts';
import type { InputCalcolato } from '../analisi.ts';
import type { Contesto } from '../contesto/contesto.ts';
import type { Scheda } from '../contesto/scheda.ts';
import { lavora } from '../contesto/scheda.ts';
import { isAutonomo } from '../fisco/tipo.ts';
import { r2, r6 } from '../money.ts';
import { hasFondo } from '../nucleo.ts';
import { MENSILITA_INPS } from '../previdenza/mensilita.ts';
import type { PensioneOk, UscitaStimata } from '../previdenza/pensione.ts';
import {
  barra,
  dato,
  graduatoria,
  grigia,
  passo,
  perMembro,
  stimato,
  valutaTutti,
  type Regola,
  type Valutazione,
} from './bozza.ts';
import { scorePensione } from './punteggi.ts';

/** The exit at which the gap is measured. */
export const misurata = ({ uscite, uscitaGap }: PensioneOk): UscitaStimata =>
  known(uscite.find(({ tipo }) => tipo === uscitaGap));

/** domain.md 7.3: the distance between the estimated pension and the target. */
export const soluzionePensione: Regola<'pensione'> = (ctx) => {
  const tutti = valutaTutti(ctx, valuta);
  const classifica = graduatoria(ctx, tutti);
  const [primo] = classifica;
  if (!primo) return grigia('pensione', tutti);
  const { scheda: s, dati: d } = primo;
  const la = misurata(d);
  return {
    code: 'pensione',
    score: primo.score,
    numeri: primo.numeri,
    inputs: primo.inputs,
    membri: classifica.map(({ scheda }) => scheda.id),
    perMembro: perMembro(tutti),
    fatti: {
      persona: s.membro,
      reddito: known(s.reddito),
      obiettivo: ctx.valori['pensione.obiettivo'],
      contributiDetti: s.membro.anniContributi !== undefined,
      dipendente: s.membro.professione === 'Dipendente',
      regimeNoto: !isAutonomo(known(s.tipo)) || s.membro.regimeFiscale !== undefined,
      fondoSenzaSaldo: hasFondo(s.membro) && s.membro.montanteFondo === undefined,
      stima: d,
    },
    direzione: d.gapAnnuo > 0 ? 'poco' : undefined,
    stimato: stimato(d.tassoGapNetto, 'pct'),
    barra: barra(
      Math.min(d.obiettivoNetto, d.obiettivoNetto - d.gapAnnuo),
      d.obiettivoNetto,
      'euroAnno',
    ),
    passi: [
      passo('lordo', r2(d.lordoAttuale), 'euroAnno'),
      passo('contributi', r2(la.anniContributi), 'anni'),
      passo('montante', r2(la.montanteFinale)),
      passo('pensioneLorda', r2(la.pensioneLordaAnnua), 'euroAnno'),
      passo('pensioneNetta', r2(la.pensioneNettaAnnua), 'euroAnno'),
      passo('obiettivo', r2(d.obiettivoNetto), 'euroAnno'),
      ...(d.renditaFondo > 0 ? [passo('fondo', r2(-d.renditaFondo), 'euroAnno')] : []),
      passo('mancano', r2(d.gapAnnuo), 'euroAnno'),
      ...(d.versamentoMensile === null
        ? []
        : [passo('versamento', r2(d.versamentoMensile), 'euroMese')]),
    ],
    fonti: [
      'inps.coefficienti',
      'pensione.requisito.legge',
      'pensione.requisito.proiezione',
      'tax.irpef.scaglioni',
      'fondo.deducibilita',
      'pensione.obiettivo',
    ],
  };
};

function valuta(ctx: Contesto, s: Scheda): Valutazione<PensioneOk> {
  const inputs = inputPensione(s);
  const { pensione } = s;
  if (s.maggiorenne === false || (s.tipo !== undefined && !lavora(s)))
    return { scheda: s, inputs, motivo: 'non_applicabile' };
  if (!pensione) return { scheda: s, inputs, motivo: 'dati_mancanti' };
  if (pensione.status === 'valore_errato') return { scheda: s, inputs, motivo: 'dati_mancanti' };
  if (pensione.status !== 'ok' || pensione.anniAlPensionamento <= 0)
    return { scheda: s, inputs, motivo: 'non_applicabile' };
  const d = pensione;
  const numeri = {
    mesiEta: d.mesiEta,
    annoPensione: d.annoPensione,
    anniAlPensionamento: r2(d.anniAlPensionamento),
    anniContributi: r2(d.anniContributi),
    posticipata: d.posticipata,
    pensioneLordaAnnua: r2(d.pensioneLordaAnnua),
    pensioneNettaAnnua: r2(d.pensioneNettaAnnua),
    pensioneNettaMensile: r2(d.pensioneNettaAnnua / MENSILITA_INPS),
    redditoFinaleNetto: r2(d.redditoFinaleNetto),
    obiettivoNetto: r2(d.obiettivoNetto),
    tassoSostNetto: r6(d.tassoSostNetto),
    uscita: d.uscita,
    decorrenza: d.decorrenza,
    uscitaGap: d.uscitaGap,
    decorrenzaGap: d.decorrenzaGap,
    pensioneGapNettaMensile: r2(d.pensioneGapNettaAnnua / MENSILITA_INPS),
    tassoGapNetto: r6(d.tassoGapNetto),
    gapUscitaMensile: r2(d.gapUscitaMensile),
    gapAnnuo: r2(d.gapAnnuo),
    gapMensile: r2(d.gapMensile),
    versamentoMensile: d.versamentoMensile === null ? null : r2(d.versamentoMensile),
    versamentoSostenibile: d.versamentoSostenibile === null ? null : r2(d.versamentoSostenibile),
    fattibile: d.fattibile,
    fondoPossibile: d.fondoPossibile,
    risparmioFiscaleAnnuo: r2(d.risparmioFiscaleAnnuo),
  };
  return {
    scheda: s,
    inputs,
    score: scorePensione(ctx.valori, d),
    dati: d,
    numeri,
  };
}

/** The answers a pension is worked out from. */
export function inputPensione(s: Scheda): InputCalcolato[] {
  const { membro } = s;
  const fondo = hasFondo(membro);
  return [
    dato(s, 'dataNascita', membro.dataNascita),
    dato(s, 'professione', membro.professione),
    dato(s, 'redditoNettoAnnuo', s.reddito),
    dato(s, 'anniContributi', membro.anniContributi),
    dato(s, 'primoContributo', membro.primoContributo),
    dato(s, 'sesso', membro.sesso),
    dato(s, 'laureato', s.laureato),
    ...(s.tipo !== undefined && isAutonomo(s.tipo)
      ? [dato(s, 'regimeFiscale', membro.regimeFiscale)]
      : []),
    ...(s.professione === 'Autonomo/a' ? [dato(s, 'cassa', membro.cassa)] : []),
    dato(
      s,
      'polizze.previdenzaComplementare',
      membro.polizze?.previdenzaComplementare ?? (fondo || undefined),
    ),
    ...(fondo
      ? [dato(s, 'montanteFondo', membro.montanteFondo), dato(s, 'anniFondo', membro.anniFondo)]
      : []),
  ];
}
