import { defineNamespace } from '@bussola/i18n';
import { formsEnglish } from './first-namespace.ts';
import { formsIt } from './locales/forms.it.ts';
import { householdIt } from './locales/household.it.ts';

/** Words of the form sections that portals share. */
export const formsNamespace = defineNamespace(
  'forms',
  { ...formsIt, ...householdIt },
  formsEnglish,
);
