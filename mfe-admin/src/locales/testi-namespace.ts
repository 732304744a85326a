import { defineNamespace } from '@bussola/i18n';
import { testiIt } from './testi.it.ts';

/** Texts of the page where the texts of the other pages are written. */
export const testiNamespace = defineNamespace(
  'admin-testi',
  testiIt,
  async () => (await import('./testi.en.ts')).testiEn,
);
