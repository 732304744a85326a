import { defineNamespace } from '@bussola/i18n';
import { registroIt } from './registro.it.ts';

/** Texts of the log, fetched with its page. */
export const registroNamespace = defineNamespace(
  'admin-registro',
  registroIt,
  async () => (await import('./registro.en.ts')).registroEn,
);
