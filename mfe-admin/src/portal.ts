import { definePortal } from '@bussola/portal/descriptor';
import { menuOf, routesOf } from '@bussola/portal/pages';
import { PAGES } from './pages.ts';

/** What the shell may know of this portal without running it. */
export const portal = definePortal({
  name: 'admin',
  title: { it: 'Amministrazione', en: 'Administration' },
  basePaths: ['/admin'],
  redirects: [{ from: '/admin', to: '/admin/clienti' }],
  access: { roles: ['Admin', 'SuperAdmin'] },
  landing: [{ to: '/admin', for: { roles: ['Admin', 'SuperAdmin'] }, order: 10 }],
  layout: 'frame',
  routes: routesOf(PAGES),
  menu: menuOf(PAGES),
  contract: '^1.10',
  capabilities: ['session', 'http', 'notify', 'badge', 'search'],
  shared: ['query', 'formik', 'yup', 'ui/charts', 'ui/forms', 'ui/results'],
  // 12 before the page of the administrators, with its form and its dialogs; 15 before that of a
  // release, with its editor, its effect and its steps; 22 before a client had eight tabs, and rows
  // and columns of the list were chosen; 33 before an editor of rich text and a list moved by hand.
  budgets: { entryKb: 3.5, routeKb: 45 },
});
