import { lavora } from '../analisi/contesto.ts';
import { r2 } from '../money.ts';
import { isPropria } from '../nucleo.ts';
import { datoComune, passo, vuota, type Regola } from './bozza.ts';
import type { MotivoTutela } from './fatti.ts';
import { perAdulti } from './polizze-rischi.ts';
import { scoreTutelaLegale } from './punteggi.ts';
import { cita } from '../traccia/read-tracker.ts';

/** 7.8: exposure to disputes. */
export const soluzioneTutela: Regola<'tutela-legale'> = (ctx) => {
  const inputs = [
    ...datoComune(ctx, 'professione', ({ professione }) => professione),
    ...datoComune(ctx, 'statoResidenza', ({ membro }) => membro.statoResidenza),
    ...datoComune(
      ctx,
      'valorePatrimonioMobiliare',
      ({ membro }) => membro.valorePatrimonioMobiliare,
      'euro',
    ),
    ...datoComune(ctx, 'polizze.tutelaLegale', ({ membro }) => membro.polizze?.tutelaLegale),
  ];
  if (!ctx.adulti.some(({ professione }) => professione))
    return vuota('tutela-legale', 'dati_mancanti', inputs);
  cita(ctx.valori, ctx.dietro.patrimonio());
  const fattori = {
    autonomo: ctx.schede.some((s) => lavora(s) && s.tipo !== 'dipendente'),
    imprenditore: ctx.schede.some(({ professione }) => professione === 'Imprenditore'),
    secondeCase: ctx.beni.secondeCase,
    netto: ctx.beni.netto,
    figli: ctx.figliACarico.length,
    residenzaPropria: ctx.schede.some(({ membro }) => isPropria(membro.statoResidenza)),
    copertura: ctx.adulti.some(({ membro }) => membro.polizze?.tutelaLegale === true),
  };
  const score = scoreTutelaLegale(fattori);
  const punti: [boolean, number, MotivoTutela][] = [
    [fattori.autonomo || fattori.imprenditore, 30, 'lavoroInProprio'],
    [fattori.imprenditore, 10, 'impresa'],
    [fattori.secondeCase > 0, 20, 'altriImmobili'],
    [fattori.netto > 250000, 15, 'patrimonio'],
    [fattori.figli > 0, 10, 'figli'],
    [fattori.residenzaPropria, 5, 'casa'],
  ];
  const motivi = punti.filter(([holds]) => holds);
  return {
    code: 'tutela-legale',
    score,
    inputs,
    membri: ctx.schede.filter((s) => s.maggiorenne !== false).map(({ id }) => id),
    perMembro: perAdulti(ctx, score),
    ...(fattori.copertura ? {} : { direzione: 'poco' as const }),
    fatti: { copertura: fattori.copertura, motivi: motivi.map(([, , code]) => code) },
    numeri: {
      motivi: motivi.length,
      secondeCase: r2(fattori.secondeCase),
      netto: r2(fattori.netto),
      copertura: fattori.copertura,
    },
    passi: [
      passo('base', 10, 'punti'),
      ...motivi.map(([, value, code]) => passo(code, value, 'punti')),
      passo('risultato', r2(score), 'punti'),
    ],
    fonti: ['livelli.tetti'],
  };
};
