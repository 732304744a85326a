import { describe, expect, it } from '@jest/globals';
import { healthInForce, needsAttention } from './portal-health.ts';

const state = {
  portal: 'checkup',
  serial: 3,
  stable: 'aaaaaa1',
  canary: 'bbbbbb2',
  canaryPercent: 10,
  earlier: [],
};
const of = (buildId: string, loads: number, failed: number, p75Ms: number | null = 500) => ({
  buildId,
  loads,
  failed,
  slow: 0,
  recovered: 0,
  fallbacks: 1,
  crashed: 0,
  errorRate: loads ? failed / loads : null,
  p75Ms,
  errors: [],
});

describe('how a portal fares', () => {
  it('is told of the builds that people get, not of those of before', () => {
    expect(
      healthInForce({
        state,
        health: [of('aaaaaa1', 90, 1), of('bbbbbb2', 10, 1, 900), of('ccccccc', 500, 500)],
      }),
    ).toMatchObject({ loads: 100, errorRate: 0.02, p75Ms: 900, fallbacks: 2 });
  });
  it('is unknown when no browser has loaded the build', () => {
    expect(healthInForce({ state, health: [of('ccccccc', 5, 5)] })).toBeNull();
  });
  it.each<[string, number, number, boolean]>([
    ['one failure in fifty is borne', 100, 2, false],
    ['one more is not', 100, 3, true],
    ['of nineteen loads nothing can be told', 19, 19, false],
    ['of twenty it can', 20, 1, true],
  ])('%s', (_what, loads, failed, expected) => {
    expect(needsAttention({ state, health: [of('aaaaaa1', loads, failed)] })).toBe(expected);
    // Pages that throw count like loads that fail.
    expect(
      needsAttention({ state, health: [{ ...of('aaaaaa1', loads, 0), crashed: failed }] }),
    ).toBe(expected);
  });
});
