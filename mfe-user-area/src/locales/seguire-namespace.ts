import { defineNamespace } from '@bussola/i18n';
import { seguireIt } from './seguire.it.ts';

/** Texts of who follows one, fetched with the page of accesses. */
export const seguireNamespace = defineNamespace(
  'user-area-seguire',
  seguireIt,
  async () => (await import('./seguire.en.ts')).seguireEn,
);
