import type { Page } from '@bussola/portal/pages';

const PERSONE = { it: 'Persone', en: 'People' };
const CONTENUTI = { it: 'Contenuti', en: 'Contents' };
const SERVIZIO = { it: 'Servizio', en: 'Service' };

export const PAGES: readonly Page[] = [
  {
    path: '/admin/clienti',
    label: { it: 'Clienti', en: 'Clients' },
    page: 'clienti/clienti',
    menu: { icon: 'users', order: 5, group: PERSONE },
  },
  {
    path: '/admin/cliente',
    label: { it: 'Cliente', en: 'Client' },
    under: '/admin/clienti',
    page: 'cliente/cliente',
  },
  {
    path: '/admin/consulenti',
    label: { it: 'Consulenti', en: 'Advisers' },
    page: 'consulenti/consulenti',
    menu: { icon: 'message', order: 6, group: PERSONE, badge: 'people' },
  },
  {
    path: '/admin/consulente',
    label: { it: 'Consulente', en: 'Adviser' },
    under: '/admin/consulenti',
    page: 'consulente/consulente',
  },
  {
    path: '/admin/amministratori',
    label: { it: 'Amministratori', en: 'Administrators' },
    roles: ['SuperAdmin'],
    page: 'amministratori/amministratori',
    // Its word is too long for the bar of a phone.
    menu: { icon: 'shield', order: 7, barOrder: 90, group: PERSONE },
  },
  {
    path: '/admin/soluzione-consigliata',
    label: { it: 'Soluzioni', en: 'Solutions' },
    roles: ['SuperAdmin'],
    page: 'soluzione-consigliata/soluzione-consigliata',
    menu: { icon: 'flag', order: 12, barOrder: 94, group: CONTENUTI },
  },
  {
    path: '/admin/testi-informativi',
    label: { it: 'Testi informativi', en: 'Informational texts' },
    roles: ['SuperAdmin'],
    page: 'testi-informativi/testi-informativi',
    menu: {
      label: { it: 'Testi', en: 'Texts' },
      icon: 'pencil',
      order: 15,
      barOrder: 96,
      group: CONTENUTI,
    },
  },
  {
    path: '/admin/faqs',
    label: { it: 'Domande', en: 'Questions' },
    roles: ['SuperAdmin'],
    page: 'faqs/faqs',
    menu: { icon: 'help', order: 19, barOrder: 95, group: CONTENUTI },
  },
  {
    path: '/admin/ordine-soluzione-consigliata',
    label: { it: 'Ordine delle aree', en: 'Order of the areas' },
    roles: ['SuperAdmin'],
    page: 'ordine-soluzione-consigliata/ordine-soluzione-consigliata',
    menu: {
      label: { it: 'Ordine', en: 'Order' },
      icon: 'list',
      order: 12,
      barOrder: 60,
      group: CONTENUTI,
    },
  },
  {
    path: '/admin/costanti',
    label: { it: 'Costanti', en: 'Constants' },
    roles: ['SuperAdmin'],
    page: 'costanti/costanti',
    menu: { icon: 'sliders', order: 20, group: CONTENUTI, badge: 'releases' },
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
    path: '/admin/richieste',
    label: { it: 'Richieste', en: 'Requests' },
    page: 'richieste/richieste',
    // On the bar of a phone it stands before the log.
    menu: { icon: 'inbox', order: 34, barOrder: 25, group: SERVIZIO, badge: 'requests' },
  },
  {
    path: '/admin/registro',
    label: { it: 'Registro', en: 'Log' },
    roles: ['SuperAdmin'],
    page: 'registro/registro',
    menu: { icon: 'scroll', order: 30, group: SERVIZIO },
  },
  {
    path: '/admin/posta',
    label: { it: 'Posta', en: 'Mail' },
    roles: ['SuperAdmin'],
    page: 'posta/posta',
    menu: { icon: 'mail', order: 32, group: SERVIZIO, badge: 'letters' },
  },
  {
    path: '/admin/portali',
    label: { it: 'Stato dei portali', en: 'State of the portals' },
    roles: ['SuperAdmin'],
    page: 'portali/portali',
    menu: { icon: 'blocks', order: 40, group: SERVIZIO },
  },
  {
    path: '/admin/segnaposto',
    label: { it: 'Famiglia Segnaposto', en: 'Placeholder family' },
    roles: ['SuperAdmin'],
    page: 'segnaposto/segnaposto',
    menu: { icon: 'home', order: 45, group: SERVIZIO },
  },
];
