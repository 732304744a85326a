import type { PrevidenzaPersona } from '@bussola/domain';
import { drawHaveNeed, HAVE_NEED_HEIGHT, haveNeedWords } from '../charts/have-need.ts';
import type { ReportFormatter } from '../report-formatter.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { COLUMN } from '../theme.ts';
import { body, heading, note, type Chapter } from './chapter.ts';

/** When each person stops working and with how much, and what the degree would change. */
export const pension: Chapter = {
  id: 'pensione-e-laurea',
  title: ({ words }) => words.pension.title,
  question: ({ words }) => words.pension.question,
  room: 260,
  has: (reader) => shown(reader).length > 0 || degree(reader) !== undefined,
  draw: ({ sheet, reader }) => {
    const { words } = reader;
    for (const persona of shown(reader)) drawPerson(sheet, reader, persona);
    const laurea = degree(reader);
    if (laurea) {
      heading(sheet, 3, words.pension.degree);
      body(sheet, reader.say(laurea.testo));
      body(sheet, reader.say(laurea.azione));
    }
    note(sheet, words.pension.official);
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
    ({ status }) =>
      status === 'ok' || status === 'requisiti_non_raggiunti' || status === 'pensionato',
  );

const degree = ({
  input: {
    analisi: { soluzioni },
  },
}: ReportFormatter) =>
  soluzioni.find(({ code, eligible }) => code === 'riscatto-laurea' && eligible);

function drawPerson(sheet: Sheet, reader: ReportFormatter, persona: PrevidenzaPersona): void {
  const { words } = reader;
  heading(sheet, 3, reader.name(persona.memberId));
  if (persona.status !== 'ok') {
    body(sheet, words.pension.status[persona.status]);
    return;
  }
  const said = sentences(reader, persona);
  if (said.length > 0) body(sheet, said.join(' '));
  const { pensioneNettaMensile: have, redditoFinaleNettoMensile: need = 0 } = persona;
  if (have !== undefined && need > 0) drawPensionBar(sheet, reader, have, need);
}

function sentences(reader: ReportFormatter, persona: PrevidenzaPersona): string[] {
  const { words } = reader;
  const { mesiEta, annoPensione, tassoSostNetto, gapMensile = 0, anniContributi } = persona;
  const versamento = persona.versamentoMensile ?? 0;
  const said: string[] = [];
  if (mesiEta !== undefined && annoPensione !== undefined)
    said.push(
      words.pension.lead(reader.name(persona.memberId), reader.age(mesiEta), String(annoPensione)),
    );
  if (tassoSostNetto !== undefined)
    said.push(words.pension.replacement(reader.percent(tassoSostNetto * 100)));
  if (gapMensile > 0) said.push(words.pension.gap(reader.euro(gapMensile)));
  if (gapMensile > 0 && versamento > 0)
    said.push(words.pension.saving(reader.amount(versamento, 'euroMese')));
  if (anniContributi !== undefined)
    said.push(
      words.pension.contributions(reader.amount(Math.round(anniContributi * 10) / 10, 'anni')),
    );
  return said;
}

/** @param have net pension, euro a month @param need net income at the end of work, euro a month */
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
