import { defineNamespace } from '@bussola/i18n';
import { entrateIt } from './entrate.it.ts';
import { patrimonioIt } from './patrimonio.it.ts';

const dashboardsIt = { entrate: entrateIt, patrimonio: patrimonioIt } as const;
export type DashboardWords = typeof dashboardsIt;

/** Texts of the two dashboards behind Home. They come with those pages, not with Home. */
export const dashboardsNamespace = defineNamespace(
  'user-area-dashboards',
  dashboardsIt,
  async () => (await import('./dashboards.en.ts')).dashboardsEn,
);
