import { describe, expect, it } from '@jest/globals';
import { dependencyOf } from './dependency.ts';
import { afterName, alone, greetingOf } from '@bussola/results';

describe('the opening of the letter', () => {
  it.each([
    ['F', 'dearF'],
    ['M', 'dearM'],
    [undefined, 'dear'],
  ] as const)('sex %s: %s', (sesso, greeting) => {
    expect(greetingOf(sesso)).toBe(greeting);
  });
  it.each([
    [
      'Le basi sono solide. Tre cose contano.',
      'le basi sono solide. Tre cose contano.',
      'Le basi sono solide. Tre cose contano.',
    ],
    ['è tutto a posto.', 'è tutto a posto.', 'È tutto a posto.'],
    ['', '', ''],
  ])('%j', (sentence, after, first) => {
    expect(afterName(sentence)).toBe(after);
    expect(alone(sentence)).toBe(first);
  });
});

describe('how much depends on one income', () => {
  const of = (...netti: number[]) => ({
    netto: netti.reduce((sum, one) => sum + one, 0),
    perMembro: netti.map((netto, place) => ({ memberId: `m${place}`, netto, quota: 0 })),
  });
  it.each([
    [of(34_800, 24_000), 'm0', -59.18],
    [of(10_000, 30_000), 'm1', -75],
    [of(20_000, 20_000), 'm0', -50],
  ])('%j', (reddito, memberId, lostPct) => {
    const found = dependencyOf(reddito);
    expect(found?.memberId).toBe(memberId);
    expect(found?.lostPct).toBeCloseTo(lostPct, 2);
  });
  it.each([[of(30_000)], [of(30_000, 0)], [of(0, 0)], [of()]])('says nothing of %j', (reddito) => {
    expect(dependencyOf(reddito)).toBeUndefined();
  });
});
