/**
 * Tables that a screen reader can walk: column heads and row names carry their scope; heads are
 * repeated on each page for the eye.
 */
import type { LevelOrGrey } from '@bussola/domain';
import { COLOR, COLUMN, PAGE, STYLE, type TextStyle } from '../theme.ts';
import { drawMark } from './marks.ts';
import type { Sheet } from './sheet.ts';
import { drawLines, setText, type Align, type Lines } from './text.ts';

export interface Column {
  head: string;
  /** Share of the width: all are added up. */ share: number;
  align?: Align;
}
export interface Cell {
  text: string;
  style?: TextStyle;
  /** A level mark before the text, or above it in centred columns. */
  mark?: LevelOrGrey;
  /** A square of a chart's colour before the text. */
  swatch?: { fill: string; hatched?: boolean };
  /** An empty line to write on by hand. */
  blank?: boolean;
}
export interface TableOptions {
  columns: Column[];
  rows: (Cell | string)[][];
  x?: number;
  width?: number;
  style?: TextStyle;
  /** Small type and little space: for the appendix. */
  dense?: boolean;
  /** The heads of the table before this one serve for it too. */
  headless?: boolean;
  /** Drawn with a stronger rule above: totals. */
  lastIsTotal?: boolean;
  /** Height of the note that follows and must not be left alone on the next page. */
  tail?: number;
}

const PAD = { x: 5, y: 3.2 };
const DENSE_PAD = 1.6;
const DENSE_HEAD: TextStyle = { ...STYLE.denseStrong, color: COLOR.text2 };
const MARK = 10;
const SHORT = 7;

interface Placed {
  lines: Lines;
  cell: Cell;
  x: number;
  width: number;
  align: Align;
  height: number;
}

/** A table measured, before it is drawn. */
interface SetTable {
  head: Placed[];
  headHeight: number;
  body: { cells: Placed[]; height: number }[];
}

function setTable(
  sheet: Sheet,
  {
    columns,
    rows,
    x = PAGE.left,
    width = COLUMN,
    dense = false,
    style = dense ? STYLE.dense : STYLE.small,
    lastIsTotal = false,
    headless = false,
  }: TableOptions,
): SetTable {
  const padY = dense ? DENSE_PAD : PAD.y;
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  const edgeOf = (index: number): number =>
    x + (columns.slice(0, index).reduce((sum, { share }) => sum + share, 0) / shares) * width;
  const place = (cell: Cell | string, index: number, fallback: TextStyle): Placed => {
    const full = typeof cell === 'string' ? { text: cell } : cell;
    const align = columns[index]?.align ?? 'left';
    const before = index === 0 ? 0 : PAD.x;
    const after = index === columns.length - 1 ? 0 : PAD.x;
    const beside = align !== 'center' && (full.mark || full.swatch) ? MARK + 5 : 0;
    const left = edgeOf(index) + before + beside;
    const room = edgeOf(index + 1) - after - left;
    const lines = setText(sheet, full.text, full.style ?? fallback, room);
    return {
      lines,
      cell: full,
      x: left,
      width: room,
      align,
      height: lines.height + (align === 'center' && full.mark ? MARK + 3 : 0),
    };
  };
  const heightOf = (cells: Placed[]): number =>
    Math.max(...cells.map(({ height }) => height)) + padY * 2;
  const head = columns.map((column, index) =>
    place({ text: column.head }, index, dense ? DENSE_HEAD : STYLE.tableHead),
  );
  const body = rows.map((row, number) => {
    const cells = row.map((cell, index) => {
      const strong = index === 0 || (lastIsTotal && number === rows.length - 1);
      return place(cell, index, strong ? { ...style, face: 'strong' } : style);
    });
    return { cells, height: heightOf(cells) };
  });
  return { head, headHeight: headless ? 0 : heightOf(head), body };
}

const heightOfRows = (rows: SetTable['body']): number =>
  rows.reduce((sum, { height }) => sum + height, 0);

/** How high a table will be on one page. */
export function tableHeight(sheet: Sheet, options: TableOptions): number {
  const { headHeight, body } = setTable(sheet, options);
  return headHeight + heightOfRows(body);
}

export function table(sheet: Sheet, options: TableOptions): void {
  const {
    x = PAGE.left,
    width = COLUMN,
    lastIsTotal = false,
    headless = false,
    tail = 0,
  } = options;
  const { head, headHeight, body } = setTable(sheet, options);

  // The head never stays alone at the foot of a page, and a short table is never broken.
  const isShort = body.length <= SHORT;
  sheet.ensure(
    headHeight + heightOfRows(body.slice(0, isShort ? SHORT : 2)) + (isShort ? tail : 0),
  );
  const again = (): void => {
    if (!headless) drawHeadAgain(sheet, head, headHeight);
    rule(sheet, x, width, COLOR.ink, 0.9);
  };
  sheet.within('Table', () => {
    if (!headless) sheet.within('THead', () => drawRow(sheet, head, headHeight, true));
    rule(sheet, x, width, COLOR.ink, 0.9);
    sheet.within('TBody', () => {
      body.forEach(({ cells, height }, index) => {
        // The last two rows stay together, with the note that follows.
        const last = index === body.length - 2 ? (body.at(-1)?.height ?? 0) : 0;
        if (height + last + (index >= body.length - 2 ? tail : 0) > sheet.room) {
          sheet.newPage();
          again();
        }
        if (lastIsTotal && index === body.length - 1) rule(sheet, x, width, COLOR.ink, 0.9);
        drawRow(sheet, cells, height, false);
        rule(sheet, x, width, COLOR.line, 0.7);
      });
    });
  });
}

export function rule(
  sheet: Sheet,
  x: number = PAGE.left,
  width: number = COLUMN,
  color: string = COLOR.line,
  weight = 0.7,
): void {
  sheet.artifact(() =>
    sheet.doc
      .lineWidth(weight)
      .moveTo(x, sheet.y)
      .lineTo(x + width, sheet.y)
      .stroke(color),
  );
}

function drawRow(sheet: Sheet, cells: Placed[], height: number, isHead: boolean): void {
  const y = sheet.y;
  sheet.within('TR', () => {
    cells.forEach((placed, index) => {
      drawSwatch(sheet, placed, y, height);
      if (placed.cell.blank)
        sheet.artifact(() =>
          sheet.doc
            .lineWidth(0.7)
            .moveTo(placed.x, y + height - 6)
            .lineTo(placed.x + placed.width, y + height - 6)
            .stroke(COLOR.lineStrong),
        );
      const named = isHead || (index === 0 && placed.cell.text !== '');
      const options = named ? { scope: isHead ? ('Column' as const) : ('Row' as const) } : {};
      sheet.within(
        named ? 'TH' : 'TD',
        () => sheet.content(() => drawCell(sheet, placed, y, height, isHead)),
        options,
      );
    });
  });
  sheet.y = y + height;
}

function drawHeadAgain(sheet: Sheet, head: Placed[], height: number): void {
  const y = sheet.y;
  sheet.artifact(() => head.forEach((placed) => drawCell(sheet, placed, y, height, true)));
  sheet.y = y + height;
}

function drawCell(
  sheet: Sheet,
  { lines, cell, x, width, align, height: own }: Placed,
  y: number,
  height: number,
  isHead: boolean,
): void {
  // Heads sit on the rule; the cells of a row share its middle.
  const top = isHead ? y + height - PAD.y - own : y + (height - own) / 2;
  if (cell.mark && align === 'center') {
    drawMark(sheet, cell.mark, x + (width - MARK) / 2, top, MARK);
    drawLines(sheet, lines, x, top + MARK + 3, { align, width });
    return;
  }
  if (cell.mark)
    drawMark(sheet, cell.mark, x - MARK - 5, top + (lines.style.leading - MARK) / 2, MARK);
  drawLines(sheet, lines, x, top, { align, width });
}

function drawSwatch(sheet: Sheet, { cell, x, lines }: Placed, y: number, height: number): void {
  const top = y + (height - lines.height) / 2 + (lines.style.leading - 9) / 2;
  const { swatch } = cell;
  if (swatch) sheet.artifact(() => paintSwatch(sheet, swatch, x - MARK - 5, top, 9, 9));
}

/** A field of a chart's colour; debts and gaps are hatched. */
export function paintSwatch(
  sheet: Sheet,
  { fill, hatched = false }: { fill: string; hatched?: boolean },
  x: number,
  y: number,
  width: number,
  height: number,
): void {
  if (hatched) hatchBox(sheet, fill, x, y, width, height);
  else sheet.doc.rect(x, y, width, height).fill(fill);
  // The two lightest series need an edge to be seen on paper.
  if (!hatched && (fill === '#B5C2A0' || fill === '#DAD1C2'))
    sheet.doc.lineWidth(0.5).rect(x, y, width, height).stroke(COLOR.lineStrong);
}

function hatchBox(
  sheet: Sheet,
  color: string,
  x: number,
  y: number,
  width: number,
  height: number,
): void {
  const { doc } = sheet;
  doc.save().rect(x, y, width, height).clip().lineWidth(0.8);
  for (let at = x - height; at < x + width; at += 3.2)
    doc.moveTo(at, y + height).lineTo(at + height, y);
  doc.stroke(color).restore();
  doc.lineWidth(0.7).rect(x, y, width, height).stroke(color);
}
