import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import { Stream } from './handler.ts';

export type Cell = string | number | null;

/**
 * A CSV that a spreadsheet opens, written while it is sent: semicolons, a byte order mark, and no
 * cell that a spreadsheet would run.
 */
export function csvFile(records: AsyncIterable<Cell[]>, fileName: string): Stream {
  const csv = stringify({
    bom: true,
    delimiter: ';',
    record_delimiter: '\r\n',
    escape_formulas: true,
  });
  pipeline(Readable.from(records), csv, () => undefined);
  return new Stream(csv, fileName, 'text/csv; charset=utf-8');
}
