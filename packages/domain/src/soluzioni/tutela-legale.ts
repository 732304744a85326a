import type { Contesto } from '../contesto/contesto.ts';
import { haImpresa, impresaInputs } from '../contesto/scheda.ts';
import { r2 } from '../money.ts';
import { isPropria } from '../nucleo.ts';
import { secondeCaseDi } from '../patrimonio/beni-di.ts';
import { datoCoppia, type Regola } from './bozza.ts';
import type { MotivoTutela } from './fatti.ts';
import { contaFigli, isAutonoma, perAdulti } from './nucleo-comune.ts';
import { puntiTutela, scoreTutelaLegale, type InputTutela } from './punteggi.ts';
import { cita } from '../traccia/read-tracker.ts';

const MOTIVI = [
  'lavoroInProprio',
  'impresa',
  'altriImmobili',
  'patrimonio',
  'figli',
  'casa',
] as const;

/** domain.md 7.8: exposure to disputes. */
export const soluzioneTutela: Regola<'tutela-legale'> = (ctx) => {
  const inputs = ingressiDi(ctx);
  cita(ctx.valori, ctx.dietroCoppia.patrimonio());
  const { secondeCase, netto } = ctx.beniCoppia;
  const fattori: InputTutela = {
    autonomo: isAutonoma(ctx),
    imprenditore: ctx.coppia.some(haImpresa),
    secondeCase,
    netto,
    figli: contaFigli(ctx),
    residenzaPropria: ctx.coppia.some(({ membro }) => isPropria(membro.statoResidenza)),
    copertura: ctx.me?.membro.polizze?.tutelaLegale === true,
  };
  const score = scoreTutelaLegale(ctx.valori, fattori);
  const punti = puntiTutela(fattori);
  const motivi: MotivoTutela[] = MOTIVI.filter((key) => punti[key] > 0);
  return {
    code: 'tutela-legale',
    score,
    inputs,
    membri: ctx.coppia.map(({ id }) => id),
    perMembro: perAdulti(ctx, score),
    direzione: fattori.copertura ? undefined : 'poco',
    fatti: { copertura: fattori.copertura, motivi },
    numeri: {
      motivi: motivi.length,
      secondeCase: r2(secondeCase),
      netto: r2(netto),
      copertura: fattori.copertura,
    },
    passi: [],
    fonti: ['livelli.tetti'],
  };
};

const ingressiDi = (ctx: Contesto) => [
  ...datoCoppia(ctx, 'professione', ({ professione }) => professione),
  ...ctx.coppia.flatMap(impresaInputs),
  ...datoCoppia(ctx, 'statoResidenza', ({ membro }) => membro.statoResidenza),
  ...datoCoppia(ctx, 'valorePatrimonioImmobiliareSecondHomes', ({ membro }) =>
    secondeCaseDi(membro),
  ),
  ...(ctx.me ? [ctx.me.ingressi('polizze.tutelaLegale', ctx.me.membro.polizze?.tutelaLegale)] : []),
];
