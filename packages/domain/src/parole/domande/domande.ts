/**
 * Every question once, in words: its name in results, what it asks, its row in the summary of the
 * checkup, its editor in «I miei dati». What the answer may be and who is asked: ../../risposte.
 */
import type { Words } from '../../aree.ts';
import { keysOf } from '../../records.ts';
import type { Answers, Chiave } from '../../risposte/tabella.ts';
import { CASA } from './casa.ts';
import { DETTAGLI } from './dettagli.ts';
import type { Domanda, Editore, Gruppo } from './domanda.ts';
import { PERSONA } from './persona.ts';
import { SOLDI } from './soldi.ts';
import { TUTELE } from './tutele.ts';

const ALL = { ...PERSONA, ...CASA, ...SOLDI, ...TUTELE, ...DETTAGLI } as const;
/** A question without words fails the type check. */
export const DOMANDE: Readonly<Record<Chiave, Domanda>> = ALL;

/** The names of the editors. */
export type EditoreId = {
  [K in keyof typeof ALL]: (typeof ALL)[K] extends { editor: { id: infer Id extends string } }
    ? Id
    : never;
}[keyof typeof ALL];

/** What is changed together: the words of an editor, and its answers, the first one first. */
export interface EditoreDi extends Editore {
  keys: readonly Chiave[];
  group: Gruppo | undefined;
}
const begun = keysOf(ALL).flatMap((key): EditoreDi[] => {
  const { editor, group } = DOMANDE[key];
  if (editor === undefined || typeof editor === 'string') return [];
  const rest = keysOf(ALL).filter((other) => DOMANDE[other].editor === editor.id);
  return [{ ...editor, keys: [key, ...rest], group }];
});
/** In the order of the records. */
export const EDITORI = Object.fromEntries(begun.map((one) => [one.id, one])) as Readonly<
  Record<EditoreId, EditoreDi>
>;

export const helpOf = (key: Chiave, answers: Answers): Words | undefined => {
  const { help } = DOMANDE[key];
  return typeof help === 'function' ? help(answers) : help;
};
/** As the summary of the checkup calls the answer. */
export const summaryOf = (key: Chiave): Words => DOMANDE[key].summary ?? DOMANDE[key].name;

export { GRUPPI, type Editore, type Gruppo } from './domanda.ts';
