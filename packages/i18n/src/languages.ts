/**
 * The languages a person can choose. Italian is the first and the one every other falls back to.
 */
export const LANGUAGES = [
  { code: 'it', name: 'Italiano' },
  { code: 'en', name: 'English' },
] as const;
export type Language = (typeof LANGUAGES)[number]['code'];
export const DEFAULT_LANGUAGE: Language = 'it';

/**
 * A stored preference, a query parameter or `navigator.language`: whatever is not one of ours
 * becomes Italian.
 */
export function resolveLanguage(value: unknown): Language {
  if (typeof value !== 'string') return DEFAULT_LANGUAGE;
  const primary = value.trim().toLowerCase().split(/[-_]/)[0];
  return LANGUAGES.find(({ code }) => code === primary)?.code ?? DEFAULT_LANGUAGE;
}
