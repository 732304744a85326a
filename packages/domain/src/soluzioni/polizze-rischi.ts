import type { InputCalcolato } from '../analisi.ts';
import type { Contesto } from '../contesto/contesto.ts';
import { detti, type Scheda } from '../contesto/scheda.ts';
import { clamp, r2, r6, sum } from '../money.ts';
import { isPropria } from '../nucleo.ts';
import { secondeCaseDi } from '../patrimonio/beni-di.ts';
import { barra, datoCoppia, passo, vuota, type Regola } from './bozza.ts';
import { contaFigli, perAdulti } from './nucleo-comune.ts';
import { scorePolizzeRischi } from './punteggi.ts';
import { cita } from '../traccia/read-tracker.ts';

const isOwner = ({ membro }: Scheda): boolean => isPropria(membro.statoResidenza);
/** A home that was said not to be insured: an answer not given says nothing. */
const casaScoperta = (s: Scheda): boolean =>
  isOwner(s) && s.membro.assicurazioneResidenza === false;
const secondeScoperte = ({ beni, membro }: Scheda): boolean =>
  beni.secondeCase > 0 && membro.secondeCaseAssicurate === false;

const casaIgnota = (s: Scheda): boolean =>
  isOwner(s) && s.membro.assicurazioneResidenza === undefined;
const secondeIgnote = ({ beni, membro }: Scheda): boolean =>
  beni.secondeCase > 0 && membro.secondeCaseAssicurate === undefined;
/**
 * There is property, and of none of it is known whether it is insured: that is not «A posto».
 */
const nessunaRisposta = ({ coppia }: Contesto): boolean =>
  coppia.some((s) => casaIgnota(s) || secondeIgnote(s)) &&
  !coppia.some(
    ({ membro, beni }) =>
      (isPropria(membro.statoResidenza) && membro.assicurazioneResidenza !== undefined) ||
      (beni.secondeCase > 0 && membro.secondeCaseAssicurate !== undefined),
  );

/** domain.md 7.6: property without cover, and damage to others. */
export const soluzionePolizzeRischi: Regola<'polizze-rischi'> = (ctx) => {
  const { coppia, beniCoppia: beni } = ctx;
  const inputs = ingressiDi(ctx);
  const known = coppia.some(({ membro }) => membro.statoResidenza !== undefined);
  const homes = coppia.filter(casaScoperta);
  const valued = homes.every(({ membro }) => membro.valoreResidenza !== undefined);
  if (!known || !valued || nessunaRisposta(ctx))
    return vuota('polizze-rischi', 'dati_mancanti', inputs);
  cita(ctx.valori, ctx.dietroCoppia.patrimonio());
  const casa = sum(homes.map((s) => s.beni.residenza));
  const seconde = sum(coppia.filter(secondeScoperte).map((s) => s.beni.secondeCase));
  const { esposizione, controlla, score } = scorePolizzeRischi(ctx.valori, {
    casaNonAssicurata: casa,
    secondeCaseScoperte: seconde,
    lordo: beni.lordo,
    figli: contaFigli(ctx),
    mutuo: homes.some((s) => s.beni.mutuo > 0),
  });
  const quota = clamp(beni.lordo > 0 ? esposizione / beni.lordo : 0);
  const immobili = beni.residenza + beni.secondeCase;
  return {
    code: 'polizze-rischi',
    score,
    inputs,
    membri: coppia.filter((s) => casaScoperta(s) || secondeScoperte(s)).map(({ id }) => id),
    perMembro: perAdulti(ctx, score),
    fatti: {
      esposizione,
      quota,
      immobili,
      controlla,
      casaIgnota: coppia.some(casaIgnota),
      secondeIgnote: coppia.some(secondeIgnote),
      impresa: coppia.some(
        ({ professione }) => professione === 'Imprenditore' || professione === 'Artigiano/a',
      ),
    },
    direzione: esposizione > 0 ? 'poco' : undefined,
    barra: esposizione > 0 ? barra(immobili - esposizione, immobili) : undefined,
    numeri: { esposizione: r2(esposizione), quota: r6(quota), immobili: r2(immobili), controlla },
    passi: [
      passo('casa', r2(casa)),
      passo('altriImmobili', r2(seconde)),
      passo('esposizione', r2(esposizione)),
    ],
    fonti: ['livelli.tetti'],
  };
};

/** Values and covers are asked of the owner. */
const ingressiDi = (ctx: Contesto): InputCalcolato[] => [
  ...ctx.coppia.flatMap((s) => detti(s, 'professione')),
  ...datoCoppia(ctx, 'statoResidenza', ({ membro }) => membro.statoResidenza),
  ...ctx.coppia
    .filter(isOwner)
    .flatMap(({ membro, ingressi }) => [
      ingressi('valoreResidenza', membro.valoreResidenza),
      ingressi('assicurazioneResidenza', membro.assicurazioneResidenza),
      ingressi('mutuoResidenza', membro.mutuoResidenza),
    ]),
  ...datoCoppia(ctx, 'valorePatrimonioImmobiliareSecondHomes', ({ membro }) =>
    secondeCaseDi(membro),
  ),
  ...ctx.coppia
    .filter(({ beni }) => beni.secondeCase > 0)
    .map(({ membro, ingressi }) => ingressi('secondeCaseAssicurate', membro.secondeCaseAssicurate)),
];
