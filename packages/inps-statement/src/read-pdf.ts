/**
 * The PDF that INPS offers: tables on pages that are turned by 90 degrees. Its text is put back
 * into lines by where it stands on the page as it is seen.
 */
import { getDocument, PasswordException, Util } from 'unpdf/pdfjs';
import { StatementError } from './statement.ts';
import type { Statement } from './statement.ts';
import { readLines } from './read-lines.ts';

/** A statement of fifty years has about ten pages. */
const PAGES_MAX = 60;
/** Texts this close in height stand on one line, in points. */
const SAME_LINE = 3;

/** @throws StatementError `password` or `format` */
export async function readPdf(bytes: Uint8Array): Promise<Statement> {
  return readLines(await linesOf(bytes));
}

async function linesOf(bytes: Uint8Array): Promise<string[]> {
  const task = getDocument({ data: bytes, disableFontFace: true, useSystemFonts: false });
  try {
    const pdf = await task.promise;
    const lines: string[] = [];
    for (let number = 1; number <= Math.min(pdf.numPages, PAGES_MAX); number += 1) {
      const page = await pdf.getPage(number);
      const { transform } = page.getViewport({ scale: 1 });
      const { items } = await page.getTextContent();
      const placed = items.flatMap((item) => {
        if (!('str' in item) || item.str.trim() === '') return [];
        const at = Util.transform(transform, item.transform) as number[];
        return [{ text: item.str.trim(), x: at[4] ?? 0, y: at[5] ?? 0 }];
      });
      lines.push(...asLines(placed));
    }
    return lines;
  } catch (error) {
    throw new StatementError(error instanceof PasswordException ? 'password' : 'format', {
      cause: error,
    });
  } finally {
    await task.destroy();
  }
}

/** From top to bottom, each from left to right. */
function asLines(placed: readonly { text: string; x: number; y: number }[]): string[] {
  const lines: { y: number; pieces: { text: string; x: number }[] }[] = [];
  for (const { y, ...piece } of [...placed].sort((a, b) => a.y - b.y)) {
    const last = lines.at(-1);
    if (last && y - last.y <= SAME_LINE) last.pieces.push(piece);
    else lines.push({ y, pieces: [piece] });
  }
  return lines.map(({ pieces }) =>
    pieces
      .sort((a, b) => a.x - b.x)
      .map(({ text }) => text)
      .join(' '),
  );
}
