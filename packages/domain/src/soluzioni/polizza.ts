import { erediDi, fattiImposta, quoteDi, stimaDi } from '../contesto/successione.ts';
import type { Contesto } from '../contesto/contesto.ts';
import { detti, haImpresa, impresaInputs } from '../contesto/scheda.ts';
import { r2 } from '../money.ts';
import { isPropria } from '../nucleo.ts';
import { passo, vuota, type Regola } from './bozza.ts';
import { risparmiCoppia, splitCoppia } from './patrimonio-comune.ts';
import { scorePolizza, type InputPolizza } from './punteggi.ts';
import { cita } from '../traccia/read-tracker.ts';

/** domain.md 7.10: passing on wealth, the will first. */
export const soluzionePolizza: Regola<'polizza'> = (ctx) => {
  const { me, valori: v } = ctx;
  const inputs = ingressiDi(ctx);
  if (me?.eta === undefined) return vuota('polizza', 'dati_mancanti', inputs);
  cita(v, ctx.dietroCoppia.patrimonio());
  const eredi = erediDi(ctx);
  const stima = stimaDi(ctx, eredi);
  const { mobiliare } = me.risorse;
  const casaPropria = isPropria(me.membro.statoResidenza);
  const fattori: InputPolizza = {
    mobiliare,
    netto: ctx.beniCoppia.netto,
    eta: me.eta,
    imprenditore: ctx.coppia.some(haImpresa),
    garanzie: ctx.coppia.some(({ membro }) => membro.garanziePersonali === true),
    senzaTestamento: me.membro.haTestamento === false,
    imposta: stima.imposta ?? 0,
    assicurativiPct: splitCoppia(ctx, 'strumentiInvestimento')?.assicurativi ?? 0,
    convivente: eredi.convivente,
    casaPropria,
    coniuge: eredi.coniuge,
    figli: eredi.figli + eredi.figliFuori,
    figliFuoriNucleo: eredi.figliFuori > 0,
  };
  const found = scorePolizza(v, fattori);
  if (found === null)
    return vuota('polizza', me.risorse.mobiliareNoto ? 'non_applicabile' : 'dati_mancanti', inputs);
  const { score, motivo } = found;
  return {
    code: 'polizza',
    score,
    inputs,
    membri: [me.id],
    perMembro: [],
    segni: { motivo },
    fatti: {
      motivo,
      partner: me.partner?.membro,
      casaPropria,
      mobiliare,
      eredi,
      disponibile: quoteDi(eredi).disponibile,
      imposta: fattiImposta(ctx, eredi, stima),
      quotaCatastale: v['successione.quotaCatastale'],
    },
    numeri: {
      motivo,
      mobiliare: r2(mobiliare),
      impostaStimata: stima.imposta === null ? null : r2(stima.imposta),
      senzaTestamento: fattori.senzaTestamento,
      garanzie: fattori.garanzie,
      imprenditore: fattori.imprenditore,
    },
    passi: [
      passo('risparmi', r2(mobiliare)),
      ...(stima.base === null ? [] : [passo('base', r2(stima.base))]),
      ...(stima.imposta === null ? [] : [passo('imposta', r2(stima.imposta))]),
    ],
    fonti: ['successione.aliquote', 'successione.quotaCatastale'],
  };
};

const ingressiDi = (ctx: Contesto) => [
  ...(ctx.me ? [ctx.me.ingressi('dataNascita', ctx.me.membro.dataNascita)] : []),
  ...ctx.coppia.flatMap((s) => [...detti(s, 'professione'), ...impresaInputs(s)]),
  ...(ctx.me ? [ctx.me.ingressi('haTestamento', ctx.me.membro.haTestamento)] : []),
  ...risparmiCoppia(ctx, 'strumentiInvestimento'),
  ...(ctx.me ? [ctx.me.ingressi('statoResidenza', ctx.me.membro.statoResidenza)] : []),
  ...(ctx.me ? [ctx.me.ingressi('garanziePersonali', ctx.me.membro.garanziePersonali)] : []),
  ...ctx.coppia.flatMap((s) => (s === ctx.me ? [] : detti(s, 'garanziePersonali'))),
];
