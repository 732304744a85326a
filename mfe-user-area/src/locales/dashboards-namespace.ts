import { defineNamespace } from '@bussola/i18n';
import { dashboardsIt } from './dashboards.it.ts';

/** Texts of the two dashboards behind Home. They come with those pages, not with Home. */
export const dashboardsNamespace = defineNamespace(
  'user-area-dashboards',
  dashboardsIt,
  async () => (await import('./dashboards.en.ts')).dashboardsEn,
);
