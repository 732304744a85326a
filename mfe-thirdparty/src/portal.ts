import { definePortal } from '@bussola/portal/descriptor';

/** What the shell may know of this portal without running it. Any session may enter: whoever holds no grant is told how they come. */
export const portal = definePortal({
  name: 'thirdparty',
  title: { it: 'Le aree affidate a te', en: 'Areas entrusted to you' },
  basePaths: ['/thirdparty'],
  redirects: [{ from: '/thirdparty', to: '/thirdparty/clienti' }],
  access: {},
  layout: 'frame',
  routes: [{ path: '/thirdparty/clienti', label: { it: 'Clienti', en: 'Clients' }, modules: ['src/pages/clienti/clienti-page.tsx'] }],
  menu: [{ to: '/thirdparty/clienti', label: { it: 'Clienti', en: 'Clients' }, icon: 'users', order: 10 }],
  contract: '^1.0',
  capabilities: ['session', 'http', 'notify'],
  shared: ['query'],
  budgets: { entryKb: 3.5, routeKb: 5 },
});
