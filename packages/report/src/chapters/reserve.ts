import { keysOf } from '@bussola/domain/records';
import type { GestioneAnalisi } from '@bussola/domain';
import { BAR_ROW } from '../charts/bars.ts';
import { drawAbove } from '../charts/chart-and-table.ts';
import type { ReportFormatter } from '../report-formatter.ts';
import { hatch } from '../sheet/marks.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { table } from '../sheet/table.ts';
import { drawLines, setText } from '../sheet/text.ts';
import { COLOR, COLUMN, STYLE } from '../theme.ts';
import { heading, lead, note, NOTE, type Chapter } from './chapter.ts';
import { toFaceIn } from './priorities.ts';
import { drawSolutions } from './solution-block.ts';

/** What can be reached when it is needed, step by step over three years. */
export const reserve: Chapter = {
  id: 'liquidita',
  title: ({ words }) => words.reserve.title,
  question: ({ words }) => words.reserve.question,
  has: ({ input: { analisi } }) =>
    analisi.gestione !== undefined || toFaceIn(analisi, 'reserve').length > 0,
  draw: ({ sheet, reader }) => {
    const { analisi } = reader.input;
    if (analisi.gestione) drawReserve(sheet, reader, analisi.gestione);
    drawSolutions(sheet, reader, toFaceIn(analisi, 'reserve'));
  },
};

function drawReserve(sheet: Sheet, reader: ReportFormatter, gestione: GestioneAnalisi): void {
  const { words } = reader;
  lead(
    sheet,
    gestione.carenza > 0
      ? words.reserve.leadShort(reader.euro(gestione.carenza))
      : words.reserve.leadOk,
  );
  drawLadder(sheet, reader, gestione);
  drawModel(sheet, reader, gestione);
}

interface Step {
  name: string;
  purpose: string;
  value: number;
  missing?: boolean;
}

function drawLadder(sheet: Sheet, reader: ReportFormatter, gestione: GestioneAnalisi): void {
  const { words } = reader;
  const months = reader.amount(gestione.mesiEmergenza, 'mesi');
  const steps: Step[] = [
    {
      name: words.reserve.emergency,
      purpose: words.reserve.emergencyFor(
        months,
        reader.amount(gestione.essenzialeMensile, 'euroMese'),
      ),
      value: gestione.riservaEmergenza,
    },
    {
      name: words.reserve.planned,
      purpose: words.reserve.plannedFor,
      value: gestione.riservaUscite,
    },
    { name: words.reserve.medium, purpose: words.reserve.mediumFor, value: gestione.medioTermine },
    { name: words.reserve.long, purpose: words.reserve.longFor, value: gestione.lungoTermine },
    {
      name: words.reserve.missing,
      purpose: words.reserve.missingFor,
      value: gestione.carenza,
      missing: true,
    },
  ].filter(({ value }) => value > 0);
  if (steps.length === 0) return;
  const alt = `${words.reserve.chart}: ${steps.map(({ name, value }) => `${name} ${reader.euro(value)}`).join(', ')}`;
  const chart = {
    alt,
    height: steps.length * BAR_ROW + 8,
    draw: (x: number, y: number) => drawSteps(sheet, steps, reader, x, y),
  };
  drawAbove(sheet, chart, {
    columns: [
      { head: words.reserve.step, share: 24 },
      { head: words.reserve.purpose, share: 50 },
      { head: words.reserve.amount, share: 26, align: 'right' },
    ],
    rows: steps.map(({ name, purpose, value }) => [name, purpose, reader.euro(value)]),
  });
}

/** A staircase: each step begins where the one before it ends. */
function drawSteps(
  sheet: Sheet,
  steps: readonly Step[],
  reader: ReportFormatter,
  x: number,
  y: number,
): void {
  const labelWidth = 110;
  const room = COLUMN - labelWidth - 96;
  const whole = steps.reduce((sum, { value }) => sum + value, 0);
  let from = 0;
  steps.forEach(({ name, value, missing }, index) => {
    const top = y + index * BAR_ROW;
    const left = x + labelWidth + (from / whole) * room;
    const length = Math.max(1.5, (value / whole) * room);
    drawLines(sheet, setText(sheet, name, STYLE.small, labelWidth - 8), x, top + 5);
    if (missing) {
      hatch(sheet, left, top + 5, length, BAR_ROW - 9);
      sheet.doc
        .lineWidth(0.7)
        .rect(left, top + 5, length, BAR_ROW - 9)
        .stroke(COLOR.lineStrong);
    } else {
      sheet.doc.rect(left, top + 5, length, BAR_ROW - 9).fill(COLOR.ink);
    }
    drawLines(
      sheet,
      setText(sheet, reader.euro(value), STYLE.smallStrong, 140),
      left + length + 6,
      top + 5,
    );
    from += value;
  });
}

function drawModel(
  sheet: Sheet,
  reader: ReportFormatter,
  { modello, distanza, indiceRischio }: GestioneAnalisi,
): void {
  const {
    words,
    input: {
      analisi: { patrimonio },
    },
  } = reader;
  if (patrimonio.classi.length === 0) return;
  const today = new Map(patrimonio.classi.map(({ key, pct }) => [key, pct]));
  const keys = keysOf(modello).filter((key) => modello[key] > 0 || (today.get(key) ?? 0) > 0);
  if (keys.length === 0) return;
  heading(sheet, 3, words.reserve.model);
  const share = (pct: number): { text: string } => ({ text: reader.percent(pct) });
  table(sheet, {
    dense: true,
    columns: [
      { head: words.wealth.byClass, share: 50 },
      { head: words.reserve.today, share: 25, align: 'right' },
      { head: words.reserve.modelHead, share: 25, align: 'right' },
    ],
    rows: keys.map((key) => [
      words.wealth.classes[key],
      share(today.get(key) ?? 0),
      share(modello[key]),
    ]),
    tail: NOTE,
  });
  const said = [
    distanza === undefined ? '' : words.reserve.distance(reader.wholePercent(distanza)),
    indiceRischio === undefined ? '' : words.reserve.risk(reader.wholePercent(indiceRischio)),
  ];
  if (said.some(Boolean)) note(sheet, said.filter(Boolean).join(' '));
}
