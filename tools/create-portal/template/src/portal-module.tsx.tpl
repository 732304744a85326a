import { connectClient } from '@bussola/client';
import { CONTRACT_VERSION, lazyPage } from '@bussola/portal';
import type { PortalModule } from '@bussola/portal';
import { {{camel}}Namespace } from './locales/{{name}}-namespace.ts';

const Inizio = lazyPage(() => import('./pages/inizio/inizio-page.tsx'));

const portalModule: PortalModule = {
  contractVersion: CONTRACT_VERSION,
  start: ({ http, addWords }) => {
    connectClient(http);
    return addWords({{camel}}Namespace);
  },
  routes: [{ path: '/{{name}}/inizio', element: <Inizio /> }],
};

export default portalModule;
