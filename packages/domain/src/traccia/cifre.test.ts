import { describe, expect, it } from '@jest/globals';
import { conValore } from '../../test/figure.ts';
import { OGGI } from '../../test/famiglie-qualsiasi.ts';
import { numeriIn, rimasti, testiIn } from '../../test/numeri-nei-testi.ts';
import { releaseMossa } from '../../test/release-mossa.ts';
import type { Words } from '../aree.ts';
import type { ChiaveCostante } from '../costanti/chiavi.ts';
import { valoriAl, type Costanti } from '../costanti/costanti.ts';
import { COSTANTI_2026_12 } from '../costanti/release-2026-12.ts';
import { ConfigError } from '../errors.ts';
import { chiaviLette, observed, trackReads } from './read-tracker.ts';
import { analizza } from '../racconto/analizza.ts';
import { FAMIGLIE_ESEMPIO } from '../esempi/esempi.ts';
import { perche } from '../racconto/perche.ts';
import { cifre, detto, numero, quota, type Testo } from './cifre.ts';
import { metodo } from '../regole/metodo.ts';
import { costantiDiRegola, REGISTRO } from '../regole/registro.ts';
import { vocePerEsteso, type RegolaId } from './regola.ts';

const IDS = Object.keys(REGISTRO) as RegolaId[];
const KEYS = Object.keys(COSTANTI_2026_12.voci) as ChiaveCostante[];
const { release: MOSSA, ferme } = releaseMossa(COSTANTI_2026_12, OGGI);

/**
 * Numbers that no release can change, rule by rule and in the order of the texts: parts of a
 * formula (limits of a scale, months of a year) that change with the code and raise the
 * rule's version. Nothing else may be written in a text of the register.
 */
const DELLA_FORMULA: Readonly<Partial<Record<RegolaId, string>>> = {
  'soluzione.LTC': '12 60', // months of a year; age below which it is never red
  'soluzione.assistenza-medica': '50 74 40 49 35.000',
  'soluzione.tutela-legale': '250.000',
  'previdenza.carriera': '1996', // L. 335/1995
  'previdenza.maturata': '1996 5',
  'previdenza.stima': '1995 20 1995 4 5 1996 5 103 2026 2028', // D.L. 201/2011, art. 24, commi 7 e 20
  previdenza: '5', // shortest plan
  'soluzione.riscatto-laurea': '1996 55 1996',
  'patrimonio.segnali': '10 20 85 50 20 25',
  bilancio: '12',
  riserve: '12 3 100 20 80', // the three years of `gestione.anniUscite`, whose bounds are 3 and 3
  modello: '3 ½',
  gestione: '10 10 ½',
  'soluzione.gestione-patrimonio': '40 50 75',
  'soluzione.polizza': '100.000 55 70 250.000 40',
  'soluzione.investimenti-capitale-garantito': '3 65',
  'soluzione.unit-index-linked': '100.000 70',
  successione: '1e6 1.000.000',
  sintesi: '½',
  medie: '10',
};

const testiDi = (id: RegolaId): Testo[] => {
  const { titolo, risponde, formula, ipotesi, soglie, limiti } = REGISTRO[id];
  return [titolo, risponde, formula, ...ipotesi, ...soglie, ...limiti];
};
const detti = (id: RegolaId, release: Costanti): Words[] =>
  testiDi(id).map((text) => detto(text, cifre(release, OGGI)));

/** The constants that a text names, recorded while it is written. */
function nominate(text: Testo): ChiaveCostante[] {
  const view = observed(valoriAl(COSTANTI_2026_12, OGGI));
  return chiaviLette(
    view,
    trackReads(view, () => detto(text, cifre(COSTANTI_2026_12, OGGI, view))).letture,
  );
}

describe('the words of the register under a release where every number moved', () => {
  it('moves every number that may: only what has one value, or a matrix of ones, stays', () => {
    expect(ferme).toEqual(['gestione.anniUscite', 'proiezione.correlazioni']);
  });
  it.each(IDS)('%s keeps only the numbers of its formula', (id) => {
    const [before, after] = [detti(id, COSTANTI_2026_12), detti(id, MOSSA)];
    for (const language of ['it', 'en'] as const) {
      // Languages may put the same numbers in another order.
      const kept = before.flatMap((text, at) => rimasti(text[language], after[at]![language]));
      expect([language, ...kept.toSorted()]).toEqual([
        language,
        ...(DELLA_FORMULA[id] ?? '').split(' ').filter(Boolean).toSorted(),
      ]);
    }
  });
  it('lists no rule that is not there', () =>
    expect(Object.keys(DELLA_FORMULA).filter((id) => !(id in REGISTRO))).toEqual([]));
  it('is read by «Metodo», with nothing left to tell', () => {
    for (const release of [COSTANTI_2026_12, MOSSA]) {
      const page = metodo(release, OGGI);
      for (const { id, titolo, risponde, formula, ipotesi, soglie, limiti } of page.regole) {
        expect([titolo, risponde, formula, ...ipotesi, ...soglie, ...limiti]).toEqual(
          detti(id, release),
        );
      }
      // Functions would be lost on the way out of the server.
      expect(JSON.parse(JSON.stringify(page.regole))).toEqual(page.regole);
    }
    expect(metodo(MOSSA, OGGI).regole.map(({ formula }) => formula)).not.toEqual(
      metodo(COSTANTI_2026_12, OGGI).regole.map(({ formula }) => formula),
    );
  });
  it('tells the same numbers in the two languages', () => {
    for (const release of [COSTANTI_2026_12, MOSSA]) {
      for (const [place, { it: italian, en }] of testiIn(IDS.map((id) => detti(id, release))))
        expect([place, ...numeriIn(italian).toSorted()]).toEqual([
          place,
          ...numeriIn(en).toSorted(),
        ]);
    }
  });
});

describe('a text and the constants it names', () => {
  const named = new Map(
    IDS.flatMap((id) =>
      testiDi(id).map((text, at) => [`${id} ${at}`, { id, text, keys: nominate(text) }] as const),
    ),
  );
  it('names constants of its own rule, or of those it starts from', () => {
    for (const { id, keys } of named.values()) {
      const known = costantiDiRegola(id);
      expect([id, ...keys.filter((key) => !known.has(key))]).toEqual([id]);
    }
    // Not an empty promise.
    expect(new Set([...named.values()].flatMap(({ keys }) => keys)).size).toBeGreaterThanOrEqual(
      44,
    );
  });
  it.each(KEYS.filter((key) => [...named.values()].some(({ keys }) => keys.includes(key))))(
    '%s: each text that shows it changes with it, and no other',
    (key) => {
      // With its value its date has moved: a text may tell the year of a figure.
      const moved = cifre(
        {
          ...COSTANTI_2026_12,
          id: key,
          voci: { ...COSTANTI_2026_12.voci, [key]: MOSSA.voci[key] },
        },
        OGGI,
      );
      const shipped = cifre(COSTANTI_2026_12, OGGI);
      for (const [where, { text, keys }] of named) {
        expect([
          where,
          JSON.stringify(detto(text, moved)) !== JSON.stringify(detto(text, shipped)),
        ]).toEqual([where, keys.includes(key)]);
      }
    },
  );
});

describe('«perché?» of an analysis', () => {
  const famiglia = { refDate: OGGI, ...FAMIGLIE_ESEMPIO[0]!.famiglia };
  it('tells the numbers of the release that the analysis was made with', () => {
    const said = (release: Costanti) =>
      perche(analizza(famiglia, release), 'soluzione.TCM', release)!.regola;
    expect(said(COSTANTI_2026_12)).toEqual(
      vocePerEsteso(REGISTRO['soluzione.TCM'], cifre(COSTANTI_2026_12, OGGI)),
    );
    expect(said(COSTANTI_2026_12).formula.it).toContain('70% del reddito netto');
    expect(said(MOSSA).formula.it).toContain('72,1% del reddito netto');
  });
  it('refuses any other release', () =>
    expect(() => perche(analizza(famiglia, MOSSA), 'soluzione.TCM')).toThrow(ConfigError));
});

describe('single words', () => {
  it.each([
    [0.7, '70%'],
    [0.8755, '87,55%'],
    [0.012, '1,2%'],
    [1, '100%'],
    [0, '0%'],
    [0.1, '10%'],
    [-0.005, '−0,5%'],
  ])('a share of %d is %s', (share, text) => expect(quota(share)).toBe(text));
  it.each([
    [25, '25'],
    [100, '100'],
    [7.5, '7,5'],
    [7.44, '7,44'],
    [10.05, '10,05'],
    [0, '0'],
    [1200, '1.200'],
  ])('%d is %s', (value, text) => expect(numero(value)).toBe(text));
  const rendimento = (rows: unknown) =>
    detto(
      REGISTRO.previdenza.ipotesi[1]!,
      cifre(
        conValore(COSTANTI_2026_12, 'fondo.rendimento', () => rows),
        OGGI,
      ),
    ).it;
  it('tells any number of rows of the fund’s return', () => {
    expect(rendimento([[0, 0.02]])).toBe('Rendimento del fondo netto e reale: 2%.');
    expect(
      rendimento([
        [15, 0.02],
        [0, 0.01],
      ]),
    ).toBe('Rendimento del fondo netto e reale: 2% oltre 15 anni, poi 1%.');
    expect(
      rendimento([
        [15, 0.02],
        [5, 0.01],
      ]),
    ).toBe('Rendimento del fondo netto e reale: 2% oltre 15 anni, 1% oltre 5, poi 0%.');
  });
  it('speaks of crypto in the model only when there is some', () => {
    const modello = (share: number) =>
      detto(
        REGISTRO.modello.formula,
        cifre(
          conValore(COSTANTI_2026_12, 'modello.crypto', () => share),
          OGGI,
        ),
      );
    expect(modello(0).it).toContain('oro fino al 5%; il resto obbligazioni');
    expect(modello(3).it).toContain('oro fino al 5%; crypto 3%; il resto obbligazioni');
    expect(modello(3).en).toContain('gold up to 5%; crypto 3%; the rest bonds');
  });
});
