import { legameDi } from '@bussola/domain';
import { BAR_ROW, drawBars, type BarRow } from '../charts/bars.ts';
import { drawAbove, drawBeside } from '../charts/chart-and-table.ts';
import type { ReportFormatter } from '../report-formatter.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { table, type TableOptions } from '../sheet/table.ts';
import { COLOR, COLUMN } from '../theme.ts';
import { body, heading, lead, note, type Chapter } from './chapter.ts';

/** Who the family is and how much comes in, beside the other households. */
export const income: Chapter = {
  id: 'famiglia-e-reddito',
  title: ({ words, isAlone }) => (isAlone ? words.income.titleAlone : words.income.title),
  question: ({ words, isAlone }) => (isAlone ? words.income.questionAlone : words.income.question),
  has: ({ input }) => input.membri.length > 1 || input.analisi.reddito.netto > 0,
  draw: ({ sheet, reader }) => {
    lead(sheet, leadOf(reader));
    drawPeople(sheet, reader);
    drawPeers(sheet, reader);
  },
};

function leadOf(reader: ReportFormatter): string {
  const {
    words,
    input: {
      analisi: { reddito },
    },
  } = reader;
  const earning = reddito.perMembro
    .filter(({ netto }) => netto > 0)
    .toSorted((a, b) => b.netto - a.netto);
  const [first] = earning;
  if (!first || reddito.netto <= 0) return words.income.leadNone;
  const whole = reader.euro(reddito.netto);
  if (earning.length === 1)
    return reader.isAlone
      ? words.income.lead(whole)
      : words.income.leadOne(whole, reader.name(first.memberId));
  return words.income.leadMany(
    whole,
    reader.number((first.netto / reddito.netto) * 100),
    reader.name(first.memberId),
  );
}

/** Who earns what as bars, and everyone in the table under them. */
function drawPeople(sheet: Sheet, reader: ReportFormatter): void {
  const { words, input } = reader;
  const { reddito } = input.analisi;
  const bars = reddito.perMembro
    .filter(({ netto }) => netto > 0)
    .map(({ memberId, netto }) => ({
      label: reader.name(memberId),
      value: netto,
      shown: reader.euro(netto),
    }));
  const options: TableOptions = {
    columns: [
      { head: words.income.name, share: 32 },
      { head: words.income.kin, share: 16 },
      { head: words.income.born, share: 16 },
      { head: words.income.work, share: 20 },
      { head: words.income.net, share: 20, align: 'right' },
      { head: words.income.share, share: 12, align: 'right' },
    ],
    rows: input.membri
      .toSorted((a, b) => a.seq - b.seq)
      .map((membro) => [
        [membro.firstName, membro.lastName].filter(Boolean).join(' ') || reader.name(membro._id),
        membro.gradoParentela === 'me' ? '' : words.kinship[legameDi(membro)],
        reader.date(membro.dataNascita, 'short'),
        membro.professione ? words.work[membro.professione] : '—',
        ...incomeCells(reader, membro._id),
      ]),
  };
  if (bars.length < 2) {
    table(sheet, options);
    return;
  }
  const chart = {
    alt: bars.map(({ label, shown }) => `${label}: ${shown}`).join('; '),
    height: bars.length * BAR_ROW + 4,
    draw: (x: number, y: number) => drawBars(sheet, bars, x, y, COLUMN),
  };
  drawAbove(sheet, chart, options);
}

/** Of who is left out of the analysis no income is counted. */
function incomeCells(reader: ReportFormatter, memberId: string): [string, string] {
  const { perimetro, reddito } = reader.input.analisi;
  if (!perimetro.includes(memberId)) return [reader.words.income.outside, ''];
  const netto = reddito.perMembro.find((one) => one.memberId === memberId)?.netto ?? 0;
  return netto > 0 && reddito.netto > 0
    ? [reader.euro(netto), reader.percent((netto / reddito.netto) * 100)]
    : ['—', ''];
}

function drawBarsBeside(
  sheet: Sheet,
  alt: string,
  rows: BarRow[],
  options: Parameters<typeof drawBeside>[2],
): void {
  const width = COLUMN * 0.46;
  const height = rows.length * BAR_ROW + 6;
  drawBeside(
    sheet,
    { alt, width, height, draw: (x, y) => drawBars(sheet, rows, x, y, width) },
    options,
  );
}

function drawPeers(sheet: Sheet, reader: ReportFormatter): void {
  const {
    words,
    input: {
      analisi: { reddito },
    },
  } = reader;
  const { confronto } = reddito;
  if (!confronto || confronto.media <= 0 || reddito.netto <= 0) return;
  const distance = reddito.netto / confronto.media - 1;
  heading(sheet, 3, words.income.peers);
  const inLine = Math.abs(distance) <= 0.1;
  // Beyond three times the mean a percentage says nothing that the word does not say.
  if (reader.hidden || distance > 2) {
    // The mean is public: its distance, or the length of a bar beside it, would give the covered
    // amount away.
    body(
      sheet,
      inLine
        ? words.income.inLine
        : distance > 0
          ? words.income.aboveHidden
          : words.income.belowHidden,
    );
  } else {
    const pct = reader.wholePercent(Math.abs(distance) * 100);
    body(
      sheet,
      inLine
        ? words.income.inLine
        : distance > 0
          ? words.income.above(pct)
          : words.income.below(pct),
    );
    const rows = [
      {
        label: reader.isAlone ? words.income.yoursAlone : words.income.yours,
        value: reddito.netto,
        fill: COLOR.accent,
        strong: true,
      },
      { label: words.income.mean, value: confronto.media, fill: COLOR.ink },
      { label: words.income.median, value: confronto.mediana, fill: COLOR.ink },
    ].map((row) => ({ ...row, shown: reader.euro(row.value) }));
    drawBarsBeside(sheet, rows.map(({ label, shown }) => `${label}: ${shown}`).join('; '), rows, {
      columns: [
        { head: words.income.peersWho, share: 60 },
        { head: words.income.net, share: 40, align: 'right' },
      ],
      rows: rows.map(({ label, shown }) => [label, shown]),
    });
  }
  note(
    sheet,
    words.income.source(
      reader.source({ testo: confronto.fonte, testoEn: confronto.fonteEn }),
      confronto.anno,
    ),
  );
}
