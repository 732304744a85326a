import type { SoluzioneCode } from '@bussola/domain';

/** Addresses of this portal. The specification (§2) gives most of them. */
export const paths = {
  home: '/app/dashboards/home',
  membri: '/app/dashboards/home/membri',
  entrate: '/app/dashboards/home/entrate',
  patrimonio: '/app/dashboards/home/patrimonio',
  modificaPatrimonio: '/app/dashboards/home/patrimonio/modifica',
  profilo: '/app/dashboards/profilo',
  profiloReddito: '/app/dashboards/profilo/reddito/modifica',
  profiloPatrimonio: '/app/dashboards/profilo/patrimonio/modifica',
  profiloSuddivisione: '/app/dashboards/profilo/suddivisione/modifica',
  profiloStrumenti: '/app/dashboards/profilo/strumenti/modifica',
  profiloRegimi: '/app/dashboards/profilo/regimi/modifica',
  priorita: '/app/dashboards/soluzione-consigliata',
  piano: '/app/dashboards/soluzione-consigliata/piano',
  correzioni: '/app/dashboards/correzioni',
  strumenti: '/app/dashboards/strumenti',
  report: '/app/dashboards/strumenti/i-miei-report',
  documenti: '/app/dashboards/strumenti/documenti',
  testamento: '/app/dashboards/strumenti/testamento',
  regali: '/app/dashboards/strumenti/regali',
  faq: '/app/dashboards/strumenti/faq',
  accessoTerzi: '/app/dashboards/strumenti/accesso-terzi',
  account: '/app/dashboards/account',
  /** Its part «Chi ha visto i miei dati». */
  accessLog: '/app/dashboards/account#accessi',
  checkup: '/checkup',
} as const;

export const soluzionePath = (code: SoluzioneCode): string => `${paths.priorita}/${code}`;

/** The sliders of an area, on its page. */
export const SIMULATOR = 'simula';
export const simulatorPath = (code: SoluzioneCode): string => `${soluzionePath(code)}#${SIMULATOR}`;

/** The public page «Metodo», and a rule on it. */
export const METODO = '/metodo';
export const metodoPath = (rule: string): string => `${METODO}#${rule}`;

/** «I miei dati» with the editor of a datum open: where an answer is given or corrected. */
export const datoPath = (dato: string, memberId?: string): string =>
  `${paths.profilo}?${new URLSearchParams({ modifica: dato, ...(memberId ? { persona: memberId } : {}) }).toString()}`;

/** The editors that have an address of their own (specification §2), all on «I miei dati». */
export const PROFILE_EDITORS = [
  {
    dato: 'reddito',
    path: paths.profiloReddito,
    label: { it: 'Modifica del reddito', en: 'Edit income' },
  },
  {
    dato: 'patrimonio',
    path: paths.profiloPatrimonio,
    label: { it: 'Modifica del patrimonio', en: 'Edit wealth' },
  },
  {
    dato: 'suddivisione',
    path: paths.profiloSuddivisione,
    label: { it: 'Modifica della suddivisione', en: 'Edit the allocation' },
  },
  {
    dato: 'strumenti',
    path: paths.profiloStrumenti,
    label: { it: 'Modifica degli strumenti', en: 'Edit the instruments' },
  },
  {
    dato: 'regimi',
    path: paths.profiloRegimi,
    label: { it: 'Modifica dei regimi', en: 'Edit the tax regimes' },
  },
] as const;
