import type { Page } from '@bussola/portal/pages';

export const PAGES: readonly Page[] = [
  {
    path: '/admin/clienti',
    label: { it: 'Clienti', en: 'Clients' },
    page: 'clienti/clienti',
    menu: { icon: 'users', order: 5 },
  },
  {
    path: '/admin/cliente',
    label: { it: 'Cliente', en: 'Client' },
    under: '/admin/clienti',
    page: 'cliente/cliente',
  },
  {
    path: '/admin/amministratori',
    label: { it: 'Amministratori', en: 'Administrators' },
    roles: ['SuperAdmin'],
    page: 'amministratori/amministratori',
    // Its word is too long for the bar of a phone.
    menu: { icon: 'shield', order: 6, barOrder: 90 },
  },
  {
    path: '/admin/costanti',
    label: { it: 'Costanti', en: 'Constants' },
    roles: ['SuperAdmin'],
    page: 'costanti/costanti',
    menu: { icon: 'sliders', order: 7 },
  },
  {
    path: '/admin/costanti/versione',
    label: { it: 'Versione', en: 'Release' },
    roles: ['SuperAdmin'],
    page: 'costanti-versione/costanti-versione',
  },
  {
    path: '/admin/costanti/storia',
    label: { it: 'Storia', en: 'History' },
    roles: ['SuperAdmin'],
    page: 'costanti-storia/costanti-storia',
  },
  {
    path: '/admin/portali',
    label: { it: 'Stato dei portali', en: 'State of the portals' },
    roles: ['SuperAdmin'],
    page: 'portali/portali',
    menu: { icon: 'briefcase', order: 8 },
  },
];
