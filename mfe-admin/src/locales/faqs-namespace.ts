import { defineNamespace } from '@bussola/i18n';
import { faqsIt } from './faqs.it.ts';

/** Texts of questions and answers as staff write them. */
export const faqsNamespace = defineNamespace(
  'admin-faqs',
  faqsIt,
  async () => (await import('./faqs.en.ts')).faqsEn,
);
