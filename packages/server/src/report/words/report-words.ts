import { wordsEn } from './words-en.ts';
import { wordsIt } from './words-it.ts';

/** Italian is written first; every other language has exactly its keys. */
export type ReportWords = typeof wordsIt;

export const reportWords: Record<'it' | 'en', ReportWords> = { it: wordsIt, en: wordsEn };
