/** Reads a chosen file on the device: nothing of it is sent. */
import type { IsoDate } from '@bussola/domain';
import { StatementError } from './statement.ts';
import type { Statement } from './statement.ts';

const MEGABYTE = 1_000_000;
const MAX_BYTES = 10 * MEGABYTE;

/**
 * By what it begins with, whatever its name says. The reader of its kind is loaded when it is
 * needed. Years in which the person cannot have worked are not read.
 * @param born asked when the file has no birth date
 * @throws StatementError
 */
export async function readStatement(
  file: Blob,
  { today, born }: { today: IsoDate; born?: IsoDate | undefined },
): Promise<Statement> {
  if (file.size > MAX_BYTES) throw new StatementError('size');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const statement = inWorkingLife(await read(bytes), today, born);
  if (statement.rows.length === 0) throw new StatementError('empty');
  return statement;
}

const yearOf = (day: IsoDate): number => Number(day.slice(0, 4));
/** Nobody worked with contributions before this age. */
const FIRST_WORK_AGE = 14;
/** Without a birth date. */
const LONGEST_LIFE = 100;

function inWorkingLife(statement: Statement, today: IsoDate, born?: IsoDate): Statement {
  const bornOn = statement.bornOn ?? born;
  const last = yearOf(today);
  const first = bornOn === undefined ? last - LONGEST_LIFE : yearOf(bornOn) + FIRST_WORK_AGE;
  const isLived = ({ dal, al }: { dal: IsoDate; al: IsoDate }) =>
    yearOf(dal) >= first && yearOf(al) <= last;
  const outside = statement.rows.filter((row) => !isLived(row));
  return {
    ...statement,
    rows: statement.rows.filter(isLived),
    unread: [...statement.unread, ...outside.map(({ dal, al }) => ({ dal, al }))],
    yearsWithoutMonths: statement.yearsWithoutMonths.filter(
      (year) => year >= first && year <= last,
    ),
  };
}

async function read(bytes: Uint8Array): Promise<Statement> {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 1024)).trimStart();
  if (start.startsWith('%PDF-')) {
    const { readPdf } = await import(/* webpackChunkName: "statement-pdf" */ './read-pdf.ts');
    return readPdf(bytes);
  }
  const { readXml } = await import(/* webpackChunkName: "statement-xml" */ './read-xml.ts');
  return readXml(decode(bytes, start));
}

/** As the file says it is encoded; UTF-8 otherwise. */
function decode(bytes: Uint8Array, start: string): string {
  const encoding = /^(?:ï»¿)?<\?xml[^>]*encoding=["']([\w-]+)["']/.exec(start)?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(encoding).decode(bytes);
  } catch (error) {
    throw new StatementError('format', { cause: error });
  }
}
