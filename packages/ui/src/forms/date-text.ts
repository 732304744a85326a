export interface DateText {
  day: string;
  month: string;
  year: string;
}
export const EMPTY_DATE: DateText = { day: '', month: '', year: '' };

/** `1984-05-12` in its three boxes. */
export function fromIso(iso: string): DateText {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso) ?? [];
  return year ? { day, month, year } : EMPTY_DATE;
}

/**
 * The day written in three boxes: '' while all are empty, null while it is unfinished or does not
 * exist.
 */
export function toIso({ day, month, year }: DateText): string | null {
  if (!day && !month && !year) return '';
  if (!/^\d{1,2}$/.test(day) || !/^\d{1,2}$/.test(month) || !/^\d{4}$/.test(year)) return null;
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null;
}

/**
 * A year of two digits as people say it: `84` is 1984, `09` is 2009. Years after `latest` are of
 * the century before; everything else stays as it is.
 */
export function wholeYear(year: string, latest: number): string {
  if (!/^\d{2}$/.test(year)) return year;
  const found = Math.floor(latest / 100) * 100 + Number(year);
  return String(found > latest ? found - 100 : found);
}

/** A whole date, typed or pasted in one box: `12/05/1984`, `7/3/84`, `12.5.1984`, `1984-05-12`. */
export function parseWholeDate(text: string, latest: number): DateText | null {
  const [day = '', month = '', year = '', more] = text.trim().split(/[\s/.-]+/);
  if (
    more === undefined &&
    /^\d{1,2}$/.test(day) &&
    /^\d{1,2}$/.test(month) &&
    /^(\d{2}|\d{4})$/.test(year)
  )
    return { day, month, year: wholeYear(year, latest) };
  const iso = fromIso(text.trim());
  return iso === EMPTY_DATE ? null : iso;
}
