import type { Language } from '../languages.ts';
import { PART_NAMES } from './constant-parts.ts';
import { formatDate } from './date.ts';
import { formatEuro } from './euro.ts';
import { formatNumber, formatPercent } from './number.ts';

/** What a constant says besides its figures. */
const WORDS = {
  it: {
    beyond: 'oltre',
    yes: 'sì',
    no: 'no',
    years: 'anni',
    months: 'mesi',
    points: 'punti',
    aYear: 'l’anno',
    aMonth: 'al mese',
    in: 'nel',
  },
  en: {
    beyond: 'above',
    yes: 'yes',
    no: 'no',
    years: 'years',
    months: 'months',
    points: 'points',
    aYear: 'a year',
    aMonth: 'a month',
    in: 'in',
  },
} as const satisfies Record<Language, Record<string, string>>;
type ConstantWords = (typeof WORDS)[Language];

/**
 * The named parts of a constant that is a table; null for one that is a single figure, or a row of
 * figures without names.
 */
export function constantRows(
  value: unknown,
  unit: string,
  language: Language,
): { name: string; part: unknown; unit: string }[] | null {
  if (
    typeof value !== 'object' ||
    value === null ||
    (Array.isArray(value) && value.every((part) => typeof part === 'number'))
  )
    return null;
  const units = Object.keys(value).some((name) => TIMES.has(name))
    ? Object.keys(value).map((name) => (TIMES.has(name) ? '×' : (unit.split(', ')[0] ?? unit)))
    : unitsOf(unit, Object.values(value));
  return Object.entries<unknown>({ ...value }).map(([name, part], place) => ({
    name: Array.isArray(value) && /^\d+$/.test(name) ? '' : (PART_NAMES[name]?.[language] ?? name),
    part,
    unit: units[place] ?? unit,
  }));
}
/** Parts that are multiples of an amount, in a constant whose other parts are something else. */
const TIMES: ReadonlySet<string> = new Set(['mult', 'tetto']);

/** A constant, or a part of one, in one line: the parts of a part are joined. */
export function formatConstant(value: unknown, unit: string, language: Language): string {
  if (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value))
    return formatDate(value, language, 'short');
  if (typeof value !== 'object' || value === null) return plain(value, unit, WORDS[language]);
  const parts: unknown[] = Object.values(value);
  const units = unitsOf(unit, parts);
  return parts
    .map((part, place) => formatConstant(part, units[place] ?? unit, language))
    .join(' · ');
}

/**
 * A constant in a sentence, in one language.
 *
 * @param lateYear the year of a value that is overdue: it is said, so that nobody takes it for new
 */
export function sayConstant(
  { value, unit }: { value: unknown; unit: string },
  language: Language,
  lateYear?: number,
): string {
  const said = formatConstant(value, unit, language);
  return lateYear === undefined ? said : `${said} ${WORDS[language].in} ${lateYear}`;
}

/**
 * «years, months» for three figures: the last is in months, those before it in years; one unit for
 * each where there are as many.
 */
export function unitsOf(unit: string, parts: readonly unknown[]): string[] {
  const units = unit.split(', ');
  if (units.length < 2 || parts.some((part) => typeof part === 'object' && part !== null))
    return parts.map(() => unit);
  // Fewer units than parts: the last is of the last part, the first of the others.
  return parts.map((_, place) => {
    if (units.length === parts.length) return units[place] ?? unit;
    return (place === parts.length - 1 ? units.at(-1) : units[0]) ?? unit;
  });
}

/** Is this part written as a percentage? */
export const isShare = (value: number, unit: string): boolean =>
  /rate|share/.test(unit) && Math.abs(value) <= 1 && (value !== 0 || !unit.includes('€'));

function amount(value: number, unit: string, words: ConstantWords): string {
  const every = { '€/y': ` ${words.aYear}`, '€/month': ` ${words.aMonth}` }[unit] ?? '';
  return `${formatEuro(value, { decimals: Number.isInteger(value) ? 0 : 2 })}${every}`;
}

/**
 * The unit of the release decides; where one names two («€ / rate»), a number up to one is a share.
 */
function plain(value: unknown, unit: string, words: ConstantWords): string {
  if (value === null) return words.beyond;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value !== 'number') return value as string;
  if (isShare(value, unit)) return formatPercent(value * 100, { decimals: 2 });
  if (unit === '%') return formatPercent(value, { decimals: 3 });
  if (unit.startsWith('€')) return amount(value, unit, words);
  const number = unit === 'year' ? String(value) : formatNumber(value, 6, 0);
  const word = {
    years: words.years,
    y: words.years,
    age: words.years,
    months: words.months,
    points: words.points,
  }[unit];
  return word ? `${number} ${word}` : number;
}
