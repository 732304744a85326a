import { definePortal } from '@bussola/portal/descriptor';
import { menuOf, routesOf } from '@bussola/portal/pages';
import { PAGES } from './pages.ts';
import { paths } from './paths.ts';

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
  routes: routesOf(PAGES),
  menu: menuOf(PAGES),
  contract: '^1.9',
  capabilities: ['session', 'preferences', 'http', 'notify', 'leave-guard', 'badge'],
  shared: ['query', 'formik', 'yup', 'ui/charts', 'ui/results', 'ui/forms'],
  // 45 before the editors of «I miei dati», which the wealth page opens too, 60 before an editor
  // led to the same datum of the others, and dates and amounts said what they understood, 66
  // before the words of questions came in both languages, 71 before staff wrote some of the texts.
  budgets: { entryKb: 3.5, routeKb: 75 },
});
