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
export function numberWordUpper(value: number, language: Language): string {
  const word = numberWord(value, language);
  return word.charAt(0).toUpperCase() + word.slice(1);
}
