import type { InputCalcolato } from '../analisi.ts';
import { comuneNoto, isFiglio, lavora, type Contesto, type Scheda } from '../analisi/contesto.ts';
import { r2 } from '../money.ts';
import { ltc, type Ltc } from '../protezione/ltc.ts';
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

/** 7.5: what long-term care would leave uncovered. */
export const soluzioneLtc: Regola<'LTC'> = (ctx) => {
  const tutti = valutaTutti(ctx, valuta);
  const classifica = graduatoria(tutti);
  const [primo] = classifica;
  if (!primo) return grigia('LTC', tutti);
  const { scheda: s, dati: d } = primo;
  const v = ctx.valori;
  const rendita = renditaDi(s);
  return {
    code: 'LTC',
    score: primo.score,
    numeri: primo.numeri,
    inputs: primo.inputs,
    membri: classifica.map(({ scheda }) => scheda.id),
    perMembro: perMembro(tutti),
    fatti: {
      persona: s.membro,
      eta: s.eta!,
      costoMensile: d.costoMensile,
      gapMensile: d.gapMensile,
      risorseProprie: d.risorseProprie,
      capitale: d.capitale,
      indennita: v['inps.accompagnamento'],
      anni: v['ltc.anni'],
      quota: v[s.coniuge ? 'ltc.quotaCoppia' : 'ltc.quotaSingolo'],
      redditoFuturo: redditoFuturo(s)!,
      ripartizione: s.ripartizione,
    },
    ...(d.gapMensile > 0 ? { direzione: 'poco' as const } : {}),
    barra: barra(d.costoMensile - d.gapMensile, d.costoMensile, 'euroMese'),
    passi: [
      passo('costo', r2(d.costoMensile), 'euroMese'),
      passo('indennita', r2(-v['inps.accompagnamento']), 'euroMese'),
      passo('redditoFuturo', r2(-d.risorseProprie), 'euroMese'),
      ...(rendita > 0 ? [passo('rendita', r2(-rendita), 'euroMese')] : []),
      passo('scoperti', r2(d.gapMensile), 'euroMese'),
      passo('capitale', r2(d.capitale)),
    ],
    fonti: ['inps.accompagnamento', 'ltc.costo', 'inps.coefficienti'],
  };
};

const renditaDi = ({ membro: { polizze } }: Scheda): number =>
  polizze?.rischioNonAutosufficienza ? (polizze.renditaLtcMensile ?? 0) : 0;

/** Net income to count on in old age, euro a month; undefined when it cannot be told. */
function redditoFuturo(s: Scheda): number | undefined {
  if (s.tipo === 'nessuno') return 0;
  if (s.tipo === 'pensionato') return s.reddito === undefined ? undefined : s.reddito / 12;
  const { stima } = s;
  if (!stima) return undefined;
  return stima.status === 'ok' ? stima.pensioneNettaAnnua / 12 : 0;
}

function ingressiDi(ctx: Contesto, s: Scheda): InputCalcolato[] {
  const { membro, risorse } = s;
  const { polizze } = membro;
  return [
    dato(s, 'dataNascita', membro.dataNascita),
    dato(s, 'professione', membro.professione),
    ...(s.tipo === 'nessuno' ? [] : [dato(s, 'redditoNettoAnnuo', s.reddito, 'euroAnno')]),
    dato(s, 'comuneResidenza', comuneNoto(s)),
    dato(s, 'valorePatrimonioMobiliare', ctx.mobiliareNoto ? risorse.mobiliare : undefined, 'euro'),
    dato(s, 'polizze.rischioNonAutosufficienza', polizze?.rischioNonAutosufficienza),
    ...(polizze?.rischioNonAutosufficienza && polizze.tipoLtcSottoscritta !== 'rimborso'
      ? [dato(s, 'polizze.renditaLtcMensile', polizze.renditaLtcMensile, 'euroMese')]
      : []),
  ];
}

function valuta(ctx: Contesto, s: Scheda): Valutazione<Ltc> {
  const { polizze } = s.membro;
  const inputs = ingressiDi(ctx, s);
  const dependentChild =
    isFiglio(s) && !lavora(s) && s.eta !== undefined && s.eta < ctx.valori['tcm.etaFigli'];
  if (s.maggiorenne === false || dependentChild)
    return { scheda: s, inputs, motivo: 'non_applicabile' };
  const income = redditoFuturo(s);
  if (s.eta === undefined || s.tipo === undefined || income === undefined)
    return { scheda: s, inputs, motivo: 'dati_mancanti' };
  cita(ctx.valori, ctx.dietro.risparmi());
  const dati = ltc(ctx.valori, {
    eta: s.eta,
    ripartizione: s.ripartizione,
    redditoNettoMensile: income,
    coppia: !!s.coniuge,
    copertura: polizze?.rischioNonAutosufficienza,
    renditaLtcMensile: renditaDi(s),
    mobiliare: s.risorse.mobiliare,
  });
  const numeri = {
    costoMensile: r2(dati.costoMensile),
    risorseProprie: r2(dati.risorseProprie),
    gapMensile: r2(dati.gapMensile),
    capitale: r2(dati.capitale),
  };
  return { scheda: s, inputs, score: dati.score, dati, numeri };
}
