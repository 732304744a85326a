import type { Contesto, Scheda } from '../analisi/contesto.ts';
import { clamp, r2, r6, sum } from '../money.ts';
import { isPropria } from '../nucleo.ts';
import { barra, datoComune, passo, vuota, type Regola } from './bozza.ts';
import { scorePolizzeRischi } from './punteggi.ts';
import { cita } from '../traccia/read-tracker.ts';

const isOwner = ({ membro }: Scheda): boolean => isPropria(membro.statoResidenza);
/** Homes that nobody said are insured. */
const scoperta = (s: Scheda): boolean => isOwner(s) && !s.membro.assicurazioneResidenza;

/** 7.6: property without cover, and damage to others. */
export const soluzionePolizzeRischi: Regola<'polizze-rischi'> = (ctx) => {
  const inputs = [
    ...datoComune(ctx, 'statoResidenza', ({ membro }) => membro.statoResidenza),
    ...(ctx.adulti.some(isOwner)
      ? [
          ...datoComune(ctx, 'valoreResidenza', ({ membro }) => membro.valoreResidenza, 'euro'),
          ...datoComune(
            ctx,
            'assicurazioneResidenza',
            ({ membro }) => membro.assicurazioneResidenza,
          ),
        ]
      : []),
    ...datoComune(
      ctx,
      'valorePatrimonioImmobiliareSecondHomes',
      ({ membro, beni }) =>
        membro.valorePatrimonioImmobiliareSecondHomes ??
        (membro.valorePatrimonioImmobiliare === undefined ? undefined : beni.secondeCase),
      'euro',
    ),
  ];
  const known = ctx.adulti.some(({ membro }) => membro.statoResidenza !== undefined);
  const ownersKnown = ctx.adulti
    .filter(isOwner)
    .every(({ membro }) => membro.valoreResidenza !== undefined);
  if (!known || !ownersKnown) return vuota('polizze-rischi', 'dati_mancanti', inputs);
  cita(ctx.valori, ctx.dietro.patrimonio());
  const uninsured = sum(ctx.schede.filter(scoperta).map(({ beni }) => beni.residenza));
  const { esposizione, score } = scorePolizzeRischi({
    residenzaPropria: uninsured > 0,
    assicurata: false,
    valoreResidenza: uninsured,
    secondeCase: ctx.beni.secondeCase,
    lordo: ctx.beni.lordo,
    figli: ctx.figliACarico.length,
    mutuo: ctx.schede.some((s) => scoperta(s) && s.beni.mutuo > 0),
  });
  const quota = clamp(ctx.beni.lordo > 0 ? esposizione / ctx.beni.lordo : 0);
  const immobili = ctx.beni.residenza + ctx.beni.secondeCase;
  return {
    code: 'polizze-rischi',
    score,
    inputs,
    membri: ctx.schede.filter((s) => scoperta(s) || s.beni.secondeCase > 0).map(({ id }) => id),
    perMembro: perAdulti(ctx, score),
    fatti: { esposizione, quota, immobili },
    ...(esposizione > 0
      ? { direzione: 'poco' as const, barra: barra(immobili - esposizione, immobili) }
      : {}),
    numeri: { esposizione: r2(esposizione), quota: r6(quota), immobili: r2(immobili) },
    passi: [
      passo('casa', r2(uninsured)),
      passo('altriImmobili', r2(ctx.beni.secondeCase)),
      passo('esposizione', r2(esposizione)),
    ],
    fonti: ['livelli.tetti'],
  };
};

/** A matter of the household: every adult shares its level, minors have no part in it. */
export const perAdulti = (ctx: Contesto, score: number) =>
  ctx.valutate.map((s) =>
    s.maggiorenne === false
      ? { memberId: s.id, score: null, motivo: 'non_applicabile' as const, numeri: {} }
      : { memberId: s.id, score, numeri: {} },
  );
