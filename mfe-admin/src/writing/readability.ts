/** How plain a text is: a proposal to who writes, never a rule. */
import { plainText } from '@bussola/contract/plain-text';
import type { RichText } from '@bussola/contract';
import { PLAIN_WORDS } from './plain-words.ts';

/** From here on a sentence is long. */
export const LONG_WORDS = 25;
export type Ease = 'easy' | 'careful' | 'hard';

export interface Readability {
  words: number;
  /** Words of a sentence on average, rounded. */
  perSentence: number;
  /** The sentences over 25 words. */
  long: readonly { text: string; words: number }[];
  /** Gulpease, 0 to 100; Italian only. */
  gulpease: number | null;
  ease: Ease;
  /** Words for which there is a plainer one. */
  plainer: readonly { word: string; instead: string }[];
}

const WORD = /[\p{L}\p{N}]+/gu;
const LETTER = /[\p{L}\p{N}]/gu;
/** Not a point in a figure. Older browsers know no look behind. */
const SENTENCE_END = /([.!?…]["»”’)]?)\s+/g;
const wordsIn = (text: string): number => text.match(WORD)?.length ?? 0;
const sentencesOf = (text: string): string[] =>
  text
    .split('\n')
    .flatMap((line) => line.replace(SENTENCE_END, '$1\n').split('\n'))
    .filter((sentence) => wordsIn(sentence) > 0);

/** Null when nothing is written yet. */
export function readabilityOf(doc: RichText, language: 'it' | 'en'): Readability | null {
  const text = plainText(doc);
  const words = wordsIn(text);
  const sentences = sentencesOf(text);
  if (words === 0) return null;
  const perSentence = words / sentences.length;
  const letters = text.match(LETTER)?.length ?? 0;
  const gulpease =
    language === 'it'
      ? Math.max(0, Math.min(100, Math.round(89 + (300 * sentences.length - 10 * letters) / words)))
      : null;
  return {
    words,
    perSentence: Math.round(perSentence),
    long: sentences
      .map((sentence) => ({ text: sentence, words: wordsIn(sentence) }))
      .filter((sentence) => sentence.words > LONG_WORDS),
    gulpease,
    ease: easeOf(gulpease, perSentence),
    plainer: plainerIn(text, language),
  };
}

/** Gulpease 60 is easy to read after middle school, 40 after high school. */
function easeOf(gulpease: number | null, perSentence: number): Ease {
  if (gulpease !== null) return gulpease >= 60 ? 'easy' : gulpease >= 40 ? 'careful' : 'hard';
  return perSentence <= 18 ? 'easy' : perSentence <= LONG_WORDS ? 'careful' : 'hard';
}

const plainerIn = (text: string, language: 'it' | 'en') =>
  PLAIN_WORDS[language]
    .filter(([word]) => new RegExp(`(?:^|\\P{L})${word}(?!\\p{L})`, 'iu').test(text))
    .map(([word, instead]) => ({ word, instead }));
