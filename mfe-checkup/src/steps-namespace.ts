import { defineNamespace } from '@bussola/i18n';
import { stepsIt } from './locales/steps.it.ts';

/** Words of the steps after the first: they come with the first of them that is opened. */
export const stepsNamespace = defineNamespace(
  'checkup-steps',
  stepsIt,
  async () => (await import('./locales/steps.en.ts')).stepsEn,
);

export { formsNamespace } from '@bussola/forms';
export { resultsNamespace } from '@bussola/results';
