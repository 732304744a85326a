/** A text of the pages as a form holds it, and back. */
import type { RichText, TextDoc } from '@bussola/contract';
import { MAX_LENGTH } from '@bussola/contract/limits';
import { plainText } from '@bussola/contract/plain-text';
import { hasDigits } from '@bussola/contract/rich-text';
import { testoDi } from '@bussola/domain/testi';
import { NOTHING, treeOf } from '../../writing/rich-tree.ts';
import { currentOf } from '../../writing/written-doc.ts';

export interface TextValues {
  it: RichText;
  hasEn: boolean;
  en: RichText;
  /** `YYYY-MM-DD`, or '' without one. */
  review: string;
}
export type Language = 'it' | 'en';
export const LANGUAGES = ['it', 'en'] as const;

const own = (text: string): RichText => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});
/** The words of Bussola: what is read while nothing was published. */
export function ownValuesOf(key: TextDoc['key']): TextValues {
  const { it, en } = testoDi(key);
  return { it: own(it), hasEn: true, en: own(en), review: '' };
}
/** Trees in one order of their keys, so that they can be compared as text. */
export function valuesOf(doc: TextDoc): TextValues {
  const body = currentOf(doc);
  if (!body) return ownValuesOf(doc.key);
  const { it, en, review = '' } = body;
  return { it: treeOf(it), hasEn: en !== null, en: en ? treeOf(en) : NOTHING, review };
}
export const bodyOf = ({ it, hasEn, en, review }: TextValues) => ({
  it,
  en: hasEn ? en : null,
  ...(review !== '' && { review }),
});
export const isSame = (one: TextValues, other: TextValues): boolean =>
  JSON.stringify(bodyOf(one)) === JSON.stringify(bodyOf(other));

/** @param nameOf a value of the constants; by its key when not given */
export const wordsOf = (
  values: TextValues,
  language: Language,
  nameOf?: (key: string) => string,
): string => (language === 'en' && !values.hasEn ? '' : plainText(values[language], nameOf).trim());

type Fault = 'needText' | 'longText' | 'digits' | 'pastReview';
/** What keeps it from being saved, by field. */
export function faultsOf(
  values: TextValues,
  today: string,
): Partial<Record<Language | 'review', Fault>> {
  const isPast =
    values.review !== '' && (!/^\d{4}-\d{2}-\d{2}$/.test(values.review) || values.review < today);
  return {
    ...faultOf('it', values),
    ...(values.hasEn ? faultOf('en', values) : {}),
    ...(isPast ? { review: 'pastReview' } : {}),
  };
}
function faultOf(language: Language, values: TextValues): Partial<Record<Language, Fault>> {
  const { length } = wordsOf(values, language);
  if (length === 0) return { [language]: 'needText' };
  if (length > MAX_LENGTH.infoText) return { [language]: 'longText' };
  return hasDigits(values[language]) ? { [language]: 'digits' } : {};
}

/** Mine, with the languages of theirs that were chosen. */
export function mixed(
  mine: TextValues,
  theirs: TextValues,
  taken: ReadonlySet<Language>,
): TextValues {
  const from = (language: Language) => (taken.has(language) ? theirs : mine);
  return { ...mine, it: from('it').it, en: from('en').en, hasEn: from('en').hasEn };
}
