import { defineNamespace } from '@bussola/i18n';
import { faqIt } from './faq.it.ts';

export const faqNamespace = defineNamespace(
  'user-area-faq',
  faqIt,
  async () => (await import('./faq.en.ts')).faqEn,
);
