import { describe, expect, it } from '@jest/globals';
import type { ListedRelease } from '@bussola/portal';
import { createReleases, readReleaseList } from './releases.ts';
import { listOf, offer, release } from './releases.test-kit.ts';

const never = () => new Promise<never>(() => {});
const noManifest = () => Promise.reject(new Error('no manifest'));
const hash = `sha384-${'b'.repeat(64)}`;

describe('the release list', () => {
  it.each<{ why: string; list: unknown }>([
    { why: 'nothing', list: {} },
    { why: 'another schema', list: { schemaVersion: 1, portals: [] } },
    { why: 'a portal without builds', list: listOf([]) },
    {
      why: 'an entry elsewhere',
      list: listOf([release('build1', { entry: 'https://elsewhere.example/x.js' })]),
    },
    {
      why: 'an entry elsewhere, without its scheme',
      list: listOf([release('build1', { entry: '//elsewhere.example/x.js' })]),
    },
    {
      why: 'a manifest without a hash',
      list: listOf([{ ...release('build1'), manifestIntegrity: undefined as unknown as string }]),
    },
  ])('takes nothing from a list with $why, and a later good one mends it', async ({ list }) => {
    expect(() => readReleaseList(list)).toThrow('REGISTRY_INVALID');
    let next: unknown = list;
    const releases = createReleases({
      inlined: list,
      offer,
      fetchList: () => Promise.resolve(next),
      fetchManifest: noManifest,
    });
    expect(await releases.refresh()).toBe(false);
    expect(releases.descriptors()).toEqual([]);
    expect(() => releases.of('checkup')).toThrow('PORTAL_UNKNOWN');
    next = listOf([release('build2')]);
    expect(await releases.refresh()).toBe(true);
    expect(releases.of('checkup').versions[0]?.buildId).toBe('build2');
  });

  it('never goes back: an older list, or none, leaves the known one', async () => {
    let next = () => Promise.resolve(listOf([release('build1')], 4));
    const releases = createReleases({
      inlined: listOf([release('build2')], 5),
      offer,
      fetchList: () => next(),
      fetchManifest: noManifest,
    });
    expect(await releases.refresh()).toBe(false);
    next = () => Promise.reject(new Error('503'));
    expect(await releases.refresh()).toBe(false);
    expect(releases.of('checkup').versions[0]?.buildId).toBe('build2');
    next = () => Promise.resolve(listOf([release('build3')], 5));
    expect(await releases.refresh()).toBe(true);
  });

  it('keeps the hashes of builds it has seen: an old page may still need them', async () => {
    const old = release('build1', { integrity: { '/portals/checkup/build1/js/a.js': hash } });
    const releases = createReleases({
      inlined: listOf([old]),
      offer,
      fetchList: () => Promise.resolve(listOf([release('build2')])),
      fetchManifest: noManifest,
    });
    expect(await releases.refresh()).toBe(true);
    expect(releases.of('checkup').versions[0]?.buildId).toBe('build2');
    expect(releases.integrityOf('/portals/checkup/build1/js/a.js')).toBe(hash);
  });

  it('reads a manifest once, and again after it failed', async () => {
    let asked = 0;
    const { integrity: _none, ...unknown } = release('build1');
    const fetchManifest = ({ buildId }: ListedRelease) => {
      asked += 1;
      return asked === 1
        ? Promise.reject(new Error('503'))
        : Promise.resolve({
            buildId,
            assets: { '/portals/checkup/build1/js/a.js': { integrity: hash, bytes: 1 } },
          });
    };
    const releases = createReleases({
      inlined: listOf([unknown]),
      offer,
      fetchList: never,
      fetchManifest,
    });
    await expect(releases.learn(unknown)).rejects.toThrow('503');
    await Promise.all([releases.learn(unknown), releases.learn(unknown)]);
    await releases.learn(unknown);
    expect(asked).toBe(2);
    expect(releases.integrityOf('/portals/checkup/build1/js/a.js')).toBe(hash);
  });

  it('describes a portal by the build in use, before that by the newest that fits, else by the newest', () => {
    const titled = (buildId: string, contract: string) =>
      release(buildId, {
        contract,
        descriptor: {
          ...release(buildId).descriptor,
          contract,
          title: { it: buildId, en: buildId },
        },
      });
    const [late, good, old] = [
      titled('build3', '^1.9'),
      titled('build2', '^1.0'),
      titled('build1', '^1.0'),
    ];
    const of = (versions: ListedRelease[]) =>
      createReleases({
        inlined: listOf(versions),
        offer,
        fetchList: never,
        fetchManifest: noManifest,
      });
    const releases = of([late, good, old]);
    expect(releases.descriptors().map(({ title }) => title.it)).toEqual(['build2']);
    let told = 0;
    releases.subscribe(() => {
      told += 1;
    });
    releases.use(old);
    releases.use(old);
    expect(releases.descriptors().map(({ title }) => title.it)).toEqual(['build1']);
    expect(told).toBe(1);
    expect(
      of([late])
        .descriptors()
        .map(({ title }) => title.it),
    ).toEqual(['build3']);
  });
});
