import { known } from '../records.ts';
import type { Contesto } from '../contesto/contesto.ts';
import { lavora, type Scheda } from '../contesto/scheda.ts';
import { riscattoSostenibile } from '../bilancio/riscatto-sostenibile.ts';
import { r2, type IsoDate } from '../money.ts';
import { personaDi } from '../previdenza/persona-di.ts';
import { anniLaureaDi, riscatto, type Riscatto } from '../riscatto/riscatto.ts';
import {
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
import { scoreRiscatto } from './punteggi.ts';

type Dati = Extract<Riscatto, { status: 'ok' }>;

/** domain.md 7.9: buying back the years of a degree. */
export const soluzioneRiscatto: Regola<'riscatto-laurea'> = (ctx) => {
  const tutti = valutaTutti(ctx, valuta);
  const classifica = graduatoria(ctx, tutti);
  const [primo] = classifica;
  if (!primo)
    return {
      ...grigia('riscatto-laurea', tutti),
      etaLimite: ctx.valori['soluzione.soglie'].etaRiscatto,
    };
  const { scheda: s, dati: d } = primo;
  const { agevolato: c } = d;
  return {
    code: 'riscatto-laurea',
    score: primo.score,
    numeri: primo.numeri,
    inputs: primo.inputs,
    membri: classifica.map(({ scheda }) => scheda.id),
    perMembro: perMembro(tutti),
    fatti: {
      persona: s.membro,
      aliquota: ctx.valori['riscatto.aliquota'],
      anniRate: ctx.valori['riscatto.anniRate'],
      anniUtili: d.anniUtili,
      annoMinimale: d.annoMinimale === annoDi(ctx.refDate) ? undefined : d.annoMinimale,
      forfettario: s.membro.regimeFiscale === 'forfettario' && c.risparmioFiscale === 0,
      mesiAnticipo: d.mesiAnticipo,
      agevolato: c,
    },
    stimato: stimato(c.deltaPensioneNetta, 'euroAnno'),
    passi: [
      passo('costo', r2(c.costo)),
      passo('risparmioFiscale', r2(-c.risparmioFiscale)),
      passo('costoNetto', r2(c.costoNetto)),
      passo('pensione', r2(c.deltaPensioneNetta), 'euroAnno'),
      ...(c.anniRecupero === null ? [] : [passo('recupero', r2(c.anniRecupero), 'anni')]),
      passo('anticipo', d.mesiAnticipo, 'mesi'),
    ],
    fonti: ['riscatto.aliquota', 'riscatto.minimale', 'inps.coefficienti', 'riscatto.soglie'],
  };
};

/** Nothing to buy back, or it was done already, or work is over. */
const isEscluso = (ctx: Contesto, s: Scheda): boolean =>
  s.maggiorenne === false ||
  (s.tipo !== undefined && !lavora(s)) ||
  s.laureato === false ||
  s.membro.laureato?.riscattoFiniPensionistici === true ||
  (s.eta !== undefined && s.eta >= ctx.valori['soluzione.soglie'].etaRiscatto);

const annoDi = (day: IsoDate): number => Number(day.slice(0, 4));
const arrotonda = (anni: number | null): number | null => (anni === null ? null : r2(anni));

/** Whether the family can bear the cost today. */
function isSostenibile({ valori, gestione, bilancio }: Contesto, costo: number): boolean {
  const { riserva } = gestione;
  return riscattoSostenibile(valori, {
    costo,
    margine: bilancio.margine,
    carenza: riserva.eligible ? riserva.carenza : null,
    mobiliareOltreRiserva: riserva.eligible ? Math.max(0, riserva.mobiliare - riserva.bisogno) : 0,
  });
}

function valuta(ctx: Contesto, s: Scheda): Valutazione<Dati> {
  const { membro } = s;
  const inputs = [
    dato(s, 'laureato', s.laureato),
    dato(s, 'dataNascita', membro.dataNascita),
    dato(s, 'professione', membro.professione),
    dato(s, 'redditoNettoAnnuo', s.reddito),
    dato(s, 'sesso', membro.sesso),
    dato(s, 'anniContributi', membro.anniContributi),
    ...(s.laureato
      ? [
          dato(s, 'laureato.riscattoFiniPensionistici', membro.laureato?.riscattoFiniPensionistici),
          dato(s, 'laureato.anni', membro.laureato?.anni),
        ]
      : []),
  ];
  if (isEscluso(ctx, s)) return { scheda: s, inputs, motivo: 'non_applicabile' };
  if (s.laureato === undefined || !s.carriera || !s.stima)
    return { scheda: s, inputs, motivo: 'dati_mancanti' };
  const dati = riscatto(
    ctx.valori,
    {
      ...known(personaDi(ctx.refDate, membro)),
      annoDomanda: annoDi(ctx.refDate),
      laureato: true,
      anni: anniLaureaDi(membro),
    },
    { carriera: s.carriera, pensione: s.stima },
  );
  if (dati.status === 'studi_prima_1996')
    return {
      scheda: s,
      inputs,
      motivo: 'non_applicabile',
      ragione: { code: dati.status, persona: membro },
    };
  if (dati.status !== 'ok') return { scheda: s, inputs, motivo: 'non_applicabile' };
  const { agevolato, ordinario, mesiAnticipo, esito } = dati;
  if (!isSostenibile(ctx, agevolato.costo))
    return {
      scheda: s,
      inputs,
      motivo: 'non_applicabile',
      ragione: { code: 'non_sostenibile', persona: membro, somma: agevolato.costo },
    };
  const numeri = {
    anni: r2(dati.anniUtili),
    costo: r2(agevolato.costo),
    risparmioFiscale: r2(agevolato.risparmioFiscale),
    costoNetto: r2(agevolato.costoNetto),
    deltaPensioneNetta: r2(agevolato.deltaPensioneNetta),
    anniRecupero: arrotonda(agevolato.anniRecupero),
    mesiAnticipo,
    esito,
    costoOrdinario: r2(ordinario.costo),
    costoNettoOrdinario: r2(ordinario.costoNetto),
    anniRecuperoOrdinario: arrotonda(ordinario.anniRecupero),
  };
  return {
    scheda: s,
    inputs,
    score: scoreRiscatto(ctx.valori, {
      anniRecupero: agevolato.anniRecupero,
      mesiAnticipo,
      eta: known(s.eta),
    }),
    dati,
    numeri,
  };
}
