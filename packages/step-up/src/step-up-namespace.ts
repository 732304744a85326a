import { defineNamespace } from '@bussola/i18n';
import { stepUpIt } from './words/step-up.it.ts';

export const stepUpNamespace = defineNamespace(
  'step-up',
  stepUpIt,
  async () => (await import('./words/step-up.en.ts')).stepUpEn,
);
