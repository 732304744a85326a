import type { ReportFormatter } from '../report-formatter.ts';
import type { ReportChanges } from '../report-input.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { columnList } from '../sheet/column-list.ts';
import { table } from '../sheet/table.ts';
import { STYLE } from '../theme.ts';
import { body, heading, lead, type Chapter } from './chapter.ts';

/** More differences than these are counted, not listed. */
const MOST = 12;

/** What differs from the report before this one. */
export const changes: Chapter = {
  id: 'cambiamenti',
  title: ({ words }) => words.changes.title,
  question: ({ words }) => words.changes.question,
  has: ({ input }) => input.changes !== undefined,
  draw: ({ sheet, reader }) => {
    const { words, input } = reader;
    if (!input.changes) return;
    if (input.changes.prima) drawTotals(sheet, reader, input.changes, input.changes.prima);
    else lead(sheet, words.changes.lead(reader.date(input.changes.since)));
    drawDifferences(sheet, reader, input.changes);
  },
};

function drawTotals(
  sheet: Sheet,
  reader: ReportFormatter,
  { since }: ReportChanges,
  prima: NonNullable<ReportChanges['prima']>,
): void {
  const { words, input } = reader;
  const { patrimonio, reddito, conteggi } = input.analisi;
  const euro = (name: string, before: number, now: number): string[] => [
    name,
    reader.euro(before),
    reader.euro(now),
    reader.signedEuro(now - before),
  ];
  const areas = (level: 'red' | 'yellow' | 'green'): string[] => {
    const moved = conteggi[level] - prima.conteggi[level];
    return [
      words.changes[level],
      reader.number(prima.conteggi[level]),
      reader.number(conteggi[level]),
      `${moved > 0 ? '+' : ''}${reader.number(moved)}`,
    ];
  };
  table(sheet, {
    columns: [
      { head: words.changes.item, share: 34 },
      { head: words.changes.before(reader.date(since)), share: 22, align: 'right' },
      { head: words.changes.now, share: 22, align: 'right' },
      { head: words.changes.difference, share: 22, align: 'right' },
    ],
    rows: [
      euro(words.onePage.netWorth, prima.patrimonioNetto, patrimonio.netto),
      euro(words.onePage.netIncome, prima.redditoNetto, reddito.netto),
      areas('red'),
      areas('yellow'),
      areas('green'),
    ],
  });
  sheet.y += 8;
}

function drawDifferences(sheet: Sheet, reader: ReportFormatter, all: ReportChanges): void {
  const { words } = reader;
  if (all.result === 'not-kept') {
    body(sheet, words.changes.notKept);
    return;
  }
  if (all.result === 'method-changed') body(sheet, words.changes.method);
  const { spostamenti, regole } = all;
  // A difference that moved a level is printed with it.
  const others = all.differenze.filter(
    ({ it }) => !spostamenti.some((moved) => moved.it.includes(it)),
  );
  if (spostamenti.length + others.length + regole.length === 0) {
    if (all.result === 'compared') body(sheet, words.changes.same);
    return;
  }
  if (spostamenti.length === 0) body(sheet, words.changes.noneMoved);
  else {
    heading(sheet, 3, words.changes.moved);
    for (const text of spostamenti) body(sheet, reader.sayAnswer(text));
  }
  const said = [
    ...others.map((text) => `${capitalized(reader.sayAnswer(text))}.`),
    ...regole.map((text) => reader.text(text)),
  ];
  if (said.length === 0) return;
  heading(sheet, 3, words.changes.others);
  columnList(
    sheet,
    said.slice(0, MOST).map((text) => ({ text })),
    STYLE.small,
  );
  if (said.length > MOST) body(sheet, words.changes.more(reader.number(said.length - MOST)));
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
