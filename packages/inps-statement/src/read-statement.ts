/** Reads a chosen file on the device: nothing of it is sent. */
import { StatementError } from './statement.ts';
import type { Statement } from './statement.ts';

const MEGABYTE = 1_000_000;
const MAX_BYTES = 10 * MEGABYTE;

/**
 * By what it begins with, whatever its name says. The reader of its kind is loaded when it is
 * needed.
 * @throws StatementError
 */
export async function readStatement(file: Blob): Promise<Statement> {
  if (file.size > MAX_BYTES) throw new StatementError('size');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const statement = await read(bytes);
  if (statement.rows.length === 0) throw new StatementError('empty');
  return statement;
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
