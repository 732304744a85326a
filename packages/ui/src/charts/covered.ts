import { formatPercent } from '@bussola/i18n/format';

/**
 * Whether the article before this percentage loses its vowel in Italian: l'8%, l'11%, l'80,9%. English has the same
 * text for both keys.
 */
export const takesElision = (pct: number): boolean => /^(1|8|11|8\d)(,|%)/.test(formatPercent(pct));
