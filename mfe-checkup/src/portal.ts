import { definePortal } from '@bussola/portal/descriptor';

/** All that the shell may know of the checkup: plain data, read by Node when it builds. */
export const portal = definePortal({
  name: 'checkup',
  title: { it: 'Checkup', en: 'Checkup' },
  basePaths: ['/checkup'],
  redirects: [{ from: '/checkup', to: '/checkup/1' }],
  access: { roles: ['User', 'Admin', 'SuperAdmin'] },
  layout: 'wizard',
  routes: [
    { path: '/checkup/0', label: { it: 'Introduzione', en: 'Introduction' } },
    { path: '/checkup/1', label: { it: 'Dati personali', en: 'About you' } },
    { path: '/checkup/1-5', label: { it: 'Famiglia', en: 'Family' } },
    { path: '/checkup/2', label: { it: 'Casa e immobili', en: 'Home and property' } },
    { path: '/checkup/3', label: { it: 'Previdenza e tutele', en: 'Pension and protection' } },
    { path: '/checkup/3-5', label: { it: 'A metà strada', en: 'Half-way' } },
    { path: '/checkup/4', label: { it: 'Area finanziaria', en: 'Money' } },
    { path: '/checkup/5', label: { it: 'Riepilogo', en: 'Summary' } },
  ],
  menu: [],
  contract: '^1.0',
  shared: ['ui/forms', 'query'],
  budgets: { entryKb: 26, routeKb: 60 },
});
