import { defineNamespace } from '@bussola/i18n';
import { soluzioniIt } from './soluzioni.it.ts';

/** Texts of the page where the sentences of the areas are written. */
export const soluzioniNamespace = defineNamespace(
  'admin-soluzioni',
  soluzioniIt,
  async () => (await import('./soluzioni.en.ts')).soluzioniEn,
);
