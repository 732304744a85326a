import { describe, expect, it } from '@jest/globals';
import type { Probe } from './classify.ts';
import { never, portalModule, refused, setUp, threw, works } from './loader.test-kit.ts';
import { release } from './releases.test-kit.ts';

const [build2, build1] = [release('build2'), release('build1')];

describe('a portal that is opened', () => {
  it('shows the build in force, and shows it at once when somebody comes back', async () => {
    let loads = 0;
    const { open, loader, told } = setUp({
      load: () => {
        loads += 1;
        return works();
      },
    });
    expect(await open()).toBe('ready build1');
    loader.leave('checkup');
    expect(told()).toBe('idle');
    loader.enter('checkup');
    expect(told()).toBe('drawing build1');
    expect(loads).toBe(1);
  });

  it('asks the manifest for the hashes that the page left out, before anything is loaded', async () => {
    const { integrity: _none, ...unknown } = build1;
    const { open } = setUp({
      versions: [unknown],
      manifest: { buildId: 'build1', assets: {} },
      load: works,
    });
    expect(await open()).toBe('ready build1');
  });

  it.each<{ why: string; probe: Probe; manifest?: unknown; says: string }>([
    { why: 'its manifest is not there', probe: 'missing', says: 'failed STALE_BUILD in manifest' },
    { why: 'its manifest was altered', probe: 'tampered', says: 'failed INTEGRITY in manifest' },
    {
      why: 'its manifest is of another build',
      probe: 'server',
      manifest: { buildId: 'build7', assets: {} },
      says: 'failed REGISTRY_INVALID in manifest',
    },
  ])('loads nothing without hashes: $why', async ({ probe, manifest, says }) => {
    let loads = 0;
    const { integrity: _none, ...unknown } = build1;
    const { open } = setUp({
      versions: [unknown],
      manifest,
      probe,
      load: () => {
        loads += 1;
        return works();
      },
    });
    expect(await open(10_000)).toBe(says);
    expect(loads).toBe(0);
  });

  it.each<{ why: string; error: unknown; probe: Probe; code: string }>([
    { why: 'a refused entry', error: refused(), probe: 'server', code: 'ENTRY_NETWORK in entry' },
    {
      why: 'an entry that is not there any more',
      error: refused(),
      probe: 'missing',
      code: 'STALE_BUILD in entry',
    },
    { why: 'an altered entry', error: refused(), probe: 'tampered', code: 'INTEGRITY in entry' },
    {
      why: 'an entry that throws',
      error: threw(),
      probe: 'reachable',
      code: 'ENTRY_EXECUTION in entry',
    },
    {
      why: 'a failed chunk',
      error: Object.assign(new Error('Loading chunk 7 failed'), {
        name: 'ChunkLoadError',
        type: 'error',
        request: 'http://x/js/7.js',
      }),
      probe: 'server',
      code: 'CHUNK_NETWORK in entry',
    },
    {
      why: 'a hung chunk',
      error: Object.assign(new Error('Loading chunk 7 failed'), {
        name: 'ChunkLoadError',
        type: 'timeout',
        request: 'http://x/js/7.js',
      }),
      probe: 'server',
      code: 'CHUNK_TIMEOUT in entry',
    },
    {
      why: 'a failed stylesheet',
      error: Object.assign(new Error('Loading CSS chunk 7 failed'), {
        name: 'ChunkLoadError',
        code: 'CSS_CHUNK_LOAD_FAILED',
        type: 'error',
        request: 'http://x/css/7.css',
      }),
      probe: 'server',
      code: 'STYLESHEET_LOAD in entry',
    },
    {
      why: 'a module that is not exposed',
      error: new Error('Module "./portal" does not exist in container.'),
      probe: 'reachable',
      code: 'EXPOSE_MISSING in entry',
    },
  ])('names $why', async ({ error, probe, code }) => {
    const { open } = setUp({ load: () => Promise.reject(error), probe });
    expect(await open(10_000)).toBe(`failed ${code}`);
  });

  it('refuses a container without a portal in it, and a portal that cannot begin', async () => {
    expect(await setUp({ load: () => Promise.resolve({ other: 1 }) }).open()).toBe(
      'failed EXPOSE_MISSING in expose',
    );
    expect(
      await setUp({ load: works, begin: () => Promise.reject(new Error('no words')) }).open(),
    ).toBe('failed ENTRY_EXECUTION in expose');
  });
});

describe('one limit over everything', () => {
  it('says at 8 s that it is slow and gives up at 120 s', async () => {
    const { clock, loader, told, outcomes } = setUp({ load: never });
    loader.enter('checkup');
    await clock.advance(7_999);
    expect(outcomes()).toEqual([]);
    await clock.advance(1);
    expect(outcomes()).toEqual(['build1 slow']);
    await clock.advance(111_999);
    expect(told()).toBe('loading build1');
    await clock.advance(1);
    expect(told()).toBe('failed ENTRY_TIMEOUT in entry');
  });

  it('counts the shared families, and what a build does when it begins', async () => {
    expect(await setUp({ load: works, ensureShared: never }).open(120_000)).toBe(
      'failed CHUNK_TIMEOUT in shared',
    );
    expect(await setUp({ load: works, begin: never }).open(120_000)).toBe(
      'failed CHUNK_TIMEOUT in expose',
    );
  });

  it('gives the first page what the files left of it', async () => {
    const { clock, loader } = setUp({
      load: async () => {
        await new Promise((resolve) => {
          clock.setTimeout(() => resolve(undefined), 30_000);
        });
        return { default: portalModule };
      },
    });
    loader.enter('checkup');
    await clock.advance(30_000);
    expect(loader.state('checkup')).toMatchObject({ kind: 'loading', since: 0, until: 120_000 });
  });

  it('a build that hangs makes way for the one before after a minute, within the same limit', async () => {
    const { clock, loader, told } = setUp({
      versions: [build2, build1],
      load: ({ buildId }) => (buildId === 'build2' ? never() : works()),
    });
    loader.enter('checkup');
    await clock.advance(59_999);
    expect(told()).toBe('loading build2');
    await clock.advance(1);
    expect(loader.state('checkup')).toMatchObject({
      kind: 'loading',
      since: 0,
      until: 120_000,
      portal: { release: build1 },
    });
  });

  it('the build before may be known only to the list, which is asked when it takes long', async () => {
    const { clock, loader } = setUp({
      versions: [build2],
      next: [build2, build1],
      load: ({ buildId }) => (buildId === 'build2' ? never() : works()),
    });
    loader.enter('checkup');
    await clock.advance(8_000);
    expect(loader.state('checkup')).toMatchObject({
      kind: 'loading',
      release: build2,
      until: 60_000,
    });
    await clock.advance(52_000);
    expect(loader.state('checkup')).toMatchObject({ kind: 'loading', portal: { release: build1 } });
  });

  it('whoever tries again after a hang does not join what hangs', async () => {
    let loads = 0;
    const { open, loader, clock, told } = setUp({
      load: () => {
        loads += 1;
        return loads === 1 ? never() : works();
      },
    });
    expect(await open(120_000)).toBe('failed ENTRY_TIMEOUT in entry');
    void loader.retry('checkup');
    await clock.advance(0);
    expect(told()).toBe('drawing build1');
  });
});

describe('retries and the build before', () => {
  it('asks three times for what the network refuses, after 1 and 3 seconds, then takes the build before', async () => {
    const asked: string[] = [];
    const { open, clock, stand, outcomes } = setUp({
      versions: [build2, build1],
      load: ({ buildId }) => {
        asked.push(`${buildId} at ${clock.now()}`);
        return buildId === 'build2' ? Promise.reject(refused()) : works();
      },
    });
    expect(await open(4_000)).toBe('degraded build1, ENTRY_NETWORK');
    expect(asked).toEqual(['build2 at 0', 'build2 at 1000', 'build2 at 4000', 'build1 at 4000']);
    await stand();
    expect(outcomes()).toEqual([
      'build2 failed ENTRY_NETWORK',
      'build2 fallback ENTRY_NETWORK',
      'build1 ready',
    ]);
  });

  it('a network that comes back in between costs nothing', async () => {
    let loads = 0;
    const { open } = setUp({
      versions: [build2, build1],
      load: () => {
        loads += 1;
        return loads < 3 ? Promise.reject(refused()) : works();
      },
    });
    expect(await open(4_000)).toBe('ready build2');
  });

  it.each<{ why: string; error: Error; probe: Probe }>([
    { why: 'throws', error: threw(), probe: 'reachable' },
    { why: 'was altered', error: refused(), probe: 'tampered' },
  ])('goes to the build before at once when a build $why', async ({ error, probe }) => {
    const { open } = setUp({
      versions: [build2, build1],
      probe,
      load: ({ buildId }) => (buildId === 'build2' ? Promise.reject(error) : works()),
    });
    expect(await open(0)).toMatch(/^degraded build1/);
  });

  it('remembers a build that throws for the visit; one that was refused for a minute', async () => {
    const asked: string[] = [];
    let error: Error = threw();
    const { open, clock, loader } = setUp({
      versions: [build2, build1],
      load: ({ buildId }) => {
        asked.push(buildId);
        return buildId === 'build2' ? Promise.reject(error) : works();
      },
    });
    await open();
    await clock.advance(600_000);
    expect(await open()).toBe('degraded build1, ENTRY_EXECUTION');
    expect(asked).toEqual(['build2', 'build1']);

    error = refused();
    void loader.retry('checkup');
    await clock.advance(4_000);
    expect(asked.filter((one) => one === 'build2')).toHaveLength(4);
    await clock.advance(59_000);
    await open();
    expect(asked.filter((one) => one === 'build2')).toHaveLength(4);
    await clock.advance(1_000);
    await open(4_000);
    expect(asked.filter((one) => one === 'build2')).toHaveLength(7);
  });

  it('an open circuit answers with what happened, without asking', async () => {
    let loads = 0;
    const { open } = setUp({
      load: () => {
        loads += 1;
        return Promise.reject(refused());
      },
    });
    expect(await open(4_000)).toBe('failed ENTRY_NETWORK in entry');
    expect(await open()).toBe('failed ENTRY_NETWORK in entry');
    expect(loads).toBe(3);
  });

  it('whoever presses Riprova has every build tried again, what throws too', async () => {
    let loads = 0;
    const { open, loader, clock, stand, told, outcomes } = setUp({
      load: () => {
        loads += 1;
        return loads === 1 ? Promise.reject(threw()) : works();
      },
    });
    expect(await open()).toBe('failed ENTRY_EXECUTION in entry');
    void loader.retry('checkup');
    await clock.advance(0);
    loader.drawn('checkup');
    expect(told()).toBe('ready build1');
    await stand();
    expect(outcomes()).toEqual(['build1 failed ENTRY_EXECUTION', 'build1 recovered']);
  });

  it('a build that throws and was replaced meanwhile gives way to the newer one', async () => {
    const { open } = setUp({
      next: [build2],
      load: ({ buildId }) => (buildId === 'build1' ? Promise.reject(threw()) : works()),
    });
    expect(await open()).toBe('ready build2');
  });

  it('asks the list for the build before, when the page brought the newest only', async () => {
    const { open } = setUp({
      versions: [build2],
      next: [build2, build1],
      load: ({ buildId }) => (buildId === 'build2' ? Promise.reject(threw()) : works()),
    });
    expect(await open(0)).toBe('degraded build1, ENTRY_EXECUTION');
  });

  it('files that are gone mean that the list has moved on', async () => {
    const { open } = setUp({
      next: [build2],
      probe: 'missing',
      load: ({ buildId }) => (buildId === 'build1' ? Promise.reject(refused()) : works()),
    });
    expect(await open()).toMatch(/build2/);
  });

  it('a build that was killed meanwhile is not taken', async () => {
    const { open, releases } = setUp({ versions: [build2, build1], next: [build1], load: works });
    await releases.refresh();
    expect(await open()).toBe('ready build1');
  });
});

describe('negotiation', () => {
  it('runs the newest build that fits, and no code of the others', async () => {
    const asked: string[] = [];
    const { open } = setUp({
      versions: [release('build3', { contract: '^1.9' }), build2],
      load: ({ buildId }) => {
        asked.push(buildId);
        return works();
      },
    });
    expect(await open()).toBe('ready build2');
    expect(asked).toEqual(['build2']);
  });

  it.each([
    { contract: '^1.9', old: 'shell' },
    { contract: '^0.9', old: 'portal' },
  ])('$contract: says that the $old is old', async ({ contract, old }) => {
    let loads = 0;
    const { open, loader } = setUp({
      versions: [release('build9', { contract })],
      load: () => {
        loads += 1;
        return works();
      },
    });
    expect(await open()).toBe('failed CONTRACT_MISMATCH in registry');
    expect(loader.state('checkup')).toMatchObject({ error: { old } });
    expect(loads).toBe(0);
  });
});
