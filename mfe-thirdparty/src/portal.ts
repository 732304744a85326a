import { definePortal } from '@bussola/portal/descriptor';
import { menuOf, routesOf } from '@bussola/portal/pages';
import { PAGES } from './pages.ts';

/**
 * What the shell may know of this portal without running it. Every registered person may enter. A
 * person without a grant reads how grants are given. Advisers see their clients here.
 */
export const portal = definePortal({
  name: 'thirdparty',
  title: { it: 'Le aree affidate a te', en: 'Areas entrusted to you' },
  basePaths: ['/thirdparty', '/consulente'],
  redirects: [
    { from: '/thirdparty', to: '/thirdparty/clienti' },
    { from: '/consulente', to: '/consulente/clienti' },
  ],
  access: {},
  landing: [
    { to: '/consulente', for: { roles: ['Consulente'] }, order: 10 },
    { to: '/thirdparty', for: { roles: ['User'], registered: true, grants: true }, order: 40 },
  ],
  sends: [
    { for: { roles: ['User'], registered: false, checkup: false }, to: '/checkup' },
    { for: { roles: ['User'], registered: false }, to: '/checkup/5' },
  ],
  layout: 'frame',
  routes: routesOf(PAGES),
  menu: menuOf(PAGES),
  contract: '^1.4',
  capabilities: ['session', 'http', 'notify'],
  shared: ['query'],
  budgets: { entryKb: 3.5, routeKb: 5 },
});
