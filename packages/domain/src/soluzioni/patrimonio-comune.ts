/** What the solutions on financial wealth share. */
import type { InputCalcolato } from '../analisi.ts';
import type { Contesto } from '../analisi/contesto.ts';
import type { Membro, SuddivisioneInvestimento } from '../nucleo.ts';
import { datoComune, datoCoppia, uscite } from './bozza.ts';

type Split = 'suddivisioneInvestimento' | 'strumentiInvestimento' | 'regimeInvestimento';

/** A split of all zeros was not answered. */
const told = <K extends Split>(membro: Membro, key: K): Membro[K] => {
  const split = membro[key];
  return split && Object.values(split).some((value) => value > 0) ? split : undefined;
};

/** How `me` told that savings are split; it stands for those of the couple. */
export const splitDiMe = <K extends Split>({ me }: Contesto, key: K): Membro[K] =>
  me && told(me.membro, key);

/** The savings of me and the partner and one split of them, as answers. */
export const risparmiCoppia = (ctx: Contesto, split: Split): InputCalcolato[] => [
  ...datoCoppia(ctx, 'valorePatrimonioMobiliare', ({ membro }) => membro.valorePatrimonioMobiliare),
  ...(ctx.me && ctx.me.risorse.mobiliare > 0
    ? [ctx.me.ingressi(split, splitDiMe(ctx, split))]
    : []),
];

/** Wealth and the splits asked for. Splits are asked only of who has something to split. */
export function composizioneInputs(ctx: Contesto, ...splits: Split[]): InputCalcolato[] {
  const holders = ctx.adulti.filter(({ beni }) => beni.mobiliare > 0);
  return [
    ...datoComune(
      ctx,
      'valorePatrimonioMobiliare',
      ({ membro }) => membro.valorePatrimonioMobiliare,
    ),
    ...(holders.length > 0
      ? splits.flatMap((key) => datoComune(ctx, key, ({ membro }) => told(membro, key)))
      : []),
  ];
}

/** The same, with incomes, ages and planned outflows. */
export const mobiliareInputs = (ctx: Contesto, ...splits: Split[]): InputCalcolato[] => [
  ...composizioneInputs(ctx, ...splits),
  ...datoComune(ctx, 'redditoNettoAnnuo', ({ reddito }) => reddito),
  ...datoComune(ctx, 'dataNascita', ({ membro }) => membro.dataNascita),
  ...uscite(ctx),
];

/** Euro in one class; nothing when the split is not known. */
export const euroClasse = (ctx: Contesto, ...classi: (keyof SuddivisioneInvestimento)[]): number =>
  classi.reduce(
    (total, classe) => total + (ctx.beni.mobiliare * (ctx.gestione.classi?.[classe] ?? 0)) / 100,
    0,
  );
