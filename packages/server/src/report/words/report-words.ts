import { wordsEn } from './words-en.ts';
import { wordsIt } from './words-it.ts';
import type { ReportWords } from './words-it.ts';

export type { ReportWords } from './words-it.ts';
export const reportWords: Record<'it' | 'en', ReportWords> = { it: wordsIt, en: wordsEn };
