import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { valoriAl } from './costanti/costanti.ts';
import { COSTANTI_2026_12 } from './costanti/release-2026-12.ts';
import { DA_FARE } from './vectors/da-fare.ts';
import { FUNZIONI, VALORI_VETTORI as v } from './vectors/funzioni.ts';
import { parseVettori, runVettore } from './vectors/run.ts';

const file = new URL('../vectors/domain-vectors.json', import.meta.url);
const vettori = parseVettori(readFileSync(file, 'utf8')) as {
  area: string;
  name: string;
  fn: string;
  input: unknown;
}[];

describe('vectors of the domain specification', () => {
  it('are all there', () => expect(vettori).toHaveLength(339));
  it.each(vettori.filter(({ fn }) => !DA_FARE.has(fn)))('$area, $name', (vettore) =>
    expect(runVettore(vettore).differenze).toEqual([]),
  );
  it('of a rule that is still to be built, some fail', () => {
    const built = [...DA_FARE].filter((rule) =>
      vettori
        .filter(({ fn }) => fn === rule)
        .every((vettore) => runVettore(vettore).differenze.length === 0),
    );
    expect(built).toEqual([]);
  });
});

describe('what the specification leaves to the reader of a file', () => {
  const run = (fn: string, input: object) => FUNZIONI[fn]?.(v, input as never);
  it.each([{ eta: 121 }, { eta: -1 }, { eta: undefined }, { mobiliare: null }, { mobiliare: -1 }])(
    'buckets of %p are refused',
    (wrong) => {
      const right = { mobiliare: 10, plannedOutflows: 0, redditoNettoNucleo: 0, mesi: 6, eta: 120 };
      expect(run('splitWealth', right)).toMatchObject({ level: 'green' });
      expect(run('splitWealth', { ...right, ...wrong })).toEqual({ error: 'Valore errato' });
    },
  );
  it('a null is an answer that was not given', () => {
    const famiglia = { professioni: ['Dipendente'], redditoNettoNucleo: 24000 };
    expect(run('riserva', { ...famiglia, mobiliare: null, speseMensili: null })).toEqual(
      run('riserva', famiglia),
    );
    // The allowance is topped up by the own limit alone
    expect(run('aoi', { maturato: 3000, coniuge: true })).toBeCloseTo(7954.05, 2);
  });
  it('a null of a household is an answer that was not given', () => {
    const me = { _id: 'me', seq: 1, enabled: true, gradoParentela: 'me' };
    const famiglia = { refDate: '2026-11-20', analisiFamiliare: 'perMe', membri: [me] };
    const nulls = { dataNascita: null, redditoNettoAnnuo: null, altriDebiti: null };
    expect(
      run('famiglia', { ...famiglia, speseMensili: null, membri: [{ ...me, ...nulls }] }),
    ).toEqual(run('famiglia', famiglia));
  });
  it('a spouse inherits as the direct line does', () =>
    expect(run('impostaSuccessione', { rapporto: 'coniuge', quota: 1_500_000 })).toBe(
      run('impostaSuccessione', { rapporto: 'linea', quota: 1_500_000 }),
    ));
});

describe('the runner of vectors', () => {
  const level = {
    area: 'soluzioni',
    name: 'a level',
    fn: 'level',
    input: { score: 67 },
    expected: 'red',
    tolerance: 0,
  };

  it('tells a wrong expectation from the right one', () => {
    expect(runVettore(level).differenze).toEqual([]);
    expect(runVettore({ ...level, expected: 'green' }).differenze).toEqual([
      'expected "green", got "red"',
    ]);
  });

  it('respects the tolerance, on both sides', () => {
    const tax = {
      area: 'IRPEF',
      name: 'a tax',
      fn: 'irpefLorda',
      input: { imponibile: 10000 },
      tolerance: 0.01,
    };
    expect(runVettore({ ...tax, expected: 2300.01 }).differenze).toEqual([]);
    expect(runVettore({ ...tax, expected: 2299.99 }).differenze).toEqual([]);
    expect(runVettore({ ...tax, expected: 2300.02 }).differenze).toHaveLength(1);
  });

  it('fails what it does not know, what is not a vector and what throws', () => {
    expect(runVettore({ ...level, fn: 'toString' }).differenze).toEqual(['unknown fn «toString»']);
    expect(runVettore(7).differenze).toEqual(['not an object']);
    expect(runVettore({ ...level, input: null }).differenze).toEqual(['input is not an object']);
    expect(
      runVettore({
        area: 'pensione',
        name: 'nobody',
        fn: 'pension',
        input: { refDate: '2026-11-20', professione: 'Dipendente', redditoNettoAnnuo: 1000 },
        expected: 1,
        tolerance: 0,
      }).differenze[0],
    ).toMatch(/^threw TypeError/);
    expect(() => parseVettori('{"a":1}')).toThrow('not a list of vectors');
  });
});

/** The same input on another day, wherever it names one. */
const onDay = (value: unknown, day: string): unknown => {
  if (Array.isArray(value)) return value.map((one) => onDay(one, day));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, key === 'refDate' ? day : onDay(one, day)]),
  );
};
const numbers = (value: unknown): number[] => {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbers) : [];
};

describe.each(['2027-01-02', '2030-06-30'])('on %s, with the constants of today', (day) => {
  const valori = valoriAl(COSTANTI_2026_12, day);
  const [first] = vettori;
  it('has vectors to run', () => expect(first).toBeDefined());
  const built = vettori.filter(({ fn }) => fn in FUNZIONI);
  it.each(built.map(({ fn, name, input }) => [fn, name, input] as const))(
    '%s, %s: gives an answer',
    (fn, _, input) => {
      const answer = FUNZIONI[fn]?.(valori, onDay(input, day) as never);
      expect(answer).toBeDefined();
      expect(numbers(answer).filter((one) => !Number.isFinite(one))).toEqual([]);
    },
  );
});
