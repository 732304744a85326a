import {
  annoScaduto,
  fonteWords,
  nomeCostante,
  type InputUsato,
  type Provenance,
} from '@bussola/domain';
import type { ReportFormatter } from '../report-formatter.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { table, type Cell } from '../sheet/table.ts';
import { COLOR, STYLE } from '../theme.ts';
import { body, heading, note, type Chapter } from './chapter.ts';
import { drawSteps } from './solution-block.ts';

/** Where every number comes from: data, formulas, sources, words, and the caution. */
export const appendix: Chapter = {
  id: 'appendice',
  title: ({ words }) => words.appendix.title,
  question: ({ words }) => words.appendix.question,
  has: () => true,
  draw: ({ sheet, reader }) => {
    drawInputs(sheet, reader);
    drawFormulas(sheet, reader);
    drawRules(sheet, reader);
    drawConstants(sheet, reader);
    drawSources(sheet, reader);
    heading(sheet, 3, reader.words.appendix.caution);
    body(sheet, reader.words.disclaimer);
    drawGlossary(sheet, reader);
  },
};

function drawInputs(sheet: Sheet, reader: ReportFormatter): void {
  const {
    words,
    input: { analisi },
  } = reader;
  const groups = inputsByPerson(reader);
  if (groups.size === 0) return;
  heading(sheet, 3, words.appendix.inputs);
  for (const [memberId, inputs] of groups) {
    heading(sheet, 4, memberId ? reader.name(memberId) : words.family);
    table(sheet, {
      columns: [
        { head: words.appendix.input, share: 44 },
        { head: words.appendix.value, share: 40, align: 'right' },
        { head: words.appendix.origin, share: 16, align: 'right' },
      ],
      rows: inputs.map((input): (Cell | string)[] => [
        { text: reader.say(input.label), style: STYLE.small },
        reader.inputValue(input),
        { text: words.appendix.provenance[input.provenance], style: originStyle(input.provenance) },
      ]),
    });
  }
  note(sheet, words.appendix.release(analisi.costanti, analisi.motore));
}

/** What was not typed stands out without colour: estimates in bold, absences in grey. */
const originStyle = (provenance: Provenance) =>
  provenance === 'estimated'
    ? STYLE.smallStrong
    : { ...STYLE.small, color: provenance === 'missing' ? COLOR.text2 : COLOR.text };

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

function drawFormulas(sheet: Sheet, reader: ReportFormatter): void {
  const {
    words,
    input: { analisi },
  } = reader;
  const inOrder = analisi.soluzioni.filter(
    ({ level, passi }) => level === 'green' && passi.length > 0,
  );
  if (inOrder.length === 0) return;
  // The heading and its line would stand alone: the first table starts another page when it does
  // not fit.
  sheet.ensure(190);
  heading(sheet, 3, words.appendix.formulas);
  body(sheet, words.appendix.formulasNote);
  for (const soluzione of inOrder)
    drawSteps(sheet, reader, soluzione, reader.nameOf(soluzione.code));
}

/**
 * Which rule made each level, in which version, and how sure it may be: what the same analysis
 * would be asked again.
 */
function drawRules(sheet: Sheet, reader: ReportFormatter): void {
  const {
    words,
    input: { analisi },
  } = reader;
  heading(sheet, 3, words.appendix.rules);
  body(sheet, words.appendix.rulesNote);
  table(sheet, {
    columns: [
      { head: words.appendix.area, share: 40 },
      { head: words.appendix.rule, share: 40 },
      { head: words.appendix.sureness, share: 20, align: 'right' },
    ],
    rows: analisi.soluzioni.flatMap(({ code }): (Cell | string)[][] => {
      const traccia = analisi.tracce[`soluzione.${code}`];
      return traccia
        ? [
            [
              reader.nameOf(code),
              {
                text: words.appendix.ruleVersion(`soluzione.${code}`, traccia.versione),
                style: STYLE.note,
              },
              words.appendix.sure[traccia.affidabilita],
            ],
          ]
        : [];
    }),
  });
}

/**
 * Every constant that was read: value with its unit, first day, and who says so. The same analysis
 * needs nothing else.
 */
function drawConstants(sheet: Sheet, reader: ReportFormatter): void {
  const {
    words,
    input: { analisi },
  } = reader;
  const { costantiUsate, fontiUsate } = analisi;
  if (costantiUsate.length === 0) return;
  heading(sheet, 3, words.appendix.constants);
  body(sheet, words.appendix.constantsNote);
  const named = costantiUsate.map((costante, posto) => ({
    ...costante,
    scaduto: annoScaduto(analisi, posto),
    name: reader.text(nomeCostante(costante.key)),
  }));
  table(sheet, {
    columns: [
      { head: words.appendix.constant, share: 28 },
      { head: words.appendix.value, share: 32 },
      { head: words.appendix.inForce, share: 13 },
      { head: words.appendix.source, share: 27 },
    ],
    rows: named
      .toSorted((a, b) => a.name.localeCompare(b.name, reader.language))
      .map(({ name, value, unit, fonte, scaduto }): (Cell | string)[] => {
        const source = fontiUsate[fonte];
        return [
          { text: name, style: STYLE.note },
          {
            text: [
              reader.constant(value, unit),
              ...(scaduto === undefined ? [] : [words.appendix.constantEstimate(scaduto)]),
            ].join('\n'),
            style: STYLE.note,
          },
          { text: source ? reader.date(source.from, 'short') : '—', style: STYLE.note },
          {
            text: source
              ? words.appendix.constantSource(
                  reader.text(fonteWords(source.testo)),
                  words.appendix.kind[source.kind],
                  reader.date(source.verificatoIl, 'short'),
                )
              : '—',
            style: STYLE.note,
          },
        ];
      }),
  });
}

function drawSources(sheet: Sheet, reader: ReportFormatter): void {
  const {
    words,
    input: { analisi },
  } = reader;
  const sources = new Map<string, { date: string; soluzioni: Set<string> }>();
  for (const { code, fonti } of analisi.soluzioni) {
    for (const fonte of fonti) {
      const { data } = fonte;
      const testo = reader.source(fonte);
      const source = sources.get(testo) ?? {
        date: data ? reader.date(data, 'short') : '—',
        soluzioni: new Set<string>(),
      };
      source.soluzioni.add(reader.nameOf(code));
      sources.set(testo, source);
    }
  }
  if (sources.size === 0) return;
  heading(sheet, 3, words.appendix.sources);
  table(sheet, {
    columns: [
      { head: words.appendix.source, share: 50 },
      { head: words.appendix.sourceDate, share: 14 },
      { head: words.appendix.usedBy, share: 36 },
    ],
    rows: [...sources].map(([testo, { date, soluzioni }]): (Cell | string)[] => [
      { text: testo, style: STYLE.note },
      { text: date, style: STYLE.note },
      { text: [...soluzioni].join(', '), style: STYLE.note },
    ]),
  });
}

function drawGlossary(sheet: Sheet, { words }: ReportFormatter): void {
  heading(sheet, 3, words.appendix.glossary);
  table(sheet, {
    columns: [
      { head: words.appendix.term, share: 24 },
      { head: words.appendix.meaning, share: 76 },
    ],
    rows: words.glossary.map(([term, meaning]) => [term, meaning]),
  });
}
