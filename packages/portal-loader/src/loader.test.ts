import { describe, expect, it } from '@jest/globals';
import type { ListedRelease, PortalModule } from '@bussola/portal';
import { createPortalLoader } from './loader.ts';
import type { LoaderOptions } from './loader.ts';
import { createReleases } from './releases.ts';
import { listOf, offer, release } from './releases.test-kit.ts';
import { PortalLoadError } from './errors.ts';
import { createExplain } from './classify.ts';
import type { Probe } from './classify.ts';
import { virtualClock } from './virtual-clock.test-kit.ts';

const portalModule: PortalModule = { contractVersion: '1.0.0', start: () => {}, routes: [] };
const never = () => new Promise<never>(() => {});

function setUp(options: { load: LoaderOptions['federation']['load']; next?: unknown; ensureShared?: LoaderOptions['ensureShared']; probe?: Probe; first?: ListedRelease; manifest?: unknown }) {
  const clock = virtualClock();
  const events: string[] = [];
  const loader = createPortalLoader({
    offer,
    releases: createReleases({
      inlined: listOf([options.first ?? release('build1')]), offer,
      fetchList: () => (options.next === undefined ? Promise.reject(new Error('503')) : Promise.resolve(options.next)),
      fetchManifest: ({ buildId }) => (options.manifest === undefined ? Promise.reject(new PortalLoadError('ENTRY_NETWORK', { portal: 'checkup', phase: 'manifest', buildId })) : Promise.resolve(options.manifest)),
    }),
    federation: { load: options.load },
    ensureShared: options.ensureShared ?? (() => Promise.resolve()),
    explain: createExplain(() => Promise.resolve(options.probe ?? 'server')),
    clock,
    onEvent: ({ phase, code }) => events.push(code === undefined ? phase : `${phase}:${code}`),
  });
  const outcome = async (promise: Promise<unknown>) => promise.then(() => 'ready', (error: unknown) => (error instanceof PortalLoadError ? `${error.code} in ${error.phase}` : String(error)));
  return { clock, loader, events, outcome };
}

describe('the portal loader', () => {
  it('answers the module of the release in force, and the same one when asked again', async () => {
    let loads = 0;
    const { loader } = setUp({ load: () => { loads += 1; return Promise.resolve({ default: portalModule }); } });
    expect((await loader.load('checkup')).module).toBe(portalModule);
    expect((await loader.load('checkup')).release.buildId).toBe('build1');
    expect(loads).toBe(1);
  });

  it('asks the manifest for the hashes that the page left out, before anything is loaded', async () => {
    const { integrity: _none, ...unknown } = release('build1');
    const { loader } = setUp({ first: unknown, manifest: { buildId: 'build1', assets: {} }, load: () => Promise.resolve({ default: portalModule }) });
    expect((await loader.load('checkup')).release.buildId).toBe('build1');
  });

  it.each([
    { why: 'its manifest does not come', manifest: undefined, says: 'ENTRY_NETWORK in manifest' },
    { why: 'its manifest is of another build', manifest: { buildId: 'build7', assets: {} }, says: 'REGISTRY_INVALID in manifest' },
  ])('loads nothing without hashes: $why', async ({ manifest, says }) => {
    let loads = 0;
    const { integrity: _none, ...unknown } = release('build1');
    const { loader, outcome } = setUp({ first: unknown, manifest, load: () => { loads += 1; return Promise.resolve({ default: portalModule }); } });
    expect(await outcome(loader.load('checkup'))).toBe(says);
    expect(loads).toBe(0);
  });

  it('says that it is slow at 8 s and gives up with the typed load error at 120 s', async () => {
    const { clock, loader, events, outcome } = setUp({ load: never });
    let slow = 0;
    const result = outcome(loader.load('checkup', { onSlow: () => { slow += 1; } }));
    await clock.advance(7_999);
    expect(slow).toBe(0);
    await clock.advance(1);
    expect(slow).toBe(1);
    await clock.advance(111_999);
    expect(events).toEqual(['slow']);
    await clock.advance(1);
    expect(await result).toBe('ENTRY_TIMEOUT in entry');
  });

  it('counts the shared families inside the same deadline', async () => {
    const { clock, loader, outcome } = setUp({ load: () => Promise.resolve({ default: portalModule }), ensureShared: never });
    const result = outcome(loader.load('checkup'));
    await clock.advance(120_000);
    expect(await result).toBe('ENTRY_TIMEOUT in shared');
  });

  it.each<{ why: string; error: unknown; probe: Probe; code: string }>([
    { why: 'a refused entry', error: Object.assign(new Error('ScriptNetworkError: Failed to load script "http://x/remoteEntry.js"'), { name: 'ScriptNetworkError' }), probe: 'server', code: 'ENTRY_NETWORK in entry' },
    { why: 'an entry that is not there any more', error: Object.assign(new Error('ScriptNetworkError: Failed to load script "http://x/remoteEntry.js"'), { name: 'ScriptNetworkError' }), probe: 'missing', code: 'STALE_BUILD in entry' },
    { why: 'an altered entry', error: Object.assign(new Error('ScriptNetworkError: Failed to load script "http://x/remoteEntry.js"'), { name: 'ScriptNetworkError' }), probe: 'tampered', code: 'INTEGRITY in entry' },
    { why: 'an entry that throws', error: Object.assign(new Error('ScriptExecutionError: Script "http://x/remoteEntry.js" loaded but threw'), { name: 'ScriptExecutionError' }), probe: 'reachable', code: 'ENTRY_EXECUTION in entry' },
    { why: 'a failed chunk', error: Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError', type: 'error', request: 'http://x/js/7.js' }), probe: 'server', code: 'CHUNK_NETWORK in entry' },
    { why: 'a hung chunk', error: Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError', type: 'timeout', request: 'http://x/js/7.js' }), probe: 'server', code: 'CHUNK_TIMEOUT in entry' },
    { why: 'a failed stylesheet', error: Object.assign(new Error('Loading CSS chunk 7 failed'), { name: 'ChunkLoadError', code: 'CSS_CHUNK_LOAD_FAILED', type: 'error', request: 'http://x/css/7.css' }), probe: 'server', code: 'STYLESHEET_LOAD in entry' },
    { why: 'a module that is not exposed', error: new Error('Module "./portal" does not exist in container.'), probe: 'reachable', code: 'EXPOSE_MISSING in entry' },
  ])('names $why', async ({ error, probe, code }) => {
    const { loader, outcome } = setUp({ load: () => Promise.reject(error), probe });
    expect(await outcome(loader.load('checkup'))).toBe(code);
  });

  it('refuses a container without a portal in it', async () => {
    const { loader, outcome } = setUp({ load: () => Promise.resolve({ other: 1 }) });
    expect(await outcome(loader.load('checkup'))).toBe('EXPOSE_MISSING in expose');
  });

  it('refuses, before any of its code runs, a portal built for a later agreement', async () => {
    let loads = 0;
    const { loader, outcome } = setUp({ first: release('build9', { contract: '^1.9' }), load: () => { loads += 1; return Promise.resolve({ default: portalModule }); } });
    expect(await outcome(loader.load('checkup'))).toBe('CONTRACT_MISMATCH in registry');
    expect(loads).toBe(0);
  });

  it('retries in place: the newest build of a fresh list, as a new attempt when the build is the same', async () => {
    const attempts: string[] = [];
    const { loader, outcome } = setUp({
      next: listOf([release('build2')]),
      load: ({ buildId }, attempt) => { attempts.push(`${buildId}/${attempt}`); return buildId === 'build1' ? Promise.reject(new Error('ScriptNetworkError')) : Promise.resolve({ default: portalModule }); },
    });
    expect(await outcome(loader.load('checkup'))).toBe('ENTRY_NETWORK in entry');
    expect((await loader.retry('checkup')).release.buildId).toBe('build2');
    expect(attempts).toEqual(['build1/0', 'build2/0']);
  });

  it('goes on with the list it knows when a fresh one cannot be had', async () => {
    const attempts: number[] = [];
    const { loader } = setUp({ load: (_, attempt) => { attempts.push(attempt); return attempts.length === 1 ? Promise.reject(new Error('ScriptNetworkError')) : Promise.resolve({ default: portalModule }); } });
    await expect(loader.load('checkup')).rejects.toThrow('ENTRY_NETWORK');
    expect((await loader.retry('checkup')).release.buildId).toBe('build1');
    expect(attempts).toEqual([0, 1]);
  });

  it('joins a load under way instead of starting another', async () => {
    let loads = 0;
    const { loader } = setUp({ load: () => { loads += 1; return Promise.resolve({ default: portalModule }); } });
    await Promise.all([loader.load('checkup'), loader.load('checkup')]);
    expect(loads).toBe(1);
  });
});
