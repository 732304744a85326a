import { SOLUZIONI } from '@bussola/domain';
import type { For } from '@bussola/portal/descriptor';
import type { Page } from '@bussola/portal/pages';
import { AREE } from './aree.ts';
import { paths, PROFILE_EDITORS, soluzionePath } from './paths.ts';

/** There is nothing to see of a household before its checkup. */
const HOUSEHOLD: For = { checkup: true };
/** In another person's area its pages show the whole household or nothing. */
const WHOLE = {
  ...HOUSEHOLD,
  scopes: ['dati', 'patrimonio', 'protezione', 'previdenza'],
} satisfies For;

export const PAGES: readonly Page[] = [
  {
    path: paths.home,
    label: { it: 'Home', en: 'Home' },
    page: 'home/home',
    menu: { icon: 'home', order: 10, roles: ['User'], for: HOUSEHOLD },
  },
  {
    path: paths.entrate,
    label: { it: 'Entrate', en: 'Income' },
    page: 'home-entrate/entrate',
  },
  {
    path: paths.patrimonio,
    label: { it: 'Patrimonio', en: 'Wealth' },
    page: 'home-patrimonio/patrimonio',
  },
  {
    path: paths.modificaPatrimonio,
    label: { it: 'Modifica', en: 'Edit' },
    page: 'home-patrimonio/patrimonio',
  },
  {
    path: paths.membri,
    label: { it: 'Membri', en: 'Members' },
    page: 'home-membri/membri',
  },
  {
    path: paths.priorita,
    label: { it: 'Priorità', en: 'Priorities' },
    page: 'soluzione-consigliata/priorita',
    menu: { icon: 'flag', order: 20, roles: ['User'], for: WHOLE, badge: 'reds' },
  },
  {
    path: paths.piano,
    label: { it: 'Il piano', en: 'The plan' },
    page: 'soluzione-consigliata/piano',
  },
  {
    path: paths.correzioni,
    label: { it: 'Che cosa abbiamo corretto', en: 'What we have corrected' },
    page: 'correzioni/correzioni',
  },
  {
    path: paths.profilo,
    label: { it: 'I miei dati', en: 'My data' },
    page: 'profilo/profilo',
    menu: { icon: 'users', order: 55, barOrder: 25, roles: ['User'], for: WHOLE },
  },
  ...PROFILE_EDITORS.map(({ path, label }) => ({
    path,
    label,
    page: 'profilo/profilo',
  })),
  ...SOLUZIONI.map((code) => ({
    path: soluzionePath(code),
    label: AREE[code],
    page: 'soluzione-consigliata/soluzione',
  })),
  {
    path: paths.account,
    label: { it: 'Account', en: 'Account' },
    roles: ['User', 'Consulente', 'Admin', 'SuperAdmin'],
    whose: 'account',
    page: 'account/account',
    menu: { icon: 'user', order: 60, for: { registered: true } },
  },
  {
    path: paths.strumenti,
    label: { it: 'Servizi', en: 'Services' },
    page: 'strumenti/strumenti',
    menu: { icon: 'briefcase', order: 30, roles: ['User'], for: WHOLE },
  },
  {
    path: paths.documenti,
    label: { it: 'Documenti', en: 'Documents' },
    page: 'documenti/documenti',
    menu: {
      icon: 'file',
      order: 40,
      roles: ['User'],
      for: { ...WHOLE, scopes: [...WHOLE.scopes, 'documenti'] },
    },
  },
  {
    path: paths.testamento,
    label: { it: 'Testamento', en: 'Will' },
    whose: 'own',
    page: 'testamento/testamento',
  },
  {
    path: paths.regali,
    label: { it: 'Regali utili', en: 'Useful gifts' },
    whose: 'own',
    page: 'regali/regali',
  },
  {
    path: paths.faq,
    label: { it: 'Domande frequenti', en: 'Frequent questions' },
    page: 'faq/faq',
  },
  {
    path: paths.accessoTerzi,
    label: { it: 'Accesso a terzi', en: 'Access for others' },
    whose: 'own',
    page: 'accesso-terzi/accesso-terzi',
  },
  {
    path: paths.report,
    label: { it: 'I miei report', en: 'My reports' },
    page: 'i-miei-report/i-miei-report',
  },
];
