import { defineNamespace } from '@bussola/i18n';
import { writingIt } from './writing.it.ts';

/** Texts of what every page of contents has: the editor, two languages, versions, two writers. */
export const writingNamespace = defineNamespace(
  'admin-writing',
  writingIt,
  async () => (await import('./writing.en.ts')).writingEn,
);
