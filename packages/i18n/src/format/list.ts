import type { Language } from '../languages.ts';

/** «Anna, Marco e Sofia». */
export function formatList(items: readonly string[], language: Language): string {
  return new Intl.ListFormat(language === 'it' ? 'it-IT' : 'en-GB', { type: 'conjunction' }).format(
    items,
  );
}
