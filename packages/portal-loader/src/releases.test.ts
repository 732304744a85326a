import { describe, expect, it } from '@jest/globals';
import type { ListedRelease } from '@bussola/portal';
import { createReleases } from './releases.ts';
import { listOf, offer, release } from './releases.test-kit.ts';

const never = () => new Promise<never>(() => {});
const noManifest = () => Promise.reject(new Error('no manifest'));
const hash = `sha384-${'b'.repeat(64)}`;

describe('the release list', () => {
  it.each([{}, { schemaVersion: 1, portals: [] }, { schemaVersion: 2, serial: 1, portals: [{ name: 'x', versions: [] }] }, { schemaVersion: 2, serial: 1, portals: [{ name: 'x', versions: [{ ...release('build1'), entry: 'https://elsewhere.example/x.js' }] }] }, { schemaVersion: 2, serial: 1, portals: [{ name: 'x', versions: [{ ...release('build1'), entry: '//elsewhere.example/x.js' }] }] }])('refuses %j', (inlined) => {
    expect(() => createReleases({ inlined, offer, fetchList: never, fetchManifest: noManifest })).toThrow('REGISTRY_INVALID');
  });

  it('keeps the hashes of builds it has seen: an old page may still need them', async () => {
    const old = release('build1', { integrity: { '/portals/checkup/build1/js/a.js': hash } });
    const releases = createReleases({ inlined: listOf([old]), offer, fetchList: () => Promise.resolve(listOf([release('build2')])), fetchManifest: noManifest });
    expect(await releases.refresh()).toBe(true);
    expect(releases.of('checkup').versions[0]?.buildId).toBe('build2');
    expect(releases.integrityOf('/portals/checkup/build1/js/a.js')).toBe(hash);
  });

  it('reads a manifest once, and again after it failed', async () => {
    let asked = 0;
    const { integrity: _none, ...unknown } = release('build1');
    const fetchManifest = ({ buildId }: ListedRelease) => { asked += 1; return asked === 1 ? Promise.reject(new Error('503')) : Promise.resolve({ buildId, assets: { '/portals/checkup/build1/js/a.js': { integrity: hash, bytes: 1 } } }); };
    const releases = createReleases({ inlined: listOf([unknown]), offer, fetchList: never, fetchManifest });
    await expect(releases.learn(unknown)).rejects.toThrow('503');
    await Promise.all([releases.learn(unknown), releases.learn(unknown)]);
    await releases.learn(unknown);
    expect(asked).toBe(2);
    expect(releases.integrityOf('/portals/checkup/build1/js/a.js')).toBe(hash);
  });

  it('describes a portal by the build in use, before that by the newest that fits, else by the newest', () => {
    const titled = (buildId: string, contract: string) => release(buildId, { contract, descriptor: { ...release(buildId).descriptor, contract, title: { it: buildId, en: buildId } } });
    const [late, good, old] = [titled('build3', '^1.9'), titled('build2', '^1.0'), titled('build1', '^1.0')];
    const of = (versions: ListedRelease[]) => createReleases({ inlined: listOf(versions), offer, fetchList: never, fetchManifest: noManifest });
    const releases = of([late, good, old]);
    expect(releases.descriptors().map(({ title }) => title.it)).toEqual(['build2']);
    let told = 0;
    releases.subscribe(() => { told += 1; });
    releases.use(old);
    releases.use(old);
    expect(releases.descriptors().map(({ title }) => title.it)).toEqual(['build1']);
    expect(told).toBe(1);
    expect(of([late]).descriptors().map(({ title }) => title.it)).toEqual(['build3']);
  });
});
