import { describe, expect, it } from '@jest/globals';
import { setUp, works } from './loader.test-kit.ts';
import { release } from './releases.test-kit.ts';
import { remedy } from './remedy.ts';
import type { Situation } from './remedy.ts';

const [build2, build1] = [release('build2'), release('build1')];
const chunk = Object.assign(new Error('Loading chunk 7 failed'), {
  name: 'ChunkLoadError',
  type: 'error',
  request: 'http://x/js/7.js',
});
const open = {
  code: 'CHUNK_NETWORK',
  tries: 0,
  maxTries: 2,
  drawn: true,
  dirty: false,
  hasOlder: true,
  hasNewer: false,
} as const;

it.each<Partial<Situation> & { why: string; does: string }>([
  { why: 'a refused chunk', does: 'again' },
  { why: 'refused three times', tries: 2, does: 'older' },
  { why: 'refused three times, nothing older', tries: 2, hasOlder: false, does: 'show' },
  { why: 'refused three times under a form', tries: 2, dirty: true, does: 'show' },
  { why: 'a chunk that hung to the limit', code: 'CHUNK_TIMEOUT', does: 'older' },
  { why: 'an altered chunk', code: 'INTEGRITY', does: 'older' },
  { why: 'an altered chunk under a form', code: 'INTEGRITY', dirty: true, does: 'show' },
  { why: 'a chunk that throws', code: 'ENTRY_EXECUTION', does: 'older' },
  { why: 'a page that breaks', code: 'RENDER', does: 'again' },
  { why: 'a page that breaks again', code: 'RENDER', tries: 1, does: 'show' },
  {
    why: 'a build that never drew anything',
    code: 'RENDER',
    tries: 1,
    drawn: false,
    does: 'older',
  },
  { why: 'a replaced build', code: 'STALE_BUILD', hasNewer: true, does: 'newer' },
  {
    why: 'a replaced build under a form',
    code: 'STALE_BUILD',
    hasNewer: true,
    dirty: true,
    does: 'show',
  },
  { why: 'a build whose files are gone and nothing newer', code: 'STALE_BUILD', does: 'older' },
])('$why: $does', ({ why: _why, does, ...part }) => {
  expect(remedy({ ...open, ...part })).toBe(does);
});

describe('a page that fails while it is open', () => {
  it('is drawn again after a second, as the same build', async () => {
    const { open: visit, loader, clock, told } = setUp({ load: works });
    await visit();
    void loader.pageFailed('checkup', chunk, false);
    await clock.advance(999);
    expect(told()).toBe('loading build1');
    await clock.advance(1);
    expect(told()).toBe('drawing build1');
    expect(loader.state('checkup')).toMatchObject({ generation: 1 });
  });

  it('is drawn again also when the eighth second passes meanwhile', async () => {
    const { loader, clock, told } = setUp({ load: works });
    loader.enter('checkup');
    await clock.advance(7_500);
    void loader.pageFailed('checkup', chunk, false);
    void loader.pageFailed('checkup', chunk, false);
    await clock.advance(1_000);
    expect(told()).toBe('drawing build1');
  });

  it('refused for good, gives its place to the build before; what was typed keeps it where it is', async () => {
    const { open: visit, loader, clock, told } = setUp({ versions: [build2, build1], load: works });
    const failThrice = async (isDirty: boolean) => {
      for (const pause of [1_000, 3_000, 0]) {
        void loader.pageFailed('checkup', chunk, isDirty);
        await clock.advance(pause);
      }
    };
    await visit();
    await failThrice(true);
    expect(told()).toBe('failed CHUNK_NETWORK in page');
    void loader.retry('checkup');
    await clock.advance(0);
    loader.drawn('checkup');
    expect(told()).toBe('ready build2');
    await failThrice(false);
    loader.drawn('checkup');
    expect(told()).toBe('degraded build1, CHUNK_NETWORK');
  });

  it('its files gone and a newer build there: the newer one, or the choice when something was typed', async () => {
    const {
      open: visit,
      loader,
      clock,
      told,
    } = setUp({ next: [build2, build1], probe: 'missing', load: works });
    await visit();
    void loader.pageFailed('checkup', chunk, true);
    await clock.advance(0);
    expect(told()).toBe('failed STALE_BUILD in page');
    void loader.retry('checkup');
    await clock.advance(0);
    expect(told()).toBe('drawing build2');
  });

  it('a build that breaks as it is drawn: once more, then the build before, in the same visit', async () => {
    const { loader, clock, told } = setUp({ versions: [build2, build1], load: works });
    loader.enter('checkup');
    await clock.advance(0);
    void loader.pageFailed('checkup', new TypeError('x is undefined'), false);
    await clock.advance(0);
    expect(told()).toBe('drawing build2');
    void loader.pageFailed('checkup', new TypeError('x is undefined'), false);
    await clock.advance(0);
    loader.drawn('checkup');
    expect(told()).toBe('degraded build1, RENDER');
  });

  it('a page that throws just after it is drawn is drawn once more, then gives way; it never counts as drawn', async () => {
    const { loader, clock, stand, told, outcomes } = setUp({
      versions: [build2, build1],
      load: works,
    });
    loader.enter('checkup');
    await clock.advance(0);
    for (let drawings = 0; drawings < 2; drawings += 1) {
      expect(told()).toBe('drawing build2');
      loader.drawn('checkup');
      void loader.pageFailed('checkup', new TypeError('in an effect'), false);
      await clock.advance(0);
    }
    expect(told()).toBe('drawing build1');
    loader.drawn('checkup');
    await stand();
    expect(outcomes()).toEqual([
      'build2 crashed RENDER',
      'build2 crashed RENDER',
      'build2 failed RENDER',
      'build2 fallback RENDER',
      'build1 ready',
    ]);
  });

  it('with no build before, it is said after the second time, however long it stood in between', async () => {
    const { open: visit, loader, clock, stand, told, outcomes } = setUp({ load: works });
    await visit();
    await stand();
    for (const expected of ['drawing build1', 'failed RENDER in page']) {
      void loader.pageFailed('checkup', new TypeError('x'), false);
      await clock.advance(0);
      expect(told()).toBe(expected);
      loader.drawn('checkup');
      await stand();
    }
    expect(outcomes()).toEqual([
      'build1 ready',
      'build1 crashed RENDER',
      'build1 crashed RENDER',
      'build1 failed RENDER',
    ]);
  });

  it('a page that is left before three seconds counts as ready', async () => {
    const { open: visit, loader, outcomes } = setUp({ load: works });
    await visit();
    expect(outcomes()).toEqual([]);
    loader.leave('checkup');
    expect(outcomes()).toEqual(['build1 ready']);
  });

  it('tells the file of the build that the error came from', async () => {
    const { open: visit, loader, clock, reports } = setUp({ load: works });
    await visit();
    const thrown = Object.assign(new TypeError('x'), {
      stack: `TypeError: x\n at a (http://h/assets/react.js:1:2)\n at b (http://h${build1.entry.replace('remoteEntry.js', 'js/7.abc.js')}:3:4)`,
    });
    void loader.pageFailed('checkup', thrown, false);
    await clock.advance(0);
    expect(reports.find(({ outcome }) => outcome === 'crashed')).toMatchObject({
      asset: 'js/7.abc.js',
    });
  });

  it('is a page’s own error although its words name an address: no file is looked at', async () => {
    const looked: string[] = [];
    const {
      open: visit,
      loader,
      clock,
      reports,
    } = setUp({
      load: works,
      probe: (url) => {
        looked.push(url);
        return 'tampered';
      },
    });
    await visit();
    void loader.pageFailed(
      'checkup',
      new Error(
        'Minified React error #185; visit https://react.dev/errors/185 for the full message',
      ),
      false,
    );
    await clock.advance(0);
    expect([looked, reports.map(({ code }) => code)]).toEqual([[], ['RENDER']]);
  });

  it('a retry that still waits is dropped when the person leaves the page', async () => {
    const { open: visit, loader, clock, told } = setUp({ load: works });
    await visit();
    void loader.pageFailed('checkup', chunk, false);
    await clock.advance(0);
    loader.leave('checkup');
    await clock.advance(10_000);
    expect(told()).toBe('idle');
  });

  it('a newer build is offered, and comes by itself only at the next entry', async () => {
    const { open: visit, loader, releases, told } = setUp({ next: [build2, build1], load: works });
    await visit();
    expect(loader.newer('checkup')).toBeUndefined();
    await releases.refresh();
    expect(told()).toBe('ready build1');
    expect(loader.newer('checkup')?.buildId).toBe('build2');
    loader.leave('checkup');
    expect(await visit()).toBe('ready build2');
  });
});
