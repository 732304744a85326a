import { direzioneDi } from '@bussola/domain';
import type { Soluzione } from '@bussola/domain';
import { drawHaveNeed, HAVE_NEED_HEIGHT, haveNeedWords } from '../charts/have-need.ts';
import type { LevelShown, ReportFormatter } from '../report-formatter.ts';
import { drawMark } from '../sheet/marks.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { rule, table } from '../sheet/table.ts';
import { drawLines, paragraph, setText } from '../sheet/text.ts';
import { COLOR, COLUMN, LEVEL_COLOR, PAGE, STYLE, type TextStyle } from '../theme.ts';
import { body, heading, note } from './chapter.ts';

/** One area that deserves attention: its number, why, how it was worked out, what to do. */
export function drawSolution(
  sheet: Sheet,
  reader: ReportFormatter,
  soluzione: Soluzione,
  ordinal: number,
): void {
  const { words } = reader;
  // The first follows its chapter's head as long as it can begin well.
  if (sheet.room < (ordinal === 1 ? 300 : heightOf(sheet, reader, soluzione) + 20)) sheet.newPage();
  else if (ordinal > 1 && sheet.y > PAGE.top) {
    sheet.y += 20;
    rule(sheet);
  }
  heading(sheet, 3, reader.say(soluzione.titolo));
  sheet.ensure(70);
  drawLevel(sheet, reader, soluzione);
  sheet.y += 6;
  body(sheet, reader.say(soluzione.testo));
  const doubts = estimateWords(reader, soluzione);
  if (doubts) note(sheet, doubts);
  if (soluzione.barra) drawBar(sheet, reader, soluzione.barra);
  titled(sheet, words.protection.why, reader.say(soluzione.perche));
  drawPeople(sheet, reader, soluzione);
  drawSteps(sheet, reader, soluzione);
  drawAction(sheet, reader, reader.say(soluzione.azione));
  const precision =
    soluzione.completezza < 100
      ? words.protection.precision(reader.wholePercent(soluzione.completezza))
      : '';
  const sources =
    soluzione.fonti.length > 0
      ? `${words.protection.sources} ${soluzione.fonti.map((fonte) => reader.source(fonte)).join('; ')}.`
      : '';
  const last = [precision, sources].filter(Boolean).join(' ');
  if (last) note(sheet, last);
}

/** As many reasons as stand beside an answer. */
const REASONS = 2;

/** How wide the estimate is, and why. */
const estimateWords = (reader: ReportFormatter, { stima, dubbi = [] }: Soluzione): string =>
  [...(stima ? [stima] : []), ...dubbi.slice(0, REASONS)].map((text) => reader.say(text)).join(' ');

/**
 * About how high a block is: two short ones share a page, and none is broken that could have stood
 * whole.
 */
function heightOf(sheet: Sheet, reader: ReportFormatter, soluzione: Soluzione): number {
  const tall = (text: string, style: TextStyle, width: number = COLUMN): number =>
    setText(sheet, text, style, width).height;
  const steps = soluzione.passi.reduce(
    (sum, { formula }) => sum + tall(reader.say(formula), STYLE.small, COLUMN * 0.45 - 10) + 8,
    0,
  );
  return (
    70 +
    tall(reader.say(soluzione.testo), STYLE.body) +
    tall(estimateWords(reader, soluzione), STYLE.small) +
    (soluzione.barra ? HAVE_NEED_HEIGHT + 10 : 0) +
    (soluzione.perche[reader.language] ? 37 + tall(reader.say(soluzione.perche), STYLE.body) : 0) +
    (soluzione.perMembro.length > 1 ? 26 : 0) +
    (steps > 0 ? steps + 53 : 0) +
    tall(reader.say(soluzione.azione), STYLE.body, COLUMN - 28) +
    50 +
    (soluzione.fonti.length > 0 ? 40 : 10)
  );
}

export function levelWords(reader: ReportFormatter, soluzione: Soluzione): string {
  const direction = direzioneDi(soluzione)?.[reader.language];
  return [reader.level(soluzione), direction].filter(Boolean).join(' · ');
}

function drawLevel(sheet: Sheet, reader: ReportFormatter, soluzione: Soluzione): void {
  const { words } = reader;
  const { level, membri } = soluzione;
  const known = membri.filter((id) => reader.person(id));
  const y = sheet.y;
  sheet.artifact(() => drawMark(sheet, level, PAGE.left, y + 0.5, 11));
  const people = known.length > 0 ? ` · ${words.protection.people}: ${reader.names(known)}` : '';
  const name = reader.nameOf(soluzione.code);
  sheet.y = y;
  paragraph(
    sheet,
    `**${levelWords(reader, soluzione)}** · ${name}${people}`,
    { ...STYLE.small, color: LEVEL_COLOR[level].ink },
    { x: PAGE.left + 17, width: COLUMN - 17 },
  );
}

function drawBar(
  sheet: Sheet,
  reader: ReportFormatter,
  barra: NonNullable<Soluzione['barra']>,
): void {
  sheet.y += 4;
  const width = COLUMN * 0.62;
  sheet.figure(haveNeedWords(reader, barra), { width, height: HAVE_NEED_HEIGHT }, (x, y) =>
    drawHaveNeed(sheet, reader, barra, x, y, width),
  );
  sheet.y += 6;
}

/** A short title and its text: the reason of a number. */
function titled(sheet: Sheet, title: string, text: string): void {
  if (text === '') return;
  heading(sheet, 4, title);
  paragraph(sheet, text, STYLE.body);
  sheet.y += 2;
}

function drawPeople(sheet: Sheet, reader: ReportFormatter, { code, perMembro }: Soluzione): void {
  const people = perMembro.filter(({ memberId }) => reader.person(memberId));
  if (people.length < 2) return;
  sheet.y += 8;
  sheet.within('L', () => {
    let x = PAGE.left;
    for (const { memberId, level, motivo } of people) {
      const said = setText(
        sheet,
        personWords(reader, { code, level, motivo, memberId }),
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
function personWords(reader: ReportFormatter, shown: LevelShown & { memberId: string }): string {
  const word = reader.level(shown);
  const name = reader.name(shown.memberId);
  return word.endsWith(name) ? word : `**${name}** ${word.toLowerCase()}`;
}

export function drawSteps(
  sheet: Sheet,
  reader: ReportFormatter,
  { passi }: Soluzione,
  title = reader.words.protection.steps,
): void {
  const { words } = reader;
  if (passi.length === 0) return;
  heading(sheet, 4, title);
  table(sheet, {
    columns: [
      { head: words.protection.step, share: 29 },
      { head: words.protection.how, share: 45 },
      { head: words.protection.value, share: 26, align: 'right' },
    ],
    rows: passi.map(({ label, formula, value, unit }) => [
      reader.say(label),
      { text: reader.say(formula), style: { ...STYLE.small, color: COLOR.text2 } },
      { text: reader.amount(value, unit), style: STYLE.smallStrong },
    ]),
  });
}

/** What to do, on the quiet wash of the product's primary action. */
function drawAction(sheet: Sheet, reader: ReportFormatter, text: string): void {
  const inner = COLUMN - 28;
  const lines = setText(sheet, text, STYLE.body, inner);
  const title = setText(sheet, reader.words.protection.action, STYLE.smallStrong, inner);
  const height = lines.height + title.height + 20;
  sheet.y += 12;
  sheet.ensure(height);
  const y = sheet.y;
  sheet.artifact(() => {
    sheet.doc.roundedRect(PAGE.left, y, COLUMN, height, 5).fill(COLOR.inkSoft);
    sheet.doc.rect(PAGE.left, y, 3, height).fill(COLOR.ink);
  });
  sheet.within('H4', () => sheet.content(() => drawLines(sheet, title, PAGE.left + 14, y + 8)));
  sheet.within('P', () =>
    sheet.content(() => drawLines(sheet, lines, PAGE.left + 14, y + 10 + title.height)),
  );
  sheet.y = y + height + 4;
}
