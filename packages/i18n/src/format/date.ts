import type { Language } from '../languages.ts';
import { MISSING } from './euro.ts';

const LOCALES: Record<Language, string> = { it: 'it-IT', en: 'en-GB' };
const STYLES = {
  /** 20/11/2026 */ short: { day: '2-digit', month: '2-digit', year: 'numeric' },
  /** 20 novembre 2026 */ long: { day: 'numeric', month: 'long', year: 'numeric' },
  /** 20 novembre */ dayMonth: { day: 'numeric', month: 'long' },
  /** 20 nov */ day: { day: 'numeric', month: 'short' },
  /** novembre 2026 */ month: { month: 'long', year: 'numeric' },
  /** nov */ monthOnly: { month: 'short' },
  /** nov 2026 */ shortMonth: { month: 'short', year: 'numeric' },
  /** venerdì 20 novembre 2026 */ letter: {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;
export type DateStyle = keyof typeof STYLES;

/**
 * A day or a moment in words. A bare day (`2026-11-20`) is that day wherever one reads it; a moment
 * is given in the time of Rome, where the household's papers are dated.
 */
export function formatDate(
  iso: string | null | undefined,
  language: Language,
  style: DateStyle = 'short',
): string {
  if (!iso) return MISSING;
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return MISSING;
  const timeZone = iso.length === 10 ? 'UTC' : 'Europe/Rome';
  return formatter(language, style, timeZone).format(date);
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/**
 * Making a format costs far more than using it: a report or a table of people writes many dates of
 * few kinds.
 */
function formatter(language: Language, style: DateStyle, timeZone: string): Intl.DateTimeFormat {
  const key = `${language} ${style} ${timeZone}`;
  let found = formatters.get(key);
  if (!found) {
    found = new Intl.DateTimeFormat(LOCALES[language], { ...STYLES[style], timeZone });
    formatters.set(key, found);
  }
  return found;
}

/** The time of a moment in Rome, `10:42`. The day of {@link formatDate} is that of Rome, too. */
export const formatTime = (moment: Date | string, language: Language) =>
  hourAndMinute(moment, language, 'Europe/Rome');

/** The time of a moment in the reader's zone, for a time without a day: «Salvato alle 10:42». */
export const formatClockTime = (moment: Date | string, language: Language) =>
  hourAndMinute(moment, language);

function hourAndMinute(moment: Date | string, language: Language, timeZone?: string): string {
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return MISSING;
  return date.toLocaleTimeString(LOCALES[language], {
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  });
}

/** «69 anni e 6 mesi», from months. */
export function formatAge(months: number | null | undefined, language: Language): string {
  if (months === null || months === undefined || !Number.isFinite(months) || months < 0)
    return MISSING;
  const whole = Math.round(months);
  const parts: [number, string, string][] =
    language === 'it'
      ? [
          [Math.floor(whole / 12), 'anno', 'anni'],
          [whole % 12, 'mese', 'mesi'],
        ]
      : [
          [Math.floor(whole / 12), 'year', 'years'],
          [whole % 12, 'month', 'months'],
        ];
  const said = parts.filter(
    ([count], place) => count > 0 || (place === 0 && whole < 12 && whole === 0),
  );
  return said
    .map(([count, one, many]) => `${count}\u00A0${count === 1 ? one : many}`)
    .join(language === 'it' ? ' e ' : ' and ');
}

/** «oggi», «ieri», «tra 3 giorni»: whole days between two days. */
export function formatRelativeDay(day: string, today: string, language: Language): string {
  const days = Math.round(
    (Date.parse(day.slice(0, 10)) - Date.parse(today.slice(0, 10))) / 86_400_000,
  );
  if (Number.isNaN(days)) return MISSING;
  return new Intl.RelativeTimeFormat(LOCALES[language], { numeric: 'auto' }).format(days, 'day');
}
