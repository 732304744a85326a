/**
 * Points of the solutions, added up by hand: each line is a household, and every limit is met at,
 * below and above.
 */
import { describe, expect, it } from '@jest/globals';
import { punteggioScopertura } from '../protezione/copertura.ts';
import { SOLUZIONI, type SoluzioneCode } from '../aree.ts';
import {
  ordinaSoluzioni,
  ordinePriorita,
  type DaOrdinare,
  type Segni,
} from '../soluzioni/ordine.ts';
import {
  scoreAssistenza,
  scoreGarantito,
  scoreGestione,
  scorePensione,
  scorePolizza,
  scorePolizzeRischi,
  scoreRiscatto,
  scoreTutelaLegale,
  scoreUnit,
} from '../soluzioni/punteggi.ts';
import { v } from './valori.ts';

describe('an uncovered share of a need', () => {
  it.each([
    [0, 0],
    [0.05, 16.5],
    [0.1, 33],
    [0.3, 50.495],
    [0.5, 66.99],
    [0.75, 83.5],
    [1, 100],
    [3, 100],
  ])('%d: %d points', (share, points) =>
    expect(punteggioScopertura(share, [0.1, 0.5])).toBeCloseTo(points, 8),
  );
  it('just above a threshold the colour has changed', () => {
    expect(punteggioScopertura(0.1 + 1e-9, [0.1, 0.5])).toBeCloseTo(34, 5);
    expect(punteggioScopertura(0.5 + 1e-9, [0.1, 0.5])).toBeCloseTo(67, 5);
  });
});

describe('pension: the share of the target that is missing', () => {
  it.each([
    [1000, 33, 'a twentieth: still green'],
    [2500, 34 + (32.99 * 0.075) / 0.15, 'an eighth'],
    [4000, 66.99, 'a fifth: still yellow'],
    [12000, 83.5, 'three fifths'],
    [20000, 100, 'all of it'],
    [0, 0, 'nothing'],
  ])('a gap of %d € on 20.000: %d (%s)', (gapAnnuo, points) =>
    expect(scorePensione(v, { gapAnnuo, obiettivoNetto: 20000 })).toBeCloseTo(points, 8),
  );
  it('less than 50 € a month stays green, 50 does not', () => {
    const points = (gapAnnuo: number) => scorePensione(v, { gapAnnuo, obiettivoNetto: 6000 });
    expect(points(599)).toBe(33);
    expect(points(600)).toBeGreaterThan(34);
  });
  it('no target, no points', () =>
    expect(scorePensione(v, { gapAnnuo: 1, obiettivoNetto: 0 })).toBe(0));
});

describe('managing wealth: the reserve, or five parts of the mix, 30, 30, 15, 10 and 15', () => {
  const bene = {
    D: 0,
    carenzaRatio: 0,
    eccessoLiquidi: 0,
    maxPeso: 40,
    nonso: 0,
    quotaImmobili: 0.5,
  };
  it.each([
    [{ D: 25 }, 15, 'half of 30'],
    [{ D: 80 }, 30, 'no more than 30'],
    [{ carenzaRatio: 0.05 }, 16.5, 'a twentieth short: 33 × 0,5'],
    [{ carenzaRatio: 0.5 }, 66.99, 'half short'],
    [{ carenzaRatio: 1 }, 100, 'all short'],
    [{ eccessoLiquidi: 25 }, 15, '25 points too many of 50'],
    [{ carenzaRatio: 0.05, eccessoLiquidi: 40 }, 24, 'the worse of the two: 0,8 × 30'],
    [{ D: 50, mobiliare: 20000 }, 15, 'half the weight half-way between 10.000 and 30.000'],
    [{ D: 50, mobiliare: 10000 }, 0, 'few savings'],
    [{ maxPeso: 65 }, 7.5, '25 of 50 above 40'],
    [{ maxPeso: 100 }, 15, 'all in one'],
    [{ maxPeso: 30 }, 0, 'below 40 nothing'],
    [{ nonso: 50 }, 5, 'half unknown'],
    [{ quotaImmobili: 0.7 }, 7.5, '0,2 of 0,4 above a half'],
    [{ quotaImmobili: 0.2 }, 0, 'below a half nothing'],
    [
      { D: 50, eccessoLiquidi: 50, maxPeso: 90, nonso: 100, quotaImmobili: 0.9 },
      66.99,
      'all of it: the mix alone is never red',
    ],
  ])('%p: %d, %s', (change, points, _why) =>
    expect(scoreGestione(v, { ...bene, ...change })).toBeCloseTo(points, 8),
  );
});

describe('home and liability', () => {
  const casa = {
    casaNonAssicurata: 200000,
    secondeCaseScoperte: 50000,
    lordo: 500000,
    figli: 0,
    mutuo: false,
  };
  it.each([
    [{}, 250000, 65, '45 + 40 × 0,5'],
    [{ figli: 1 }, 250000, 75, '+ 10'],
    [{ mutuo: true, secondeCaseScoperte: 0 }, 200000, 66, '45 + 40 × 0,4 + 5'],
    [{ figli: 3, mutuo: true }, 250000, 66.99, '+ 10 + 5: to be checked with the bank'],
    [{ casaNonAssicurata: 0 }, 50000, 49, '45 + 40 × 0,1'],
    [{ casaNonAssicurata: 0, secondeCaseScoperte: 0 }, 0, 15, 'nothing exposed'],
    [{ lordo: 0 }, 250000, 45, 'no total to be a share of'],
    [{ lordo: 250000, figli: 1 }, 250000, 95, '45 + 40 + 10'],
  ])('%p: %d € exposed, %d points: %s', (change, esposizione, points, _why) => {
    const r = scorePolizzeRischi(v, { ...casa, ...change });
    expect(r.esposizione).toBe(esposizione);
    expect(r.controlla).toBe('mutuo' in change);
    expect(r.score).toBeCloseTo(points, 8);
  });
});

describe('medical care', () => {
  const uno = { figli: 0, autonomo: false, eta: 30, redditoNetto: 0, copertura: false };
  it.each([
    [{}, 15],
    [{ figli: 2 }, 35],
    [{ figli: 3 }, 45],
    [{ figli: 4 }, 45],
    [{ autonomo: true }, 30],
    [{ eta: 39 }, 15],
    [{ eta: 40 }, 25],
    [{ eta: 49 }, 25],
    [{ eta: 50 }, 35],
    [{ eta: 74 }, 35],
    [{ eta: 75 }, 15],
    [{ redditoNetto: 35000 }, 15],
    [{ redditoNetto: 35001 }, 30],
    [{ figli: 3, autonomo: true, eta: 60, redditoNetto: 40000 }, 66.99],
    [{ figli: 3, autonomo: true, eta: 60, redditoNetto: 40000, copertura: true }, 13.398],
  ])('%p: %d', (change, points) =>
    expect(scoreAssistenza(v, { ...uno, ...change })).toBeCloseTo(points, 8),
  );
});

describe('legal protection', () => {
  const nessuno = {
    autonomo: false,
    imprenditore: false,
    secondeCase: 0,
    netto: 0,
    figli: 0,
    residenzaPropria: false,
    copertura: false,
  };
  it.each([
    [{}, 10],
    [{ autonomo: true }, 40],
    [{ imprenditore: true }, 50],
    [{ autonomo: true, imprenditore: true }, 50],
    [{ secondeCase: 1 }, 30],
    [{ netto: 250000 }, 10],
    [{ netto: 250001 }, 25],
    [{ figli: 2 }, 20],
    [{ residenzaPropria: true }, 15],
    [{ imprenditore: true, secondeCase: 1, netto: 1e6, figli: 1, residenzaPropria: true }, 66.99],
    [
      {
        imprenditore: true,
        secondeCase: 1,
        netto: 1e6,
        figli: 1,
        residenzaPropria: true,
        copertura: true,
      },
      13.398,
    ],
  ])('%p: %d', (change, points) =>
    expect(scoreTutelaLegale(v, { ...nessuno, ...change })).toBeCloseTo(points, 8),
  );
});

describe('buying back a degree', () => {
  it.each([
    [10, 0, 40, 66.99, '80, of which 66,99 count'],
    [15, 0, 40, 60, '80 − 4 × 5'],
    [20, 12, 40, 52, '40 + 12 months'],
    [20, 48, 40, 60, '40 + 20 at most'],
    [11, 0, 55, 60.8, 'four fifths of 76'],
    [2, 24, 55, 66.99, 'four fifths of a hundred'],
    [35, 0, 40, 0, 'below nothing, nothing'],
    [15, 0, 54, 60, 'at 54 all of it'],
    [15, 0, 55, 48, 'at 55 four fifths'],
    [null, 24, 40, 0, 'never recovered'],
  ])(
    'in %p years, %d months earlier, at %d: %d, %s',
    (anniRecupero, mesiAnticipo, eta, points, _why) =>
      expect(scoreRiscatto(v, { anniRecupero, mesiAnticipo, eta })).toBeCloseTo(points, 8),
  );
});

describe('passing on wealth', () => {
  const base = {
    mobiliare: 50000,
    eta: 40,
    imprenditore: false,
    garanzie: false,
    senzaTestamento: false,
    imposta: 0,
    assicurativiPct: 0,
  };
  it.each([
    [{}, 10],
    [{ mobiliare: 49999 }, null],
    [{ eta: 54 }, 10],
    [{ eta: 55 }, 25],
    [{ eta: 69 }, 25],
    [{ eta: 70 }, 30],
    [{ imprenditore: true }, 35],
    [{ garanzie: true }, 35],
    [{ imprenditore: true, garanzie: true }, 35],
    [{ senzaTestamento: true }, 20],
    [{ imposta: 1000 }, 15],
    [{ imposta: 5000 }, 35],
    [{ imposta: 1e6 }, 35],
    [{ mobiliare: 249999 }, 10],
    [{ mobiliare: 250000 }, 20],
    [{ assicurativiPct: 40 }, 10],
    [{ assicurativiPct: 40.1 }, 5],
    [{ mobiliare: 250000, eta: 70, garanzie: true, senzaTestamento: true, imposta: 5000 }, 66.99],
  ])('%p: %p', (change, points) =>
    expect(scorePolizza(v, { ...base, ...change })?.score ?? null).toBe(points),
  );
});

describe('guaranteed capital', () => {
  const base = { mobiliare: 200000, bisognoBreve: 100000, sicuri: 100000, eta: 40, liquidi: 0 };
  it.each([
    [{}, 10, 'all there: the least'],
    [{ mobiliare: 9999 }, null, 'too little to place'],
    [{ eta: 64 }, 10, ''],
    [{ eta: 65 }, 20, '10 + 10'],
    [{ liquidi: 100000 }, 10, 'as much as is guaranteed'],
    [{ liquidi: 100001 }, 20, '10 + 10'],
    [{ eta: 65, liquidi: 200000 }, 30, '10 + 10 + 10'],
    [{ sicuri: 98000 }, 10, '33 × 0,02 ÷ 0,1 = 6,6 is less'],
    [{ sicuri: 92000 }, 26.4, '33 × 0,08 ÷ 0,1'],
    [{ sicuri: 90000 }, 33, 'a tenth missing is still green'],
    [{ sicuri: 89000 }, 37.6289, '34 + 32,99 × 0,11'],
    [{ sicuri: 0, eta: 80, liquidi: 200000 }, 66.99, 'all missing: 34 + 32,99'],
    [{ bisognoBreve: 0, sicuri: 0 }, 10, 'nothing needed'],
  ])('%p: %p, %s', (change, points, _why) => {
    const score = scoreGarantito(v, { ...base, ...change });
    if (points === null) expect(score).toBeNull();
    else expect(score).toBeCloseTo(points, 8);
  });
});

describe('investment policies', () => {
  it.each([
    // 25 + half of the percentage + 20 for 100.000 €
    [{ mobiliare: 50000, assicurativiPct: 10, carenza: 0, eta: 40 }, 5000, 31],
    [{ mobiliare: 49990, assicurativiPct: 10, carenza: 0, eta: 40 }, 4999, null],
    [{ mobiliare: 50000, assicurativiPct: 10, carenza: 1, eta: 40 }, 5000, 46],
    [{ mobiliare: 50000, assicurativiPct: 10, carenza: 0, eta: 69 }, 5000, 31],
    [{ mobiliare: 50000, assicurativiPct: 10, carenza: 0, eta: 70 }, 5000, 41],
    [{ mobiliare: 400000, assicurativiPct: 50, carenza: 0, eta: 40 }, 200000, 66.99],
    [{ mobiliare: 400000, assicurativiPct: 100, carenza: 1, eta: 70 }, 400000, 66.99],
  ])('%p: %d €, %p points', (p, importo, points) =>
    expect(scoreUnit(v, p)).toEqual({ importo, score: points }),
  );
});

const inFila = (
  lista: readonly (DaOrdinare & { code: SoluzioneCode })[],
  pesi: Partial<Record<SoluzioneCode, number>> = {},
) => ordinePriorita(v, lista, SOLUZIONI, pesi);
const codici = (...args: Parameters<typeof inFila>) => inFila(...args).map(({ code }) => code);

describe('order of the areas', () => {
  it.each<[SoluzioneCode, Segni, number]>([
    ['gestione-patrimonio', { carenza: true }, 100],
    ['gestione-patrimonio', {}, -5],
    ['TCM', {}, 40],
    ['TCM', { senzaDipendenti: true }, -10],
    ['infortuni-malattie', {}, 40],
    ['polizze-rischi', {}, 25],
    ['polizza', {}, 20],
    ['pensione', {}, 10],
    ['LTC', {}, 5],
    ['riscatto-laurea', {}, -10],
    ['assistenza-medica', {}, -20],
    ['tutela-legale', {}, -20],
    ['investimenti-capitale-garantito', {}, 0],
    ['unit-index-linked', {}, 0],
  ])('%s %j: %d is added at 34 points, nothing just below', (code, segni, bonus) => {
    expect(inFila([{ code, score: 34, ...segni }])[0]!.priorita).toBe(34 + bonus);
    expect(inFila([{ code, score: 33.99, ...segni }])[0]!.priorita).toBe(33.99);
  });
  it.each<[SoluzioneCode, string, number, string]>([
    ['TCM', 'problema', 80, 'red'],
    ['pensione', 'problema', 80, 'red'],
    ['assistenza-medica', 'verifica', 66.99, 'yellow'],
    ['tutela-legale', 'verifica', 66.99, 'yellow'],
    ['unit-index-linked', 'verifica', 66.99, 'yellow'],
    ['polizza', 'opportunita', 66.99, 'yellow'],
    ['riscatto-laurea', 'opportunita', 66.99, 'yellow'],
    ['investimenti-capitale-garantito', 'opportunita', 66.99, 'yellow'],
  ])('%s is a %s: 80 points count as %d, %s', (code, natura, score, level) =>
    expect(inFila([{ code, score: 80 }])[0]).toMatchObject({ code, natura, score, level }),
  );
  it('stands in groups: problems, investment policies, other checks and opportunities, green', () =>
    // 34 + 5 = 39 · 36 · 66,99 + 20 · 66,99 − 20 · 33
    expect(
      codici([
        { code: 'pensione', score: 33 },
        { code: 'tutela-legale', score: 90 },
        { code: 'polizza', score: 90, motivo: 'patrimonio' },
        { code: 'unit-index-linked', score: 36 },
        { code: 'LTC', score: 34 },
      ]),
    ).toEqual(['LTC', 'unit-index-linked', 'polizza', 'tutela-legale', 'pensione']));
  it.each([
    ['convivente', ['polizza', 'LTC', 'unit-index-linked']],
    ['testamento', ['polizza', 'LTC', 'unit-index-linked']],
    ['convivente_senza_beni', ['LTC', 'unit-index-linked', 'polizza']],
    ['patrimonio', ['LTC', 'unit-index-linked', 'polizza']],
  ])(
    'a will that is missing (%s) stands among the problems when it leaves somebody out',
    (motivo, expected) =>
      // 34 + 20 = 54 against 40 + 5 = 45.
      expect(
        codici([
          { code: 'unit-index-linked', score: 60 },
          { code: 'polizza', score: 34, motivo },
          { code: 'LTC', score: 40 },
        ]),
      ).toEqual(expected),
  );
  it('a weight moves the place and never the level, up to a hundred points', () =>
    expect(
      inFila(
        [
          { code: 'TCM', score: 90 },
          { code: 'LTC', score: 70 },
          { code: 'pensione', score: 60 },
        ],
        { TCM: 0, pensione: 2 },
      ),
    ).toEqual([
      { code: 'pensione', natura: 'problema', score: 60, level: 'yellow', priorita: 110 },
      { code: 'LTC', natura: 'problema', score: 70, level: 'red', priorita: 75 },
      { code: 'TCM', natura: 'problema', score: 90, level: 'red', priorita: 40 },
    ]));
  it('equal priorities follow the order given, an unknown code comes after, what has no score is left out', () => {
    const list = [
      { code: 'x', score: 10 },
      { code: 'LTC', score: 10 },
      { code: 'n', score: null },
      { code: 'TCM', score: 10 },
    ];
    expect(ordinePriorita(v, list, ['TCM', 'LTC']).map(({ code }) => code)).toEqual([
      'TCM',
      'LTC',
      'x',
    ]);
    expect(list.map(({ code }) => code)).toEqual(['x', 'LTC', 'n', 'TCM']);
  });
  it('the helper orders by score × weight alone, and shows score and level without it', () => {
    const list = [
      { code: 'a', score: 30 },
      { code: 'b', score: 60 },
      { code: 'c', score: 70 },
      { code: 'd', score: null },
    ];
    expect(ordinaSoluzioni(v, list, ['a', 'b', 'c'], { a: 2, c: 0.1 })).toEqual([
      { code: 'a', score: 30, level: 'green' },
      { code: 'b', score: 60, level: 'yellow' },
      { code: 'c', score: 70, level: 'red' },
    ]);
  });
});
