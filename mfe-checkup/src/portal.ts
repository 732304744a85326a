import { definePortal } from '@bussola/portal/descriptor';

/** Every step stands in the wizard; those after the first bring the words of the steps. */
const FIRST = ['src/wizard/wizard-page.tsx'];
const LATER = [...FIRST, 'src/steps-namespace.ts'];

const SUMMARY = '/checkup/5';

/** All that the shell may know of the checkup: plain data, read by Node when it builds. */
export const portal = definePortal({
  name: 'checkup',
  title: { it: 'Checkup', en: 'Checkup' },
  basePaths: ['/checkup'],
  redirects: [{ from: '/checkup', to: '/checkup/1' }],
  access: { roles: ['User', 'Admin', 'SuperAdmin'] },
  landing: [
    { to: '/checkup', for: { roles: ['User'], registered: false, checkup: false }, order: 10 },
    { to: SUMMARY, for: { roles: ['User'], registered: false, checkup: true }, order: 20 },
  ],
  // Once it is done, a registered person's results are in their area; a visitor's are on the
  // summary, with the way to register.
  sends: [
    { for: { roles: ['User'], registered: true, checkup: true }, to: '/' },
    { for: { roles: ['User'], registered: false, checkup: true }, to: SUMMARY },
  ],
  layout: 'wizard',
  routes: [
    {
      path: '/checkup/0',
      label: { it: 'Introduzione', en: 'Introduction' },
      modules: [...LATER, 'src/pages/0-introduzione/introduzione-page.tsx'],
    },
    {
      path: '/checkup/1',
      label: { it: 'Dati personali', en: 'About you' },
      modules: [...FIRST, 'src/pages/1-dati-personali/dati-personali-page.tsx'],
    },
    {
      path: '/checkup/1-5',
      label: { it: 'Famiglia', en: 'Family' },
      modules: [...LATER, 'src/pages/1-5-famiglia/famiglia-page.tsx'],
    },
    {
      path: '/checkup/2',
      label: { it: 'Casa e immobili', en: 'Home and property' },
      modules: [...LATER, 'src/pages/2-residenza/residenza-page.tsx'],
    },
    {
      path: '/checkup/3',
      label: { it: 'Previdenza e tutele', en: 'Pension and protection' },
      modules: [...LATER, 'src/pages/3-previdenza/previdenza-page.tsx'],
    },
    {
      path: '/checkup/3-5',
      label: { it: 'A metà strada', en: 'Half-way' },
      modules: [...LATER, 'src/pages/3-5-pausa/pausa-page.tsx'],
    },
    {
      path: '/checkup/4',
      label: { it: 'Area finanziaria', en: 'Money' },
      modules: [...LATER, 'src/pages/4-finanza/finanza-page.tsx'],
    },
    {
      path: SUMMARY,
      label: { it: 'Riepilogo', en: 'Summary' },
      modules: [...LATER, 'src/pages/5-riepilogo/riepilogo-page.tsx'],
    },
  ],
  menu: [
    {
      to: '/checkup/1',
      label: { it: 'Checkup', en: 'Checkup' },
      icon: 'flag',
      order: 10,
      roles: ['User'],
      for: { checkup: false },
    },
  ],
  contract: '^1.8',
  capabilities: ['session', 'http', 'notify'],
  shared: ['ui/forms', 'ui/charts', 'ui/results', 'query', 'formik', 'yup'],
  budgets: { entryKb: 3.5, routeKb: 80 },
});
