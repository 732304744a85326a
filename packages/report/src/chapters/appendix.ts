import {
  annoScaduto,
  fonteWords,
  isPunteggio,
  nomeCostante,
  type InputUsato,
  type IsoDate,
  type Passo,
} from '@bussola/domain';
import type { ReportFormatter } from '../report-formatter.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { columnList, type ListEntry } from '../sheet/column-list.ts';
import { table } from '../sheet/table.ts';
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

interface Source {
  /** What it is, and from when; where the release says so. */
  about: string;
  read?: IsoDate;
  uses: Set<string>;
  constants: { name: string; text: string }[];
}

/**
 * Every source once: what it is used for, and the constants that were read from it, with their
 * units. The same analysis needs nothing else.
 */
function drawSources(sheet: Sheet, reader: ReportFormatter): void {
  const { words } = reader;
  const sources = sourcesOf(reader);
  if (sources.size === 0) return;
  heading(sheet, 3, words.appendix.sources);
  const days = new Set([...sources.values()].flatMap(({ read }) => read ?? []));
  const [day = ''] = days;
  const readTogether = days.size === 1;
  intro(sheet, words.appendix.constantsNote(readTogether ? reader.date(day, 'short') : ''));
  columnList(
    sheet,
    [...sources].flatMap(([name, source]) => {
      const day = source.read && !readTogether ? reader.date(source.read, 'short') : '';
      return sourceEntries(reader, name, source, day);
    }),
  );
}

/** A source with its values; under it, one a line, where they are many. */
function sourceEntries(
  { words, language }: ReportFormatter,
  name: string,
  { about, uses, constants }: Source,
  readOn: string,
): ListEntry[] {
  const head = [
    `**${name}**${about}`,
    ...(readOn ? [words.appendix.read(readOn)] : []),
    ...(uses.size > 0 ? [`${words.appendix.usedBy}: ${[...uses].join(', ')}.`] : []),
  ].join(' ');
  const inOrder = constants.toSorted((a, b) => a.name.localeCompare(b.name, language));
  if (inOrder.length <= MOST_TOGETHER)
    return [{ text: `${head} ${inOrder.map(({ text }) => text).join(' · ')}` }];
  return [{ text: head, isHead: true }, ...byKind(inOrder)];
}
const MOST_TOGETHER = 4;

/** One a line; those of one kind («Peso: …», one for each area) one after the other. */
function byKind(constants: Source['constants']): ListEntry[] {
  const kinds = new Map<string, string[]>();
  for (const { name, text } of constants) {
    const [kind = name, area] = name.split(': ');
    const key = area === undefined ? name : kind;
    kinds.set(key, [...(kinds.get(key) ?? []), text]);
  }
  return [...kinds.values()].map((texts) => ({ text: texts.join(' · ') }));
}

/** Leaves out scores and the ranking of areas: a family cannot check them against a source. */
const isTold = (key: string): boolean =>
  !isPunteggio(key) && !/^soluzione\..+\.(?:peso|attiva|ordine)$/.test(key);

/** Laws and statistics first, our own assumptions after them. */
function sourcesOf(reader: ReportFormatter): Map<string, Source> {
  const { words } = reader;
  const { soluzioni, costantiUsate, fontiUsate } = reader.input.analisi;
  const sources = new Map<string, Source>();
  const named = (name: string): Source => {
    const source = sources.get(name) ?? { about: '', uses: new Set(), constants: [] };
    sources.set(name, source);
    return source;
  };
  const inOrder = costantiUsate
    .map((costante, place) => ({ ...costante, place, source: fontiUsate[costante.fonte] }))
    .toSorted((a, b) => Number(a.source?.kind === 'P') - Number(b.source?.kind === 'P'));
  for (const { key, value, unit, place, source } of inOrder) {
    if (!source || !isTold(key)) continue;
    const own = named(reader.text(fonteWords(source.testo)));
    own.about = words.appendix.sourceAbout(
      words.appendix.kind[source.kind],
      reader.date(source.from, 'short'),
    );
    own.read = source.verificatoIl;
    const name = reader.text(nomeCostante(key));
    const late = annoScaduto(reader.input.analisi, place);
    const estimate = late === undefined ? '' : ` ${words.appendix.constantEstimate(late)}`;
    own.constants.push({ name, text: `${name} **${reader.constant(value, unit)}**${estimate}` });
  }
  for (const { code, fonti } of soluzioni)
    for (const fonte of fonti) named(reader.source(fonte)).uses.add(reader.nameOf(code));
  return sources;
}

function drawGlossary(sheet: Sheet, { words }: ReportFormatter): void {
  heading(sheet, 3, words.appendix.glossary);
  columnList(
    sheet,
    words.glossary.map(([term, meaning]) => ({ text: `**${term}** ${meaning}` })),
  );
}
