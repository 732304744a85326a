import type { SoluzioneCode } from '@bussola/domain';

/** Addresses of this portal, as the specification spells them (§2). */
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
  accessoTerzi: '/app/dashboards/strumenti/accesso-terzi',
  account: '/app/dashboards/account',
  checkup: '/checkup',
} as const;

export const soluzionePath = (code: SoluzioneCode): string => `${paths.priorita}/${code}`;

/** The public page «Metodo», and a rule on it. */
export const METODO = '/metodo';
export const metodoPath = (rule: string): string => `${METODO}#${rule}`;

/** The members page with the data of one person open: where an input can be given or corrected. */
export const editMembroPath = (memberId: string): string => `${paths.membri}?modifica=${memberId}`;
