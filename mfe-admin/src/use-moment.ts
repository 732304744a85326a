import { useLanguage } from '@bussola/i18n';
import { formatDate, formatTime } from '@bussola/i18n/format';

/** «20 nov, 10:42» */
export function useMoment(): (iso: string) => string {
  const language = useLanguage();
  return (iso) => `${formatDate(iso, language, 'day')}, ${formatTime(iso, language)}`;
}
