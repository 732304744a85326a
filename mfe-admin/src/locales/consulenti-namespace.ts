import { defineNamespace } from '@bussola/i18n';
import { consulentiIt } from './consulenti.it.ts';

/** Texts about advisers, fetched with the pages that show them. */
export const consulentiNamespace = defineNamespace(
  'admin-consulenti',
  consulentiIt,
  async () => (await import('./consulenti.en.ts')).consulentiEn,
);
