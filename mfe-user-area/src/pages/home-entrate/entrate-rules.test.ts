import { describe, expect, it } from '@jest/globals';
import { analizza, COSTANTI_2026_12, economicaMedie, FAMIGLIE_ESEMPIO } from '@bussola/domain';
import type { Analisi } from '@bussola/domain';
import { peopleOf } from '@bussola/results';
import { hundredths } from '../../area/hundredths.ts';
import { TODAY } from '../../testing/area-server.ts';
import { earnersOf } from './earners.ts';
import type { Earner } from './earners.ts';
import { householdPeers, personPeers } from './peer-rows.ts';
import { leftOf, whoOf } from './title-words.ts';
import { lastingOf, monthsDrawn, withoutOf } from './without.ts';

const family = (key: string) => {
  const { famiglia } = FAMIGLIE_ESEMPIO.find((one) => one.key === key) ?? {};
  if (!famiglia) throw new Error(key);
  return { refDate: TODAY, ...famiglia };
};
const bellini = family('bellini');
const analisi = analizza(bellini, COSTANTI_2026_12);
const people = peopleOf(bellini.membri, TODAY, (kinship) => kinship);
type Kinship = Earner['person']['kinship'];
const earners = (...all: [name: string, netto: number, kinship?: Kinship][]): Earner[] => {
  const shares = hundredths(all.map(([, netto]) => netto));
  return all.map(([name, netto, kinship = 'other'], at) => ({
    person: { id: name, name, fullName: name, tone: at, kinship, age: 40, enabled: true },
    netto,
    share: shares[at] ?? 0,
    kind: 'lavoro',
    work: undefined,
  }));
};

describe('who brings what comes in', () => {
  it.each<[Earner[], boolean, object]>([
    [[], false, { say: 'none' }],
    [[], true, { say: 'none' }],
    [earners(['Anna', 10, 'me']), true, { say: 'alone' }],
    [earners(['Anna', 10, 'me']), false, { say: 'allYou' }],
    [earners(['Marco', 10]), false, { say: 'allOne', name: 'Marco' }],
    [earners(['Anna', 59, 'me'], ['Marco', 41]), false, { say: 'mostYou', share: 59 }],
    [
      earners(['Anna', 41, 'me'], ['Marco', 59]),
      false,
      { say: 'mostOne', share: 59, name: 'Marco' },
    ],
    [earners(['Anna', 50, 'me'], ['Marco', 50]), false, { say: 'halves', name: 'Marco' }],
    [earners(['Marco', 50], ['Anna', 50, 'me']), false, { say: 'halves', name: 'Marco' }],
    [earners(['Marco', 50], ['Lea', 50]), false, { say: 'mostOne', share: 50, name: 'Marco' }],
    [
      earners(['Anna', 1_000_000, 'me'], ['Marco', 1]),
      false,
      // Never all of it while somebody else brings something.
      { say: 'mostYou', share: 99 },
    ],
  ])('%j, alone %p', (all, alone, said) => {
    expect(whoOf(all, alone)).toEqual(said);
  });
});

describe('what is left of a hundred', () => {
  const left = (over: Partial<Analisi['bilancio']>, netto = 12_000) =>
    leftOf({
      reddito: { ...analisi.reddito, netto },
      bilancio: {
        ...analisi.bilancio,
        entrate: 1000,
        margine: 0,
        disavanzo: 0,
        speseStimate: false,
        rateStimate: false,
        ...over,
      },
    });
  it.each([
    [{ margine: 130 }, { say: 'some', share: 13 }],
    [{ margine: 15 }, { say: 'some', share: 2 }],
    [{ margine: 14 }, { say: 'one', share: 1 }],
    [{ margine: 4 }, { say: 'little', share: 0 }],
    [{ margine: 0 }, { say: 'nothing', share: 0 }],
    [{ disavanzo: 1 }, { say: 'short', share: 0 }],
  ])('%j', (over, said) => {
    expect(left(over)).toEqual({ ...said, estimated: false });
  });
  it('says of an estimate that nothing would be left, never that more goes out', () => {
    expect(left({ disavanzo: 300, speseStimate: true })).toEqual({
      say: 'nothing',
      share: 0,
      estimated: true,
    });
  });
  it('says nothing while an income is missing, or when the month counts other people', () => {
    expect(left({ entrate: null, margine: null })).toBeUndefined();
    expect(left({ entrate: 0 })).toBeUndefined();
    expect(left({ margine: 130 }, 9_000)).toBeUndefined();
  });
});

describe('without an income', () => {
  const of = (over: object = {}, liquid = 22_110) =>
    withoutOf(
      {
        ...analisi,
        bilancio: { ...analisi.bilancio, entrate: 4900, spese: 3390, rate: 890, ...over },
        patrimonio: {
          ...analisi.patrimonio,
          liquidita: { ...analisi.patrimonio.liquidita, subito: liquid },
        },
      },
      34_800,
    );
  it('takes the income away and measures what is missing against what is at hand', () => {
    // 4.900 − 34.800 ÷ 12 = 2.000; 3.390 + 890 − 2.000 = 2.280; 22.110 ÷ 2.280 = 9,697…
    expect(of()).toMatchObject({
      month: { remains: 2000, out: 4280, missing: 2280 },
      reach: 22_110,
    });
    expect(of().lostPct).toBeCloseTo(59.18, 2);
    expect(of().months).toBeCloseTo(9.697, 3);
    expect(lastingOf(of())).toEqual({ say: 'months', count: 10 });
  });
  it.each([
    [2279, { say: 'underMonth' }],
    [2280, { say: 'months', count: 1 }],
    [0, { say: 'none' }],
    [2280 * 23.4, { say: 'months', count: 23 }],
    [2280 * 24, { say: 'years', count: 2 }],
    [2280 * 120, { say: 'years', count: 10 }],
    [2280 * 120.1, { say: 'manyYears' }],
  ])('with %d € at hand', (liquid, said) => {
    expect(lastingOf(of({}, liquid))).toEqual(said);
  });
  it('draws a square a month only where the text counts months, so that the drawing never stops short', () => {
    expect(monthsDrawn(of({}, 2280 * 23))).toBeCloseTo(23, 3);
    expect(monthsDrawn(of({}, 2280 * 24))).toBeUndefined();
    expect(monthsDrawn(of({}, 2280 * 121))).toBeUndefined();
  });
  it('is enough where what remains pays for everything, to the euro', () => {
    expect(lastingOf(of({ spese: 1110, rate: 890 }))).toEqual({ say: 'enough' });
    expect(lastingOf(of({ spese: 1110.4, rate: 890 }))).toEqual({ say: 'enough' });
    expect(lastingOf(of({ spese: 1111, rate: 890 }))).toMatchObject({ say: 'manyYears' });
  });
  it('says what it does not know', () => {
    expect(of({ entrate: null }).month).toBeUndefined();
    expect(lastingOf(of({ entrate: null }))).toBeUndefined();
    const unsplit = withoutOf(
      { ...analisi, patrimonio: { ...analisi.patrimonio, classi: [] } },
      34_800,
    );
    expect(unsplit.reach).toBeUndefined();
    expect(lastingOf(unsplit)).toEqual({ say: 'unknown' });
  });
});

it.each([
  [
    [34_800, 24_000],
    [59, 41],
  ],
  [
    [1, 1, 1],
    [34, 33, 33],
  ],
  [
    [0, 0],
    [0, 0],
  ],
  [[5], [100]],
  [
    [999, 1],
    [100, 0],
  ],
  [
    [-5, 5],
    [0, 100],
  ],
  [[], []],
])('%j in hundredths is %j', (values, parts) => {
  expect(hundredths(values)).toEqual(parts);
});

describe('earners and peers', () => {
  it('knows of each income what the profession tells', () => {
    expect(
      earnersOf(analisi.reddito, people, bellini.membri).map(({ person, kind, work, share }) => [
        person.name,
        kind,
        work,
        share,
      ]),
    ).toEqual([
      ['Anna', 'lavoro', 'autonomo', 59],
      ['Marco', 'lavoro', 'dipendente', 41],
    ]);
  });
  const all = economicaMedie(bellini, COSTANTI_2026_12);
  it('takes the newer of two comparisons of one kind, and the profession of each person', () => {
    const { italia, area, eta } = householdPeers(all, analisi.reddito);
    expect([italia?.mediana, area?.anno, area?.gruppo.it, eta?.gruppo.it]).toEqual([
      30_039,
      2023,
      'Nord-est',
      '35–44 anni',
    ]);
    expect(personPeers(all).map(({ gruppo, media }) => [gruppo.it, media])).toEqual([
      ['Autonomi', 35_092],
      ['Dipendenti', 21_352],
    ]);
  });
  it('keeps the comparison of the analysis while the averages do not come', () => {
    expect(householdPeers(undefined, analisi.reddito)).toEqual({
      italia: expect.objectContaining({ media: 37_511, mediana: 30_039, tuo: 58_800 }),
    });
    expect(householdPeers([], analisi.reddito)).toEqual({});
    expect(personPeers(undefined)).toEqual([]);
  });
});
