/**
 * What every chapter shares: its head, its place in the contents and in the bookmarks, the flow of
 * its parts.
 */
import { COLOR, COLUMN, PAGE, STYLE, type TextStyle } from '../theme.ts';
import type { ReportFormatter } from '../report-formatter.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { rule } from '../sheet/table.ts';
import { drawLines, paragraph, setText } from '../sheet/text.ts';

export interface ContentsEntry {
  number: number;
  title: string;
  page: number;
  destination: string;
}

/** A report while it is being drawn. */
export interface Draft {
  sheet: Sheet;
  reader: ReportFormatter;
  contents: ContentsEntry[];
}

export interface Chapter {
  id: string;
  title: (reader: ReportFormatter) => string;
  question?: (reader: ReportFormatter) => string;
  /** False when there is nothing to say: the chapter is skipped and the numbers close up. */
  has: (reader: ReportFormatter) => boolean;
  /** Otherwise it follows the chapter before it, on the same page if its first part fits there. */
  opensPage?: boolean;
  draw: (draft: Draft) => void;
}

/** Between the end of a chapter and its line, and between the line and the next chapter. */
const BEFORE = { line: 18, chapter: 16 } as const;

export function drawChapter(
  draft: Draft,
  { id, title, question, opensPage = false, draw }: Chapter,
): void {
  const { sheet, reader, contents } = draft;
  if (opensPage && sheet.y > PAGE.top) sheet.newPage();
  const name = title(reader);
  const entry = {
    number: contents.length + 1,
    title: name,
    page: sheet.pageIndex,
    destination: id,
  };
  contents.push(entry);
  const head = headingPart(sheet, 2, name, entry.number);
  const asked = question && setText(sheet, question(reader), STYLE.question, COLUMN);
  // Left open until the whole tree is closed: the contents are written into theirs at the end.
  sheet.inside(sheet.reserve('Sect'), () => {
    sheet.keepWithNext({
      height: BEFORE.line + BEFORE.chapter + head.height + (asked?.height ?? 0) + 8,
      draw: () => {
        if (sheet.y > PAGE.top) {
          sheet.y += BEFORE.line;
          rule(sheet, PAGE.left, COLUMN, COLOR.ink, 0.9);
          sheet.y += BEFORE.chapter;
        }
        entry.page = sheet.pageIndex;
        // A null keeps the reader's zoom; the types of PDFKit know only a number.
        sheet.doc.addNamedDestination(id, 'XYZ', 0, sheet.y - 12, null as unknown as number);
        sheet.doc.outline.addItem(name);
        head.draw();
        if (question) paragraph(sheet, question(reader), STYLE.question);
        sheet.y += 8;
      },
    });
    draw(draft);
    sheet.ensure(0);
  });
}

const HEADS = { 2: STYLE.chapter, 3: STYLE.section, 4: STYLE.block } as const;

const SPACE = {
  2: { before: 0, after: 0 },
  3: { before: 12, after: 4 },
  4: { before: 9, after: 3 },
} as const;

/**
 * A heading goes to the page of what follows it: the next part drawn, or the next call of `ensure`,
 * brings it along.
 */
export function heading(sheet: Sheet, level: 3 | 4, text: string): void {
  sheet.keepWithNext(headingPart(sheet, level, text));
}

function headingPart(
  sheet: Sheet,
  level: 2 | 3 | 4,
  text: string,
  number?: number,
): { height: number; draw: () => void } {
  const indent = number === undefined ? 0 : number > 9 ? 44 : 34;
  const lines = setText(sheet, text, HEADS[level], COLUMN - indent);
  const { before, after } = SPACE[level];
  const draw = (): void => {
    sheet.gap(before);
    const { y } = sheet;
    sheet.within(`H${level}`, () =>
      sheet.content(() => {
        if (number !== undefined)
          drawLines(sheet, setText(sheet, `${number} `, STYLE.chapterNumber, indent), PAGE.left, y);
        drawLines(sheet, lines, PAGE.left + indent, y);
      }),
    );
    sheet.y += lines.height + after;
  };
  return { height: before + lines.height + after, draw };
}

/** A heading of the appendix, with a few words after it. */
export function smallHeading(sheet: Sheet, text: string, after: string): void {
  const lines = setText(sheet, `**${text}** ${after}`.trim(), STYLE.dense, COLUMN);
  const before = 7;
  sheet.keepWithNext({
    height: before + lines.height + 1,
    draw: () => {
      sheet.gap(before);
      const { y } = sheet;
      sheet.within('H4', () => sheet.content(() => drawLines(sheet, lines, PAGE.left, y)));
      sheet.y += lines.height + 1;
    },
  });
}

/** The sentence that says what the numbers of a chapter say. */
export const lead = (sheet: Sheet, text: string): void => intro(sheet, text, STYLE.lead, 8);

/** A text that goes to the page of what follows it, as a heading does. */
export function intro(sheet: Sheet, text: string, style: TextStyle = STYLE.body, after = 4): void {
  const { height } = setText(sheet, text, style, COLUMN);
  sheet.keepWithNext({
    height: height + after,
    draw: () => {
      paragraph(sheet, text, style);
      sheet.y += after;
    },
  });
}

export function body(sheet: Sheet, text: string): void {
  paragraph(sheet, text, STYLE.body);
  sheet.y += 4;
}

/** About the height of a note of two lines, for the table it must not be parted from. */
export const NOTE = STYLE.note.leading * 2 + 4;

export function note(sheet: Sheet, text: string): void {
  sheet.y += 3;
  paragraph(sheet, text, STYLE.note);
  sheet.y += 4;
}
