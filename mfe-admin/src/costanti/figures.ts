/** The value of a constant as figures to type: one field for each number in it. */
import type { Language } from '@bussola/i18n';
import { constantRows, formatNumber, isShare, unitsOf } from '@bussola/i18n/format';

export interface Figure {
  /** Where in the value, the names joined by «|»; empty for a single figure. */
  path: string;
  /** The row of a table that it stands in; empty for a single figure. */
  row: string;
  value: unknown;
  unit: string;
  /** Typed and shown as a percentage. */
  share: boolean;
}

/** Every figure in a value, in order. */
export function figuresOf(value: unknown, unit: string, language: Language): Figure[] {
  if (!isTable(value)) return [figure(value, unit, '', '')];
  const rows = constantRows(value, unit, language);
  const keys = Object.keys(value);
  const units = rows ? rows.map(({ unit: own }) => own) : unitsOf(unit, Object.values(value));
  return Object.values(value).flatMap((part, place) =>
    partsOf(part, {
      unit: units[place] ?? unit,
      path: keys[place] ?? '',
      row: rows?.[place]?.name ?? '',
    }),
  );
}

function partsOf(part: unknown, at: { unit: string; path: string; row: string }): Figure[] {
  if (!isTable(part)) return [figure(part, at.unit, at.path, at.row)];
  const units = unitsOf(at.unit, Object.values(part));
  return Object.entries(part).flatMap(([key, own], place) =>
    partsOf(own, { ...at, unit: units[place] ?? at.unit, path: `${at.path}|${key}` }),
  );
}

const figure = (value: unknown, unit: string, path: string, row: string): Figure => ({
  path,
  row,
  value,
  unit,
  share: typeof value === 'number' && isShare(value, unit),
});

export const isTable = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** As somebody types it: `2,4` for a share of 0.024. */
export function typedOf({ value, share, unit }: Figure): string {
  if (typeof value !== 'number') return typeof value === 'string' ? value : '';
  if (unit === 'year') return String(value);
  return formatNumber(share ? tidy(value * 100) : value, 9, 0).replace('\u2212', '-');
}

/** What was typed, in the unit of the release; NaN when it is no number. */
export function readFigure(text: string, share: boolean): number {
  const bare = text.replace(/[\s\u00A0%€]/g, '').replace('\u2212', '-');
  const plain = /^-?\d{1,3}(\.\d{3})+(,\d+)?$/.test(bare)
    ? bare.replaceAll('.', '').replace(',', '.')
    : bare.replace(',', '.');
  if (!/^-?\d+(\.\d+)?$/.test(plain)) return Number.NaN;
  return share ? tidy(Number(plain) / 100) : Number(plain);
}
/** Without the noise of binary fractions. */
const tidy = (value: number): number => Number(value.toPrecision(12));

/** The value with one figure in place of another. */
export function withFigure(value: unknown, path: string, next: unknown): unknown {
  if (path === '') return next;
  const [key = '', ...rest] = path.split('|');
  const old = value as Record<string, unknown>;
  const part = rest.length === 0 ? next : withFigure(old[key], rest.join('|'), next);
  if (!Array.isArray(value)) return { ...old, [key]: part };
  return value.map((one: unknown, place) => (String(place) === key ? part : one));
}

/** What was probably meant by a figure out of bounds: a comma more, or a percentage. */
export const meantBy = (value: number, min: number, max: number): number | undefined =>
  [0.1, 0.01, 0.001, 100]
    .map((times) => tidy(value * times))
    .find((one) => one >= min && one <= max);

const isYear = (name: string): boolean => /^(19|20|21)\d\d$/.test(name);
/** A table that grows: rows of the same columns, or one figure a year. */
export const growsBy = (value: unknown): 'rows' | 'years' | undefined => {
  if (Array.isArray(value))
    return value.every(Array.isArray) && value.length > 0 ? 'rows' : undefined;
  return isTable(value) && Object.keys(value).every(isYear) ? 'years' : undefined;
};
/** The last row holds for all that is beyond the others: rows come and go before it. */
const isOpen = (rows: readonly unknown[][]): boolean => rows.at(-1)?.[0] === null;

/** One more row, like the last; the year after the last. */
export function withRow(value: unknown): unknown {
  if (!Array.isArray(value)) {
    const entries = Object.entries(value as Record<string, unknown>);
    const [year, amount] = entries.at(-1) ?? ['2026', 0];
    return Object.fromEntries([...entries, [String(Number(year) + 1), amount]]);
  }
  const rows = value as unknown[][];
  const end = isOpen(rows) ? rows.length - 1 : rows.length;
  const [first, ...rest] = rows[Math.max(0, end - 1)] ?? [];
  const next = typeof first === 'number' && first > 1900 && first < 2200 ? first + 1 : first;
  return [...rows.slice(0, end), [next ?? 0, ...rest], ...rows.slice(end)];
}
export function withoutRow(value: unknown): unknown {
  if (!Array.isArray(value))
    return Object.fromEntries(Object.entries(value as Record<string, unknown>).slice(0, -1));
  const rows = value as unknown[][];
  const end = isOpen(rows) ? rows.length - 1 : rows.length;
  return [...rows.slice(0, Math.max(0, end - 1)), ...rows.slice(end)];
}
