/** A question in words: the same on the screens, in «I miei dati» and on paper. */
import type { Words } from '../../aree.ts';
import type { Answers } from '../../risposte/tabella.ts';

/** The groups of «I miei dati», in the order of the page; the details come last. */
export const GRUPPI = [
  'chi',
  'entrate',
  'avere',
  'investimenti',
  'dovere',
  'tutele',
  'dettagli',
] as const;
export type Gruppo = (typeof GRUPPI)[number];

export interface Editore {
  /** As the addresses name it: `?modifica=mutuo`. */
  id: string;
  title: Words;
  /** Stands over the title; of a household there is nobody to name. */
  of?: (name: string) => Words;
  /** The row of «I miei dati». */
  row: (name: string) => Words;
  /** Why it is asked. */
  why: Words;
}

export interface Domanda {
  /** What results, «I miei dati» and paper call the answer. */
  name: Words;
  /** The same in the summary of the checkup, where less is enough. */
  summary?: Words;
  /** The question; absent where a component of its own asks it. */
  ask?: Words;
  /** May follow from other answers. */
  help?: Words | ((answers: Answers) => Words);
  choices?: Readonly<Record<string, Words>>;
  /** The editor that begins with this answer, or the one that it belongs to. */
  editor?: Editore | string;
  /** Where the row of the editor stands; absent where `rows.ts` of the user area draws it. */
  group?: Gruppo;
}
