import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { COSTANTI_2026_12 } from '../costanti/release-2026-12.ts';
import { valoriAl } from '../costanti/costanti.ts';
import { CLASSI } from '../risposte/scelte.ts';
import { normali, semina } from './casuale.ts';
import { fattoreMedio, mercato, senzaOscillazioni } from './mercato.ts';
import { eseguiMonteCarlo, monteCarlo, type InputMonteCarlo } from './monte-carlo.ts';

const v = valoriAl(COSTANTI_2026_12, '2026-11-20');
const split = { azioni: 40, obbligazioni: 25, gestioneSeparate: 5, oro: 5, liquidi: 15, altro: 10 };
const market = mercato(v, split);
const anni = (n: number, euro: number): number[] => new Array<number>(n).fill(euro);
const base: InputMonteCarlo = {
  mercato: market,
  iniziale: 100_000,
  flussi: [...anni(10, 3000), ...anni(20, -6500)],
  percorsi: 2000,
  seme: 42,
};
const senzaTasse = {
  ...market,
  tassa: market.tassa.map(() => 0),
  bollo: market.bollo.map(() => 0),
};

describe('the draws of the market', () => {
  const N = 60_000;
  const draws = new Float64Array(N * 6);
  normali(semina(7), draws);
  const logs = CLASSI.map((_, i) =>
    Float64Array.from({ length: N }, (__, p) => {
      let z = 0;
      for (let k = 0; k <= i; k++) z += market.radice[i * 6 + k]! * draws[p * 6 + k]!;
      return market.logMedia[i]! + market.logSigma[i]! * z;
    }),
  );
  const mean = (x: Float64Array) => x.reduce((a, b) => a + b, 0) / N;

  it.each(CLASSI.map((classe, i) => [classe, i] as const))(
    '%s: mean and volatility of the yearly factor as documented, within four standard errors',
    (classe, i) => {
      const factors = logs[i]!.map((x) => Math.exp(x));
      const mu = 1 + v['proiezione.rendimenti'][classe];
      const sigma = v['rischio.sigma'][classe] / 100;
      expect(Math.abs(mean(factors) - mu)).toBeLessThan((4 * sigma) / Math.sqrt(N));
      const m = mean(factors);
      const variance = mean(factors.map((x) => (x - m) ** 2));
      // of a lognormal: the standard error of the variance from its fourth moment
      const fourth = mean(factors.map((x) => (x - m) ** 4));
      expect(Math.abs(variance - sigma ** 2)).toBeLessThan(
        4 * Math.sqrt((fourth - variance ** 2) / N),
      );
    },
  );

  it('correlations of the logarithms as documented, within four standard errors', () => {
    for (let i = 0; i < 6; i++) {
      for (let j = 0; j < i; j++) {
        const [a, b] = [logs[i]!, logs[j]!];
        const [ma, mb] = [mean(a), mean(b)];
        const cov = mean(a.map((x, p) => (x - ma) * (b[p]! - mb)));
        const rho =
          cov / Math.sqrt(mean(a.map((x) => (x - ma) ** 2)) * mean(b.map((x) => (x - mb) ** 2)));
        const expected = v['proiezione.correlazioni'][i]![j]!;
        expect(Math.abs(rho - expected)).toBeLessThan(
          (4 * (1 - expected ** 2)) / Math.sqrt(N) + 1e-12,
        );
      }
    }
  });

  it('one year of one path is the sum of its classes after tax, worked out apart', () => {
    const { p50 } = eseguiMonteCarlo({
      mercato: market,
      iniziale: 1000,
      flussi: [0],
      percorsi: 1,
      seme: 3,
    });
    const z = new Float64Array(6);
    normali(semina(3), z);
    const year = CLASSI.map((_, i) => {
      let log = market.logMedia[i]!;
      for (let k = 0; k <= i; k++) log += market.radice[i * 6 + k]! * market.logSigma[i]! * z[k]!;
      const factor = Math.exp(log);
      const tax = Math.max(0, factor - 1 + 0.02) * market.tassa[i]!;
      return market.mix[i]! * (factor - tax - market.bollo[i]!);
    });
    expect(p50[0]).toBeCloseTo(1000 * year.reduce((a, b) => a + b, 0), 8);
  });

  it('before tax, the mean of many years is the mean return compounded', () => {
    const { percorsi, ...rest } = base;
    const runs = monteCarloMedia({
      ...rest,
      mercato: senzaTasse,
      flussi: anni(10, 0),
      percorsi: 8000,
    });
    expect(Math.abs(runs.mean / (100_000 * fattoreMedio(senzaTasse) ** 10) - 1)).toBeLessThan(
      4 * runs.error,
    );
    expect(percorsi).toBe(2000);
  });
});

/**
 * Mean of the last year and its relative standard error, from one run per path group with its own
 * seed.
 */
function monteCarloMedia(input: InputMonteCarlo): { mean: number; error: number } {
  const groups = 400;
  const ends = Array.from({ length: groups }, (_, g) => {
    // the mean of a group of paths: the median of one path is the path
    let total = 0;
    const each = Math.floor(input.percorsi / groups);
    for (let p = 0; p < each; p++)
      total += eseguiMonteCarlo({ ...input, percorsi: 1, seme: 1 + g * each + p }).p50.at(-1)!;
    return total / each;
  });
  const mean = ends.reduce((a, b) => a + b, 0) / groups;
  const variance = ends.reduce((a, b) => a + (b - mean) ** 2, 0) / (groups - 1);
  return { mean, error: Math.sqrt(variance / groups) / mean };
}

describe('what comes out of it', () => {
  const esito = eseguiMonteCarlo(base);
  it('bands are in order, the worst tenth is below the lowest, survival never grows', () => {
    for (let t = 0; t < base.flussi.length; t++) {
      expect(esito.peggiore[t]!).toBeLessThanOrEqual(esito.p10[t]!);
      expect(esito.p10[t]!).toBeLessThanOrEqual(esito.p50[t]!);
      expect(esito.p50[t]!).toBeLessThanOrEqual(esito.p90[t]!);
      if (t > 0) expect(esito.durata[t]!).toBeLessThanOrEqual(esito.durata[t - 1]!);
    }
    expect(esito.probabilita).toBe(esito.durata.at(-1));
    expect(esito.probabilita).toBeGreaterThan(0);
    expect(esito.probabilita).toBeLessThan(1);
    expect(esito.durata[esito.fineDecimoPeggiore!]).toBeLessThanOrEqual(0.9);
    expect(esito.durata[esito.fineDecimoPeggiore! - 1]).toBeGreaterThan(0.9);
  });

  it('with no volatility every path is the plan', () => {
    const still = eseguiMonteCarlo({ ...base, mercato: senzaOscillazioni(market), percorsi: 50 });
    let w = base.iniziale;
    base.flussi.forEach((flow, t) => {
      w = Math.max(0, w * fattoreMedio(market) + flow);
      for (const band of [still.p10, still.p50, still.p90, still.peggiore])
        expect(band[t]).toBeCloseTo(w, 6);
    });
  });

  it('same seed, same bytes, however it is cut; another seed, other paths', () => {
    const again = monteCarlo(base);
    let step = again.next();
    const seen: number[] = [];
    for (; !step.done; step = again.next()) seen.push(step.value.fatti);
    expect(seen).toEqual([250, 500, 750, 1000, 1250, 1500, 1750, 2000]);
    expect(step.value).toEqual(esito);
    for (const key of ['p10', 'p50', 'p90', 'peggiore', 'durata'] as const)
      expect(Buffer.from(step.value[key].buffer).equals(Buffer.from(esito[key].buffer))).toBe(true);
    expect(eseguiMonteCarlo({ ...base, seme: 43 }).p50).not.toEqual(esito.p50);
  });

  it('more savings never lower the probability, on the same seed', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 300_000 }),
        fc.integer({ min: -9000, max: 9000 }),
        fc.integer({ min: 0, max: 6000 }),
        fc.integer({ min: 0, max: 1000 }),
        (iniziale, flow, more, seme) => {
          const at = (extra: number) =>
            eseguiMonteCarlo({
              ...base,
              iniziale,
              flussi: [...anni(12, flow + extra), ...anni(12, -7000)],
              percorsi: 150,
              seme,
            });
          const [less, plus] = [at(0), at(more)];
          expect(plus.probabilita).toBeGreaterThanOrEqual(less.probabilita);
          expect(plus.p10.every((w, t) => w >= less.p10[t]!)).toBe(true);
        },
      ),
      { numRuns: 40, seed: 3 },
    );
  });

  it('stopping half way leaves nothing behind: the next run is whole', () => {
    const run = monteCarlo(base);
    run.next();
    expect(run.return(undefined as never).done).toBe(true);
    expect(eseguiMonteCarlo(base)).toEqual(esito);
  });

  it.each<[string, Partial<InputMonteCarlo>]>([
    ['no paths', { percorsi: 0 }],
    ['part of a path', { percorsi: 1.5 }],
    ['a debt to begin with', { iniziale: -1 }],
    ['a flow that is no number', { flussi: [Number.NaN] }],
    ['a seed that is not whole', { seme: 0.1 }],
  ])('refuses %s', (_, change) => {
    expect(() => eseguiMonteCarlo({ ...base, ...change })).toThrow(RangeError);
  });
});
