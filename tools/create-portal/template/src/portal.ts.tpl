import { definePortal } from '@bussola/portal/descriptor';
import { menuOf, routesOf } from '@bussola/portal/pages';
import { PAGES } from './pages.ts';

/** What the shell may know of this portal without running it. */
export const portal = definePortal({
  name: '{{name}}',
  title: { it: '{{title}}', en: '{{title}}' },
  basePaths: ['/{{name}}'],
  redirects: [{ from: '/{{name}}', to: '/{{name}}/inizio' }],
  access: { roles: ['User', 'Admin', 'SuperAdmin'] },
  layout: 'frame',
  routes: routesOf(PAGES),
  menu: menuOf(PAGES),
  contract: '^1.4',
  capabilities: ['session', 'http'],
  shared: [],
  budgets: { entryKb: 3.5, routeKb: 10 },
});
