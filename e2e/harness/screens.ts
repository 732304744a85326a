import type { PortalRoute } from '@bussola/portal/descriptor';
import { portal as admin } from '../../mfe-admin/src/portal.ts';
import { portal as thirdparty } from '../../mfe-thirdparty/src/portal.ts';

/**
 * The address of every screen, grouped by who sees it. Each group becomes one test, so that no test
 * takes minutes on a slow machine.
 */
const SOLUZIONI = '/app/dashboards/soluzione-consigliata';
export const AREA = {
  'home and family': ['/app/dashboards/home', '/app/dashboards/home/membri'],
  'income and wealth': [
    '/app/dashboards/home/entrate',
    '/app/dashboards/home/patrimonio',
    '/app/dashboards/home/patrimonio/modifica',
  ],
  'my data': ['/app/dashboards/profilo'],
  priorities: [
    '/app/dashboards/soluzione-consigliata',
    '/app/dashboards/soluzione-consigliata/TCM',
    '/app/dashboards/soluzione-consigliata/riscatto-laurea',
  ],
  'pension and savings': [
    '/app/dashboards/soluzione-consigliata/pensione',
    '/app/dashboards/soluzione-consigliata/gestione-patrimonio',
  ],
  services: [
    '/app/dashboards/strumenti',
    '/app/dashboards/strumenti/i-miei-report',
    '/app/dashboards/strumenti/accesso-terzi',
    '/app/dashboards/strumenti/documenti',
    '/app/dashboards/strumenti/testamento',
    '/app/dashboards/strumenti/regali',
    '/app/dashboards/strumenti/faq',
  ],
  account: ['/app/dashboards/account'],
  protection: ['LTC', 'polizze-rischi', 'infortuni-malattie', 'assistenza-medica'].map(
    (code) => `${SOLUZIONI}/${code}`,
  ),
  savings: ['polizza', 'tutela-legale', 'unit-index-linked', 'investimenti-capitale-garantito'].map(
    (code) => `${SOLUZIONI}/${code}`,
  ),
  plan: [`${SOLUZIONI}/piano`, '/app/dashboards/correzioni'],
  editors: ['reddito', 'patrimonio', 'suddivisione', 'strumenti', 'regimi'].map(
    (one) => `/app/dashboards/profilo/${one}/modifica`,
  ),
};
export const PUBLIC = {
  'sign-in': ['/user/login', '/user/register', '/user/forgot-password', '/user/reset-password'],
  verification: ['/user/verify-email', '/user/new-verify-email', '/error', '/unauthorized'],
  method: ['/reportsintesi', '/metodo'],
  policies: ['/termini', '/privacy', '/cookie', '/guida'],
};
export const CHECKUP = {
  'first half': ['/checkup/0', '/checkup/1', '/checkup/1-5', '/checkup/2'],
  'second half': ['/checkup/3', '/checkup/3-5', '/checkup/4', '/checkup/5'],
};
/**
 * No pictures: names of builds, hashes (of pseudonyms by chance), and counts of letters (of the
 * tests before) are others each time; the others need somebody's id.
 */
const WITHOUT_PICTURE: readonly string[] = [
  '/admin/portali',
  '/admin/registro',
  '/admin/posta',
  '/admin/cliente',
  '/admin/consulente',
  '/admin/costanti/versione',
];
const opener = ({ path, roles }: PortalRoute) =>
  roles?.includes('SuperAdmin')
    ? 'superAdmin'
    : roles?.includes('Consulente')
      ? 'adviser'
      : path.startsWith('/admin')
        ? 'admin'
        : 'partner';
/** Of the other portals, with who opens them. */
export const OTHERS = [admin, thirdparty]
  .flatMap(({ routes }) => routes)
  .filter(({ path }) => !WITHOUT_PICTURE.includes(path))
  .map((route) => ({ who: opener(route), address: route.path }) as const);
