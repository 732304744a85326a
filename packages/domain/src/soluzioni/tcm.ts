import type { InputCalcolato } from '../analisi.ts';
import { r2, r6 } from '../money.ts';
import type { Contesto, Scheda } from '../analisi/contesto.ts';
import { tcm, type Tcm } from '../protezione/tcm.ts';
import type { PassoCalcolato } from '../calcolo.ts';
import {
  barra,
  dato,
  graduatoria,
  grigia,
  passo,
  perMembro,
  valutaTutti,
  type Regola,
  type Valutazione,
} from './bozza.ts';
import { cita } from '../traccia/read-tracker.ts';

/** 7.1: what the family would need if the income of one person stopped. */
export const soluzioneTcm: Regola<'TCM'> = (ctx) => {
  const tutti = valutaTutti(ctx, valuta);
  const classifica = graduatoria(tutti);
  const [primo] = classifica;
  if (!primo) return grigia('TCM', tutti);
  const { scheda: s, dati: d } = primo;
  const v = ctx.valori;
  return {
    code: 'TCM',
    score: primo.score,
    numeri: primo.numeri,
    inputs: primo.inputs,
    membri: classifica.map(({ scheda }) => scheda.id),
    perMembro: perMembro(tutti),
    fatti: {
      persona: s.membro,
      reddito: s.reddito!,
      capitale: d.capitale,
      anni: d.anni,
      dipendenti: d.dipendenti,
      fabbisognoLordo: d.fabbisognoLordo,
      istruzione: d.istruzione,
      pensioneSuperstiti: d.pensioneSuperstiti,
      mutuo: s.risorse.mutuo,
      mobiliare: s.risorse.mobiliare,
      quotaReddito: v['tcm.quotaReddito'],
      quotaLiquidi: v['tcm.quotaLiquidi'],
      studi: v['tcm.studi'],
      figli: s.figli
        .filter(({ eta }) => eta !== undefined && eta < v['tcm.etaFigli'])
        .map(({ membro }) => membro),
    },
    ...(d.capitale > 0 ? { direzione: 'poco' as const } : {}),
    barra: barra(d.fabbisognoLordo - d.capitale, d.fabbisognoLordo),
    passi: passiTcm(ctx, s, d),
    fonti: ['superstiti.quote', 'inps.coefficienti', 'tcm.quotaReddito'],
  };
};

function ingressiDi(ctx: Contesto, s: Scheda): InputCalcolato[] {
  const { membro, risorse } = s;
  const { polizze } = membro;
  return [
    dato(s, 'dataNascita', membro.dataNascita),
    dato(s, 'professione', membro.professione),
    dato(s, 'redditoNettoAnnuo', s.reddito, 'euroAnno'),
    ...(s.coniuge
      ? [dato(s.coniuge, 'redditoNettoAnnuo', redditoNoto(s.coniuge), 'euroAnno')]
      : []),
    ...s.figli.map((figlio) => dato(figlio, 'dataNascita', figlio.membro.dataNascita)),
    ...s.genitori.map((genitore) =>
      dato(genitore, 'redditoNettoAnnuo', redditoNoto(genitore), 'euroAnno'),
    ),
    ...(membro.mutuoResidenza
      ? [dato(s, 'valoreResiduoMutuo', membro.valoreResiduoMutuo, 'euro')]
      : []),
    dato(s, 'valorePatrimonioMobiliare', ctx.mobiliareNoto ? risorse.mobiliare : undefined, 'euro'),
    dato(s, 'polizze.casoMorte', polizze?.casoMorte),
    ...(polizze?.casoMorte
      ? [dato(s, 'polizze.capitaleCasoMorte', polizze.capitaleCasoMorte, 'euro')]
      : []),
  ];
}

function valuta(ctx: Contesto, s: Scheda): Valutazione<Tcm> {
  const { membro, risorse } = s;
  const { polizze } = membro;
  const inputs = ingressiDi(ctx, s);
  if (s.maggiorenne === false || (s.tipo === 'nessuno' && !(s.reddito! > 0)))
    return { scheda: s, inputs, motivo: 'non_applicabile' };
  if (!s.carriera) return { scheda: s, inputs, motivo: 'dati_mancanti' };
  cita(ctx.valori, ctx.dietro.risparmi());
  cita(ctx.valori, ctx.dietro.mutui());
  const dati = tcm(
    ctx.valori,
    {
      refDate: ctx.refDate,
      birthDate: membro.dataNascita!,
      professione: membro.professione!,
      redditoNettoAnnuo: s.reddito!,
      regione: s.regione,
      laureato: s.laureato,
      anniContributi: membro.anniContributi,
      // A spouse whose income is not known still inherits a pension, but is not taken for a
      // dependant.
      spouse: s.coniuge ? { reddito: redditoNoto(s.coniuge) ?? Infinity } : null,
      kids: s.figli.flatMap(({ eta }) => (eta === undefined ? [] : [eta])),
      genitori: s.genitori.map((genitore) => ({ reddito: redditoNoto(genitore) ?? Infinity })),
      mutuo: risorse.mutuo,
      mobiliare: risorse.mobiliare,
      copertura: polizze?.casoMorte ? polizze.capitaleCasoMorte : 0,
    },
    { carriera: s.carriera, pensione: s.stima! },
  );
  if (dati.score === null) return { scheda: s, inputs, motivo: 'non_applicabile' };
  const numeri = {
    capitale: r2(dati.capitale),
    anni: r2(dati.anni),
    dipendenti: dati.dipendenti,
    pensioneSuperstiti: r2(dati.pensioneSuperstiti),
    sostituzioneReddito: r2(dati.sostituzioneReddito),
    istruzione: r2(dati.istruzione),
    mutuo: r2(risorse.mutuo),
    fabbisognoLordo: r2(dati.fabbisognoLordo),
    multiploReddito: r6(dati.multiploReddito),
    reddito: r2(s.reddito!),
  };
  return { scheda: s, inputs, score: dati.score, dati, numeri };
}

/** Who has no profession of income and told none has none. */
const redditoNoto = (s: Scheda): number | undefined =>
  s.reddito ?? (s.tipo === 'nessuno' || s.maggiorenne === false ? 0 : undefined);

function passiTcm(ctx: Contesto, s: Scheda, d: Tcm): PassoCalcolato<'TCM'>[] {
  const v = ctx.valori;
  const copertura = s.membro.polizze?.casoMorte ? (s.membro.polizze.capitaleCasoMorte ?? 0) : 0;
  const savings = v['tcm.quotaLiquidi'] * s.risorse.mobiliare;
  return [
    ...(d.anni > 0 ? [passo('sostegno', r2(d.sostituzioneReddito))] : []),
    ...(s.risorse.mutuo > 0 ? [passo('mutuo', r2(s.risorse.mutuo))] : []),
    ...(d.istruzione > 0 ? [passo('studi', r2(d.istruzione))] : []),
    passo('spese', r2(v['tcm.speseFinali'])),
    passo('servono', r2(d.fabbisognoLordo)),
    passo('risparmi', r2(-savings)),
    ...(copertura > 0 ? [passo('copertura', r2(-copertura))] : []),
    passo('mancano', r2(d.capitale)),
  ];
}
