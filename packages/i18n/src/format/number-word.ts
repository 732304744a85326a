import type { Language } from '../languages.ts';
import { formatNumber } from './number.ts';

const WORDS: Record<Language, string> = {
  it: 'zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove venti',
  en: 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
};

/** A whole number in words up to twenty, in digits above: «quindici», «21». */
export const numberWord = (value: number, language: Language): string =>
  WORDS[language].split(' ')[value] ?? formatNumber(value);

/** The same at the start of a sentence: «Quindici». */
export const numberWordUpper = (value: number, language: Language): string =>
  capital(numberWord(value, language));

const TENS: Record<Language, string> = {
  it: 'venti trenta quaranta cinquanta sessanta settanta ottanta novanta cento',
  en: 'twenty thirty forty fifty sixty seventy eighty ninety a~hundred',
};

/** A whole number of a hundred in words: «cinquantanove», «ventuno», «ventitré», «cento». */
export function hundredthsWord(value: number, language: Language): string {
  if (value <= 20 || value > 100 || !Number.isInteger(value)) return numberWord(value, language);
  const ten = (TENS[language].split(' ')[Math.floor(value / 10) - 2] ?? '').replace('~', ' ');
  const unit = value % 10;
  if (unit === 0) return ten;
  const word = numberWord(unit, language);
  // The joiner keeps the two on one line.
  if (language === 'en') return `${ten}-\u2060${word}`;
  // «ventuno», «ventotto»: the vowel falls before a vowel; «tre» at the end takes its accent.
  const stem = unit === 1 || unit === 8 ? ten.slice(0, -1) : ten;
  return stem + (unit === 3 ? 'tré' : word);
}

/** The same at the start of a sentence. */
export const hundredthsWordUpper = (value: number, language: Language): string =>
  capital(hundredthsWord(value, language));

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
