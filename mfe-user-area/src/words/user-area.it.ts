import { areaIt } from './area.it.ts';
import { homeIt } from './home.it.ts';
import { membriIt } from './membri.it.ts';
import { reportIt } from './report.it.ts';
import { soluzioniIt } from './soluzioni.it.ts';

export const userAreaIt = { area: areaIt, home: homeIt, membri: membriIt, soluzioni: soluzioniIt, report: reportIt } as const;
export type UserAreaWords = typeof userAreaIt;
