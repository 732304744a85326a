/** Reads values of the index from a text of another site: CSV, or JSON. */
import { CsvError, parse } from 'csv-parse/sync';
import { isIsoDate } from '@bussola/domain';
import type { VixDay } from './vix-repository.ts';

/** The text is not what it should be; the sentence says where. */
export class VixTextError extends Error {
  override name = 'VixTextError';
}

const MOST_ROWS = 20_000;
const DAY = /^(date|data|day|giorno)$/i;
const VALUE = /^(value|valore|close|chiusura|vix)$/i;

/**
 * A line of headers with one column of days (`date`, `data`) and one of values (`value`, `valore`,
 * `close`), separated by commas or semicolons. Days are `YYYY-MM-DD`: other orders of day and month
 * look alike. With semicolons a decimal comma is read.
 */
export function vixFromCsv(text: string): VixDay[] {
  const delimiter = /^[^\n]*;/.test(text) ? ';' : ',';
  let rows: string[][];
  try {
    rows = parse(text, {
      bom: true,
      delimiter,
      trim: true,
      skip_empty_lines: true,
      to: MOST_ROWS + 1,
    });
  } catch (error) {
    if (error instanceof CsvError) throw new VixTextError(error.message, { cause: error });
    throw error;
  }
  const [header = [], ...lines] = rows;
  const [day, value] = [
    header.findIndex((name) => DAY.test(name)),
    header.findIndex((name) => VALUE.test(name)),
  ];
  if (day < 0 || value < 0)
    throw new VixTextError('The first line names two columns: date and value');
  return checked(
    lines.map((cells) => [
      cells[day],
      delimiter === ';' ? cells[value]?.replace(',', '.') : cells[value],
    ]),
  );
}

/** `{"date":"2026-11-20","value":17.2}`, a list of those, or `{"values":[…]}`. */
export function vixFromJson(text: string): VixDay[] {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    throw new VixTextError('The text is not JSON');
  }
  const list = Array.isArray(read)
    ? read
    : isObject(read) && Array.isArray(read.values)
      ? read.values
      : [read];
  return checked(list.map((item: unknown) => (isObject(item) ? [item.date, item.value] : [])));
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function checked(pairs: readonly (readonly unknown[])[]): VixDay[] {
  if (pairs.length === 0) throw new VixTextError('There is no value');
  if (pairs.length > MOST_ROWS) throw new VixTextError(`More than ${MOST_ROWS} values`);
  const seen = new Set<string>();
  return pairs.map(([day, given], at) => {
    const read =
      typeof given === 'string' && /^\d{1,3}(\.\d{1,6})?$/.test(given) ? Number(given) : given;
    // Rounded to two decimals, like the column: the checked value is the stored one.
    const value = typeof read === 'number' ? Math.round(read * 100) / 100 : read;
    if (!isIsoDate(day))
      throw new VixTextError(
        `Value ${at + 1}: «${String(day).slice(0, 40)}» is not a day written YYYY-MM-DD`,
      );
    if (typeof value !== 'number' || !(value > 0 && value <= 200))
      throw new VixTextError(
        `Value ${at + 1}: «${String(given).slice(0, 40)}» is not a number above 0 and up to 200`,
      );
    if (seen.has(day)) throw new VixTextError(`Value ${at + 1}: ${day} is there twice`);
    seen.add(day);
    return { day, value };
  });
}
