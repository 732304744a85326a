import type { IsoDate } from '@bussola/domain';
import type { Language } from '@bussola/i18n';
import { formatDate } from '@bussola/i18n/format';

/** A day inside a sentence: «il 25 novembre 2026», «l’8 novembre 2026», «on 8 November 2026». */
export function onDay(day: IsoDate, language: Language): string {
  const date = formatDate(day, language, 'long');
  if (language === 'en') return `on ${date}`;
  return /^(8|11)\b/.test(date) ? `l’${date}` : `il ${date}`;
}
