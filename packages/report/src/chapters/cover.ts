import { SOLUZIONI } from '@bussola/domain';
import { drawDial, drawLogo } from '../charts/dial.ts';
import type { ReportFormatter } from '../report-formatter.ts';
import { COLOR, COLUMN, PAGE, STYLE } from '../theme.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { clipped, drawLines, measure, paragraph, setText, type Lines } from '../sheet/text.ts';
import { priorities } from './priorities.ts';

/**
 * The first page: whose report it is, the twelve areas around the compass, and what it was made
 * from.
 */
export function drawCover(sheet: Sheet, reader: ReportFormatter): void {
  const { words, input } = reader;
  sheet.artifact(() => {
    drawLogo(sheet, PAGE.left, PAGE.top, 21);
    drawLines(sheet, setText(sheet, 'Bussola', STYLE.section, 120), PAGE.left + 29, PAGE.top + 0.5);
  });
  sheet.y = PAGE.top + 62;
  const title = coverTitle(reader);
  const lines = coverLines(sheet, title);
  const y = sheet.y;
  sheet.within('H1', () => sheet.content(() => drawLines(sheet, lines, PAGE.left, y)));
  sheet.y += lines.height + 6;
  paragraph(
    sheet,
    reader.isAlone ? words.cover.questionAlone : words.cover.question,
    STYLE.coverQuestion,
  );
  drawTheDial(sheet, reader);
  drawFacts(sheet, [
    [words.cover.date, reader.date(input.createdAt)],
    [words.cover.by, `${input.person.firstName} ${input.person.lastName}`.trim()],
    [words.cover.people, reader.names(input.analisi.perimetro)],
    [words.cover.release, `${input.analisi.costanti} · ${input.analisi.motore}`],
  ]);
  if (reader.hidden) {
    sheet.y += 10;
    paragraph(sheet, words.cover.hidden, STYLE.noteStrong);
  }
}

/**
 * Two lines at most: a long name makes the type smaller, it does not push the dial off the page.
 */
function coverLines(sheet: Sheet, title: string): Lines {
  for (let { size } = STYLE.cover; size >= 18; size -= 2) {
    const lines = setText(sheet, title, { ...STYLE.cover, size, leading: size * 1.16 }, COLUMN);
    const longest = Math.max(
      ...title.split(' ').map((word) => measure(sheet, word, STYLE.cover.face, size)),
    );
    if (lines.lines.length <= 2 && longest <= COLUMN) return lines;
  }
  return clipped(
    sheet,
    setText(sheet, title, { ...STYLE.cover, size: 18, leading: 21 }, COLUMN),
    3,
  );
}

/** «Report famiglia Bellini»; of one person alone, the whole name. */
export function coverTitle({ words, input, isAlone }: ReportFormatter): string {
  const alone = [input.person.firstName, input.person.lastName]
    .map((name) => name.trim())
    .filter(Boolean)
    .join(' ');
  return words.title(isAlone && alone ? alone : input.familyName, isAlone);
}

function drawTheDial(sheet: Sheet, reader: ReportFormatter): void {
  const { soluzioni, conteggi } = reader.input.analisi;
  const byCode = new Map(soluzioni.map((soluzione) => [soluzione.code, soluzione]));
  const [first] = priorities(reader.input.analisi);
  const marks = SOLUZIONI.map((code) => ({
    name: reader.nameOf(code),
    level: byCode.get(code)?.level ?? ('grey' as const),
  }));
  const pointed = first && SOLUZIONI.indexOf(first.code);
  const top = Math.max(sheet.y + 6, 206);
  sheet.y = top;
  const height = 352;
  const toCheck = soluzioni.filter(
    ({ level, natura }) => level === 'yellow' && natura === 'verifica',
  ).length;
  const alt = reader.words.cover.dial(
    { ...conteggi, yellow: conteggi.yellow - toCheck, toCheck },
    first && reader.nameOf(first.code),
  );
  sheet.figure(alt, { width: COLUMN, height }, (x, y) =>
    drawDial(sheet, marks, pointed, x + COLUMN / 2, y + height / 2, 0.98),
  );
}

function drawFacts(sheet: Sheet, facts: [string, string][]): void {
  const gap = 30;
  const width = (COLUMN - gap) / 2;
  sheet.y = Math.max(sheet.y + 14, 588);
  for (let row = 0; row < facts.length; row += 2) {
    const pair = facts.slice(row, row + 2).map(([label, value]) => ({
      label,
      lines: clipped(
        sheet,
        setText(sheet, value || '—', { ...STYLE.strong, size: 10.5, leading: 14.5 }, width),
        4,
      ),
    }));
    const y = sheet.y;
    pair.forEach(({ label, lines }, column) => {
      const x = PAGE.left + column * (width + gap);
      sheet.artifact(() =>
        sheet.doc
          .lineWidth(0.7)
          .moveTo(x, y)
          .lineTo(x + width, y)
          .stroke(COLOR.line),
      );
      sheet.within('P', () =>
        sheet.content(() => {
          drawLines(sheet, setText(sheet, label, STYLE.label, width), x, y + 9);
          drawLines(sheet, lines, x, y + 24);
        }),
      );
    });
    sheet.y = y + 24 + Math.max(...pair.map(({ lines }) => lines.height)) + 12;
  }
}
