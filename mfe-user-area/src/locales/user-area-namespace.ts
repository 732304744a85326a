import { defineNamespace } from '@bussola/i18n';
import { userAreaIt } from './user-area.it.ts';

/** Every text of this portal; English is one chunk, fetched for readers of English. */
export const userAreaNamespace = defineNamespace(
  'user-area',
  userAreaIt,
  async () => (await import('./user-area.en.ts')).userAreaEn,
);
