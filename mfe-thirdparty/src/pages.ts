import type { Page } from '@bussola/portal/pages';

export const PAGES: readonly Page[] = [
  {
    path: '/thirdparty/clienti',
    label: { it: 'Clienti', en: 'Clients' },
    page: 'clienti/clienti',
    menu: { icon: 'users', order: 10, for: { grants: true } },
  },
  {
    path: '/consulente/clienti',
    label: { it: 'Clienti assegnati', en: 'Assigned clients' },
    roles: ['Consulente'],
    page: 'assegnati/assegnati',
    menu: { icon: 'briefcase', order: 5 },
  },
];
