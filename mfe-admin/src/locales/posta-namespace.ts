import { defineNamespace } from '@bussola/i18n';
import { postaIt } from './posta.it.ts';

/** Texts of the outbox, fetched with its page. */
export const postaNamespace = defineNamespace(
  'admin-posta',
  postaIt,
  async () => (await import('./posta.en.ts')).postaEn,
);
