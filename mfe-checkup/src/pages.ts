import type { Page } from '@bussola/portal/pages';

/** The step that a person begins with: it has no words of the later ones. */
export const FIRST = '/checkup/1';
export const SUMMARY = '/checkup/5';

export const PAGES = [
  {
    path: '/checkup/0',
    label: { it: 'Introduzione', en: 'Introduction' },
    page: '0-introduzione/introduzione',
  },
  {
    path: FIRST,
    label: { it: 'Dati personali', en: 'About you' },
    page: '1-dati-personali/dati-personali',
  },
  {
    path: '/checkup/1-5',
    label: { it: 'Famiglia', en: 'Family' },
    page: '1-5-famiglia/famiglia',
  },
  {
    path: '/checkup/2',
    label: { it: 'Casa e immobili', en: 'Home and property' },
    page: '2-residenza/residenza',
  },
  {
    path: '/checkup/3',
    label: { it: 'Previdenza e tutele', en: 'Pension and protection' },
    page: '3-previdenza/previdenza',
  },
  {
    path: '/checkup/3-5',
    label: { it: 'A metà strada', en: 'Half-way' },
    page: '3-5-pausa/pausa',
  },
  {
    path: '/checkup/4',
    label: { it: 'Area finanziaria', en: 'Money' },
    page: '4-finanza/finanza',
  },
  {
    path: SUMMARY,
    label: { it: 'Riepilogo', en: 'Summary' },
    page: '5-riepilogo/riepilogo',
  },
] as const satisfies readonly Page[];
