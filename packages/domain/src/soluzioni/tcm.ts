import { known } from '../records.ts';
import type { InputCalcolato } from '../analisi.ts';
import { caricoDi, type Carico } from '../contesto/carico.ts';
import type { Contesto } from '../contesto/contesto.ts';
import { detti, lavora, type Scheda } from '../contesto/scheda.ts';
import type { PassoCalcolato } from '../calcolo.ts';
import { r2, r6 } from '../money.ts';
import { casoTcm, type CasoTcm } from '../protezione/caso-tcm.ts';
import { tcm, type Tcm } from '../protezione/tcm.ts';
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
import type { Fatti, Ragione } from './fatti.ts';
import { citaRisorse, debitiInputs, risparmiDi } from './risorse.ts';

type Dati = Tcm & { carico: Carico; caso: CasoTcm };

/** domain.md 7.1: what the family would need if the income of one person stopped. */
export const soluzioneTcm: Regola<'TCM'> = (ctx) => {
  const tutti = valutaTutti(ctx, valuta);
  const classifica = graduatoria(ctx, tutti);
  const [primo] = classifica;
  if (!primo) return grigia('TCM', tutti);
  const { scheda: s, dati: d } = primo;
  return {
    code: 'TCM',
    score: primo.score,
    numeri: primo.numeri,
    inputs: primo.inputs,
    membri: classifica.map(({ scheda }) => scheda.id),
    perMembro: perMembro(tutti),
    fatti: fattiDi(ctx, s, d),
    segni: {
      senzaDipendenti: d.dipendenti === 0 && !d.coobbligato && !d.redditoPartnerIgnoto,
    },
    direzione: d.capitale > 0 ? 'poco' : undefined,
    stimato: stimato(dettoDi(d)),
    barra: barra(d.fabbisognoLordo - d.capitale, d.fabbisognoLordo),
    passi: passiTcm(ctx, s, d),
    fonti: ['superstiti.quote', 'inps.coefficienti', 'tcm.quotaReddito'],
  };
};

function fattiDi({ valori: v }: Contesto, s: Scheda, d: Dati): Fatti['TCM'] {
  const { carico } = d;
  const partnerACarico = d.dipendenti > carico.figli.length + carico.altriFamiliari.length;
  return {
    persona: s.membro,
    caso: d.caso,
    partner: s.partner?.membro,
    convivente: carico.convivente !== null,
    redditoPartnerIgnoto: d.redditoPartnerIgnoto,
    eta: d.eta,
    prodotto: d.prodotto,
    cassa: s.membro.cassa === true,
    reddito: s.reddito ?? 0,
    capitale: d.capitale,
    anni: d.anni,
    oltrePensione: Math.abs(d.perditaAnnua * d.anni - d.sostituzioneReddito) > 1,
    dipendono: [
      ...(partnerACarico && s.partner ? [s.partner.membro] : []),
      ...[...carico.ragazzi, ...carico.altriFamiliari].map(({ membro }) => membro),
    ],
    fabbisognoLordo: d.fabbisognoLordo,
    istruzione: d.istruzione,
    pensioneSuperstiti: d.pensioneSuperstiti,
    superstitiRidotta: d.superstitiRidotta,
    debiti: d.debiti,
    mobiliare: s.risorse.mobiliare,
    immobili: isSolo(d, s) ? s.risorse.immobili : 0,
    quotaReddito: v['tcm.quotaReddito'],
    quotaLiquidi: quotaRisparmi(v['tcm.quotaLiquidi'], d, s),
    studi: v['tcm.studi'],
    figli: carico.ragazzi.map(({ membro }) => membro),
  };
}

/** The number on the card. Debts that were given are not an estimate. */
function dettoDi({ caso, capitale, fabbisognoLordo }: Dati): number {
  if (caso === 'coperto') return fabbisognoLordo;
  return caso === 'capitale' || caso === 'eta' || caso === 'coobbligato' ? capitale : 0;
}

/** Nobody depends and there is no partner: who inherits may sell the home and use all savings. */
const isSolo = (d: Tcm, s: Scheda): boolean => d.dipendenti === 0 && s.partner === undefined;
const quotaRisparmi = (quota: number, d: Tcm, s: Scheda): number => (isSolo(d, s) ? 1 : quota);

function ingressiDi(s: Scheda, carico: Carico): InputCalcolato[] {
  const { membro } = s;
  const { polizze } = membro;
  return [
    dato(s, 'dataNascita', membro.dataNascita),
    dato(s, 'professione', membro.professione),
    ...detti(s, 'cassa'),
    ...(s.tipo === 'nessuno' && s.reddito === undefined
      ? []
      : [dato(s, 'redditoNettoAnnuo', s.reddito)]),
    ...carico.inputs,
    // Both of the couple owe the debts of both.
    ...[s, ...(s.partner ? [s.partner] : [])].flatMap(debitiInputs),
    ...risparmiDi(s),
    dato(s, 'polizze.casoMorte', polizze?.casoMorte),
    ...(polizze?.casoMorte
      ? [dato(s, 'polizze.capitaleCasoMorte', polizze.capitaleCasoMorte)]
      : []),
  ];
}

function valuta(ctx: Contesto, s: Scheda): Valutazione<Dati> {
  const { membro, risorse } = s;
  const carico = caricoDi(ctx, s);
  const inputs = ingressiDi(s, carico);
  if (s.maggiorenne === false || isMantenuto(s))
    return { scheda: s, inputs, motivo: 'non_applicabile' };
  if (!membro.dataNascita || !membro.professione)
    return { scheda: s, inputs, motivo: 'dati_mancanti' };
  citaRisorse(ctx, s);
  const result = tcm(
    ctx.valori,
    {
      refDate: ctx.refDate,
      birthDate: membro.dataNascita,
      professione: membro.professione,
      redditoNettoAnnuo: s.reddito,
      regione: s.regione,
      laureato: s.laureato,
      anniContributi: membro.anniContributi,
      cassa: membro.cassa,
      spouse: carico.spouse,
      convivente: carico.convivente,
      kids: carico.figli,
      anniMinimi: carico.anniMinimi,
      altriACarico: carico.altri,
      genitori: carico.genitori,
      mutuo: risorse.mutuo,
      altriDebiti: risorse.altriDebiti,
      mobiliare: risorse.mobiliare,
      immobili: risorse.immobili,
      copertura: membro.polizze?.casoMorte ? membro.polizze.capitaleCasoMorte : 0,
    },
    s.carriera && { carriera: s.carriera, pensione: known(s.stima) },
  );
  if (result.score === null) return esclusa(s, inputs, result);
  const dati = { ...result, carico, caso: casoTcm(ctx.valori, result) };
  return { scheda: s, inputs, score: result.score, dati, numeri: numeriDi(s, result) };
}

/** Sons, daughters and parents without income are not insured: others look after them. */
const isMantenuto = (s: Scheda): boolean =>
  s.lato === undefined && !((s.reddito ?? 0) > 0) && !lavora(s);

function esclusa(s: Scheda, inputs: InputCalcolato[], d: Tcm): Valutazione<Dati> {
  const missing = d.motivo === 'dati_mancanti';
  const code: Ragione['code'] =
    d.motivo === 'nessun_reddito' || d.motivo === 'nessuno'
      ? d.motivo
      : d.redditoPartnerIgnoto && s.reddito !== undefined
        ? 'reddito_partner_ignoto'
        : 'reddito_ignoto';
  return {
    scheda: s,
    inputs,
    motivo: missing ? 'dati_mancanti' : 'non_applicabile',
    ragione: { code, persona: s.membro, partner: s.partner?.membro },
  };
}

const numeriDi = (s: Scheda, d: Tcm) => ({
  capitale: r2(d.capitale),
  anni: r2(d.anni),
  dipendenti: d.dipendenti,
  coobbligato: d.coobbligato,
  prodotto: d.prodotto,
  pensioneSuperstiti: r2(d.pensioneSuperstiti),
  sostituzioneReddito: r2(d.sostituzioneReddito),
  istruzione: r2(d.istruzione),
  debiti: r2(d.debiti),
  fabbisognoLordo: r2(d.fabbisognoLordo),
  multiploReddito: r6(d.multiploReddito),
  reddito: r2(s.reddito ?? 0),
});

function passiTcm(ctx: Contesto, s: Scheda, d: Dati): PassoCalcolato<'TCM'>[] {
  const v = ctx.valori;
  const copertura = s.membro.polizze?.casoMorte ? (s.membro.polizze.capitaleCasoMorte ?? 0) : 0;
  const savings = quotaRisparmi(v['tcm.quotaLiquidi'], d, s) * s.risorse.mobiliare;
  const immobili = isSolo(d, s) ? s.risorse.immobili : 0;
  const finali = d.fabbisognoLordo - d.sostituzioneReddito - d.debiti - d.istruzione;
  return [
    ...(d.anni > 0 ? [passo('sostegno', r2(d.sostituzioneReddito))] : []),
    ...(d.debiti > 0 ? [passo('debiti', r2(d.debiti))] : []),
    ...(d.istruzione > 0 ? [passo('studi', r2(d.istruzione))] : []),
    ...(finali > 0 ? [passo('spese', r2(finali))] : []),
    passo('servono', r2(d.fabbisognoLordo)),
    ...(immobili > 0 ? [passo('immobili', r2(-immobili))] : []),
    passo('risparmi', r2(-savings)),
    ...(copertura > 0 ? [passo('copertura', r2(-copertura))] : []),
    passo('mancano', r2(d.capitale)),
  ];
}
