import { wordsEn } from './report.en.ts';
import { wordsIt } from './report.it.ts';
import type { ReportWords } from './report.it.ts';

export type { ReportWords } from './report.it.ts';
export const reportWords: Record<'it' | 'en', ReportWords> = { it: wordsIt, en: wordsEn };
