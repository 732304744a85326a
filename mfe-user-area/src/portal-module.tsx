import type { ComponentType } from 'react';
import { connectClient } from '@bussola/client';
import { SOLUZIONI } from '@bussola/domain';
import { formsNamespace } from '@bussola/forms';
import { CONTRACT_VERSION, lazyPage } from '@bussola/portal';
import type { PortalModule } from '@bussola/portal';
import { resultsNamespace } from '@bussola/results';
import { stepUpNamespace } from '@bussola/step-up';
import { FirstPageContext } from './anteprima/first-page.ts';
import { paths, PROFILE_EDITORS, soluzionePath } from './paths.ts';
import { userAreaNamespace } from './locales/user-area-namespace.ts';

type Words = Parameters<PortalModule['start']>[0]['addWords'];
let addWords: Words | undefined;
/** A page with words of its own: the first screen carries neither. */
const withWords = (
  load: () => Promise<{ default: ComponentType }>,
  loadWords: () => Promise<Parameters<Words>[0]>,
) =>
  lazyPage(async () => {
    const [page, words] = await Promise.all([load(), loadWords()]);
    await addWords?.(words);
    return page;
  });
/** A dashboard behind Home. */
const dashboard = (load: () => Promise<{ default: ComponentType }>) =>
  withWords(
    load,
    async () => (await import('./locales/dashboards-namespace.ts')).dashboardsNamespace,
  );

const Home = lazyPage(() => import('./pages/home/home-page.tsx'));
const Entrate = dashboard(() => import('./pages/home-entrate/entrate-page.tsx'));
const Patrimonio = dashboard(() => import('./pages/home-patrimonio/patrimonio-page.tsx'));
const Membri = lazyPage(() => import('./pages/home-membri/membri-page.tsx'));
const Profilo = lazyPage(() => import('./pages/profilo/profilo-page.tsx'));
const Priorita = lazyPage(() => import('./pages/soluzione-consigliata/priorita-page.tsx'));
const Soluzione = lazyPage(() => import('./pages/soluzione-consigliata/soluzione-page.tsx'));
const Piano = lazyPage(() => import('./pages/soluzione-consigliata/piano-page.tsx'));
const Correzioni = lazyPage(() => import('./pages/correzioni/correzioni-page.tsx'));
const Account = lazyPage(() => import('./pages/account/account-page.tsx'));
const Strumenti = lazyPage(() => import('./pages/strumenti/strumenti-page.tsx'));
const Documenti = lazyPage(() => import('./pages/documenti/documenti-page.tsx'));
const Testamento = withWords(
  () => import('./pages/testamento/testamento-page.tsx'),
  async () => (await import('./locales/testamento-namespace.ts')).testamentoNamespace,
);
const Regali = withWords(
  () => import('./pages/regali/regali-page.tsx'),
  async () => (await import('./locales/regali-namespace.ts')).regaliNamespace,
);
const AccessoTerzi = lazyPage(() => import('./pages/accesso-terzi/accesso-terzi-page.tsx'));
const IMieiReport = lazyPage(() => import('./pages/i-miei-report/i-miei-report-page.tsx'));

const portalModule: PortalModule = {
  contractVersion: CONTRACT_VERSION,
  start: async (shell) => {
    connectClient(shell.http);
    addWords = shell.addWords;
    await Promise.all([
      addWords(userAreaNamespace),
      addWords(formsNamespace),
      addWords(resultsNamespace),
      addWords(stepUpNamespace),
    ]);
  },
  routes: [
    { path: paths.home, element: <Home /> },
    { path: paths.entrate, element: <Entrate /> },
    { path: paths.patrimonio, element: <Patrimonio /> },
    { path: paths.modificaPatrimonio, element: <Patrimonio /> },
    { path: paths.membri, element: <Membri /> },
    { path: paths.profilo, element: <Profilo /> },
    ...PROFILE_EDITORS.map(({ path }) => ({ path, element: <Profilo /> })),
    { path: paths.priorita, element: <Priorita /> },
    ...SOLUZIONI.map((code) => ({ path: soluzionePath(code), element: <Soluzione key={code} /> })),
    { path: paths.piano, element: <Piano /> },
    { path: paths.correzioni, element: <Correzioni /> },
    { path: paths.account, element: <Account /> },
    { path: paths.strumenti, element: <Strumenti /> },
    { path: paths.documenti, element: <Documenti /> },
    { path: paths.testamento, element: <Testamento /> },
    { path: paths.regali, element: <Regali /> },
    {
      path: paths.accessoTerzi,
      element: (
        <FirstPageContext value={<Home />}>
          <AccessoTerzi />
        </FirstPageContext>
      ),
    },
    { path: paths.report, element: <IMieiReport /> },
  ],
};

export default portalModule;
