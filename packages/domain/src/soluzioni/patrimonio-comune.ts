/** What the solutions on financial wealth share. */
import type { InputCalcolato } from '../analisi.ts';
import type { Contesto } from '../analisi/contesto.ts';
import type { Membro, SuddivisioneInvestimento } from '../nucleo.ts';
import { datoComune, uscite } from './bozza.ts';

type Split = 'suddivisioneInvestimento' | 'strumentiInvestimento' | 'regimeInvestimento';

/** A split of all zeros was not answered. */
const told = (membro: Membro, key: Split) => {
  const split = membro[key];
  return split && Object.values(split).some((value) => value > 0) ? split : undefined;
};

/** Wealth and the splits asked for. Splits are asked only of who has something to split. */
export function composizioneInputs(ctx: Contesto, ...splits: Split[]): InputCalcolato[] {
  const holders = ctx.adulti.filter(({ beni }) => beni.mobiliare > 0);
  return [
    ...datoComune(
      ctx,
      'valorePatrimonioMobiliare',
      ({ membro }) => membro.valorePatrimonioMobiliare,
      'euro',
    ),
    ...(holders.length > 0
      ? splits.flatMap((key) => datoComune(ctx, key, ({ membro }) => told(membro, key)))
      : []),
  ];
}

/** The same, with incomes, ages and planned outflows. */
export const mobiliareInputs = (ctx: Contesto, ...splits: Split[]): InputCalcolato[] => [
  ...composizioneInputs(ctx, ...splits),
  ...datoComune(ctx, 'redditoNettoAnnuo', ({ reddito }) => reddito, 'euroAnno'),
  ...datoComune(ctx, 'dataNascita', ({ membro }) => membro.dataNascita),
  ...uscite(ctx),
];

/** Euro in one class; nothing when the split is not known. */
export const euroClasse = (ctx: Contesto, ...classi: (keyof SuddivisioneInvestimento)[]): number =>
  classi.reduce(
    (total, classe) => total + (ctx.beni.mobiliare * (ctx.gestione.classi?.[classe] ?? 0)) / 100,
    0,
  );
