import { defineNamespace } from '@bussola/i18n';
import { richiesteIt } from './richieste.it.ts';

/** Texts of the requests, fetched with their page. */
export const richiesteNamespace = defineNamespace(
  'admin-richieste',
  richiesteIt,
  async () => (await import('./richieste.en.ts')).richiesteEn,
);
