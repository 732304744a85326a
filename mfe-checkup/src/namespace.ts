import { defineNamespace } from '@bussola/i18n';
import { checkupIt } from './locales/checkup.it.ts';

export const checkupNamespace = defineNamespace(
  'checkup',
  checkupIt,
  async () => (await import('./locales/checkup.en.ts')).checkupEn,
);
