import type { Translated } from '@bussola/i18n';
import { accountEn } from './account.en.ts';
import { areaEn } from './area.en.ts';
import { cambiamentiEn } from './cambiamenti.en.ts';
import { confrontiEn } from './confronti.en.ts';
import { correzioniEn } from './correzioni.en.ts';
import { datiEn } from './dati.en.ts';
import { documentiEn } from './documenti.en.ts';
import { estrattoEn } from './estratto.en.ts';
import { grantsEn } from './grants.en.ts';
import { homeEn } from './home.en.ts';
import { insiemeEn } from './insieme.en.ts';
import { membriEn } from './membri.en.ts';
import { percheEn } from './perche.en.ts';
import { pianoEn } from './piano.en.ts';
import { reportEn } from './report.en.ts';
import { segniEn } from './segni.en.ts';
import { simulaEn } from './simula.en.ts';
import { soluzioniEn } from './soluzioni.en.ts';
import { tfrEn } from './tfr.en.ts';
import type { UserAreaWords } from './user-area.it.ts';

export const userAreaEn: Translated<UserAreaWords> = {
  account: accountEn,
  area: areaEn,
  home: homeEn,
  insieme: insiemeEn,
  dati: datiEn,
  membri: membriEn,
  soluzioni: soluzioniEn,
  perche: percheEn,
  piano: pianoEn,
  report: reportEn,
  cambiamenti: cambiamentiEn,
  correzioni: correzioniEn,
  segni: segniEn,
  simula: simulaEn,
  tfr: tfrEn,
  estratto: estrattoEn,
  confronti: confrontiEn,
  grants: grantsEn,
  documenti: documentiEn,
};
