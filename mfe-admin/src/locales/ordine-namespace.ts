import { defineNamespace } from '@bussola/i18n';
import { ordineIt } from './ordine.it.ts';

/** Texts of the order of the areas, fetched with its page. */
export const ordineNamespace = defineNamespace(
  'admin-ordine',
  ordineIt,
  async () => (await import('./ordine.en.ts')).ordineEn,
);
