/** The texts of one solution: the form of each file of `soluzioni/`. */
import type { LevelOrGrey } from '../analisi.ts';
import type { SoluzioneCode, Words } from '../aree.ts';
import type { CodicePasso, Fatti } from '../soluzioni/fatti.ts';

export interface Testi<C extends SoluzioneCode> {
  /** Of this family: «Se mancasse il reddito di Anna»; the area's name when absent. */
  titolo?: Words;
  /** One short sentence with the one number that matters; `**` marks it. */
  risposta: Words;
  /** One sentence with its numbers (domain.md 7). */
  testo: Words;
  azione: Words;
  /** «Avete», or «Già coperti» where nothing is missing, and «Servono» when absent. */
  barra?: { have: Words; need: Words };
  /** The label of each step, and its formula in words. */
  passi: Readonly<Record<CodicePasso[C], readonly [label: Words, formula: Words]>>;
}

/** What the rest of the analysis says of an area. */
export interface Intorno {
  level: LevelOrGrey;
  /** Half width of the range of a pension's replacement rate, in points. */
  punti: number;
  /** What the plan pays into the pension of the person shown, euro a month. */
  passoPensione: number | undefined;
}

export interface RaccontoSoluzione<C extends SoluzioneCode> {
  /** Why this matters, to anybody. */
  perche: Words;
  /** Said to those whom it does not concern. */
  nonRiguarda: Words | ((etaLimite: number) => Words);
  testi: (fatti: Fatti[C], intorno: Intorno) => Testi<C>;
}
