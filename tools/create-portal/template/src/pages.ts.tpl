import type { Page } from '@bussola/portal/pages';

export const PAGES: readonly Page[] = [
  {
    path: '/{{name}}/inizio',
    label: { it: '{{title}}', en: '{{title}}' },
    page: 'inizio/inizio',
    menu: { icon: 'flag', order: 90 },
  },
];
