import { defineNamespace } from '@bussola/i18n';
import { regaliIt } from './regali.it.ts';

/** Texts of the page on gifts. They come with the page, not with Home. */
export const regaliNamespace = defineNamespace(
  'user-area-regali',
  regaliIt,
  async () => (await import('./regali.en.ts')).regaliEn,
);
