import { formatPercent } from '@bussola/i18n/format';

/** Whether the article before this percentage loses its vowel in Italian: l'8%, l'11%, l'80,9%. */
export const takesElision = (pct: number): boolean => /^(1|8|11|8\d)(,|%)/.test(formatPercent(pct));

/** Which text says «coperto il 18%» with the right article; in English they are one text. */
export function coveredKey(
  pct: number,
): 'chart.covered' | 'chart.coveredVowel' | 'chart.coveredZero' {
  if (/^0(,|%)/.test(formatPercent(pct))) return 'chart.coveredZero';
  return takesElision(pct) ? 'chart.coveredVowel' : 'chart.covered';
}
