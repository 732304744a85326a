import { describe, expect, it } from '@jest/globals';
import type { Analisi } from '@bussola/domain';
import { bandsOf, ticksOf } from './plan-bands.ts';
import { nextOf, plannedOf, restOf, spanOf, type Fase } from './planned.ts';

type Piano = Analisi['piano'];
const nome = { it: '', en: '' };
const fase = (da: string, mesi: number, quote: Fase['quote'], resto = 0): Fase => ({
  da,
  mesi,
  quote,
  resto,
});
const anna = { memberId: 'anna' };
const piano = (change: Partial<Piano>): Piano => ({
  disponibile: 620,
  passi: [],
  dopo: [],
  resto: 0,
  testo: null,
  ...change,
});
const fasi = [
  fase('2026-12', 12, [
    { tipo: 'riserva', mensile: 440 },
    { tipo: 'protezione', mensile: 180 },
  ]),
  fase('2027-12', 1, [
    { tipo: 'riserva', mensile: 360 },
    { tipo: 'protezione', mensile: 180 },
    { tipo: 'pensione', mensile: 80, ...anna },
  ]),
  fase(
    '2028-01',
    11,
    [
      { tipo: 'protezione', mensile: 180 },
      { tipo: 'pensione', mensile: 360, ...anna },
    ],
    80,
  ),
];

describe('when a step takes something', () => {
  it('goes from its first month to its last, with what it takes for the longest time', () => {
    expect(spanOf(fasi, { tipo: 'riserva' })).toEqual({
      from: 0,
      to: 13,
      mensile: 440,
      first: 440,
      isOpen: false,
    });
    expect(spanOf(fasi, { tipo: 'pensione', ...anna })).toEqual({
      from: 12,
      to: 24,
      mensile: 360,
      first: 80,
      isOpen: true,
    });
    expect(spanOf(fasi, { tipo: 'pensione', memberId: 'marco' })).toBeUndefined();
    expect(spanOf([], { tipo: 'riserva' })).toBeUndefined();
  });
});

describe('the steps on the page', () => {
  const whole = piano({
    fasi,
    passi: [
      { tipo: 'riserva', mensile: 440, mesi: 13, nome },
      { tipo: 'protezione', mensile: 180, nome },
    ],
    dopo: [
      { tipo: 'pensione', mensile: 360, nome, ...anna },
      { tipo: 'altro_risparmio', mensile: 100, nome, memberId: 'marco' },
    ],
  });

  it('are those of today and those that begin later; what never begins stays later', () => {
    const planned = plannedOf(whole);
    expect(planned.steps.map(({ passo, span }) => `${passo.tipo} ${span?.from}`)).toEqual([
      'riserva 0',
      'protezione 0',
      'pensione 12',
    ]);
    expect(planned.later.map(({ tipo, memberId }) => `${tipo} ${memberId}`)).toEqual([
      'altro_risparmio marco',
    ]);
    expect(nextOf(planned)).toBe('pensione');
    expect(restOf(whole)).toEqual({ sum: 80, from: 13 });
  });

  it('name no next step when the step has already begun for one person', () => {
    const two = plannedOf(
      piano({
        fasi: [
          fase('2026-12', 1, [{ tipo: 'pensione', mensile: 620, ...anna }]),
          fase('2027-01', 23, [
            { tipo: 'pensione', mensile: 320, ...anna },
            { tipo: 'pensione', mensile: 300, memberId: 'marco' },
          ]),
        ],
        passi: [{ tipo: 'pensione', mensile: 620, nome, ...anna }],
        dopo: [{ tipo: 'pensione', mensile: 300, nome, memberId: 'marco' }],
      }),
    );
    expect(two.steps).toHaveLength(2);
    expect(nextOf(two)).toBeUndefined();
  });

  it('count as later saving only what the fund does not take in the months to come', () => {
    const later = (altro: number) =>
      plannedOf(
        piano({
          fasi: [
            fase('2026-12', 1, [{ tipo: 'pensione', mensile: 110, ...anna }]),
            fase('2027-01', 23, [{ tipo: 'pensione', mensile: 350, ...anna }]),
          ],
          passi: [{ tipo: 'pensione', mensile: 110, nome, ...anna }],
          dopo: [{ tipo: 'altro_risparmio', mensile: altro, nome, ...anna }],
        }),
      ).later.map(({ mensile }) => mensile);
    // 350 − 110 = 240 of it go into the fund.
    expect([later(240), later(300)]).toEqual([[], [60]]);
  });

  it('are those of the plan alone in an analysis without phases', () => {
    const old = piano({ passi: whole.passi, dopo: whole.dopo, resto: 40 });
    expect(plannedOf(old)).toEqual({
      steps: whole.passi.map((passo) => ({ passo })),
      later: whole.dopo,
    });
    expect(restOf(old)).toEqual({ sum: 40, from: 0 });
    expect(restOf(piano({}))).toBeUndefined();
  });
});

describe('the bands', () => {
  it('lie in one order, a colour each, what stays free on top', () => {
    expect(bandsOf(fasi).map(({ key, series }) => `${key}=${series}`)).toEqual([
      'protezione =1',
      'riserva =2',
      'pensione anna=5',
      'free=free',
    ]);
    const two = [
      fase('2026-12', 24, [
        { tipo: 'pensione', mensile: 10, ...anna },
        { tipo: 'pensione', mensile: 10, memberId: 'marco' },
      ]),
    ];
    expect(bandsOf(two).map(({ series }) => series)).toEqual([5, 6]);
  });

  it.each([
    [620, [0, 200, 400, 620]],
    [90, [0, 50, 90]],
    [1210, [0, 500, 1000, 1210]],
    [1270, [0, 500, 1000, 1270]],
    [2400, [0, 1000, 2000, 2400]],
    [10, [0, 5, 10]],
  ])('of %p have round sums at their side', (whole, ticks) => {
    expect(ticksOf(whole)).toEqual(ticks);
  });
});
