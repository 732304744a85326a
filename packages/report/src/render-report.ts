import { loadFaces } from './fonts/faces.ts';
import { actions } from './chapters/actions.ts';
import { appendix } from './chapters/appendix.ts';
import { drawChapter, type Chapter, type Draft } from './chapters/chapter.ts';
import { changes } from './chapters/changes.ts';
import { coverTitle, drawCover } from './chapters/cover.ts';
import { estate } from './chapters/estate.ts';
import { guide, writeContents, type ContentsPlace } from './chapters/guide.ts';
import { income } from './chapters/income.ts';
import { onePage } from './chapters/one-page.ts';
import { pension } from './chapters/pension.ts';
import { protection } from './chapters/protection.ts';
import { reserve } from './chapters/reserve.ts';
import { wealth } from './chapters/wealth.ts';
import { inLatinLetters } from './latin-names.ts';
import { ReportFormatter } from './report-formatter.ts';
import type { ReportInput } from './report-input.ts';
import { Sheet } from './sheet/sheet.ts';
import { drawLines, setText } from './sheet/text.ts';
import { COLOR, COLUMN, PAGE, STYLE } from './theme.ts';

const CHAPTERS: readonly Chapter[] = [
  income,
  wealth,
  reserve,
  protection,
  pension,
  estate,
  changes,
  actions,
  appendix,
];

/**
 * The whole PDF, in memory. Heavy: runs in the report worker, never on the thread that answers
 * requests.
 */
export async function renderReport(written: ReportInput): Promise<Uint8Array> {
  const input = inLatinLetters(written);
  const reader = new ReportFormatter(input);
  const faces = await loadFaces(
    JSON.stringify([input.familyName, input.person, input.membri, input.analisi, input.testi]),
  );
  const sheet = new Sheet({
    faces,
    language: input.language,
    title: `${coverTitle(reader)} – ${reader.date(input.createdAt)}`,
    author: `${input.person.firstName} ${input.person.lastName}`.trim(),
    subject: reader.words.subject,
    createdAt: new Date(input.createdAt),
  });
  drawCover(sheet, reader);
  const draft: Draft = { sheet, reader, contents: [] };
  const told = CHAPTERS.filter(({ has }) => has(reader));
  let contentsPlace: ContentsPlace | undefined;
  drawChapter(draft, onePage);
  drawChapter(
    draft,
    guide(told.length + 2, (place) => {
      contentsPlace = place;
    }),
  );
  for (const chapter of told) drawChapter(draft, chapter);
  if (contentsPlace) writeContents(sheet, contentsPlace, draft.contents);
  drawFeet(sheet, reader);
  return sheet.finish();
}

/**
 * The caution and «Pagina n di m» at the foot of every page: decoration for a screen reader, which
 * meets the caution once, at the end.
 */
function drawFeet(sheet: Sheet, reader: ReportFormatter): void {
  const { count } = sheet.doc.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    sheet.doc.switchToPage(index);
    const y = PAGE.height - 62;
    sheet.artifact(() => {
      sheet.doc
        .lineWidth(0.7)
        .moveTo(PAGE.left, y)
        .lineTo(PAGE.left + COLUMN, y)
        .stroke(COLOR.line);
      drawLines(
        sheet,
        setText(
          sheet,
          reader.words.disclaimer,
          { ...STYLE.tiny, size: 8, leading: 10.5 },
          COLUMN - 96,
        ),
        PAGE.left,
        y + 9,
      );
      drawLines(
        sheet,
        setText(
          sheet,
          reader.words.page(String(index + 1), String(count)),
          { ...STYLE.tiny, size: 8, leading: 10.5 },
          90,
        ),
        PAGE.left + COLUMN - 90,
        y + 9,
        { align: 'right', width: 90 },
      );
    }, 'Pagination');
  }
}
