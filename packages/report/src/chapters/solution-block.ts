import { direzioneDi } from '@bussola/domain';
import type { Soluzione } from '@bussola/domain';
import { drawHaveNeed, HAVE_NEED_HEIGHT, haveNeedWords } from '../charts/have-need.ts';
import type { LevelShown, ReportFormatter } from '../report-formatter.ts';
import { drawMark } from '../sheet/marks.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { rule } from '../sheet/table.ts';
import { drawLines, paragraph, setText, type Lines } from '../sheet/text.ts';
import { COLOR, COLUMN, LEVEL_COLOR, PAGE, STYLE, type TextStyle } from '../theme.ts';
import { body, heading } from './chapter.ts';

/** As much of a block as must stand together at the foot of a page. */
const LEAST = 130;
const BAR_WIDTH = 168;

/**
 * Blocks one under the other; a page may end between two parts of one, not right after its head.
 * @param untitled the title of the chapter is that of its one block
 */
export function drawSolutions(
  sheet: Sheet,
  reader: ReportFormatter,
  soluzioni: readonly Soluzione[],
  { untitled = false } = {},
): void {
  soluzioni.forEach((soluzione, index) => {
    if (index > 0 && sheet.room >= LEAST) {
      sheet.y += 7;
      rule(sheet);
    }
    if (!untitled) heading(sheet, 3, reader.say(soluzione.titolo));
    drawSolution(sheet, reader, soluzione);
  });
}

/** One area that deserves attention: its number, why, what to do. */
function drawSolution(sheet: Sheet, reader: ReportFormatter, soluzione: Soluzione): void {
  sheet.ensure(LEAST - 40);
  drawLevel(sheet, reader, soluzione);
  sheet.y += 4;
  body(sheet, reader.say(soluzione.testo));
  drawReasons(sheet, reader, soluzione);
  drawPeople(sheet, reader, soluzione);
  drawAction(sheet, reader, soluzione);
}

/** Why it matters and how sure the number is; beside them, what there is and what is missing. */
function drawReasons(sheet: Sheet, reader: ReportFormatter, soluzione: Soluzione): void {
  const { barra, perche } = soluzione;
  const width = barra ? COLUMN - BAR_WIDTH - 24 : COLUMN;
  const why = reader.say(perche);
  const precision = precisionWords(reader, soluzione);
  const texts: [string, TextStyle][] = [
    [why ? `**${reader.words.protection.why}.** ${why}` : '', STYLE.body],
    [precision, STYLE.note],
  ];
  const set = texts
    .filter(([text]) => text !== '')
    .map(([text, style]) => setText(sheet, text, style, width));
  const height = set.reduce((sum, lines) => sum + lines.height + 4, 0);
  // What to do is not parted from its reason.
  const { height: next } = setAction(sheet, reader, soluzione);
  sheet.ensure(Math.max(height, barra ? HAVE_NEED_HEIGHT : 0) + next);
  const top = sheet.y;
  for (const lines of set) {
    const { y } = sheet;
    sheet.within('P', () => sheet.content(() => drawLines(sheet, lines, PAGE.left, y)));
    sheet.y += lines.height + 4;
  }
  const bottom = sheet.y;
  sheet.y = top;
  if (barra)
    sheet.figure(
      haveNeedWords(reader, barra),
      { x: PAGE.left + COLUMN - BAR_WIDTH, width: BAR_WIDTH, height: HAVE_NEED_HEIGHT },
      (x, y) => drawHaveNeed(sheet, reader, barra, x, y, BAR_WIDTH),
    );
  sheet.y = Math.max(sheet.y, bottom);
}

/** How wide the estimate is, and how much of what it needs is there. */
function precisionWords(reader: ReportFormatter, { stima, completezza }: Soluzione): string {
  const share = reader.words.protection.precision(reader.wholePercent(completezza));
  return [stima ? reader.say(stima) : '', completezza < 100 ? share : ''].filter(Boolean).join(' ');
}

function levelWords(reader: ReportFormatter, soluzione: Soluzione): string {
  const direction = direzioneDi(soluzione)?.[reader.language];
  return [reader.level(soluzione), direction].filter(Boolean).join(' · ');
}

function drawLevel(sheet: Sheet, reader: ReportFormatter, soluzione: Soluzione): void {
  const { level, code, titolo } = soluzione;
  const y = sheet.y;
  sheet.artifact(() => drawMark(sheet, level, PAGE.left, y + 0.5, 11));
  const name = reader.nameOf(code);
  const people = peopleOf(reader, soluzione).map(({ memberId }) => memberId);
  const said = [
    `**${levelWords(reader, soluzione)}**`,
    ...(reader.say(titolo).includes(name) ? [] : [name]),
    ...(people.length > 0 && !showsPeople(reader, soluzione)
      ? [`${reader.words.protection.people}: ${reader.names(people)}`]
      : []),
  ];
  paragraph(
    sheet,
    said.join(' · '),
    { ...STYLE.small, color: LEVEL_COLOR[level].ink },
    { x: PAGE.left + 17, width: COLUMN - 17 },
  );
}

/** Those whom the area concerns: the others are in the table of «In una pagina». */
function peopleOf(reader: ReportFormatter, { membri, perMembro, level }: Soluzione): Person[] {
  const concerned = perMembro.filter(
    ({ memberId, motivo }) => reader.person(memberId) && motivo !== 'non_applicabile',
  );
  const place = ({ memberId }: Person): number =>
    membri.includes(memberId) ? membri.indexOf(memberId) : membri.length;
  if (concerned.length > 0) return concerned.toSorted((a, b) => place(a) - place(b));
  return membri.filter((id) => reader.person(id)).map((memberId) => ({ memberId, level }));
}
type Person = LevelShown & { memberId: string };

/** One by one only when their levels are not all that of the area. */
const showsPeople = (reader: ReportFormatter, soluzione: Soluzione): boolean =>
  peopleOf(reader, soluzione).some(({ level }) => level !== soluzione.level);

function drawPeople(sheet: Sheet, reader: ReportFormatter, soluzione: Soluzione): void {
  if (!showsPeople(reader, soluzione)) return;
  sheet.y += 2;
  sheet.within('L', () => {
    let x = PAGE.left;
    for (const { memberId, level, motivo } of peopleOf(reader, soluzione)) {
      const said = setText(
        sheet,
        personWords(reader, {
          code: soluzione.code,
          level,
          memberId,
          ...(motivo === undefined ? {} : { motivo }),
        }),
        { ...STYLE.small, color: LEVEL_COLOR[level].ink },
        COLUMN - 17,
      );
      if (x > PAGE.left && x + 17 + said.width > PAGE.left + COLUMN) {
        x = PAGE.left;
        sheet.y += 16;
      }
      sheet.ensure(said.height + 6);
      const [left, y] = [x, sheet.y];
      sheet.artifact(() => drawMark(sheet, level, left, y + 0.5, 11));
      sheet.within('LI', () =>
        sheet.within('LBody', () => sheet.content(() => drawLines(sheet, said, left + 17, y))),
      );
      if (said.lines.length > 1) {
        sheet.y += said.height;
        x = PAGE.left;
      } else x += 17 + said.width + 20;
    }
    if (x > PAGE.left) sheet.y += 16;
  });
}

/** «**Anna** da valutare»; «Non riguarda Sofia» has the name already. */
function personWords(reader: ReportFormatter, shown: Person): string {
  const word = reader.level(shown);
  const name = reader.name(shown.memberId);
  return word.endsWith(name) ? word : `**${name}** ${word.toLowerCase()}`;
}

function setAction(
  sheet: Sheet,
  reader: ReportFormatter,
  { azione }: Soluzione,
): { lines: Lines; height: number } {
  const text = `**${reader.words.protection.action}.** ${reader.say(azione)}`;
  const lines = setText(sheet, text, STYLE.body, COLUMN - 28);
  return { lines, height: lines.height + 12 };
}

/** What to do, on the quiet wash of the product's primary action. */
function drawAction(sheet: Sheet, reader: ReportFormatter, soluzione: Soluzione): void {
  const { lines, height } = setAction(sheet, reader, soluzione);
  sheet.y += 2;
  sheet.ensure(height);
  const { y } = sheet;
  sheet.artifact(() => {
    sheet.doc.roundedRect(PAGE.left, y, COLUMN, height, 5).fill(COLOR.inkSoft);
    sheet.doc.rect(PAGE.left, y, 3, height).fill(COLOR.ink);
  });
  sheet.within('P', () => sheet.content(() => drawLines(sheet, lines, PAGE.left + 14, y + 6)));
  sheet.y = y + height + 2;
}
