import type { AnalisiFamiliare, Membro } from '../nucleo.ts';

/**
 * A household made up for demonstrations, tests and previews. Invented people: any likeness is by
 * chance.
 */
export interface FamigliaEsempio {
  key: string;
  /** Address of its account; reserved domain, so nothing is ever delivered. */
  email: string;
  /** Surname the family goes by. */
  nome: string;
  famiglia: { analisiFamiliare: AnalisiFamiliare; membri: Membro[]; uscitePianificate?: number };
}

/** A version 4 identifier that is the same at every run: family and person in its last digits. */
export const idEsempio = (famiglia: number, persona: number): string =>
  `b0550000-0000-4000-8000-${String(famiglia).padStart(6, '0')}${String(persona).padStart(6, '0')}`;

/** People are written without what their place in the list says. */
export const membri = (
  famiglia: number,
  persone: Omit<Membro, '_id' | 'seq' | 'enabled'>[],
): Membro[] =>
  persone.map((persona, index) => ({
    ...persona,
    _id: idEsempio(famiglia, index + 1),
    seq: index + 1,
    enabled: true,
  }));
