import { SOLUZIONI } from '@bussola/domain';
import { definePortal } from '@bussola/portal/descriptor';
import type { For } from '@bussola/portal/descriptor';
import { AREE } from './aree.ts';
import { paths, PROFILE_EDITORS, soluzionePath } from './paths.ts';

/** There is nothing to see of a household before its checkup. */
const HOUSEHOLD: For = { checkup: true };
/** In somebody else's area its pages show the whole household or nothing. */
const WHOLE = {
  ...HOUSEHOLD,
  scopes: ['dati', 'patrimonio', 'protezione', 'previdenza'],
} satisfies For;

/**
 * What the shell may know of this portal without running it. Read by Node when the portal is built.
 */
export const portal = definePortal({
  name: 'user-area',
  title: { it: 'La tua area', en: 'Your area' },
  basePaths: ['/app'],
  redirects: [
    { from: '/app', to: paths.home },
    { from: '/app/dashboards', to: paths.home },
  ],
  access: { roles: ['User', 'Admin', 'SuperAdmin'], acting: true },
  landing: [
    { to: '/app/dashboards', for: { roles: ['User'], registered: true }, order: 50 },
    { to: paths.home, for: { acting: true }, order: 50 },
  ],
  // The checkup comes first (specification §4). A visitor has no account page.
  sends: [
    { for: { roles: ['User'], registered: false, checkup: false }, to: '/checkup' },
    { for: { roles: ['User'], registered: false }, to: '/checkup/5' },
    { for: { roles: ['User'], checkup: false }, to: '/checkup', except: [paths.account] },
  ],
  layout: 'frame',
  routes: [
    {
      path: paths.home,
      label: { it: 'Home', en: 'Home' },
      modules: ['src/pages/home/home-page.tsx'],
    },
    {
      path: paths.entrate,
      label: { it: 'Entrate', en: 'Income' },
      modules: ['src/pages/home-entrate/entrate-page.tsx'],
    },
    {
      path: paths.patrimonio,
      label: { it: 'Patrimonio', en: 'Wealth' },
      modules: ['src/pages/home-patrimonio/patrimonio-page.tsx'],
    },
    {
      path: paths.modificaPatrimonio,
      label: { it: 'Modifica', en: 'Edit' },
      modules: ['src/pages/home-patrimonio/patrimonio-page.tsx'],
    },
    {
      path: paths.membri,
      label: { it: 'Membri', en: 'Members' },
      modules: ['src/pages/home-membri/membri-page.tsx'],
    },
    {
      path: paths.priorita,
      label: { it: 'Priorità', en: 'Priorities' },
      modules: ['src/pages/soluzione-consigliata/priorita-page.tsx'],
    },
    {
      path: paths.piano,
      label: { it: 'Il piano', en: 'The plan' },
      modules: ['src/pages/soluzione-consigliata/piano-page.tsx'],
    },
    {
      path: paths.correzioni,
      label: { it: 'Che cosa abbiamo corretto', en: 'What we have corrected' },
      modules: ['src/pages/correzioni/correzioni-page.tsx'],
    },
    {
      path: paths.profilo,
      label: { it: 'I miei dati', en: 'My data' },
      modules: ['src/pages/profilo/profilo-page.tsx'],
    },
    ...PROFILE_EDITORS.map(({ path, label }) => ({
      path,
      label,
      modules: ['src/pages/profilo/profilo-page.tsx'],
    })),
    ...SOLUZIONI.map((code) => ({
      path: soluzionePath(code),
      label: AREE[code],
      modules: ['src/pages/soluzione-consigliata/soluzione-page.tsx'],
    })),
    {
      path: paths.account,
      label: { it: 'Account', en: 'Account' },
      roles: ['User', 'Consulente', 'Admin', 'SuperAdmin'],
      whose: 'account',
      modules: ['src/pages/account/account-page.tsx'],
    },
    {
      path: paths.strumenti,
      label: { it: 'Servizi', en: 'Services' },
      modules: ['src/pages/strumenti/strumenti-page.tsx'],
    },
    {
      path: paths.documenti,
      label: { it: 'Documenti', en: 'Documents' },
      modules: ['src/pages/documenti/documenti-page.tsx'],
    },
    {
      path: paths.testamento,
      label: { it: 'Testamento', en: 'Will' },
      whose: 'own',
      modules: ['src/pages/testamento/testamento-page.tsx'],
    },
    {
      path: paths.regali,
      label: { it: 'Regali utili', en: 'Useful gifts' },
      whose: 'own',
      modules: ['src/pages/regali/regali-page.tsx'],
    },
    {
      path: paths.accessoTerzi,
      label: { it: 'Accesso a terzi', en: 'Access for others' },
      whose: 'own',
      modules: ['src/pages/accesso-terzi/accesso-terzi-page.tsx'],
    },
    {
      path: paths.report,
      label: { it: 'I miei report', en: 'My reports' },
      modules: ['src/pages/i-miei-report/i-miei-report-page.tsx'],
    },
  ],
  menu: [
    {
      to: paths.home,
      label: { it: 'Home', en: 'Home' },
      icon: 'home',
      order: 10,
      roles: ['User'],
      for: HOUSEHOLD,
    },
    {
      to: paths.priorita,
      label: { it: 'Priorità', en: 'Priorities' },
      icon: 'flag',
      order: 20,
      roles: ['User'],
      for: WHOLE,
      badge: 'reds',
    },
    {
      to: paths.strumenti,
      label: { it: 'Servizi', en: 'Services' },
      icon: 'briefcase',
      order: 30,
      roles: ['User'],
      for: WHOLE,
    },
    {
      to: paths.documenti,
      label: { it: 'Documenti', en: 'Documents' },
      icon: 'file',
      order: 40,
      roles: ['User'],
      for: { ...WHOLE, scopes: [...WHOLE.scopes, 'documenti'] },
    },
    {
      to: paths.profilo,
      label: { it: 'I miei dati', en: 'My data' },
      icon: 'users',
      order: 55,
      barOrder: 25,
      roles: ['User'],
      for: WHOLE,
    },
    {
      to: paths.account,
      label: { it: 'Account', en: 'Account' },
      icon: 'user',
      order: 60,
      roles: ['User', 'Consulente', 'Admin', 'SuperAdmin'],
      for: { registered: true },
    },
  ],
  contract: '^1.9',
  capabilities: ['session', 'preferences', 'http', 'notify', 'leave-guard', 'badge'],
  shared: ['query', 'formik', 'yup', 'ui/charts', 'ui/results', 'ui/forms'],
  // 45 before the editors of «I miei dati», which the wealth page opens too, 60 before an editor
  // led to the same datum of the others, and dates and amounts said what they understood.
  budgets: { entryKb: 3.5, routeKb: 66 },
});
