import { defineNamespace } from '@bussola/i18n';
import { checkupIt } from './words/checkup.it.ts';

export const checkupNamespace = defineNamespace(
  'checkup',
  checkupIt,
  async () => (await import('./words/checkup.en.ts')).checkupEn,
);
