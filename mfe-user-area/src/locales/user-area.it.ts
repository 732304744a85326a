import { accountIt } from './account.it.ts';
import { areaIt } from './area.it.ts';
import { cambiamentiIt } from './cambiamenti.it.ts';
import { confrontiIt } from './confronti.it.ts';
import { correzioniIt } from './correzioni.it.ts';
import { datiIt } from './dati.it.ts';
import { documentiIt } from './documenti.it.ts';
import { estrattoIt } from './estratto.it.ts';
import { grantsIt } from './grants.it.ts';
import { homeIt } from './home.it.ts';
import { insiemeIt } from './insieme.it.ts';
import { membriIt } from './membri.it.ts';
import { percheIt } from './perche.it.ts';
import { pianoIt } from './piano.it.ts';
import { reportIt } from './report.it.ts';
import { segniIt } from './segni.it.ts';
import { simulaIt } from './simula.it.ts';
import { soluzioniIt } from './soluzioni.it.ts';
import { tfrIt } from './tfr.it.ts';

export const userAreaIt = {
  account: accountIt,
  area: areaIt,
  home: homeIt,
  insieme: insiemeIt,
  dati: datiIt,
  membri: membriIt,
  soluzioni: soluzioniIt,
  perche: percheIt,
  piano: pianoIt,
  report: reportIt,
  cambiamenti: cambiamentiIt,
  correzioni: correzioniIt,
  segni: segniIt,
  simula: simulaIt,
  tfr: tfrIt,
  estratto: estrattoIt,
  confronti: confrontiIt,
  grants: grantsIt,
  documenti: documentiIt,
} as const;
export type UserAreaWords = typeof userAreaIt;
