/** What the solutions on financial wealth share. */
import type { InputCalcolato } from '../analisi.ts';
import type { Contesto } from '../contesto/contesto.ts';
import { chiDivide } from '../contesto/scheda.ts';
import type { Membro } from '../nucleo.ts';
import { datoComune, datoCoppia, uscite } from './bozza.ts';

type Split = 'suddivisioneInvestimento' | 'strumentiInvestimento' | 'regimeInvestimento';

/** A split of all zeros was not answered. */
const told = <K extends Split>(membro: Membro, key: K): Membro[K] => {
  const split = membro[key];
  return split && Object.values(split).some((value) => value > 0) ? split : undefined;
};

/** How the savings of the couple are split, as {@link chiDivide} told. */
export const splitCoppia = <K extends Split>(ctx: Contesto, key: K): Membro[K] => {
  const chi = chiDivide(ctx);
  return chi && told(chi.membro, key);
};

/** The savings of me and the partner and one split of them, as answers. */
export const risparmiCoppia = (ctx: Contesto, split: Split): InputCalcolato[] => [
  ...datoCoppia(ctx, 'valorePatrimonioMobiliare', ({ membro }) => membro.valorePatrimonioMobiliare),
  ...splitInputs(ctx, split),
];

/** One split of the savings as an answer; none where nobody of the couple has savings. */
export function splitInputs(ctx: Contesto, split: Split): InputCalcolato[] {
  const chi = chiDivide(ctx);
  return chi && chi.beni.mobiliare > 0 ? [chi.ingressi(split, splitCoppia(ctx, split))] : [];
}

/** Wealth and the splits asked for. Splits are asked only of people who have something to split. */
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
