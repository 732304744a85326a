import { defineNamespace } from '@bussola/i18n';
import { doorsIt } from './doors.it.ts';

export const doorsNamespace = defineNamespace(
  'doors',
  doorsIt,
  async () => (await import('./doors.en.ts')).doorsEn,
);
