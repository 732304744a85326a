import { defineNamespace } from '@bussola/i18n';
import { formsIt } from './words/forms.it.ts';

/** Words of the form sections that portals share. */
export const formsNamespace = defineNamespace('forms', formsIt, async () => (await import('./words/forms.en.ts')).formsEn);
