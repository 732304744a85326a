/** Sentences and facts of an area as a form holds them, and back. */
import type { SolutionDoc, SolutionFact, SolutionWords } from '@bussola/contract';
import { MAX_LENGTH } from '@bussola/contract/limits';
import { recordOf } from '@bussola/domain/records';
import { difettoFrase, livelliDi, pezzi, segnapostiDi } from '@bussola/domain/segnaposti';
import type { Difetto, Parte } from '@bussola/domain/segnaposti';
import { currentOf } from '../../writing/written-doc.ts';

export type Code = SolutionDoc['code'];
export const LANGUAGES = ['it', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];
const PARTS = ['title', 'red', 'yellow', 'green'] as const satisfies readonly Parte[];
/** A title, and a sentence for each level that the area can have. */
export const partsOf = (code: Code): readonly Parte[] => ['title', ...livelliDi(code)];
export const limitOf = (part: Parte): number =>
  part === 'title' ? MAX_LENGTH.solutionTitle : MAX_LENGTH.solutionSentence;

export type Field = `${Language}_${Parte}`;
export const fieldOf = (language: Language, part: Parte): Field => `${language}_${part}`;
const FIELDS = LANGUAGES.flatMap((language) => PARTS.map((part) => fieldOf(language, part)));

/** An empty sentence is Bussola's own. */
export type SolutionValues = Record<Field, string> & { hasEn: boolean; facts: SolutionFact[] };
export const NOTHING: SolutionValues = {
  ...recordOf(FIELDS, () => ''),
  hasEn: true,
  facts: [],
};

const wordsIn = (values: SolutionValues, language: Language): SolutionWords =>
  recordOf([...PARTS], (part) => values[fieldOf(language, part)].trim() || null);
const isEmpty = (words: SolutionWords): boolean => PARTS.every((part) => words[part] === null);

/** Where all Italian is Bussola's own, so is the English. */
export function bodyOf(values: SolutionValues) {
  const [it, en] = [wordsIn(values, 'it'), wordsIn(values, 'en')];
  return {
    it,
    en: (values.hasEn && !isEmpty(en)) || isEmpty(it) ? en : null,
    facts: values.facts,
  };
}
export const valuesOf = (doc: SolutionDoc | undefined): SolutionValues =>
  valuesIn(doc ? currentOf(doc) : null);
export function valuesIn(body: SolutionDoc['published']): SolutionValues {
  if (!body) return NOTHING;
  const { it, en, facts } = body;
  return {
    ...recordOf(FIELDS, (field) => {
      const [language, part] = field.split('_') as [Language, Parte];
      return (language === 'it' ? it : en)?.[part] ?? '';
    }),
    hasEn: en !== null,
    facts,
  };
}
export const isSame = (one: SolutionValues, other: SolutionValues): boolean =>
  JSON.stringify(bodyOf(one)) === JSON.stringify(bodyOf(other));

/** A sentence in plain words: «[quanto manca]» for a value, in the language of whoever looks. */
export function plainSentence(code: Code, sentence: string, language: Language): string {
  const values = partsOf(code).flatMap((part) => segnapostiDi(code, part));
  return pezzi(sentence)
    .map((piece) => {
      if ('testo' in piece) return piece.testo;
      return `[${values.find(({ key }) => key === piece.key)?.nome[language] ?? piece.key}]`;
    })
    .join('');
}

/** All that is written in one language. */
export const wordsOf = (values: SolutionValues, language: Language): string =>
  PARTS.flatMap((part) => values[fieldOf(language, part)].trim() || []).join('\n');

export type Fault = Difetto | 'long';
/** What keeps it from being saved, by field. */
export function faultsOf(code: Code, values: SolutionValues): Partial<Record<Field, Fault>> {
  const found: Partial<Record<Field, Fault>> = {};
  for (const language of values.hasEn ? LANGUAGES : (['it'] as const))
    for (const part of partsOf(code)) {
      const text = values[fieldOf(language, part)].trim();
      const fault = text.length > limitOf(part) ? 'long' : difettoFrase(code, part, text);
      if (fault) found[fieldOf(language, part)] = fault;
    }
  return found;
}

export type Compared = Field | 'facts';
export const compared = (code: Code): Compared[] => [
  ...LANGUAGES.flatMap((language) => partsOf(code).map((part) => fieldOf(language, part))),
  'facts',
];
export const fieldWords = (values: SolutionValues, field: Compared): string =>
  field === 'facts'
    ? values.facts.map(({ it, source, review }) => `${it} (${source}, ${review})`).join('\n')
    : values[field];
/** Mine, with the fields of theirs that were chosen. */
export function mixed(
  mine: SolutionValues,
  theirs: SolutionValues,
  taken: ReadonlySet<Compared>,
): SolutionValues {
  const from = (field: Compared) => (taken.has(field) ? theirs : mine);
  const both = {
    ...recordOf(FIELDS, (field) => from(field)[field]),
    facts: from('facts').facts,
    hasEn: true,
  };
  return { ...both, hasEn: mine.hasEn || theirs.hasEn };
}
