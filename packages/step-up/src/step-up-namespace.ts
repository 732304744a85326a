import { defineNamespace } from '@bussola/i18n';
import { stepUpIt } from './locales/step-up.it.ts';

export const stepUpNamespace = defineNamespace(
  'step-up',
  stepUpIt,
  async () => (await import('./locales/step-up.en.ts')).stepUpEn,
);
