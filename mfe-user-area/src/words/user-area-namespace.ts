import { defineNamespace } from '@bussola/i18n';
import { areaIt } from './area.it.ts';
import { homeIt } from './home.it.ts';
import { membriIt } from './membri.it.ts';
import { reportIt } from './report.it.ts';
import { soluzioniIt } from './soluzioni.it.ts';

const userAreaIt = { area: areaIt, home: homeIt, membri: membriIt, soluzioni: soluzioniIt, report: reportIt } as const;
export type UserAreaWords = typeof userAreaIt;

/** Every text of this portal; English is one chunk, fetched when somebody reads it. */
export const userAreaNamespace = defineNamespace('user-area', userAreaIt, async () => (await import('./user-area.en.ts')).userAreaEn);
