import type { Translated } from '@bussola/i18n';
import { entrateEn } from './entrate.en.ts';
import { patrimonioEn } from './patrimonio.en.ts';
import type { DashboardWords } from './dashboards-namespace.ts';

export const dashboardsEn: Translated<DashboardWords> = {
  entrate: entrateEn,
  patrimonio: patrimonioEn,
};
