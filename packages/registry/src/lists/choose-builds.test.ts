import { expect, it } from '@jest/globals';
import { builtPortal } from '../testing/built-portal.ts';
import { chooseBuilds } from './choose-builds.ts';
import type { Asker } from './choose-builds.ts';
import { buildKey } from '../builds/release-store.ts';
import { channelsByPortal } from '../channels/channels.ts';
import type { Build, Snapshot } from './snapshot.ts';

const build = (buildId: string): Build => ({
  manifest: builtPortal({ buildId }).manifest,
  manifestIntegrity: `hash of ${buildId}`,
});
const [first, second, third, canary, other] = [
  'aaaaaa1',
  'aaaaaa2',
  'aaaaaa3',
  'cccccc1',
  'dddddd1',
];
const held: Snapshot = {
  serial: 7,
  changedAt: new Date(0),
  portals: channelsByPortal([
    { portal: 'prova', channel: 'stable', line: [first, second, third], percent: 100 },
    { portal: 'prova', channel: 'canary', line: [canary], percent: 10 },
    { portal: 'vuoto', channel: 'stable', line: [], percent: 100 },
  ]),
  builds: new Map([first, second, third, canary].map((id) => [buildKey('prova', id), build(id)])),
  served: new Set(),
};
const override = { portal: 'prova', buildId: other };

it.each<[string, Asker, Build | undefined, string, string[]]>([
  ['a visitor gets stable', {}, undefined, 'stable', [third, second, first]],
  [
    'the last cohort below the percent gets the canary',
    { cohort: 9 },
    undefined,
    'canary',
    [canary, third, second],
  ],
  [
    'the first cohort above it gets stable',
    { cohort: 10 },
    undefined,
    'stable',
    [third, second, first],
  ],
  [
    'an override comes before the canary',
    { cohort: 0, override },
    build(other),
    'override',
    [other, third, second],
  ],
  [
    'an override that may not be given out counts as none',
    { override },
    undefined,
    'stable',
    [third, second, first],
  ],
])('%s', (_who, asker, given, channel, versions) => {
  expect(
    chooseBuilds(held, asker, given).map((portal) => ({
      ...portal,
      versions: portal.versions.map(({ manifest }) => manifest.buildId),
    })),
  ).toEqual([{ name: 'prova', channel, versions }]);
});

it('gives a portal that has nothing in force to those with an override of it', () => {
  const given = {
    manifest: builtPortal({ name: 'nuovo', buildId: other }).manifest,
    manifestIntegrity: '',
  };
  const names = (asker: Asker, build?: Build) =>
    chooseBuilds(held, asker, build).map(({ name }) => name);
  expect(names({ override: { portal: 'nuovo', buildId: other } }, given)).toEqual([
    'nuovo',
    'prova',
  ]);
  expect(names({})).toEqual(['prova']);
});
