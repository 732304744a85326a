import { defineNamespace } from '@bussola/i18n';
import { accessiIt } from './locales/accessi.it.ts';
import { resultsIt } from './locales/results.it.ts';

/** Words of the results that portals share. */
export const resultsNamespace = defineNamespace(
  'results',
  resultsIt,
  async () => (await import('./locales/results.en.ts')).resultsEn,
);
/** Words of the log of an area, for its owner and for staff. */
export const accessiNamespace = defineNamespace(
  'accessi',
  accessiIt,
  async () => (await import('./locales/accessi.en.ts')).accessiEn,
);
