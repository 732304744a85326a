import { drawRing, seriesColor } from '../charts/bars.ts';
import type { ReportFormatter } from '../report-formatter.ts';
import { drawMark } from '../sheet/marks.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { table } from '../sheet/table.ts';
import { paragraph } from '../sheet/text.ts';
import { COLUMN, LEVEL_COLOR, PAGE, STYLE } from '../theme.ts';
import { body, heading, type Chapter } from './chapter.ts';

/** To whom what one owns would go, and what the State would ask. */
export const estate: Chapter = {
  id: 'successione',
  title: ({ words }) => words.estate.title,
  question: ({ words }) => words.estate.question,
  room: 330,
  has: ({
    input: {
      analisi: { patrimonio },
    },
  }) => patrimonio.lordo > 0,
  draw: ({ sheet, reader }) => {
    const {
      words,
      input: {
        analisi: { successione },
      },
    } = reader;
    const y = sheet.y;
    sheet.artifact(() => drawMark(sheet, successione.level, PAGE.left, y + 0.5, 11));
    paragraph(
      sheet,
      `**${reader.level(successione)}**`,
      { ...STYLE.small, color: LEVEL_COLOR[successione.level].ink },
      { x: PAGE.left + 17, width: COLUMN - 17 },
    );
    sheet.y += 6;
    body(sheet, reader.say(successione.testo));
    if (successione.impostaStimata !== null)
      body(sheet, `${words.estate.tax}: **${reader.euro(successione.impostaStimata)}**.`);
    if (successione.notaImposta) body(sheet, reader.say(successione.notaImposta));
    for (const { testo } of successione.eredi) body(sheet, reader.say(testo));
    drawShares(sheet, reader);
    heading(sheet, 3, words.estate.documents);
    body(sheet, words.estate.documentsText);
  },
};

function drawShares(sheet: Sheet, reader: ReportFormatter): void {
  const {
    words,
    input: {
      analisi: {
        successione: { legittima },
      },
    },
  } = reader;
  const shares = [
    { name: words.estate.coniuge, value: legittima.coniuge },
    { name: words.estate.figli, value: legittima.figliTot },
    { name: words.estate.ascendenti, value: legittima.ascendenti },
    { name: words.estate.disponibile, value: legittima.disponibile },
  ]
    .filter(({ value }) => value > 0)
    .map((share, index) => ({
      ...share,
      fill: seriesColor(index),
      shown: reader.percent(share.value * 100),
    }));
  if (shares.length === 0) return;
  const radius = 42;
  const aside = radius * 2 + 34;
  heading(sheet, 3, words.estate.shares);
  sheet.ensure(radius * 2 + 20);
  const top = sheet.y;
  sheet.figure(
    words.estate.chart(shares.map(({ name, shown }) => `${name} ${shown}`).join(', ')),
    { width: radius * 2, height: radius * 2 + 8 },
    (x, y) => drawRing(sheet, shares, x + radius, y + radius + 6, radius),
  );
  sheet.y = top;
  table(sheet, {
    x: PAGE.left + aside,
    width: COLUMN - aside,
    columns: [
      { head: words.estate.heir, share: 65 },
      { head: words.estate.share, share: 35, align: 'right' },
    ],
    rows: shares.map(({ name, fill, shown }) => [{ text: name, swatch: { fill } }, shown]),
  });
  sheet.y = Math.max(sheet.y, top + radius * 2 + 8);
}
