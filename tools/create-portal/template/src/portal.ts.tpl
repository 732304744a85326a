import { definePortal } from '@bussola/portal/descriptor';

/** What the shell may know of this portal without running it. */
export const portal = definePortal({
  name: '{{name}}',
  title: { it: '{{title}}', en: '{{title}}' },
  basePaths: ['/{{name}}'],
  redirects: [{ from: '/{{name}}', to: '/{{name}}/inizio' }],
  access: { roles: ['User', 'Admin', 'SuperAdmin'] },
  layout: 'frame',
  routes: [{ path: '/{{name}}/inizio', label: { it: '{{title}}', en: '{{title}}' }, modules: ['src/pages/inizio/inizio-page.tsx'] }],
  menu: [{ to: '/{{name}}/inizio', label: { it: '{{title}}', en: '{{title}}' }, icon: 'flag', order: 90 }],
  contract: '^1.4',
  capabilities: ['session', 'http'],
  shared: [],
  budgets: { entryKb: 3.5, routeKb: 10 },
});
