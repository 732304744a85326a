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

/**
 * A whole date, typed or pasted in one box: `12/05/1984`, `7/3/84`, `12.5.1984`, `1984-05-12`,
 * `1984/05/12`, `12051984`, `12 maggio 1984`, `May 12, 1984`. A time after it is left out.
 */
export function parseWholeDate(text: string, latest: number): DateText | null {
  const day = text
    .normalize('NFKC')
    .trim()
    .replace(/(?:,? +|T)\d{1,2}:\d{2}\b.*$/, '');
  return fromDigits(day) ?? fromParts(day.split(/[\s/.,-]+/).map(inFigures), latest);
}

/** `12051984`, or `19840512` where that is the only day. */
function fromDigits(text: string): DateText | null {
  if (!/^\d{8}$/.test(text)) return null;
  const at = (from: number, to: number) => text.slice(from, to);
  const italian = { day: at(0, 2), month: at(2, 4), year: at(4, 8) };
  const iso = { day: at(6, 8), month: at(4, 6), year: at(0, 4) };
  return toIso(italian) === null && toIso(iso) !== null ? iso : italian;
}

function fromParts(parts: readonly string[], latest: number): DateText | null {
  const [first = '', second = '', third = ''] = parts;
  if (parts.length !== 3 || !/^m?\d{1,2}$/.test(second)) return null;
  if (/^\d{4}$/.test(first) && /^\d{1,2}$/.test(third))
    return { day: third, month: second.replace('m', ''), year: first };
  if (!/^(\d{2}|\d{4})$/.test(third)) return null;
  const year = wholeYear(third, latest);
  if (/^\d{1,2}$/.test(first)) return { day: first, month: second.replace('m', ''), year };
  return /^m\d/.test(first) && /^\d/.test(second)
    ? { day: second, month: first.slice(1), year }
    : null;
}

const MONTHS = ['it', 'en'].flatMap((language) =>
  Array.from({ length: 12 }, (_, at) => ({
    name: new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' })
      .format(Date.UTC(2000, at, 1))
      .toLowerCase(),
    month: `m${String(at + 1).padStart(2, '0')}`,
  })),
);
/** «marzo», «mar» and «March» become `m03`; «1°» and «1st» become `1`. */
function inFigures(part: string): string {
  const word = part.toLowerCase();
  const found = word.length >= 3 ? MONTHS.find(({ name }) => name.startsWith(word)) : undefined;
  return found?.month ?? word.replace(/^(\d{1,2})(?:°|º|o|st|nd|rd|th)$/, '$1');
}
