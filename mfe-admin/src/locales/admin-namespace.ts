import { defineNamespace } from '@bussola/i18n';
import { adminIt } from './admin.it.ts';

/** Every text of this portal. */
export const adminNamespace = defineNamespace(
  'admin',
  adminIt,
  async () => (await import('./admin.en.ts')).adminEn,
);
