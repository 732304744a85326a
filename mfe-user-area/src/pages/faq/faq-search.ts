/**
 * The search among questions and answers: without accents, with typing errors, with the words that
 * people use for one thing. All in the browser: nobody learns what was looked for.
 */
import type { FaqRow } from '@bussola/contract';
import { plainText } from '@bussola/contract/plain-text';
import type { Language } from '@bussola/i18n';
import MiniSearch from 'minisearch';
import { SYNONYMS } from './synonyms.ts';

/** Too common to say what is looked for. */
const STOP = {
  it: 'a ad ai al alla alle allo anche che chi ci come con cosa cui da dal dalla dei del della delle di e ed gli ha ho i il in io la le lo ma me mi mio mia ne nel nella non o per perché più quale quando quanto quanti se si sono su sul sulla ti tra un una uno vi',
  en: 'a an and are as at be by can do does for from have how i if in is it me my not of on or so that the to what when where which who why will with you your',
} as const;

/** «Liquidità» and «liquidita» are one word. */
export const fold = (word: string): string =>
  word
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLocaleLowerCase('it');
const WORD = /[\p{L}\d]+/gu;

export interface FaqFound {
  faqs: readonly FaqRow[];
  /** Folded words of the texts that were found. */
  words: ReadonlySet<string>;
  /** Synonyms that were looked for too, as they are written. */
  also: readonly string[];
  /** No question has all the words: these have some of them. */
  isNear: boolean;
}

export function faqSearch(faqs: readonly FaqRow[], language: Language) {
  const stop = new Set(STOP[language].split(' ').map(fold));
  const term = (word: string): string | null => {
    const folded = fold(word);
    return folded.length < 2 || stop.has(folded) ? null : folded;
  };
  const groups = SYNONYMS[language];
  const index = new MiniSearch<{ id: string; question: string; answer: string }>({
    fields: ['question', 'answer'],
    processTerm: term,
    tokenize: (text) => text.match(WORD) ?? [],
    searchOptions: {
      boost: { question: 3 },
      prefix: (word) => word.length > 2,
      fuzzy: (word) => (word.length > 4 ? 0.25 : false),
    },
  });
  index.addAll(
    faqs.map(({ id, it, en }) => {
      const { question, answer } = language === 'en' && en ? en : it;
      return { id, question, answer: plainText(answer) };
    }),
  );

  return (text: string): FaqFound => {
    const terms = [...new Set((text.match(WORD) ?? []).flatMap((word) => term(word) ?? []))];
    if (terms.length === 0) return { faqs, words: new Set(), also: [], isNear: false };
    const synonyms = (word: string): readonly string[] =>
      groups.find((group) => group.some((one) => fold(one) === word)) ?? [];
    const queries = terms.map((word) => ({
      combineWith: 'OR' as const,
      queries: [word, ...synonyms(word).map(fold)],
    }));
    const all = index.search({ combineWith: 'AND', queries });
    const found = all.length > 0 ? all : index.search({ combineWith: 'OR', queries });
    const words = new Set(found.flatMap(({ match }) => Object.keys(match)));
    return {
      faqs: found.flatMap(({ id }) => faqs.find((faq) => faq.id === id) ?? []),
      words,
      also: terms
        .flatMap(synonyms)
        .filter((word) => words.has(fold(word)) && !terms.includes(fold(word))),
      isNear: all.length === 0 && found.length > 0,
    };
  };
}

/** A text in pieces, those that were found apart. */
export function markFound(
  text: string,
  words: ReadonlySet<string>,
): { text: string; isFound: boolean }[] {
  return text
    .split(/([\p{L}\d]+)/u)
    .filter(Boolean)
    .map((part) => ({ text: part, isFound: words.has(fold(part)) }));
}
