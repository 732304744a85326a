import { describe, expect, it } from '@jest/globals';
import { COSTANTI_2026_12 } from '../costanti/release-2026-12.ts';
import { valoriAl } from '../costanti/costanti.ts';
import { ConfigError } from '../errors.ts';
import { normali, semina, uniformi } from './casuale.ts';
import { cholesky } from '../costanti/cholesky.ts';
import { seleziona } from './quantili.ts';

const N = 400_000;
const draw = (seme: number, n = N): Float64Array => {
  const out = new Float64Array(n);
  normali(semina(seme), out);
  return out;
};
const mean = (values: Float64Array, f = (x: number) => x): number => {
  let total = 0;
  for (const x of values) total += f(x);
  return total / values.length;
};

describe('the generator', () => {
  it('gives what the definition of sfc32 gives, stepped by hand', () => {
    // State 1, 2, 3, counter 4, stepped by hand: t = a + b + d; d + 1; a = b ^ b>>>9; b = c + 8c; c
    // = rotl21(c) + t
    const stato = new Int32Array([1, 2, 3, 4]);
    const out = new Float64Array(2);
    uniformi(stato, out);
    // first: 1 + 2 + 4 = 7; then a = 2, b = 27, c = 3·2²¹ + 7 = 6291463, d = 5: 2 + 27 + 5 = 34
    expect([...out].map((x) => x * 2 ** 32 - 0.5)).toEqual([7, 34]);
  });

  it.each([1, 2, 20261120, 2 ** 40])(
    'uniforms of seed %i: mean, variance and no serial correlation, within four standard errors',
    (seme) => {
      const out = new Float64Array(N);
      uniformi(semina(seme), out);
      expect(Math.abs(mean(out) - 0.5)).toBeLessThan(4 * Math.sqrt(1 / 12 / N));
      expect(Math.abs(mean(out, (x) => (x - 0.5) ** 2) - 1 / 12)).toBeLessThan(
        4 * Math.sqrt(1 / 180 / N),
      );
      let serial = 0;
      for (let i = 1; i < N; i++) serial += (out[i]! - 0.5) * (out[i - 1]! - 0.5);
      expect(Math.abs(serial / N)).toBeLessThan(4 / 12 / Math.sqrt(N));
    },
  );

  it.each([1, 2, 20261120, 2 ** 40])(
    'normals of seed %i: four moments and the tails, within four standard errors',
    (seme) => {
      const z = draw(seme);
      expect(Math.abs(mean(z))).toBeLessThan(4 / Math.sqrt(N));
      expect(Math.abs(mean(z, (x) => x * x) - 1)).toBeLessThan(4 * Math.sqrt(2 / N));
      expect(Math.abs(mean(z, (x) => x ** 3))).toBeLessThan(4 * Math.sqrt(15 / N));
      expect(Math.abs(mean(z, (x) => x ** 4) - 3)).toBeLessThan(4 * Math.sqrt(96 / N));
      const beyond = mean(z, (x) => (Math.abs(x) > 1.959964 ? 1 : 0));
      expect(Math.abs(beyond - 0.05)).toBeLessThan(4 * Math.sqrt((0.05 * 0.95) / N));
    },
  );

  it('the two normals of a pair do not go together', () => {
    const z = draw(5);
    let product = 0;
    for (let i = 0; i < N; i += 2) product += z[i]! * z[i + 1]!;
    expect(Math.abs(product / (N / 2))).toBeLessThan(4 / Math.sqrt(N / 2));
  });

  it('same seed, same bits; another seed, others; an odd length too', () => {
    expect(Buffer.from(draw(9, 1001).buffer).equals(Buffer.from(draw(9, 1001).buffer))).toBe(true);
    expect(draw(9, 1001)).not.toEqual(draw(10, 1001));
    expect(draw(9, 1001).every(Number.isFinite)).toBe(true);
    // two seeds that differ only above 32 bits
    expect(draw(1, 8)).not.toEqual(draw(1 + 2 ** 32, 8));
  });

  it.each([-1, 0.5, Number.NaN, 2 ** 53])('refuses the seed %p', (seme) => {
    expect(() => semina(seme)).toThrow(RangeError);
  });
});

describe('correlations', () => {
  it('a triangle worked out by hand', () => {
    // [[1, ½], [½, 1]] → 1; ½, √¾
    expect(
      [
        ...cholesky([
          [1, 0.5],
          [0.5, 1],
        ]),
      ].map((x) => Number(x.toFixed(12))),
    ).toEqual([1, 0, 0.5, Number(Math.sqrt(0.75).toFixed(12))]);
  });

  it('the matrix of the release is a correlation matrix, and its triangle gives it back', () => {
    const matrice = valoriAl(COSTANTI_2026_12, '2026-11-20')['proiezione.correlazioni'];
    const lower = cholesky(matrice);
    for (let i = 0; i < 6; i++) {
      for (let j = 0; j < 6; j++) {
        let product = 0;
        for (let k = 0; k < 6; k++) product += lower[i * 6 + k]! * lower[j * 6 + k]!;
        expect(product).toBeCloseTo(matrice[i]![j]!, 12);
      }
    }
  });

  it('accepts two classes with a correlation of one', () => {
    expect([
      ...cholesky([
        [1, 1],
        [1, 1],
      ]),
    ]).toEqual([1, 0, 1, 0]);
  });

  it('the matrix of the release has a mix of positive variance in every direction', () => {
    const lower = cholesky(valoriAl(COSTANTI_2026_12, '2026-11-20')['proiezione.correlazioni']);
    for (let i = 0; i < 6; i++) expect(lower[i * 6 + i]).toBeGreaterThan(0.1);
  });

  it.each([
    [
      'not of any possible set',
      [
        [1, 0.9, 0.9],
        [0.9, 1, -0.9],
        [0.9, -0.9, 1],
      ],
    ],
    [
      'not of any possible set',
      [
        [1, 1, 0.5],
        [1, 1, 0.4],
        [0.5, 0.4, 1],
      ],
    ],
    [
      'not symmetric',
      [
        [1, 0.2],
        [0.3, 1],
      ],
    ],
    ['not square', [[1, 0.2], [0.2]]],
    [
      'not 1 on the diagonal',
      [
        [1, 0.2],
        [0.2, 0.9],
      ],
    ],
  ])('refuses what is %s', (why, matrice) => {
    expect(() => cholesky(matrice)).toThrow(ConfigError);
    expect(() => cholesky(matrice)).toThrow(why);
  });
});

it('a rank is that of the sorted list, whatever the order and the ties', () => {
  for (let seme = 1; seme <= 40; seme++) {
    const values = draw(seme, 1 + seme * 7).map((x) => Math.round(x * 3) + 0);
    const sorted = values.toSorted();
    for (const k of [
      0,
      Math.floor(values.length * 0.1),
      Math.floor(values.length / 2),
      values.length - 1,
    ]) {
      const copy = values.slice();
      expect(seleziona(copy, k, 0, copy.length)).toBe(sorted[k]);
      expect(
        copy.subarray(0, k).every((x) => x <= sorted[k]!) &&
          copy.subarray(k).every((x) => x >= sorted[k]!),
      ).toBe(true);
    }
  }
});
