/**
 * A CSV of a public body as rows found by the meaning of their columns: encodings, headers and line
 * breaks change from year to year.
 */
import { keysOf, recordOf } from '@bussola/domain/records';
import { CsvError, parse } from 'csv-parse/sync';
import { foldName } from './fold-name.ts';

/** The file cannot be used; the sentence says why. Nothing was written. */
export class ImportError extends Error {
  override name = 'ImportError';
}

export interface Column {
  /** For people: what is looked for. */ what: string;
  /** The folded header, line breaks and accents gone. */ is: (header: string) => boolean;
  optional?: boolean;
}
export interface Row<K extends string> {
  line: number;
  cells: Record<K, string>;
}

/**
 * @param bytes UTF-8 with or without its mark, or Latin-1; semicolons, quotes around cells with
 *   line breaks
 * @throws ImportError when a column is missing or the file is no such table
 */
export function readTable<K extends string>(
  bytes: Uint8Array,
  columns: Readonly<Record<K, Column>>,
): Row<K>[] {
  const lines = parseLines(decode(bytes));
  const [header, ...rows] = lines;
  if (!header) throw new ImportError('The file is empty');
  const names = header.record.map(foldName);
  const at = recordOf(keysOf(columns), (column) => {
    const { what, is, optional } = columns[column];
    const index = names.findIndex(is);
    if (index < 0 && !optional)
      throw new ImportError(
        `No column for «${what}»: the file has ${names.filter(Boolean).slice(0, 30).join(' | ')}`,
      );
    return index;
  });
  return rows
    .filter(({ record }) => record.some((cell) => cell.trim() !== ''))
    .map(({ record, line }) => ({
      line,
      cells: recordOf(keysOf(columns), (column) => (record[at[column]] ?? '').trim()),
    }));
}

function parseLines(text: string): { record: string[]; line: number }[] {
  try {
    // With `info` the library answers more than its type says.
    const read = parse(text, {
      delimiter: ';',
      relax_column_count: true,
      skip_empty_lines: true,
      info: true,
    }) as unknown as { record: string[]; info: { lines: number } }[];
    return read.map(({ record, info }) => ({ record, line: info.lines }));
  } catch (error) {
    if (error instanceof CsvError)
      throw new ImportError(`The file is not a CSV with semicolons: ${error.message}`, {
        cause: error,
      });
    throw error;
  }
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Not UTF-8: the other writing that these files come in.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
