import { defineNamespace } from '@bussola/i18n';
import { lookIt } from './look.it.ts';

/** Comes with the request, or with the bar. */
export const lookNamespace = defineNamespace(
  'look',
  lookIt,
  async () => (await import('./look.en.ts')).lookEn,
);
