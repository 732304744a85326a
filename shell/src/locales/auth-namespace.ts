import { defineNamespace } from '@bussola/i18n';
import { authIt } from './auth.it.ts';

export const authNamespace = defineNamespace(
  'auth',
  authIt,
  async () => (await import('./auth.en.ts')).authEn,
);
