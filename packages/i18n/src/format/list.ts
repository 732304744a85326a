import type { Language } from '../languages.ts';

/** «Anna, Marco e Sofia». */
export function formatList(
  items: readonly string[],
  language: Language,
  join: 'and' | 'or' = 'and',
): string {
  const type = join === 'or' ? 'disjunction' : 'conjunction';
  return new Intl.ListFormat(language === 'it' ? 'it-IT' : 'en-GB', { type }).format(items);
}
