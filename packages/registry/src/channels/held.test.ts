import { describe, expect, it } from '@jest/globals';
import {
  heldOf,
  inForce,
  killBuild,
  promoteCanary,
  putCanary,
  putStable,
  rollBack,
  withdrawCanary,
} from './held.ts';
import type { Held } from './held.ts';

const canary = { buildId: 'k', percent: 10 };
const before: Held = { stable: ['a', 'b', 'c'], canary };

describe('what is in force', () => {
  const channel = (name: 'stable' | 'canary', line: string[], percent = 100) => ({
    portal: 'prova',
    channel: name,
    line,
    percent,
  });
  it('is the last build of each channel', () => {
    const held = heldOf([channel('canary', ['k'], 10), channel('stable', ['a', 'b', 'c'])]);
    expect(held).toEqual(before);
    expect([inForce(held, 'stable'), inForce(held, 'canary')]).toEqual(['c', 'k']);
  });
  it('is nothing where no channel has a build', () => {
    const held = heldOf([channel('canary', [])]);
    expect(held).toEqual({ stable: [], canary: undefined });
    expect([inForce(held, 'stable'), inForce(held, 'canary')]).toEqual([null, null]);
  });
});

it.each<[string, Held, Held]>([
  ['a new build for everybody', putStable(before, 'd'), { stable: [...'abcd'], canary }],
  [
    'the canary for everybody, by the stable channel',
    putStable(before, 'k'),
    { stable: [...'abck'], canary: undefined },
  ],
  [
    'another canary',
    putCanary(before, { buildId: 'm', percent: 5 }),
    { stable: [...'abc'], canary: { buildId: 'm', percent: 5 } },
  ],
  ['the canary taken back', withdrawCanary(before), { stable: [...'abc'], canary: undefined }],
  ['the canary promoted', promoteCanary(before, 'k'), { stable: [...'abck'], canary: undefined }],
  [
    'back to the build before',
    rollBack(before, { from: 'c', to: 'b' }),
    { stable: ['a', 'b'], canary },
  ],
  [
    'back to a build that the line has forgotten: the one in force is left out',
    rollBack(before, { from: 'c', to: 'z' }),
    { stable: ['a', 'b', 'z'], canary },
  ],
  ['a killed build of the line', killBuild(before, 'b'), { stable: ['a', 'c'], canary }],
  ['a killed canary', killBuild(before, 'k'), { stable: [...'abc'], canary: undefined }],
])('%s', (_change, after, expected) => {
  expect(after).toEqual(expected);
});
