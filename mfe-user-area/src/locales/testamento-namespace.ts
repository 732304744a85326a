import { defineNamespace } from '@bussola/i18n';
import { testamentoIt } from './testamento.it.ts';

/** Texts of the page on wills. They come with the page, not with Home. */
export const testamentoNamespace = defineNamespace(
  'user-area-testamento',
  testamentoIt,
  async () => (await import('./testamento.en.ts')).testamentoEn,
);
