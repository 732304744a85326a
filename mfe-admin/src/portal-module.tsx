import { connectClient } from '@bussola/client';
import { CONTRACT_VERSION, lazyPage } from '@bussola/portal';
import type { PortalModule } from '@bussola/portal';
import { stepUpNamespace } from '@bussola/step-up';
import { adminNamespace } from './locales/admin-namespace.ts';

const Clienti = lazyPage(() => import('./pages/clienti/clienti-page.tsx'));
const Costanti = lazyPage(() => import('./pages/costanti/costanti-page.tsx'));
const Portali = lazyPage(() => import('./pages/portali/portali-page.tsx'));
const Cliente = lazyPage(() => import('./pages/cliente/cliente-page.tsx'));

const portalModule: PortalModule = {
  contractVersion: CONTRACT_VERSION,
  start: async ({ http, addWords }) => {
    connectClient(http);
    await Promise.all([addWords(adminNamespace), addWords(stepUpNamespace)]);
  },
  routes: [
    { path: '/admin/clienti', element: <Clienti /> },
    { path: '/admin/cliente', element: <Cliente /> },
    { path: '/admin/costanti', element: <Costanti /> },
    { path: '/admin/portali', element: <Portali /> },
  ],
};

export default portalModule;
