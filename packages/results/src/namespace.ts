import { defineNamespace } from '@bussola/i18n';
import { resultsIt } from './locales/results.it.ts';

/** Words of the results that portals share. */
export const resultsNamespace = defineNamespace(
  'results',
  resultsIt,
  async () => (await import('./locales/results.en.ts')).resultsEn,
);
