/**
 * The answers behind what the household owns and owes: each sum of it rests on those of several
 * people.
 */
import type { InputCalcolato } from '../analisi.ts';
import { sum } from '../money.ts';
import { hasFondo, isPropria, type Membro } from '../nucleo.ts';
import type { NetWorth } from '../patrimonio/net-worth.ts';
import type { Ingressi } from '../traccia/ingressi.ts';

/** As much of a person as is asked here. */
interface Scheda {
  membro: Membro;
  beni: NetWorth;
  ingressi: Ingressi;
}

export interface Dietro {
  /** Savings, of each who told them. */
  risparmi: () => readonly InputCalcolato[];
  /** Mortgages, of each home that has one, and the other debts that were given. */
  debiti: () => readonly InputCalcolato[];
  /** Told value of the homes, of each who owns one. */
  immobili: () => readonly InputCalcolato[];
  /** All that is owned and owed; a thing told by nobody is missing once, of `me`. */
  patrimonio: () => readonly InputCalcolato[];
}

/** Lists are made when first asked for and are then the same ones. */
export function dietroDi(schede: readonly Scheda[], me: Scheda | undefined): Dietro {
  let risparmi: InputCalcolato[] | undefined;
  let debiti: InputCalcolato[] | undefined;
  let immobili: InputCalcolato[] | undefined;
  let patrimonio: InputCalcolato[] | undefined;
  const comune = (key: string, of: (s: Scheda) => unknown): InputCalcolato[] => {
    const told = schede.filter((s) => of(s) !== undefined).map((s) => s.ingressi(key, of(s)));
    return told.length > 0 || !me ? told : [me.ingressi(key, undefined)];
  };
  return {
    risparmi: () =>
      (risparmi ??= schede
        .filter(({ membro }) => membro.valorePatrimonioMobiliare !== undefined)
        .map((s) => s.ingressi('valorePatrimonioMobiliare', s.membro.valorePatrimonioMobiliare))),
    debiti: () =>
      (debiti ??= schede.flatMap((s) => [
        ...(isPropria(s.membro.statoResidenza) && s.membro.mutuoResidenza
          ? [s.ingressi('valoreResiduoMutuo', s.membro.valoreResiduoMutuo)]
          : []),
        ...altriDebitiInputs(s),
      ])),
    immobili: () =>
      (immobili ??= schede.flatMap((s) => [
        ...(isPropria(s.membro.statoResidenza)
          ? [s.ingressi('valoreResidenza', s.membro.valoreResidenza)]
          : []),
        ...(secondeCase(s) === undefined
          ? []
          : [s.ingressi('valorePatrimonioImmobiliareSecondHomes', secondeCase(s))]),
      ])),
    patrimonio: () =>
      (patrimonio ??= [
        ...comune('statoResidenza', ({ membro }) => membro.statoResidenza),
        ...schede.flatMap(beniInputs),
        ...comune('valorePatrimonioImmobiliareSecondHomes', secondeCase),
        ...comune('valorePatrimonioMobiliare', ({ membro }) => membro.valorePatrimonioMobiliare),
        ...schede.flatMap(fondoInputs),
      ]),
  };
}

const secondeCase = ({ membro, beni }: Scheda): number | undefined =>
  membro.valorePatrimonioImmobiliareSecondHomes ??
  (membro.valorePatrimonioImmobiliare === undefined ? undefined : beni.secondeCase);

/** Debts besides the home's mortgage, where they were given; of a list, what is still owed. */
export const altriDebitiInputs = ({
  membro: { altriDebiti, mutuoSecondeCase },
  ingressi,
}: Pick<Scheda, 'membro' | 'ingressi'>): InputCalcolato[] => [
  ...(altriDebiti === undefined
    ? []
    : [ingressi('altriDebiti', sum(altriDebiti.map(({ residuo }) => residuo)))]),
  ...(mutuoSecondeCase === undefined ? [] : [ingressi('mutuoSecondeCase', mutuoSecondeCase)]),
];

/** What the pension fund holds, for each person who has one. */
export const fondoInputs = ({
  membro,
  ingressi,
}: Pick<Scheda, 'membro' | 'ingressi'>): InputCalcolato[] =>
  hasFondo(membro) || membro.montanteFondo !== undefined
    ? [ingressi('montanteFondo', membro.montanteFondo)]
    : [];

/** Home, mortgage and business of one person: a value is asked only of its owner. */
export function beniInputs({ membro, ingressi }: Scheda): InputCalcolato[] {
  const owned = isPropria(membro.statoResidenza);
  return [
    ...(owned ? [ingressi('valoreResidenza', membro.valoreResidenza)] : []),
    ...(owned && membro.mutuoResidenza
      ? [ingressi('valoreResiduoMutuo', membro.valoreResiduoMutuo)]
      : []),
    ...(membro.imprenditore ? [ingressi('valoreAttivita', membro.valoreAttivita)] : []),
    ...altriDebitiInputs({ membro, ingressi }),
  ];
}
