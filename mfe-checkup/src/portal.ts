import { definePortal } from '@bussola/portal/descriptor';
import { routesOf } from '@bussola/portal/pages';
import { FIRST, PAGES, SUMMARY } from './pages.ts';

const WIZARD = 'src/wizard/wizard-page.tsx';

/** All that the shell may know of the checkup: plain data, read by Node when it builds. */
export const portal = definePortal({
  name: 'checkup',
  title: { it: 'Checkup', en: 'Checkup' },
  basePaths: ['/checkup'],
  redirects: [{ from: '/checkup', to: FIRST }],
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
  // Every step stands in the wizard; those after the first bring the words of the steps.
  routes: PAGES.flatMap((page) =>
    routesOf([page], page.path === FIRST ? [WIZARD] : [WIZARD, 'src/steps-namespace.ts']),
  ),
  menu: [
    {
      to: FIRST,
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
