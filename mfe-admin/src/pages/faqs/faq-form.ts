/** The text of a question as a form holds it, and back. */
import type { FaqDoc, FaqWords, RichText } from '@bussola/contract';
import { MAX_LENGTH } from '@bussola/contract/limits';
import { plainText } from '@bussola/contract/plain-text';
import { isTooLong } from '@bussola/contract/rich-text';
import { NOTHING, treeOf } from '../../writing/rich-tree.ts';
import { currentOf } from '../../writing/written-doc.ts';

export type Category = FaqDoc['category'];
export interface FaqValues {
  itQuestion: string;
  itAnswer: RichText;
  hasEn: boolean;
  enQuestion: string;
  enAnswer: RichText;
}
export const TEXT_FIELDS = ['itQuestion', 'itAnswer', 'enQuestion', 'enAnswer'] as const;
export type TextField = (typeof TEXT_FIELDS)[number];

export const EMPTY_VALUES: FaqValues = {
  itQuestion: '',
  itAnswer: NOTHING,
  hasEn: false,
  enQuestion: '',
  enAnswer: NOTHING,
};

/** Trees in one order of their keys, so that they can be compared as text. */
export function valuesOf(doc: FaqDoc | undefined): FaqValues {
  const body = doc && currentOf(doc);
  if (!body) return EMPTY_VALUES;
  const { it, en } = body;
  return {
    itQuestion: it.question,
    itAnswer: treeOf(it.answer),
    hasEn: en !== null,
    enQuestion: en?.question ?? '',
    enAnswer: en ? treeOf(en.answer) : NOTHING,
  };
}

const wordsOf = (question: string, answer: RichText): FaqWords => ({
  question: question.trim(),
  answer,
});
/** What is saved. */
export const bodyOf = ({ itQuestion, itAnswer, hasEn, enQuestion, enAnswer }: FaqValues) => ({
  it: wordsOf(itQuestion, itAnswer),
  en: hasEn ? wordsOf(enQuestion, enAnswer) : null,
});
export const isSame = (one: FaqValues, other: FaqValues): boolean =>
  JSON.stringify(bodyOf(one)) === JSON.stringify(bodyOf(other));

export const hasText = (doc: RichText): boolean => plainText(doc).trim() !== '';
/** A field as words, for a comparison. */
export function textOf(
  values: FaqValues,
  field: TextField,
  nameOf?: (key: string) => string,
): string {
  if (!values.hasEn && field.startsWith('en')) return '';
  const value = values[field];
  return typeof value === 'string' ? value.trim() : plainText(value, nameOf);
}

/** Mine, with some fields of theirs. English is there when one of its fields is. */
export function mixed(
  mine: FaqValues,
  theirs: FaqValues,
  taken: ReadonlySet<TextField>,
): FaqValues {
  const all = { ...mine, hasEn: true };
  const from = <K extends TextField>(field: K): FaqValues[K] =>
    taken.has(field)
      ? theirs[field]
      : textOf(mine, field) === ''
        ? EMPTY_VALUES[field]
        : all[field];
  const mix = {
    itQuestion: from('itQuestion'),
    itAnswer: from('itAnswer'),
    enQuestion: from('enQuestion'),
    enAnswer: from('enAnswer'),
  };
  return { ...mix, hasEn: mix.enQuestion.trim() !== '' || hasText(mix.enAnswer) };
}

type Fault = 'needQuestion' | 'needAnswer' | 'longQuestion' | 'longAnswer';
/** What keeps it from being saved, by field. */
export function faultsOf(values: FaqValues): Partial<Record<TextField, Fault>> {
  return {
    ...questionFault('itQuestion', values.itQuestion),
    ...answerFault('itAnswer', values.itAnswer),
    ...(values.hasEn
      ? {
          ...questionFault('enQuestion', values.enQuestion),
          ...answerFault('enAnswer', values.enAnswer),
        }
      : {}),
  };
}
function questionFault(field: TextField, text: string): Partial<Record<TextField, Fault>> {
  const { length } = text.trim();
  if (length === 0) return { [field]: 'needQuestion' };
  return length > MAX_LENGTH.faqQuestion ? { [field]: 'longQuestion' } : {};
}
function answerFault(field: TextField, doc: RichText): Partial<Record<TextField, Fault>> {
  if (!hasText(doc)) return { [field]: 'needAnswer' };
  return isTooLong(doc) ? { [field]: 'longAnswer' } : {};
}
