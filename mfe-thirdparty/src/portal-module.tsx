import { connectClient } from '@bussola/client';
import { CONTRACT_VERSION, lazyPage } from '@bussola/portal';
import type { PortalModule } from '@bussola/portal';
import { thirdpartyNamespace } from './locales/thirdparty-namespace.ts';

const Assegnati = lazyPage(() => import('./pages/assegnati/assegnati-page.tsx'));
const Clienti = lazyPage(() => import('./pages/clienti/clienti-page.tsx'));

const portalModule: PortalModule = {
  contractVersion: CONTRACT_VERSION,
  start: ({ http, addWords }) => {
    connectClient(http);
    return addWords(thirdpartyNamespace);
  },
  routes: [
    { path: '/thirdparty/clienti', element: <Clienti /> },
    { path: '/consulente/clienti', element: <Assegnati /> },
  ],
};

export default portalModule;
