import type { Page } from '@bussola/portal/pages';

export const PAGES: readonly Page[] = [
  {
    path: '/admin/clienti',
    label: { it: 'Clienti', en: 'Clients' },
    page: 'clienti/clienti',
  },
  {
    path: '/admin/cliente',
    label: { it: 'Cliente', en: 'Client' },
    under: '/admin/clienti',
    page: 'cliente/cliente',
  },
  {
    path: '/admin/costanti',
    label: { it: 'Costanti', en: 'Constants' },
    roles: ['SuperAdmin'],
    page: 'costanti/costanti',
  },
  {
    path: '/admin/portali',
    label: { it: 'Stato dei portali', en: 'State of the portals' },
    roles: ['SuperAdmin'],
    page: 'portali/portali',
  },
];
