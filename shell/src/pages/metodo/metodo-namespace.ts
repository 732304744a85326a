import { defineNamespace } from '@bussola/i18n';
import { metodoIt } from './metodo-words.it.ts';

export const metodoNamespace = defineNamespace(
  'metodo',
  metodoIt,
  async () => (await import('./metodo-words.en.ts')).metodoEn,
);
