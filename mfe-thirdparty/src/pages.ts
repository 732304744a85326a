import type { Page } from '@bussola/portal/pages';

export const PAGES: readonly Page[] = [
  {
    path: '/thirdparty/clienti',
    label: { it: 'Clienti', en: 'Clients' },
    page: 'clienti/clienti',
  },
  {
    path: '/consulente/clienti',
    label: { it: 'Clienti assegnati', en: 'Assigned clients' },
    roles: ['Consulente'],
    page: 'assegnati/assegnati',
  },
];
