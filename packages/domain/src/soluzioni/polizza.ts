import { stimaSuccessione } from '../analisi/successione.ts';
import { r2 } from '../money.ts';
import { datoComune, passo, vuota, type Regola } from './bozza.ts';
import { mobiliareInputs } from './patrimonio-comune.ts';
import type { MotivoPolizza } from './fatti.ts';
import { scorePolizza } from './punteggi.ts';
import { cita } from '../traccia/read-tracker.ts';

/** 7.10: a life policy as a way to protect and pass on wealth. */
export const soluzionePolizza: Regola<'polizza'> = (ctx) => {
  const inputs = [
    ...mobiliareInputs(ctx, 'strumentiInvestimento').filter(
      ({ key }) => key !== 'redditoNettoAnnuo' && key !== 'uscitePianificate',
    ),
    ...datoComune(ctx, 'haTestamento', ({ membro }) => membro.haTestamento),
    ...datoComune(ctx, 'garanziePersonali', ({ membro }) => membro.garanziePersonali),
  ];
  if (!ctx.mobiliareNoto || ctx.me?.eta === undefined)
    return vuota('polizza', 'dati_mancanti', inputs);
  cita(ctx.valori, ctx.dietro.risparmi());
  const mobiliare = ctx.beni.mobiliare;
  const successione = stimaSuccessione(ctx);
  const fattori = {
    mobiliare,
    eta: ctx.me.eta,
    imprenditore: ctx.schede.some(
      ({ membro }) => membro.imprenditore === true || membro.professione === 'Imprenditore',
    ),
    garanzie: ctx.schede.some(({ membro }) => membro.garanziePersonali === true),
    senzaTestamento: ctx.me.membro.haTestamento === false,
    imposta: successione.imposta,
    assicurativiPct: ctx.gestione.strumenti?.assicurativi ?? 0,
  };
  const score = scorePolizza(ctx.valori, fattori);
  if (score === null) return vuota('polizza', 'non_applicabile', inputs);
  const motivi: [boolean, MotivoPolizza][] = [
    [fattori.imprenditore, 'impresa'],
    [fattori.garanzie, 'garanzie'],
    [fattori.senzaTestamento, 'senzaTestamento'],
    [fattori.imposta > 0, 'imposta'],
    [fattori.eta >= 55, 'eta'],
    [mobiliare >= 250000, 'risparmi'],
  ];
  return {
    code: 'polizza',
    score,
    inputs,
    membri: [ctx.me.id],
    perMembro: [],
    fatti: {
      mobiliare,
      quotaCatastale: ctx.valori['successione.quotaCatastale'],
      motivi: motivi.filter(([holds]) => holds).map(([, code]) => code),
    },
    numeri: {
      mobiliare: r2(mobiliare),
      impostaStimata: r2(fattori.imposta),
      senzaTestamento: fattori.senzaTestamento,
      garanzie: fattori.garanzie,
      imprenditore: fattori.imprenditore,
    },
    passi: [
      passo('risparmi', r2(mobiliare)),
      passo('base', r2(successione.base)),
      passo('imposta', r2(successione.imposta)),
      passo('risultato', r2(score), 'punti'),
    ],
    fonti: ['successione.aliquote', 'successione.quotaCatastale'],
  };
};
