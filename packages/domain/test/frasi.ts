/** Every sentence that the engine can say, in both languages: `sentences.md`. */
import type { Analisi, Soluzione, Words } from '../src/analisi.ts';
import { calcola } from '../src/analisi/calcola.ts';
import { SOLUZIONI, type SoluzioneCode } from '../src/aree.ts';
import type { SoluzioneCalcolata } from '../src/calcolo.ts';
import { COSTANTI_2026_12 } from '../src/costanti/release-2026-12.ts';
import { FAMIGLIE_ESEMPIO } from '../src/esempi/esempi.ts';
import { economicaMedie } from '../src/racconto/confronti.ts';
import { racconta } from '../src/racconto/analizza.ts';
import { descrivi } from '../src/racconto/cambiamenti.ts';
import { DUBBI, DUBBI_DI_ALTRI } from '../src/racconto/dubbi.ts';
import { etichetta } from '../src/parole/etichette.ts';
import { leve } from '../src/racconto/leve.ts';
import { AREE } from '../src/racconto/aree.ts';
import { direzioneDi, NOMI } from '../src/parole/nomi.ts';
import { raccontaRagione } from '../src/racconto/ragioni.ts';
import { raccontaSoluzioni } from '../src/racconto/soluzioni.ts';
import { metodo } from '../src/regole/metodo.ts';
import type { Famiglia } from '../src/nucleo.ts';
import { CHIAVI } from '../src/risposte/tabella.ts';
import type { Cambiamento } from '../src/simulazione/cambiamenti.ts';
import type { Fatti } from '../src/soluzioni/fatti.ts';
import { REGISTRO } from '../src/regole/registro.ts';
import { traceRecorder } from '../src/traccia/trace-recorder.ts';
import { OGGI, popolazione } from './famiglie-qualsiasi.ts';

/** Sentences by heading, in the order in which they are first met; each template once. */
class Raccolta {
  readonly #gruppi = new Map<string, Map<string, Words>>();
  /** Names of people are told from the words around them. */
  #nomi: readonly string[] = [];

  di({ membri }: Famiglia): void {
    this.#nomi = membri.flatMap(({ firstName }) => (firstName ? [firstName] : []));
  }
  aggiungi(titolo: string, ...texts: (Words | null | undefined)[]): void {
    const gruppo = this.#gruppi.get(titolo) ?? new Map<string, Words>();
    this.#gruppi.set(titolo, gruppo);
    for (const text of texts)
      for (const frase of text ? frasiDi(text) : []) {
        const key = this.#modello(frase.it);
        if (frase.it !== '' && !gruppo.has(key)) gruppo.set(key, frase);
      }
  }
  /** A table a heading; a heading is «area: part». */
  scritta(): string {
    return [...this.#gruppi]
      .filter(([, gruppo]) => gruppo.size > 0)
      .map(([titolo, gruppo]) =>
        [
          `## ${titolo}`,
          '',
          '| Italiano | English |',
          '| --- | --- |',
          // In the order of the alphabet: a change moves only the sentences that it changes.
          ...[...gruppo]
            .toSorted(([a], [b]) => (a < b ? -1 : 1))
            .map(([, { it, en }]) => `| ${cella(it)} | ${cella(en)} |`),
        ].join('\n'),
      )
      .join('\n\n');
  }
  /** The same sentence of other people, sums, dates and lists. */
  #modello(text: string): string {
    return [...NOMI_AREE, ...this.#nomi]
      .reduce((said, nome) => said.replaceAll(nome, '@'), text)
      .replace(PARENTI, '@')
      .replace(/(?:(?:d|n)?(?:al|all’|alla|alle|ai|ella|ell’) ?|la |il |le |l’|i )@/g, '@')
      .replace(/@(?:, @)*(?: e @)/g, '@')
      .replace(MESI, '#')
      .replace(/(circa |meno di )?\d[\d.,]*(?:\u00A0?[€%])?/g, '#')
      .replace(/\b(?:1 anno|1 mese)\b/g, '#')
      .replace(/\b(?:il|lo|l’) ?#/g, '#');
  }
}

/** As the opening names them, and without an article for any preposition. */
const NOMI_AREE = SOLUZIONI.map((code) => AREE[code])
  .map(({ it }) => it.replace(/^(?:il|la|le|i) |^l’/, ''))
  .toSorted((a, b) => b.length - a.length);
/** «te» and «chi vive con te» stay: verbs have to agree with them. */
const PARENTI = /(?:tua|tuo) (?:moglie|marito|figlio|figlia|madre|padre)/gi;
const MESI =
  /(?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre) /gi;
const FINE = /(?<=[.!?]) (?=[A-ZÀÈÉÌÒÙ«*])/;

/** A text sentence by sentence, when both languages have as many. */
function frasiDi({ it, en }: Words): Words[] {
  const [italian, english] = [it.split(FINE), en.split(FINE)];
  return italian.length === english.length
    ? italian.map((frase, at) => ({ it: frase, en: english[at] ?? '' }))
    : [{ it, en }];
}

const cella = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

const TESTA = `# Every sentence of the engine

Written by \`pnpm sentences --write\`. Changed there only.

Six hundred invented households and the demonstration families, each sentence once: where only names,
sums, dates or lists differ, the first one met stands for all. \`**\` marks the number of a card.
`;

export function frasi(): string {
  const raccolta = new Raccolta();
  const famiglie = [
    ...FAMIGLIE_ESEMPIO.map(({ famiglia }): Famiglia => ({ refDate: OGGI, ...famiglia })),
    ...popolazione(600, 20261124),
  ];
  for (const famiglia of famiglie) {
    raccolta.di(famiglia);
    const calcolo = calcola(famiglia, COSTANTI_2026_12, traceRecorder(REGISTRO), {});
    ilQuadro(raccolta, racconta(famiglia, COSTANTI_2026_12, calcolo));
    const soluzioni = calcolo.soluzioni.flatMap(rare);
    for (const soluzione of raccontaSoluzioni({ ...calcolo, soluzioni }, COSTANTI_2026_12))
      laSoluzione(raccolta, soluzione);
  }
  for (const famiglia of famiglie.slice(0, 60)) {
    raccolta.di(famiglia);
    for (const code of SOLUZIONI)
      for (const { testo, raggiunge } of leve(famiglia, COSTANTI_2026_12, code))
        raccolta.aggiungi('What would help', ...raggiunge.map(({ cosa }) => cosa), testo);
    for (const { gruppo } of economicaMedie(famiglia, COSTANTI_2026_12))
      raccolta.aggiungi('Averages: whom with', gruppo);
  }
  leTabelle(raccolta);
  return `${TESTA}\n${raccolta.scritta()}\n`;
}

function ilQuadro(raccolta: Raccolta, analisi: Analisi): void {
  raccolta.aggiungi('Opening', analisi.sintesi);
  raccolta.aggiungi('Hard situations', ...analisi.situazioni.map(({ testo }) => testo));
  raccolta.aggiungi('Budget', analisi.bilancio.testo);
  const { passi, dopo, testo } = analisi.piano;
  raccolta.aggiungi('Plan', testo, ...[...passi, ...dopo].map(({ nome }) => nome));
  raccolta.aggiungi('Signs of wealth', ...analisi.patrimonio.segnali.map((one) => one.testo));
  raccolta.aggiungi('Succession', analisi.successione.testo, analisi.successione.notaImposta);
  raccolta.aggiungi('Succession: heirs', ...analisi.successione.eredi.map((one) => one.testo));
  raccolta.aggiungi('Notices', ...analisi.avvisi.map((one) => one.testo));
  for (const soluzione of analisi.soluzioni) laSoluzione(raccolta, soluzione);
}

function laSoluzione(raccolta: Raccolta, s: Soluzione): void {
  const say = (part: string, ...texts: (Words | undefined)[]) =>
    raccolta.aggiungi(`${s.code}: ${part}`, ...texts);
  if (!s.eligible) {
    say('not scored', s.titolo, s.testo, s.azione);
    return;
  }
  say('title', s.titolo);
  say('card', s.risposta, s.stima);
  say('text', s.testo);
  say('what to do', s.azione);
  say('why it matters', s.perche);
  say('bar', s.barra?.haveLabel, s.barra?.needLabel);
  say('steps', ...s.passi.flatMap(({ label, formula }) => [label, formula]));
}

/**
 * Facts that hardly any household has, put in place of those of one that has the others: «hai già i
 * requisiti», a mix where a single kind of investment weighs most.
 */
const RARI: { readonly [C in SoluzioneCode]?: (fatti: Fatti[C]) => Raro<C>[] } = {
  'gestione-patrimonio': () => [
    { carenza: 300, level: 'green' },
    ...(['distanza', 'liquidita', 'concentrazione', 'regime', 'immobili'] as const).map(
      (sbilancio) => ({ carenza: 0, sbilancio, distanza: 20 }),
    ),
    { carenza: 0, segnali: ['liquidita', 'concentrazione'] },
    { carenza: 0, segnali: ['immobili', 'regime'] },
  ],
  pensione: ({ stima }) => [{ stima: { ...stima, maturata: true } }],
  'riscatto-laurea': ({ agevolato }) => [
    { agevolato: { ...agevolato, anniRecupero: null } },
    { annoMinimale: 2025 },
  ],
};
type Raro<C extends SoluzioneCode> = Partial<Fatti[C]> & { level?: 'green' };

/** The same solution with each of the rare facts. */
export function rare<C extends SoluzioneCode>(one: SoluzioneCalcolata<C>): SoluzioneCalcolata<C>[] {
  const { fatti } = one;
  if (!fatti || one.level === 'grey') return [];
  const others = RARI[one.code]?.(fatti) ?? [];
  return others.map(({ level = one.level, ...other }) => ({
    ...one,
    level,
    fatti: { ...fatti, ...other },
  }));
}

/** One change of each kind, and of each way that is said otherwise. */
const CAMBIAMENTI: readonly Cambiamento[] = [
  { tipo: 'eta-pensione', memberId: 'id-1', mesiEta: 780 },
  { tipo: 'risparmio', euroAnno: 1200, anni: 0 },
  { tipo: 'risparmio', euroAnno: 1200, anni: 5 },
  { tipo: 'fondo-pensione', memberId: 'id-1', euroAnno: 1200 },
  ...[0, 100_000].map(
    (capitale) => ({ tipo: 'copertura-tcm', memberId: 'id-1', capitale }) as const,
  ),
  ...[0, 1000].map((euroMese) => ({ tipo: 'rendita-ltc', memberId: 'id-1', euroMese }) as const),
  ...[true, false].flatMap((attiva): Cambiamento[] => [
    { tipo: 'copertura-invalidita', memberId: 'id-1', attiva },
    { tipo: 'copertura-sanitaria', memberId: 'id-1', attiva },
    { tipo: 'tutela-legale', memberId: 'id-1', attiva },
    { tipo: 'testamento', memberId: 'id-1', attiva },
    { tipo: 'assicurazione-casa', attiva },
  ]),
  { tipo: 'mutuo-rimborsato', memberId: 'id-1', importo: 10_000 },
  { tipo: 'riscatto', memberId: 'id-1', anni: 3, forma: 'agevolato', pagamento: 'rate' },
  { tipo: 'riscatto', memberId: 'id-1', anni: 5, forma: 'ordinario', pagamento: 'unico' },
  ...(['residenza', 'altra'] as const).map(
    (quale) =>
      ({ tipo: 'casa-venduta', memberId: 'id-1', quale, prezzo: 200_000, costi: 9000 }) as const,
  ),
  {
    tipo: 'investimenti',
    suddivisione: {
      azioni: 20,
      obbligazioni: 30,
      gestioneSeparate: 5,
      oro: 5,
      liquidi: 30,
      altro: 10,
    },
  },
  { tipo: 'polizze-sottoscritte', punti: 10 },
  { tipo: 'polizze-riscattate', punti: 10 },
];

/** What does not hang on a household. */
function leTabelle(raccolta: Raccolta): void {
  const [sola] = popolazione(1, 20261124);
  raccolta.aggiungi('A change tried out', ...CAMBIAMENTI.map((one) => descrivi(sola!, one)));
  for (const persona of [
    { firstName: undefined, gradoParentela: 'me' },
    { firstName: 'Ada', gradoParentela: 'wife' },
  ] as const)
    raccolta.aggiungi('Reasons', raccontaRagione({ code: 'studi_prima_1996', persona }));
  raccolta.aggiungi(
    'What is wrong with a yellow area',
    ...SOLUZIONI.flatMap((code) =>
      (['poco', 'troppo'] as const).map((direzione) =>
        direzioneDi({ code, level: 'yellow', direzione }),
      ),
    ),
  );
  raccolta.aggiungi(
    'Why an estimate is not surer',
    ...Object.values(DUBBI),
    ...Object.values(DUBBI_DI_ALTRI),
  );
  raccolta.aggiungi('Names of the areas', ...SOLUZIONI.map((code) => NOMI[code]));
  raccolta.aggiungi('Names of the answers', ...CHIAVI.map(etichetta));
  for (const { id, titolo, risponde, formula, ipotesi, soglie, limiti } of metodo(
    COSTANTI_2026_12,
    OGGI,
  ).regole)
    raccolta.aggiungi(`Rule ${id}`, titolo, risponde, formula, ...ipotesi, ...soglie, ...limiti);
}
