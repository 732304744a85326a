import { defineNamespace } from '@bussola/i18n';
import { segnapostoIt } from './segnaposto.it.ts';

/** Texts of the placeholder's page, fetched with it. */
export const segnapostoNamespace = defineNamespace(
  'admin-segnaposto',
  segnapostoIt,
  async () => (await import('./segnaposto.en.ts')).segnapostoEn,
);
