import { defineNamespace } from '@bussola/i18n';
import { thirdpartyIt } from './thirdparty.it.ts';

/** Every text of this portal. */
export const thirdpartyNamespace = defineNamespace(
  'thirdparty',
  thirdpartyIt,
  async () => (await import('./thirdparty.en.ts')).thirdpartyEn,
);
