/** A chart and its table, at its right or under it: never parted by the end of a page. */
import { PAGE, COLUMN } from '../theme.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { table, tableHeight, type TableOptions } from '../sheet/table.ts';
import { drawRing, type Part } from './bars.ts';

const GAP = 24;
const RADIUS = 36;

interface Chart {
  /** Read instead of the drawing. */
  alt: string;
  width: number;
  height: number;
  draw: (x: number, y: number) => void;
}

export function drawBeside(
  sheet: Sheet,
  { alt, width, height, draw }: Chart,
  options: Pick<TableOptions, 'columns' | 'rows' | 'lastIsTotal' | 'dense'>,
): void {
  const beside = { ...options, x: PAGE.left + width + GAP, width: COLUMN - width - GAP };
  sheet.ensure(Math.max(height, tableHeight(sheet, beside)));
  const top = sheet.y;
  sheet.figure(alt, { width, height }, draw);
  sheet.y = top;
  table(sheet, beside);
  sheet.y = Math.max(sheet.y, top + height);
}

export function drawAbove(
  sheet: Sheet,
  { alt, height, draw }: Omit<Chart, 'width'>,
  options: TableOptions,
): void {
  sheet.ensure(height + tableHeight(sheet, options));
  sheet.figure(alt, { width: COLUMN, height }, draw);
  table(sheet, options);
}

/** Shares as a ring, and their table. */
export function drawRingBeside(
  sheet: Sheet,
  alt: string,
  shares: readonly Part[],
  options: Pick<TableOptions, 'columns' | 'rows'>,
): void {
  const ring: Chart = {
    alt,
    width: RADIUS * 2,
    height: RADIUS * 2 + 8,
    draw: (x, y) => drawRing(sheet, shares, x + RADIUS, y + RADIUS + 6, RADIUS),
  };
  drawBeside(sheet, ring, { ...options, dense: true });
}
