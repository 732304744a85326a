/** A long list of short texts in two columns: one list, read aloud down a column at a time. */
import { COLUMN, PAGE, STYLE, type TextStyle } from '../theme.ts';
import type { Sheet } from './sheet.ts';
import { drawLines, setText, type Lines } from './text.ts';

export interface ListEntry {
  text: string;
  /** Opens a group: some space before it, and never the last of a column. */
  isHead?: boolean;
}
interface Item extends ListEntry {
  lines: Lines;
  height: number;
}

const COLUMNS = 2;
const GAP = 22;
const AFTER = 1.6;
const BEFORE_HEAD = 6;

export function columnList(
  sheet: Sheet,
  entries: readonly ListEntry[],
  style: TextStyle = STYLE.dense,
): void {
  const width = (COLUMN - GAP * (COLUMNS - 1)) / COLUMNS;
  let rest = entries.map((entry): Item => {
    const lines = setText(sheet, entry.text, style, width);
    return { ...entry, lines, height: lines.height + AFTER + (entry.isHead ? BEFORE_HEAD : 0) };
  });
  sheet.ensure(style.leading * 6);
  sheet.within('L', () => {
    while (rest.length > 0) {
      const top = sheet.y;
      const limit = columnHeight(rest, sheet.room);
      let lowest = top;
      for (let column = 0; column < COLUMNS && rest.length > 0; column += 1) {
        const count = fitting(rest, limit);
        sheet.y = top;
        drawColumn(sheet, rest.slice(0, count), PAGE.left + column * (width + GAP));
        lowest = Math.max(lowest, sheet.y);
        rest = rest.slice(count);
      }
      sheet.y = lowest;
      if (rest.length > 0) sheet.newPage();
    }
  });
}

/** As high as the page allows, or as makes the columns equal when they end on it. */
function columnHeight(items: readonly Item[], room: number): number {
  const whole = items.reduce((sum, { height }) => sum + height, 0);
  for (let height = whole / COLUMNS; height < room; height += 4) {
    let from = 0;
    for (let column = 0; column < COLUMNS; column += 1) from += fitting(items.slice(from), height);
    if (from >= items.length) return height;
  }
  return room;
}

/** How many of the next items stand in a column: at least one, and none that opens a group last. */
function fitting(items: readonly Item[], limit: number): number {
  let used = 0;
  let count = 0;
  for (const { height } of items) {
    if (used + height > limit) break;
    used += height;
    count += 1;
  }
  while (count > 1 && count < items.length && items[count - 1]?.isHead) count -= 1;
  return Math.max(1, count);
}

function drawColumn(sheet: Sheet, items: readonly Item[], x: number): void {
  items.forEach(({ lines, height, isHead }, index) => {
    const before = isHead && index > 0 ? BEFORE_HEAD : 0;
    const y = sheet.y + before;
    sheet.within('LI', () =>
      sheet.within('LBody', () => sheet.content(() => drawLines(sheet, lines, x, y))),
    );
    sheet.y += height - (isHead && index === 0 ? BEFORE_HEAD : 0);
  });
}
