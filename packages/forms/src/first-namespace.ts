import { defineNamespace } from '@bussola/i18n';
import { formsIt } from './locales/forms.it.ts';

/** English comes whole: one request, and only from people who read it. */
export const formsEnglish = async () => {
  const [{ formsEn }, { householdEn }] = await Promise.all([
    import('./locales/forms.en.ts'),
    import('./locales/household.en.ts'),
  ]);
  return { ...formsEn, ...householdEn };
};

/**
 * The part of the `forms` words that the first person's section needs; `formsNamespace` completes
 * it under the same name.
 */
export const firstFormsNamespace = defineNamespace('forms', formsIt, formsEnglish);
