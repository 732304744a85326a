import type { Report } from '@bussola/contract';
import type { Language } from '@bussola/i18n';
import { formatDate, formatTime } from '@bussola/i18n/format';

type Named = Pick<Report, 'reportId' | 'name' | 'createdAt'>;

/**
 * What reports are called in a list that is as wide as a phone: the day, the hour where one day has
 * several, and the name when a person gave it. The name a report is born with only says the family
 * and the day again.
 */
export function reportLabels(
  reports: readonly Named[],
  language: Language,
): { value: string; label: string }[] {
  const day = ({ createdAt }: Named) => formatDate(createdAt, language);
  const minute = (one: Named) => `${day(one)}, ${formatTime(one.createdAt, language)}`;
  const alike = (one: Named, of: (other: Named) => string) =>
    reports.filter((other) => of(other) === of(one));
  return reports.map((one) => {
    const sameMinute = alike(one, minute);
    const when = alike(one, day).length === 1 ? day(one) : minute(one);
    const which = sameMinute.length > 1 ? ` (${sameMinute.length - sameMinute.indexOf(one)})` : '';
    const isBornWith = (['it', 'en'] as const).some((each) =>
      one.name.includes(formatDate(one.createdAt, each, 'long')),
    );
    return { value: one.reportId, label: `${when}${which}${isBornWith ? '' : ` · ${one.name}`}` };
  });
}
