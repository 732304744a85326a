import { defineNamespace } from '@bussola/i18n';
import { shellIt } from './shell.it.ts';

export const shellNamespace = defineNamespace(
  'shell',
  shellIt,
  async () => (await import('./shell.en.ts')).shellEn,
);
