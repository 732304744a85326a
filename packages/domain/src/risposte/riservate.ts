/** Answers that belong to the person alone. */
import { keysOf } from '../records.ts';
import type { Famiglia } from '../nucleo.ts';
import { RISPOSTE } from './tabella.ts';
import type { Chiave, Persona } from './tabella.ts';

export const RISERVATE: readonly Chiave[] = keysOf(RISPOSTE).filter(
  (key) => 'riservata' in RISPOSTE[key],
);

/**
 * The household without them, for whoever is not its owner: no result can show them.
 * @param more answers that are left out besides
 */
export const withoutReserved = (famiglia: Famiglia, more: readonly Chiave[] = []): Famiglia => ({
  ...famiglia,
  membri: famiglia.membri.map((membro) => {
    const open = Object.entries(membro).filter(
      ([key]) => ![...RISERVATE, ...more].some((one) => one === key),
    );
    return Object.fromEntries(open) as typeof membro;
  }),
});

export const hasReserved = ({ membri }: { membri: readonly Partial<Persona>[] }): boolean =>
  membri.some((membro) => RISERVATE.some((key) => key in membro));
