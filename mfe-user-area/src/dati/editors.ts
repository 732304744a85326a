/**
 * The editors of «I miei dati», as the records of the questions have them. A page that shows a
 * figure finds its editor here.
 */
import { words } from '@bussola/domain';
import type { Chiave } from '@bussola/domain';
import { EDITORI } from '@bussola/domain/domande';
import type { EditoreDi, Gruppo } from '@bussola/domain/domande';
import { keysOf as namesOf } from '@bussola/domain/records';
import { datoPath } from '../paths.ts';

/** All that one owns and owes at once: the editors that stand together. */
export const PATRIMONIO = [
  'casa',
  'mutuo',
  'polizzaCasa',
  'altriImmobili',
  'risparmi',
  'attivita',
] as const;

const { uscite, perimetro, ...ONE_BY_ONE } = EDITORI;
/** The editors of a person. */
export const EDITORS = {
  ...ONE_BY_ONE,
  patrimonio: {
    id: 'patrimonio',
    title: words('Quello che possiedi', 'What you own'),
    of: (name) => words(`Che cosa ha ${name}?`, `What does ${name} own?`),
    row: (name) => words(`Quello che possiede ${name}`, `What ${name} owns`),
    why: words(
      'Con questi valori calcoliamo il patrimonio netto e tutto quello che ne dipende.',
      'With these values we work out your net worth and everything that depends on it.',
    ),
    keys: PATRIMONIO.flatMap((id) => EDITORI[id].keys),
    group: undefined,
  },
} as const satisfies Readonly<Record<string, EditoreDi>>;
export type EditorId = keyof typeof EDITORS;
const IDS = namesOf(EDITORS);
export const isEditor = (id: string | null): id is EditorId => IDS.some((one) => one === id);
export const keysOf = (editor: EditorId): readonly Chiave[] => EDITORS[editor].keys;

/** Besides a person's, those of the whole household. */
const ALL = { ...EDITORS, uscite, perimetro };
export const editorOf = (dato: keyof typeof ALL): EditoreDi => ALL[dato];

/** What is open over the page: an editor, a person, or an answer of the whole household. */
export type DatoId = keyof typeof ALL | 'persona';
export const isDato = (id: string | null): id is DatoId =>
  isEditor(id) || id === 'persona' || id === 'uscite' || id === 'perimetro';

/** The datum that an answer belongs to; who somebody is where no editor has it. */
export const datoOf = (key: string): DatoId =>
  namesOf(EDITORI).find((id) => EDITORI[id].keys.some((one) => one === key)) ?? 'persona';

/** The editors whose rows a group draws from their records, in the order of these. */
export const drawnIn = (group: Gruppo): EditorId[] =>
  namesOf(ONE_BY_ONE).filter((id) => ONE_BY_ONE[id].group === group);
/** The details, in the order of the page. */
export const DETTAGLI = drawnIn('dettagli');

/** Where an answer that a result used is given or corrected. */
export const answerPath = ({ key, memberId }: { key: string; memberId?: string | undefined }) =>
  datoPath(datoOf(key), memberId);
