import type { ComponentType } from 'react';
import type { RouteObject } from '@bussola/portal/router';
import { connectClient } from '@bussola/client';
import { firstFormsNamespace } from '@bussola/forms';
import { CONTRACT_VERSION, lazyPage } from '@bussola/portal';
import type { PortalModule } from '@bussola/portal';
import { LATER_STEPS, stepsWords } from './later-steps.ts';
import { checkupNamespace } from './namespace.ts';

let addWords: Parameters<PortalModule['start']>[0]['addWords'] | undefined;

/** A step after the first, with the words of those steps: the first screen carries neither. */
const laterStep = (load: () => Promise<{ default: ComponentType }>) =>
  lazyPage(async () => {
    const [page, words] = await Promise.all([load(), stepsWords()]);
    await Promise.all([
      addWords?.(words.stepsNamespace),
      addWords?.(words.formsNamespace),
      addWords?.(words.resultsNamespace),
    ]);
    return page;
  });

const Wizard = lazyPage(() => import('./wizard/wizard-page.tsx'));
const DatiPersonali = lazyPage(() => import('./pages/1-dati-personali/dati-personali-page.tsx'));
const Introduzione = laterStep(LATER_STEPS.introduzione);
const Famiglia = laterStep(LATER_STEPS.famiglia);
const Residenza = laterStep(LATER_STEPS.residenza);
const Previdenza = laterStep(LATER_STEPS.previdenza);
const Pausa = laterStep(LATER_STEPS.pausa);
const Finanza = laterStep(LATER_STEPS.finanza);
const Riepilogo = laterStep(LATER_STEPS.riepilogo);

const routes: RouteObject[] = [
  {
    element: <Wizard />,
    children: [
      { path: '/checkup/0', element: <Introduzione /> },
      { path: '/checkup/1', element: <DatiPersonali /> },
      { path: '/checkup/1-5', element: <Famiglia /> },
      { path: '/checkup/2', element: <Residenza /> },
      { path: '/checkup/3', element: <Previdenza /> },
      { path: '/checkup/3-5', element: <Pausa /> },
      { path: '/checkup/4', element: <Finanza /> },
      { path: '/checkup/5', element: <Riepilogo /> },
    ],
  },
];

const portalModule: PortalModule = {
  contractVersion: CONTRACT_VERSION,
  start: async (shell) => {
    connectClient(shell.http);
    addWords = shell.addWords;
    await Promise.all([addWords(checkupNamespace), addWords(firstFormsNamespace)]);
  },
  routes,
};
export default portalModule;
