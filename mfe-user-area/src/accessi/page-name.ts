import type { Language } from '@bussola/i18n';
import { PAGES } from '../pages.ts';

/** What a page is called, by its address; the address itself for one that is there no more. */
export const pageName = (path: string, language: Language): string =>
  PAGES.find((page) => page.path === path)?.label[language] ?? path;
