import { RISCHI, type SoluzioneCode } from '@bussola/domain';
import { drawHaveNeed, HAVE_NEED_HEIGHT, haveNeedWords } from '../charts/have-need.ts';
import type { ReportFormatter } from '../report-formatter.ts';
import { drawMark } from '../sheet/marks.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { rule, table, type Cell } from '../sheet/table.ts';
import { drawLines, fitted, paragraph, setText } from '../sheet/text.ts';
import { COLOR, COLUMN, LEVEL_COLOR, PAGE, STYLE } from '../theme.ts';
import { heading, type Chapter } from './chapter.ts';
import { firstStep, priorities } from './priorities.ts';

/**
 * Everything that matters, on one sheet: who is exposed to what, and the first three things to do.
 */
export const onePage: Chapter = {
  id: 'in-una-pagina',
  title: ({ words }) => words.onePage.title,
  opensPage: true,
  has: () => true,
  draw: ({ sheet, reader }) => {
    paragraph(sheet, letterOf(reader), STYLE.lead, { width: COLUMN * 0.9 });
    sheet.y += 8;
    if (reader.input.analisi.matrice.length > 0) drawMatrix(sheet, reader);
    drawFamilySoluzioni(sheet, reader);
    drawPriorities(sheet, reader);
    drawBigNumbers(sheet, reader);
  },
};

/** The engine's sentence goes on from a greeting; without a name it stands by itself. */
function letterOf(reader: ReportFormatter): string {
  const sentence = reader.say(reader.input.analisi.sintesi);
  const me = reader.input.membri.find(({ gradoParentela }) => gradoParentela === 'me');
  const name = reader.input.person.firstName.trim() || me?.firstName?.trim();
  return name
    ? `${reader.words.onePage.dear(name, me?.sesso)} ${sentence}`
    : sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

function drawMatrix(sheet: Sheet, reader: ReportFormatter): void {
  const { words, input } = reader;
  const shown = RISCHI.filter((code) =>
    input.analisi.matrice.some(({ celle }) => celle.some((cella) => cella.code === code)),
  );
  table(sheet, {
    columns: [
      { head: words.onePage.person, share: 78 },
      ...shown.map((code) => ({ head: words.narrow[code], share: 60, align: 'center' as const })),
    ],
    rows: input.analisi.matrice.map(({ memberId, celle }) => [
      reader.name(memberId),
      ...shown.map((code): Cell => {
        const cella = celle.find((each) => each.code === code);
        const level = cella?.level ?? 'grey';
        const face = level === 'grey' ? ('sans' as const) : ('strong' as const);
        return {
          text: reader.level(
            { code, level, motivo: cella?.motivo ?? 'non_applicabile', memberId },
            true,
          ),
          mark: level,
          style: { ...STYLE.tiny, face, color: LEVEL_COLOR[level].ink },
        };
      }),
    ]),
  });
}

function drawFamilySoluzioni(sheet: Sheet, reader: ReportFormatter): void {
  const byPerson: readonly SoluzioneCode[] = RISCHI;
  const soluzioni = reader.input.analisi.soluzioni.filter(({ code }) => !byPerson.includes(code));
  if (soluzioni.length === 0) return;
  const columns = 3;
  const gap = 16;
  const width = (COLUMN - gap * (columns - 1)) / columns;
  const cells = soluzioni.map(({ code, level, motivo }) => ({
    level,
    name: setText(sheet, reader.nameOf(code), STYLE.smallStrong, width - 17),
    word: setText(
      sheet,
      reader.level({ code, level, motivo }),
      { ...STYLE.tiny, color: LEVEL_COLOR[level].ink },
      width - 17,
    ),
  }));
  sheet.y += 8;
  sheet.within('L', () => {
    for (let from = 0; from < cells.length; from += columns) {
      const row = cells.slice(from, from + columns);
      const height = Math.max(...row.map(({ name, word }) => name.height + word.height)) + 8;
      sheet.ensure(height);
      const y = sheet.y;
      row.forEach(({ level, name, word }, column) => {
        const x = PAGE.left + column * (width + gap);
        sheet.artifact(() => {
          drawMark(sheet, level, x, y + 5, 10.5);
        });
        sheet.within('LI', () =>
          sheet.within('LBody', () =>
            sheet.content(() => {
              drawLines(sheet, name, x + 17, y + 3);
              drawLines(sheet, word, x + 17, y + 3 + name.height);
            }),
          ),
        );
        sheet.artifact(() =>
          sheet.doc
            .lineWidth(0.7)
            .moveTo(x, y + height)
            .lineTo(x + width, y + height)
            .stroke(COLOR.line),
        );
      });
      sheet.y = y + height;
    }
  });
}

function drawPriorities(sheet: Sheet, reader: ReportFormatter): void {
  const { words, input } = reader;
  const first = priorities(input.analisi);
  heading(sheet, 3, first.length === 3 ? words.onePage.priorities : words.onePage.start);
  if (first.length === 0) {
    const known = input.analisi.soluzioni.some(({ level }) => level === 'green');
    paragraph(sheet, known ? words.onePage.noPriority : words.onePage.noData, STYLE.body);
    return;
  }
  const barWidth = 168;
  const gap = 20;
  const numberWidth = 30;
  const textWidth = COLUMN - barWidth - gap - numberWidth;
  first.forEach((soluzione, index) => {
    const wide = soluzione.barra ? textWidth : COLUMN - numberWidth;
    const title = setText(sheet, reader.say(soluzione.titolo), STYLE.block, wide);
    const sentence = setText(
      sheet,
      `${reader.say(soluzione.risposta)} ${soluzione.stima ? `${reader.say(soluzione.stima)} ` : ''}${words.onePage.firstStep} ${firstStep(reader.say(soluzione.azione))}`,
      { ...STYLE.small, leading: 12.8 },
      wide,
    );
    const mark = setText(
      sheet,
      reader.level({ code: soluzione.code, level: soluzione.level }),
      { ...STYLE.tiny, color: LEVEL_COLOR[soluzione.level].ink },
      wide,
    );
    const height = Math.max(title.height + sentence.height + 12, HAVE_NEED_HEIGHT) + 14;
    sheet.ensure(height);
    if (index > 0) rule(sheet);
    const y = sheet.y + 7;
    const x = PAGE.left + numberWidth;
    sheet.within('H4', () =>
      sheet.content(() => {
        drawLines(
          sheet,
          setText(sheet, `${index + 1} `, STYLE.ordinal, numberWidth),
          PAGE.left,
          y - 3,
        );
        drawLines(sheet, title, x, y);
      }),
    );
    sheet.artifact(() => drawMark(sheet, soluzione.level, x, y + title.height + 0.5, 8));
    sheet.within('P', () =>
      sheet.content(() => {
        drawLines(sheet, mark, x + 12, y + title.height);
        drawLines(sheet, sentence, x, y + title.height + 12);
      }),
    );
    const { barra } = soluzione;
    if (barra) {
      const barX = PAGE.left + COLUMN - barWidth;
      sheet.within(
        'Figure',
        () => sheet.content(() => drawHaveNeed(sheet, reader, barra, barX, y + 4, barWidth)),
        {
          alt: haveNeedWords(reader, barra),
          bbox: [barX, y, barX + barWidth, y + HAVE_NEED_HEIGHT],
        },
      );
    }
    sheet.y += height;
  });
  rule(sheet);
}

/** How net worth moved since the earlier report; without one, how much of the data is there. */
function thirdNumber(reader: ReportFormatter): [string, string] {
  const {
    words: { onePage: words },
    input: { analisi, changes },
  } = reader;
  if (!changes?.prima) return [words.completeness, reader.wholePercent(analisi.completezza)];
  const moved = analisi.patrimonio.netto - changes.prima.patrimonioNetto;
  return [words.since(reader.date(changes.since)), reader.signedEuro(moved)];
}

function drawBigNumbers(sheet: Sheet, reader: ReportFormatter): void {
  const {
    words,
    input: { analisi },
  } = reader;
  const numbers: [string, string][] = [
    [words.onePage.netWorth, reader.euro(analisi.patrimonio.netto)],
    [words.onePage.netIncome, reader.euro(analisi.reddito.netto)],
    thirdNumber(reader),
  ];
  const gap = 18;
  const width = (COLUMN - gap * 2) / 3;
  // Alone on a page of their own they would say less than in their chapters: a large family's
  // matrix takes their place.
  if (sheet.room < 26) return;
  sheet.y += Math.min(14, sheet.room - 20);
  const y = sheet.y;
  numbers.forEach(([label, value], column) => {
    const x = PAGE.left + column * (width + gap);
    sheet.within('P', () =>
      sheet.content(() => {
        // On one line: a label of two lines would be printed over its figure.
        drawLines(
          sheet,
          setText(sheet, label, fitted(sheet, label, STYLE.label, width, 7), width),
          x,
          y,
        );
        drawLines(
          sheet,
          setText(
            sheet,
            value,
            {
              ...fitted(sheet, value, STYLE.bigNumber, width, 9),
              leading: STYLE.bigNumber.leading,
            },
            width,
          ),
          x,
          y + 13,
        );
      }),
    );
  });
  sheet.y = y + 42;
}
