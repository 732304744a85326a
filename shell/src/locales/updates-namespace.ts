import { defineNamespace } from '@bussola/i18n';
import { updatesIt } from './updates.it.ts';

/** Comes with what needs it: no first page does. */
export const updatesNamespace = defineNamespace(
  'updates',
  updatesIt,
  async () => (await import('./updates.en.ts')).updatesEn,
);
