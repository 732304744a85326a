import type { PrevidenzaPersona, UscitaAnalisi } from '@bussola/domain';
import { drawHaveNeed, HAVE_NEED_HEIGHT, haveNeedWords } from '../charts/have-need.ts';
import type { ReportFormatter } from '../report-formatter.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { table } from '../sheet/table.ts';
import { COLUMN } from '../theme.ts';
import { body, heading, note, type Chapter } from './chapter.ts';
import { toFaceIn } from './priorities.ts';
import { drawSolutions } from './solution-block.ts';

/** When each person stops working and with how much, and what the degree would change. */
export const pension: Chapter = {
  id: 'pensione-e-laurea',
  title: ({ words }) => words.pension.title,
  question: ({ words }) => words.pension.question,
  has: (reader) =>
    shown(reader).length > 0 ||
    degree(reader) !== undefined ||
    toFaceIn(reader.input.analisi, 'pension').length > 0,
  draw: ({ sheet, reader }) => {
    const { words } = reader;
    const blocks = toFaceIn(reader.input.analisi, 'pension');
    drawSolutions(sheet, reader, blocks);
    const block = blocks.find(({ code }) => code === 'pensione');
    for (const persona of shown(reader)) {
      const told = block?.membri[0] === persona.memberId;
      drawPerson(sheet, reader, persona, told ? 'told' : block ? 'words' : 'chart');
    }
    const laurea = degree(reader);
    if (laurea && !blocks.includes(laurea)) {
      heading(sheet, 3, words.pension.degree);
      body(sheet, reader.say(laurea.testo));
      body(sheet, reader.say(laurea.azione));
    }
    const projected = shown(reader).some(({ uscite = [] }) =>
      uscite.some(({ proiezione }) => proiezione),
    );
    note(
      sheet,
      [...(projected ? [words.pension.projected] : []), words.pension.official].join(' '),
    );
  },
};

/**
 * Children and those who never paid contributions have no pension to speak of, unless they work.
 */
const shown = ({
  input: {
    analisi: { previdenza },
  },
}: ReportFormatter): PrevidenzaPersona[] =>
  previdenza.filter(
    ({ status }) => status !== 'nessuna_contribuzione' && status !== 'dati_mancanti',
  );

const degree = ({
  input: {
    analisi: { soluzioni },
  },
}: ReportFormatter) =>
  soluzioni.find(({ code, eligible }) => code === 'riscatto-laurea' && eligible);

/** @param distance from the last income: told in a block already, in words, or with a chart */
function drawPerson(
  sheet: Sheet,
  reader: ReportFormatter,
  persona: PrevidenzaPersona,
  distance: 'told' | 'words' | 'chart',
): void {
  const { words } = reader;
  const name = reader.name(persona.memberId);
  if (persona.status !== 'ok') {
    body(sheet, `**${name}.** ${words.pension.status[persona.status]}`);
    return;
  }
  heading(sheet, 3, words.pension.ofPerson(name));
  drawExits(sheet, reader, persona);
  sheet.y += 4;
  const { anniContributi = 0, pensioneGapNettaMensile: have } = persona;
  const { redditoGapNettoMensile: need = 0 } = persona;
  const years = words.pension.contributions(
    reader.amount(Math.round(anniContributi * 10) / 10, 'anni'),
  );
  body(sheet, [...(distance === 'told' ? [] : sentences(reader, persona)), years].join(' '));
  if (distance === 'chart' && have !== undefined && need > 0)
    drawPensionBar(sheet, reader, have, need);
}

/** Every way out of the career, with its date and amount. */
function drawExits(sheet: Sheet, reader: ReportFormatter, persona: PrevidenzaPersona): void {
  const { uscite = [], uscita } = persona;
  const { exits } = reader.words.pension;
  table(sheet, {
    columns: [
      { head: exits.exit, share: 25 },
      { head: exits.from, share: 49 },
      { head: exits.month, share: 14, align: 'right' },
      { head: exits.share, share: 12, align: 'right' },
    ],
    rows: uscite.map((one) => [
      one.tipo === uscita ? `**${exits.kind[one.tipo]}**` : exits.kind[one.tipo],
      fromWhen(reader, one),
      reader.euro(one.pensioneNettaMensile),
      reader.wholePercent(one.tassoSostNetto * 100),
    ]),
  });
}

function fromWhen(reader: ReportFormatter, one: UscitaAnalisi): string {
  const { exits } = reader.words.pension;
  const unsure = one.sogliaVicina || one.inizioIncerto;
  const marks = [...(unsure ? [exits.unsure] : []), ...(one.proiezione ? [exits.projection] : [])];
  const when = exits.when(reader.month(one.decorrenza), reader.age(one.mesiEta));
  return marks.length > 0 ? `${when} (${marks.join(', ')})` : when;
}

function sentences(reader: ReportFormatter, persona: PrevidenzaPersona): string[] {
  const { words } = reader;
  const { decorrenzaGap, tassoGapNetto = 0, gapMensile = 0 } = persona;
  const { versamentoMensile, fondoPossibile } = persona;
  return [
    ...(decorrenzaGap === undefined
      ? []
      : [
          words.pension.replacement(
            reader.month(decorrenzaGap),
            reader.wholePercent(tassoGapNetto * 100),
          ),
        ]),
    ...(gapMensile > 0 ? [words.pension.gap(reader.euro(gapMensile))] : []),
    ...(gapMensile > 0 && versamentoMensile && fondoPossibile
      ? [words.pension.saving(reader.amount(versamentoMensile, 'euroMese'))]
      : []),
  ];
}

/**
 * @param have net pension, euro a month
 * @param need net income at the end of work, euro a month
 */
function drawPensionBar(sheet: Sheet, reader: ReportFormatter, have: number, need: number): void {
  const { estimated, goal } = reader.words.pension;
  const barra = {
    have,
    need,
    gap: Math.max(0, need - have),
    unit: 'euroMese' as const,
    haveLabel: { it: estimated, en: estimated },
    needLabel: { it: goal, en: goal },
  };
  sheet.y += 2;
  sheet.figure(
    haveNeedWords(reader, barra),
    { width: COLUMN * 0.7, height: HAVE_NEED_HEIGHT },
    (x, y) => drawHaveNeed(sheet, reader, barra, x, y, COLUMN * 0.7),
  );
}
