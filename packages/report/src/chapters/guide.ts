import type { LevelOrGrey } from '@bussola/domain';
import { drawGapBar } from '../charts/have-need.ts';
import type { ReportFormatter } from '../report-formatter.ts';
import { drawMark } from '../sheet/marks.ts';
import type { Sheet, Struct } from '../sheet/sheet.ts';
import { drawLines, measure, paragraph, setText } from '../sheet/text.ts';
import { COLOR, COLUMN, LEVEL_COLOR, PAGE, STYLE } from '../theme.ts';
import { body, heading, type Chapter, type ContentsEntry } from './chapter.ts';
import { toFace } from './priorities.ts';

const ROW = 15.5;
const INDENT = 24;
/** Where the contents will be written once every page is known. */
export interface ContentsPlace {
  page: number;
  y: number;
  element: Struct;
}

/** How to read the report, and what is in it. */
export const guide = (count: number, remember: (place: ContentsPlace) => void): Chapter => ({
  id: 'come-si-legge',
  title: ({ words }) => words.guide.title,
  question: ({ words }) => words.guide.question,
  opensPage: true,
  has: () => true,
  draw: ({ sheet, reader }) => {
    const { words, input } = reader;
    const { analisi } = input;
    heading(sheet, 3, words.guide.contents);
    sheet.ensure(count * ROW);
    remember({ page: sheet.pageIndex, y: sheet.y, element: sheet.reserve('TOC') });
    sheet.y += count * ROW;
    heading(sheet, 3, words.guide.marks);
    drawLegend(sheet, reader);
    heading(sheet, 3, words.guide.numbers);
    body(sheet, words.guide.numbersText(reader.date(input.refDate)));
    for (const line of input.testi.apertura) body(sheet, line);
    body(sheet, words.guide.completeness(reader.wholePercent(analisi.completezza)));
    const outside = input.membri.filter(({ _id }) => !analisi.perimetro.includes(_id));
    if (outside.length > 0)
      body(sheet, words.guide.outside(reader.names(outside.map(({ _id }) => _id))));
    drawWarnings(sheet, reader);
  },
});

/** As many reasons for doubt as stand beside an answer on the screens. */
const DOUBTS = 2;

/** What to know about the figures; a doubt that several areas share is printed once. */
function drawWarnings(sheet: Sheet, reader: ReportFormatter): void {
  const { words, input } = reader;
  const doubts = new Map<string, string[]>();
  for (const { code, dubbi = [] } of toFace(input.analisi))
    for (const dubbio of dubbi.slice(0, DOUBTS)) {
      const text = reader.say(dubbio);
      doubts.set(text, [...(doubts.get(text) ?? []), reader.nameOf(code)]);
    }
  const said = [
    ...input.analisi.avvisi.map(
      ({ testo, memberId }) => `**${reader.name(memberId)}.** ${reader.say(testo)}`,
    ),
    ...[...doubts].map(([text, areas]) => words.guide.doubt(text, areas.join(', '))),
  ];
  if (said.length === 0) return;
  heading(sheet, 3, words.guide.warnings);
  for (const text of said) {
    paragraph(sheet, text, STYLE.small);
    sheet.y += 2;
  }
}

function drawLegend(sheet: Sheet, reader: ReportFormatter): void {
  const { words } = reader;
  const levels: [LevelOrGrey, string, string][] = [
    ['red', words.levels.red, words.guide.red],
    ['yellow', words.levels.yellow, words.guide.yellow],
    ['green', words.levels.green, words.guide.green],
    ['grey', `${words.levels.grey}, ${words.levels.notApplicable.toLowerCase()}`, words.guide.grey],
  ];
  sheet.ensure(80);
  sheet.within('L', () => {
    for (const [level, name, meaning] of levels) {
      const text = setText(sheet, meaning, STYLE.small, COLUMN - 150);
      const word = setText(
        sheet,
        name,
        { ...STYLE.smallStrong, color: LEVEL_COLOR[level].ink },
        124,
      );
      const height = Math.max(text.height, word.height) + 6;
      sheet.ensure(height);
      const y = sheet.y;
      sheet.artifact(() => drawMark(sheet, level, PAGE.left, y + 0.5, 11));
      sheet.within('LI', () =>
        sheet.within('LBody', () =>
          sheet.content(() => {
            drawLines(sheet, word, PAGE.left + 18, y);
            drawLines(sheet, text, PAGE.left + 150, y);
          }),
        ),
      );
      sheet.y = y + height;
    }
  });
  sheet.ensure(18);
  const y = sheet.y + 2;
  sheet.artifact(() => drawGapBar(sheet, 0.5, PAGE.left, y + 3, 124, 7));
  sheet.within('P', () =>
    sheet.content(() =>
      drawLines(
        sheet,
        setText(sheet, `${words.guide.solid} ${words.guide.hatched}`, STYLE.small, COLUMN - 150),
        PAGE.left + 150,
        y,
      ),
    ),
  );
  sheet.y = y + 18;
}

/** Goes back to the page of the contents and writes them. */
export function writeContents(
  sheet: Sheet,
  { page, y, element }: ContentsPlace,
  entries: readonly ContentsEntry[],
): void {
  sheet.doc.switchToPage(page);
  sheet.inside(element, () => {
    entries.forEach((entry, index) => {
      const top = y + index * ROW;
      const number = String(entry.page + 1);
      const style = { ...STYLE.body, leading: ROW };
      const pageWidth = measure(sheet, number, 'strong', style.size);
      const title = setText(sheet, entry.title, style, COLUMN - 70);
      sheet.artifact(() => {
        const from = PAGE.left + INDENT + title.width + 6;
        sheet.doc
          .lineWidth(0.7)
          .lineCap('round')
          .dash(0.1, { space: 3.2 })
          .moveTo(from, top + 13)
          .lineTo(PAGE.left + COLUMN - pageWidth - 6, top + 13)
          .stroke(COLOR.lineStrong)
          .undash()
          .lineCap('butt');
      });
      sheet.within('TOCI', () =>
        sheet.within('Reference', () =>
          sheet.within('Link', (link) => {
            sheet.content(() => {
              drawLines(sheet, setText(sheet, `${entry.number}. `, style, INDENT), PAGE.left, top);
              drawLines(sheet, title, PAGE.left + INDENT, top);
              drawLines(
                sheet,
                setText(sheet, number, { ...style, face: 'strong' }, 40),
                PAGE.left + COLUMN - 40,
                top,
                { align: 'right', width: 40 },
              );
            });
            // The typing of annotations does not know that a link belongs to an element of the
            // tree.
            const options = {
              structParent: link,
              Contents: new String(entry.title),
            } as unknown as PDFKit.Mixins.AnnotationOption;
            sheet.doc.goTo(PAGE.left, top, COLUMN, ROW, entry.destination, options);
          }),
        ),
      );
    });
  });
  element.end();
}
