/** The plan played forward by hand: what each month takes, and what it leaves to the next. */
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fasiPiano, MESI_PIANO, type FasePiano } from '../bilancio/mesi-piano.ts';
import type { InputPiano, TipoPasso } from '../bilancio/piano.ts';
import { monthIndex } from '../calendario.ts';
import { sum } from '../money.ts';
import { OGGI, v } from './valori.ts';

const base: InputPiano = {
  margine: 500,
  redditoNettoMensile: 3000,
  bisogno: 9000,
  carenza: 0,
  essenzialeMensile: 1500,
  mobiliare: 9000,
  debitiCostosi: 0,
  protezione: false,
  pensione: [],
};
const fasi = (change: Partial<InputPiano>, oggi: string = OGGI) =>
  fasiPiano(v, { ...base, ...change }, oggi);
/** «2026-12 ×12: riserva 440, protezione 180, libero 0» */
const detta = ({ da, mesi, quote, resto }: FasePiano) =>
  `${da} ×${mesi}: ${[...quote.map(({ tipo, mensile }) => `${tipo} ${mensile}`), `libero ${resto}`].join(', ')}`;
const dette = (change: Partial<InputPiano>, oggi?: string) => fasi(change, oggi).map(detta);

describe('the plan of the next two years', () => {
  it('fills a reserve beside covers, and then begins a pension', () => {
    // Left: 625 → 620. Covers: min(30% × 625 = 187,50, 4% × 4.900 = 196, 200) → 180.
    // Reserve: 620 − 180 = 440 a month; 5.640 = 12 × 440 + 360.
    // The 13th month: 360 + 180 leave 80 to the pension; after it 180 + 360 leave 80 free.
    expect(
      dette({
        margine: 625,
        redditoNettoMensile: 4900,
        bisogno: 27720,
        carenza: 5640,
        protezione: true,
        pensione: [{ id: 'anna', mensile: 360 }],
      }),
    ).toEqual([
      '2026-12 ×12: riserva 440, protezione 180, libero 0',
      '2027-12 ×1: riserva 360, protezione 180, pensione 80, libero 0',
      '2028-01 ×11: protezione 180, pensione 360, libero 80',
    ]);
  });

  it('puts a month of costs aside, then pays debts, then fills the reserve', () => {
    // A month of costs: 1.500 − 700 = 800 = 500 + 300. Debts: 2.400 = 4 × 500 + 400.
    // The rest of the reserve: 3.000 − 800 = 2.200 = 4 × 500 + 200; the pension takes what is left.
    expect(
      dette({
        carenza: 3000,
        mobiliare: 700,
        debitiCostosi: 2400,
        pensione: [{ id: 'anna', mensile: 300 }],
      }),
    ).toEqual([
      '2026-12 ×1: riserva_minima 500, libero 0',
      '2027-01 ×1: riserva_minima 300, libero 200',
      '2027-02 ×4: debiti 500, libero 0',
      '2027-06 ×1: debiti 400, libero 100',
      '2027-07 ×4: riserva 500, libero 0',
      '2027-11 ×1: riserva 200, pensione 300, libero 0',
      '2027-12 ×12: pensione 300, libero 200',
    ]);
  });

  it('is one phase where nothing changes, and says whose each pension is', () => {
    // 500 = 200 + 250 + 50.
    expect(
      fasi({
        pensione: [
          { id: 'anna', mensile: 200 },
          { id: 'marco', mensile: 250 },
        ],
      }),
    ).toEqual([
      {
        da: '2026-12',
        mesi: 24,
        quote: [
          { tipo: 'pensione', id: 'anna', mensile: 200 },
          { tipo: 'pensione', id: 'marco', mensile: 250 },
        ],
        resto: 50,
      },
    ]);
  });

  it('stops after two years, whatever is still missing', () => {
    // 24 × 500 = 12.000 of 30.000.
    expect(dette({ carenza: 30000, bisogno: 30000, mobiliare: 0 })).toEqual([
      '2026-12 ×24: riserva 500, libero 0',
    ]);
  });

  it('forgets a remainder too small for a step: it keeps no debt alive', () => {
    // 1.005 = 4 × 250 + 5: the pension begins in the fifth month. 1.010 needs a month more.
    const paid = (debitiCostosi: number) =>
      dette({ margine: 250, debitiCostosi, pensione: [{ id: 'anna', mensile: 250 }] });
    expect(paid(1005)).toEqual([
      '2026-12 ×4: debiti 250, libero 0',
      '2027-04 ×20: pensione 250, libero 0',
    ]);
    expect(paid(1010)).toEqual([
      '2026-12 ×4: debiti 250, libero 0',
      '2027-04 ×1: debiti 10, libero 240',
      '2027-05 ×19: pensione 250, libero 0',
    ]);
  });

  it('begins in the month after today, over the end of a year too', () => {
    expect(dette({}, '2026-11-01')).toEqual(['2026-12 ×24: libero 500']);
    expect(dette({}, '2026-12-31')).toEqual(['2027-01 ×24: libero 500']);
  });

  it('has no phases where nothing is left or the margin is not known', () => {
    expect([null, 0, 9.99].map((margine) => fasi({ margine }))).toEqual([[], [], []]);
  });

  it('has no pension while the reserve is not known', () => {
    expect(dette({ carenza: null, pensione: [{ id: 'anna', mensile: 300 }] })).toEqual([
      '2026-12 ×24: libero 500',
    ]);
  });
});

const euro = (max: number) => fc.integer({ min: 0, max: max * 100 }).map((cents) => cents / 100);
const input: fc.Arbitrary<InputPiano> = fc.record({
  margine: euro(3000),
  redditoNettoMensile: euro(9000),
  bisogno: euro(60_000),
  carenza: fc.option(euro(30_000)),
  essenzialeMensile: euro(3000),
  mobiliare: euro(30_000),
  debitiCostosi: fc.oneof(fc.constant(0), euro(20_000)),
  protezione: fc.boolean(),
  pensione: fc.array(fc.record({ id: fc.constantFrom('anna', 'marco'), mensile: euro(900) }), {
    maxLength: 2,
  }),
});
const paidTo = (all: readonly FasePiano[], ...kinds: TipoPasso[]) =>
  sum(
    all.flatMap(({ mesi, quote }) =>
      quote.map(({ tipo, mensile }) => (kinds.includes(tipo) ? mesi * mensile : 0)),
    ),
  );

it('no month takes more than is left, no step more than is missing, and no month is skipped', () =>
  fc.assert(
    fc.property(input, (p) => {
      const all = fasiPiano(v, p, OGGI);
      for (const { quote, resto } of all) {
        const used = sum(quote.map(({ mensile }) => mensile)) + resto;
        expect(used).toBeLessThanOrEqual(p.margine ?? 0);
        expect(used).toBeGreaterThan((p.margine ?? 0) - v['piano.minimo']);
        expect(Math.min(resto, ...quote.map(({ mensile }) => mensile))).toBeGreaterThanOrEqual(0);
      }
      expect(paidTo(all, 'debiti')).toBeLessThanOrEqual(p.debitiCostosi);
      expect(paidTo(all, 'riserva', 'riserva_minima')).toBeLessThanOrEqual(p.carenza ?? 0);
      const starts = all.map(({ da }) => monthIndex(da));
      const ends = all.map(({ da, mesi }) => monthIndex(da) + mesi);
      expect(starts.slice(1)).toEqual(ends.slice(0, -1));
      expect(sum(all.map(({ mesi }) => mesi))).toBe(all.length === 0 ? 0 : MESI_PIANO);
    }),
    { seed: 1313, numRuns: 400 },
  ));
