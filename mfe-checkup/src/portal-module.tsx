import type { RouteObject } from 'react-router-dom';
import { connectClient } from '@bussola/client';
import { firstFormsNamespace } from '@bussola/forms';
import { CONTRACT_VERSION, lazyPage } from '@bussola/portal';
import type { PortalModule } from '@bussola/portal';
import { checkupNamespace } from './namespace.ts';
import { connectStepWords, STEP_PATHS } from './step-pages.ts';

const Wizard = lazyPage(() => import('./wizard/wizard-page.tsx'));

/** The wizard draws the page of each step itself: it has the next one ready before it is asked. */
const routes: RouteObject[] = [
  { element: <Wizard />, children: STEP_PATHS.map((path) => ({ path, element: null })) },
];

const portalModule: PortalModule = {
  contractVersion: CONTRACT_VERSION,
  start: async (shell) => {
    connectClient(shell.http);
    connectStepWords(shell.addWords);
    await Promise.all([shell.addWords(checkupNamespace), shell.addWords(firstFormsNamespace)]);
  },
  routes,
};
export default portalModule;
