import type { Soluzione } from '@bussola/domain';
import { etichettaInFrase, missingOfMember } from '@bussola/domain/nomi';
import type { ReportFormatter } from '../report-formatter.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { table, type Cell } from '../sheet/table.ts';
import { body, heading, note, NOTE, type Chapter } from './chapter.ts';
import { firstStep, toFace } from './priorities.ts';

/** What to do, whose it is, and an empty line for the day. */
export const actions: Chapter = {
  id: 'azioni',
  title: ({ words }) => words.actions.title,
  question: ({ words }) => words.actions.question,
  has: () => true,
  draw: ({ sheet, reader }) => {
    const { words } = reader;
    drawHelp(sheet, reader);
    drawPlan(sheet, reader);
    const rows = actionRows(reader);
    if (rows.length === 0) {
      body(sheet, words.actions.none);
      return;
    }
    table(sheet, {
      columns: [
        { head: words.actions.number, share: 5 },
        { head: words.actions.action, share: 64 },
        { head: words.actions.who, share: 16 },
        { head: words.actions.when, share: 15 },
      ],
      rows: rows.map(({ text, who }, index): (Cell | string)[] => [
        String(index + 1),
        text,
        who,
        { text: '', blank: true },
      ]),
      tail: NOTE,
    });
    note(sheet, words.actions.note);
  },
};

/** Help that can be asked for in a hard situation comes before everything else. */
function drawHelp(sheet: Sheet, reader: ReportFormatter): void {
  const { situazioni } = reader.input.analisi;
  if (situazioni.length === 0) return;
  heading(sheet, 3, reader.words.actions.help);
  for (const { testo } of situazioni) body(sheet, reader.say(testo));
}

/** What is left of a month, and what it pays for in order. */
function drawPlan(sheet: Sheet, reader: ReportFormatter): void {
  const { bilancio, piano } = reader.input.analisi;
  const said = [bilancio.testo, piano.testo].filter((text) => text !== null);
  if (said.length === 0) return;
  heading(sheet, 3, reader.words.actions.plan);
  for (const text of said) body(sheet, reader.say(text));
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function actionRows(reader: ReportFormatter): { text: string; who: string }[] {
  const {
    words,
    input: { analisi },
  } = reader;
  const owner = ({ membri }: Soluzione): string => {
    const known = membri.filter((id) => reader.person(id));
    return known.length > 0 ? reader.names(known) : words.family;
  };
  const rows = toFace(analisi).map((soluzione) => ({
    text: `**${reader.say(soluzione.titolo)}.** ${capitalized(firstStep(reader.say(soluzione.azione)))}`,
    who: owner(soluzione),
  }));
  const missing = missingByPerson(reader);
  for (const [memberId, labels] of missing) {
    rows.push({
      text: words.actions.complete(reader.list(labels)),
      who: memberId ? reader.name(memberId) : words.family,
    });
  }
  return rows;
}

/** The answers that results wait for, under the person they are asked of, as screens count them. */
function missingByPerson(reader: ReportFormatter): Map<string, string[]> {
  const { analisi, membri } = reader.input;
  const byPerson = new Map<string, string[]>();
  for (const membro of membri.filter(({ _id }) => analisi.perimetro.includes(_id))) {
    const missing = missingOfMember(analisi, membro);
    if (missing.length > 0)
      byPerson.set(
        membro._id,
        missing.map((key) => reader.say(etichettaInFrase(key))),
      );
  }
  return byPerson;
}
