import { describe, expect, it } from '@jest/globals';
import {
  channelsByPortal,
  channelsOf,
  inForce,
  afterKill,
  afterPromotion,
  afterCanary,
  afterStable,
  afterRollBack,
  afterWithdrawal,
} from './channels.ts';
import type { Channels } from './channels.ts';

const canary = { buildId: 'k', percent: 10 };
const before: Channels = { stable: ['a', 'b', 'c'], canary };

describe('what is in force', () => {
  const channel = (name: 'stable' | 'canary', line: string[], percent = 100) => ({
    portal: 'prova',
    channel: name,
    line,
    percent,
  });
  it('is the last build of each channel', () => {
    const channels = channelsOf([channel('canary', ['k'], 10), channel('stable', ['a', 'b', 'c'])]);
    expect(channels).toEqual(before);
    expect([inForce(channels, 'stable'), inForce(channels, 'canary')]).toEqual(['c', 'k']);
  });
  it('is kept apart by portal', () => {
    const lines = [channel('stable', ['a']), { ...channel('stable', ['x']), portal: 'altro' }];
    expect(channelsByPortal(lines)).toEqual(
      new Map([
        ['prova', { stable: ['a'], canary: undefined }],
        ['altro', { stable: ['x'], canary: undefined }],
      ]),
    );
  });
  it('is nothing where no channel has a build', () => {
    const channels = channelsOf([channel('canary', [])]);
    expect(channels).toEqual({ stable: [], canary: undefined });
    expect([inForce(channels, 'stable'), inForce(channels, 'canary')]).toEqual([null, null]);
  });
});

it.each<[string, Channels, Channels]>([
  ['a new build for everybody', afterStable(before, 'd'), { stable: [...'abcd'], canary }],
  [
    'the canary for everybody, by the stable channel',
    afterStable(before, 'k'),
    { stable: [...'abck'], canary: undefined },
  ],
  [
    'another canary',
    afterCanary(before, { buildId: 'm', percent: 5 }),
    { stable: [...'abc'], canary: { buildId: 'm', percent: 5 } },
  ],
  ['the canary taken back', afterWithdrawal(before), { stable: [...'abc'], canary: undefined }],
  ['the canary promoted', afterPromotion(before, 'k'), { stable: [...'abck'], canary: undefined }],
  [
    'back to the build before',
    afterRollBack(before, { from: 'c', to: 'b' }),
    { stable: ['a', 'b'], canary },
  ],
  [
    'back to a build that the line has forgotten: the one in force is left out',
    afterRollBack(before, { from: 'c', to: 'z' }),
    { stable: ['a', 'b', 'z'], canary },
  ],
  ['a killed build of the line', afterKill(before, 'b'), { stable: ['a', 'c'], canary }],
  ['a killed canary', afterKill(before, 'k'), { stable: [...'abc'], canary: undefined }],
])('%s', (_change, after, expected) => {
  expect(after).toEqual(expected);
});
