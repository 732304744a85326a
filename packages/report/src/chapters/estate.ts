import { seriesColor } from '../charts/bars.ts';
import { drawRingBeside } from '../charts/chart-and-table.ts';
import type { ReportFormatter } from '../report-formatter.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { paragraph } from '../sheet/text.ts';
import { STYLE } from '../theme.ts';
import { body, heading, type Chapter } from './chapter.ts';
import { toFaceIn } from './priorities.ts';
import { drawSolutions } from './solution-block.ts';

/** To whom what one owns would go, and what the State would ask. */
export const estate: Chapter = {
  id: 'successione',
  title: ({ words }) => words.estate.title,
  question: ({ words }) => words.estate.question,
  has: ({ input: { analisi } }) =>
    analisi.patrimonio.lordo > 0 || toFaceIn(analisi, 'estate').length > 0,
  draw: ({ sheet, reader }) => {
    const { words, input } = reader;
    const blocks = toFaceIn(input.analisi, 'estate');
    drawSolutions(sheet, reader, blocks, { untitled: true });
    // The estate has no level of its own: it is judged in the area above it.
    if (blocks.length === 0) body(sheet, reader.say(input.analisi.successione.testo));
    if (input.analisi.patrimonio.lordo > 0) drawHeirs(sheet, reader);
    heading(sheet, 3, words.estate.documents);
    body(sheet, words.estate.documentsText);
  },
};

function drawHeirs(sheet: Sheet, reader: ReportFormatter): void {
  const {
    words,
    input: {
      analisi: { successione },
    },
  } = reader;
  drawShares(sheet, reader);
  sheet.y += 4;
  for (const { testo } of successione.eredi) paragraph(sheet, reader.say(testo), STYLE.body);
  sheet.y += 4;
  if (successione.impostaStimata !== null)
    body(sheet, `${words.estate.tax}: **${reader.euro(successione.impostaStimata)}**.`);
  if (successione.notaImposta) body(sheet, reader.say(successione.notaImposta));
}

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
  heading(sheet, 3, words.estate.shares);
  drawRingBeside(
    sheet,
    words.estate.chart(shares.map(({ name, shown }) => `${name} ${shown}`).join(', ')),
    shares,
    {
      columns: [
        { head: words.estate.heir, share: 65 },
        { head: words.estate.share, share: 35, align: 'right' },
      ],
      rows: shares.map(({ name, fill, shown }) => [{ text: name, swatch: { fill } }, shown]),
    },
  );
}
