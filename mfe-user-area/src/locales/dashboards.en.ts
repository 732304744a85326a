import type { Translated } from '@bussola/i18n';
import type { dashboardsIt } from './dashboards.it.ts';
import { entrateEn } from './entrate.en.ts';
import { patrimonioEn } from './patrimonio.en.ts';

export const dashboardsEn: Translated<typeof dashboardsIt> = {
  entrate: entrateEn,
  patrimonio: patrimonioEn,
};
