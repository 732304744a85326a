import { FAMIGLIE_ESEMPIO } from '../src/esempi/esempi.ts';
import type { Famiglia, Membro } from '../src/nucleo.ts';

/** Whoever writes into it fails: for code that must leave what it is given as it is. */
export function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(frozen);
  }
  return value;
}

/** A household of the examples on one day, frozen. */
export function esempio(key: string, refDate = '2026-11-20'): Famiglia {
  const found = FAMIGLIE_ESEMPIO.find((one) => one.key === key);
  if (!found) throw new Error(`no family ${key}`);
  return frozen({ refDate, ...structuredClone(found.famiglia) });
}

/** The same household with other answers of some members, by their place in the list. */
export const conRisposte = (
  famiglia: Famiglia,
  changes: Readonly<Record<number, Partial<Membro>>>,
): Famiglia =>
  frozen({
    ...famiglia,
    membri: famiglia.membri.map((m, at) => ({ ...m, ...changes[at] })),
  });

/** One employee alone, so that each answer weighs; with some answers changed. */
export const dipendente = (
  change: Partial<Membro> = {},
  rest: Partial<Famiglia> = {},
): Famiglia => ({
  refDate: '2026-11-20',
  analisiFamiliare: 'perMe',
  membri: [
    {
      _id: 'me',
      gradoParentela: 'me',
      enabled: true,
      seq: 1,
      professione: 'Dipendente',
      dataNascita: '1980-01-10',
      redditoNettoAnnuo: 30_000,
      valorePatrimonioMobiliare: 20_000,
      ...change,
    },
  ],
  ...rest,
});
