import type { PatrimonioAnalisi, Quota } from '@bussola/domain';
import { drawRing, drawWealth, seriesColor } from '../charts/bars.ts';
import { drawAbove, drawBeside } from '../charts/chart-and-table.ts';
import type { ReportFormatter } from '../report-formatter.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { table, tableHeight, type Cell } from '../sheet/table.ts';
import { fitted, paragraph } from '../sheet/text.ts';
import { COLOR, COLUMN, PAGE, STYLE } from '../theme.ts';
import { heading, lead, type Chapter } from './chapter.ts';

/** Radius of a ring. */
const RING = 34;
const OWNED = ['residenza', 'altriImmobili', 'mobiliare', 'attivita', 'fondoPensione'] as const;

/** What the family owns and owes, how reachable it is and how it is divided. */
export const wealth: Chapter = {
  id: 'patrimonio',
  title: (reader) => (reader.isAlone ? reader.words.wealth.titleAlone : reader.words.wealth.title),
  question: (reader) =>
    reader.isAlone ? reader.words.wealth.questionAlone : reader.words.wealth.question,
  has: ({
    input: {
      analisi: { patrimonio },
    },
  }) => patrimonio.lordo > 0 || patrimonio.debiti > 0,
  draw: ({ sheet, reader }) => {
    const sentence = leadOf(reader);
    if (sentence) lead(sheet, sentence);
    drawParts(sheet, reader);
    drawReach(sheet, reader);
    drawSplits(sheet, reader);
    drawPeople(sheet, reader);
    drawSignals(sheet, reader);
  },
};

function leadOf({
  words,
  input: {
    analisi: { patrimonio },
  },
}: ReportFormatter): string | undefined {
  const { lordo, netto, voci } = patrimonio;
  if (netto < 0) return words.wealth.leadNegative;
  if (lordo <= 0) return undefined;
  const parts: [number, (share: string) => string][] = [
    [voci.residenza + voci.altriImmobili, words.wealth.lead],
    [voci.mobiliare, words.wealth.leadLiquid],
    [voci.attivita, words.wealth.leadBusiness],
  ];
  const [largest, say] = parts.reduce((best, part) => (part[0] > best[0] ? part : best));
  return largest > 0 ? say(String(Math.round((largest / lordo) * 100))) : undefined;
}

function drawParts(sheet: Sheet, reader: ReportFormatter): void {
  const {
    words,
    input: {
      analisi: { patrimonio },
    },
  } = reader;
  const { voci, lordo, debiti, netto } = patrimonio;
  const parts = OWNED.map((key, index) => ({
    key,
    value: voci[key],
    fill: seriesColor(index),
  })).filter(({ value }) => value > 0);
  const share = (value: number): string => (lordo > 0 ? reader.percent((value / lordo) * 100) : '');
  const rows: (Cell | string)[][] = [
    ...parts.map(({ key, value, fill }) => [
      { text: words.wealth.parts[key], swatch: { fill } },
      reader.euro(value),
      share(value),
    ]),
    ...(parts.length > 1
      ? [[{ text: words.wealth.gross, style: STYLE.smallStrong }, reader.euro(lordo), share(lordo)]]
      : []),
    ...(debiti > 0
      ? [
          [
            {
              text: debiti === voci.mutuo ? words.wealth.parts.mutuo : words.wealth.debts,
              swatch: { fill: COLOR.clay, hatched: true },
            },
            reader.euro(-Number(debiti)),
            '',
          ],
        ]
      : []),
    [words.wealth.net, reader.euro(netto), ''],
  ];
  drawAbove(
    sheet,
    {
      alt: words.wealth.chart(reader.euro(lordo), reader.euro(debiti), reader.euro(netto)),
      height: debiti > 0 ? 48 : 30,
      draw: (x, y) => drawWealth(sheet, parts, debiti, x, y, COLUMN),
    },
    {
      columns: [
        { head: words.wealth.part, share: 55 },
        { head: words.wealth.value, share: 28, align: 'right' },
        { head: words.wealth.share, share: 17, align: 'right' },
      ],
      rows,
      lastIsTotal: true,
    },
  );
}

function drawReach(sheet: Sheet, reader: ReportFormatter): void {
  const {
    words,
    input: {
      analisi: {
        patrimonio: { liquidita, lordo },
      },
    },
  } = reader;
  if (lordo <= 0) return;
  const steps = (
    [
      ['subito', 0],
      ['breve', 1],
      ['bloccato', 4],
    ] as const
  ).map(([key, series]) => ({ key, value: liquidita[key], fill: seriesColor(series) }));
  heading(sheet, 3, words.wealth.reach);
  const alt = steps
    .map(({ key, value }) => `${words.wealth[key]}: ${reader.euro(value)}`)
    .join('; ');
  const width = COLUMN * 0.42;
  const parts = steps.filter(({ value }) => value > 0);
  drawBeside(
    sheet,
    { alt, width, height: 46, draw: (x, y) => drawWealth(sheet, parts, 0, x, y + 18, width) },
    {
      columns: [
        { head: words.wealth.when, share: 52 },
        { head: words.wealth.value, share: 30, align: 'right' },
        { head: words.wealth.share, share: 18, align: 'right' },
      ],
      rows: steps.map(({ key, value, fill }) => [
        { text: words.wealth[key], swatch: { fill } },
        reader.euro(value),
        reader.percent((value / lordo) * 100),
      ]),
    },
  );
}

function drawSplits(sheet: Sheet, reader: ReportFormatter): void {
  const {
    words,
    input: {
      analisi: { patrimonio },
    },
  } = reader;
  const shown = (quote: readonly Quota<string>[]): Quota<string>[] =>
    quote.filter(({ pct }) => pct > 0).toSorted((a, b) => b.pct - a.pct);
  const splits: { title: string; names: Record<string, string>; quote: Quota<string>[] }[] = [
    { title: words.wealth.byClass, names: words.wealth.classes, quote: shown(patrimonio.classi) },
    { title: words.wealth.byTool, names: words.wealth.tools, quote: shown(patrimonio.strumenti) },
    { title: words.wealth.byRegime, names: words.wealth.regimes, quote: shown(patrimonio.regimi) },
  ].filter(({ quote }) => quote.length > 0);
  if (splits.length === 0) return;
  heading(sheet, 3, words.wealth.splits);
  const gap = 10;
  const width = (COLUMN - gap * 2) / 3;
  const tables = splits.map(({ names, quote }, index) => ({
    dense: true,
    x: PAGE.left + index * (width + gap),
    width,
    columns: [
      { head: words.wealth.part, share: 47 },
      { head: words.wealth.value, share: 31, align: 'right' as const },
      { head: words.wealth.share, share: 22, align: 'right' as const },
    ],
    rows: quote.map(({ key, pct, euro }, series) => [
      { text: names[key] ?? key, swatch: { fill: seriesColor(series) } },
      {
        text: reader.euro(euro),
        style: fitted(sheet, reader.euro(euro), STYLE.dense, width * 0.31 - 11),
      },
      reader.percent(pct),
    ]),
  }));
  const ring = RING * 2 + 14;
  const title = STYLE.strong.leading + 4;
  sheet.ensure(title + ring + Math.max(...tables.map((each) => tableHeight(sheet, each))));
  const top = sheet.y;
  let lowest = top;
  splits.forEach(({ title: name, names, quote }, index) => {
    const options = tables[index];
    if (!options) return;
    const { x } = options;
    sheet.y = top;
    paragraph(sheet, name, STYLE.strong, { tag: 'H4', x, width });
    sheet.y = top + title;
    const alt = `${name}: ${quote.map(({ key, pct }) => `${names[key] ?? key} ${reader.percent(pct)}`).join(', ')}`;
    sheet.figure(alt, { x, width, height: ring }, (left, y) =>
      drawRing(
        sheet,
        quote.map(({ pct }, series) => ({ value: pct, fill: seriesColor(series) })),
        left + RING,
        y + RING + 4,
        RING,
      ),
    );
    table(sheet, options);
    lowest = Math.max(lowest, sheet.y);
  });
  sheet.y = lowest;
}

function drawPeople(sheet: Sheet, reader: ReportFormatter): void {
  const {
    words,
    input: {
      analisi: { patrimonio },
    },
  } = reader;
  const rows = patrimonio.perMembro.filter(({ lordo, debiti }) => lordo > 0 || debiti > 0);
  if (rows.length < 2) return;
  heading(sheet, 3, words.wealth.perPerson);
  const total = (key: keyof Pick<PatrimonioAnalisi, 'lordo' | 'debiti' | 'netto'>): number =>
    rows.reduce((sum, row) => sum + row[key], 0);
  table(sheet, {
    columns: [
      { head: words.income.name, share: 34 },
      { head: words.wealth.owned, share: 22, align: 'right' },
      { head: words.wealth.owes, share: 22, align: 'right' },
      { head: words.wealth.netShort, share: 22, align: 'right' },
    ],
    rows: [
      ...rows.map(({ memberId, lordo, debiti, netto }) => [
        reader.name(memberId),
        reader.euro(lordo),
        reader.euro(debiti),
        reader.euro(netto),
      ]),
      [
        words.total,
        reader.euro(total('lordo')),
        reader.euro(total('debiti')),
        reader.euro(total('netto')),
      ],
    ],
    lastIsTotal: true,
  });
}

function drawSignals(sheet: Sheet, reader: ReportFormatter): void {
  const {
    words,
    input: {
      analisi: {
        patrimonio: { segnali },
      },
    },
  } = reader;
  if (segnali.length === 0) return;
  heading(sheet, 3, words.wealth.signals);
  table(sheet, {
    columns: [
      { head: words.wealth.signal, share: 76 },
      { head: words.protection.level, share: 24 },
    ],
    rows: segnali.map(({ testo, level }) => [
      { text: reader.say(testo), style: STYLE.small },
      level === 'grey' ? words.wealth.remark : { text: reader.level({ level }), mark: level },
    ]),
  });
}
