import {
  annoScaduto,
  isPunteggio,
  nomeCostante,
  type InputUsato,
  type Passo,
} from '@bussola/domain';
import type { ReportFormatter } from '../report-formatter.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { columnList, type ListEntry } from '../sheet/column-list.ts';
import { table } from '../sheet/table.ts';
import { linkedParagraph } from '../sheet/text.ts';
import { STYLE } from '../theme.ts';
import { body, heading, intro, note, smallHeading, type Chapter } from './chapter.ts';

/** Where every number comes from: data, formulas, sources, words, and the caution. */
export const appendix: Chapter = {
  id: 'appendice',
  title: ({ words }) => words.appendix.title,
  question: ({ words }) => words.appendix.question,
  has: () => true,
  draw: ({ sheet, reader }) => {
    const { words, input } = reader;
    drawInputs(sheet, reader);
    drawFormulas(sheet, reader);
    drawSources(sheet, reader);
    drawGlossary(sheet, reader);
    heading(sheet, 3, words.appendix.caution);
    body(sheet, words.disclaimer);
    note(sheet, words.appendix.release(input.analisi.costanti, input.analisi.motore));
    for (const line of input.testi.chiusura) note(sheet, line);
  },
};

/** Person by person: each answer, and where it came from. */
function drawInputs(sheet: Sheet, reader: ReportFormatter): void {
  const { words } = reader;
  const groups = inputsByPerson(reader);
  if (groups.size === 0) return;
  heading(sheet, 3, words.appendix.inputs);
  intro(sheet, words.appendix.inputsNote);
  const entries = [...groups].flatMap(([memberId, inputs]): ListEntry[] => [
    { text: `**${memberId ? reader.name(memberId) : words.family}**`, isHead: true },
    ...inputs.map((input) => ({ text: inputWords(reader, input) })),
  ]);
  columnList(sheet, entries);
}

function inputWords(reader: ReportFormatter, input: InputUsato): string {
  const { provenance } = input;
  const origin = reader.words.appendix.provenance[provenance];
  const label = reader.say(input.label);
  if (provenance === 'missing') return `${label}: ${origin}`;
  const value = `${label}: **${reader.inputValue(input)}**`;
  return provenance === 'typed' ? value : `${value} (${origin})`;
}

/** Each input once, under its person, in the order of the household; the family's own last. */
function inputsByPerson({
  input: { analisi, membri },
}: ReportFormatter): Map<string, InputUsato[]> {
  const seen = new Map<string, Map<string, InputUsato>>();
  for (const { inputs } of analisi.soluzioni) {
    for (const input of inputs) {
      const owner = input.memberId ?? '';
      const own = seen.get(owner) ?? new Map<string, InputUsato>();
      seen.set(owner, own);
      if (!own.has(input.key)) own.set(input.key, input);
    }
  }
  const order = [...membri.toSorted((a, b) => a.seq - b.seq).map(({ _id }) => _id), ''];
  return new Map(
    order.flatMap((id) => {
      const own = seen.get(id);
      return own ? [[id, [...own.values()]] as const] : [];
    }),
  );
}

/** Every area: the rule that made its level, how sure it may be, and its steps. */
function drawFormulas(sheet: Sheet, reader: ReportFormatter): void {
  const {
    words,
    input: { analisi },
  } = reader;
  heading(sheet, 3, words.appendix.formulas);
  intro(sheet, words.appendix.formulasNote);
  for (const { code, titolo, passi } of analisi.soluzioni) {
    const traccia = analisi.tracce[`soluzione.${code}`];
    if (passi.length === 0 && !traccia) continue;
    const rule = traccia
      ? words.appendix.ruleVersion(
          `soluzione.${code}`,
          traccia.versione,
          words.appendix.sure[traccia.affidabilita],
        )
      : '';
    smallHeading(sheet, reader.say(titolo) || reader.nameOf(code), rule);
    if (passi.length === 0) sheet.ensure(0);
    else drawSteps(sheet, reader, passi);
  }
}

function drawSteps(sheet: Sheet, reader: ReportFormatter, passi: readonly Passo[]): void {
  const { words } = reader;
  table(sheet, {
    dense: true,
    headless: true,
    columns: [
      { head: words.protection.step, share: 29 },
      { head: words.protection.how, share: 51 },
      { head: words.protection.value, share: 20, align: 'right' },
    ],
    rows: passi.map(({ label, formula, value, unit }) => [
      reader.say(label),
      reader.say(formula),
      { text: reader.amount(value, unit), style: STYLE.denseStrong },
    ]),
  });
}

/** Every source once, with what it is used for; the constants are a link. */
function drawSources(sheet: Sheet, reader: ReportFormatter): void {
  const {
    words,
    input: { analisi, edizione },
  } = reader;
  heading(sheet, 3, words.appendix.sources);
  const line = words.appendix.constants(analisi.costanti, reader.date(edizione.dal));
  linkedParagraph(sheet, line, STYLE.body, edizione.url);
  const late = lateNames(reader);
  if (late.length > 0) body(sheet, words.appendix.constantsLate(late.join(', ')));
  sheet.y += 4;
  const uses = new Map<string, Set<string>>();
  for (const { code, fonti } of analisi.soluzioni)
    for (const fonte of fonti) {
      const name = reader.source(fonte);
      uses.set(name, (uses.get(name) ?? new Set()).add(reader.nameOf(code)));
    }
  columnList(
    sheet,
    [...uses].map(([name, areas]) => ({
      text: `**${name}** ${words.appendix.usedBy}: ${[...areas].join(', ')}.`,
    })),
  );
}

/** The constants that were read and whose next value is due, with the year of the one used. */
function lateNames(reader: ReportFormatter): string[] {
  const { analisi } = reader.input;
  return analisi.costantiUsate.flatMap(({ key }, place) => {
    const year = annoScaduto(analisi, place);
    return year === undefined || isPunteggio(key)
      ? []
      : `${reader.text(nomeCostante(key))} (${String(year)})`;
  });
}

function drawGlossary(sheet: Sheet, { words }: ReportFormatter): void {
  heading(sheet, 3, words.appendix.glossary);
  columnList(
    sheet,
    words.glossary.map(([term, meaning]) => ({ text: `**${term}** ${meaning}` })),
  );
}
