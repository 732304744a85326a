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
  const {
    mesiEta,
    annoPensione,
    tassoSostNetto,
    gapMensile,
    versamentoMensile,
    anniContributi,
    pensioneNettaMensile,
    redditoFinaleNettoMensile,
  } = persona;
  const said: string[] = [];
  if (mesiEta !== undefined && annoPensione !== undefined)
    said.push(
      words.pension.lead(reader.name(persona.memberId), reader.age(mesiEta), String(annoPensione)),
    );
  if (tassoSostNetto !== undefined)
    said.push(words.pension.replacement(reader.percent(tassoSostNetto * 100)));
  if (gapMensile !== undefined && gapMensile > 0) {
    said.push(words.pension.gap(reader.euro(gapMensile)));
    if (versamentoMensile !== undefined && versamentoMensile !== null && versamentoMensile > 0)
      said.push(words.pension.saving(reader.amount(versamentoMensile, 'euroMese')));
  }
  if (anniContributi !== undefined)
    said.push(
      words.pension.contributions(reader.amount(Math.round(anniContributi * 10) / 10, 'anni')),
    );
  if (said.length > 0) body(sheet, said.join(' '));
  if (
    pensioneNettaMensile !== undefined &&
    redditoFinaleNettoMensile !== undefined &&
    redditoFinaleNettoMensile > 0
  ) {
    const barra = {
      have: pensioneNettaMensile,
      need: redditoFinaleNettoMensile,
      gap: Math.max(0, redditoFinaleNettoMensile - pensioneNettaMensile),
      unit: 'euroMese' as const,
      haveLabel: { it: words.pension.estimated, en: words.pension.estimated },
      needLabel: { it: words.pension.goal, en: words.pension.goal },
    };
    sheet.y += 2;
    sheet.figure(
      haveNeedWords(reader, barra),
      { width: COLUMN * 0.7, height: HAVE_NEED_HEIGHT },
      (x, y) => drawHaveNeed(sheet, reader, barra, x, y, COLUMN * 0.7),
    );
  }
}
