import { defineNamespace } from '@bussola/i18n';
import { clienteIt } from './cliente.it.ts';

/** Texts about one client, fetched with the page that shows them. */
export const clienteNamespace = defineNamespace(
  'admin-cliente',
  clienteIt,
  async () => (await import('./cliente.en.ts')).clienteEn,
);
