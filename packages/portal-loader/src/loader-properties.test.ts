import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { never, refused, setUp, threw, works } from './loader.test-kit.ts';
import { release } from './releases.test-kit.ts';

const BEHAVIOURS = ['works', 'throws', 'refused', 'hangs', 'empty', 'comes back'] as const;
type Behaviour = (typeof BEHAVIOURS)[number];
const behaviour = fc.constantFrom(...BEHAVIOURS);
/** Every portal of one, two or three builds: 258. */
const PORTALS: Behaviour[][] = BEHAVIOURS.flatMap((first) => [
  [first],
  ...BEHAVIOURS.flatMap((second) => [
    [first, second],
    ...BEHAVIOURS.map((third) => [first, second, third]),
  ]),
]);

function portalOf(behaviours: readonly Behaviour[]) {
  const loads = new Map<string, number>();
  const load = ({ buildId }: { buildId: string }) => {
    const count = (loads.get(buildId) ?? 0) + 1;
    loads.set(buildId, count);
    switch (behaviours[Number(buildId.slice(5))]) {
      default:
      case 'works':
        return works();
      case 'throws':
        return Promise.reject(threw());
      case 'refused':
        return Promise.reject(refused());
      case 'hangs':
        return never();
      case 'empty':
        return Promise.resolve({});
      case 'comes back':
        return count < 3 ? Promise.reject(refused()) : works();
    }
  };
  return {
    ...setUp({ versions: behaviours.map((_, place) => release(`build${place}`)), load }),
    loads,
  };
}
const good = (one: string | undefined) => one === 'works' || one === 'comes back';

describe('whatever builds do', () => {
  it('the newest one that works is shown within the limit', async () => {
    for (const behaviours of PORTALS) {
      const { open, loads } = portalOf(behaviours);
      const told = await open(120_000);
      const first = behaviours.findIndex(good);
      const [state] = told.split(',');
      expect([behaviours, first < 0 ? told.split(' ')[0] : state]).toEqual([
        behaviours,
        first < 0 ? 'failed' : first === 0 ? 'ready build0' : `degraded build${first}`,
      ]);
      for (const count of loads.values()) expect(count).toBeLessThanOrEqual(3);
    }
  });

  it('any order of comings, goings, presses and failures leaves a state that its machine knows, and ends at rest', async () => {
    const act = fc.constantFrom(
      'enter',
      'leave',
      'retry',
      'drawn',
      'break',
      'chunk',
      'second',
      'minute',
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(behaviour, { minLength: 1, maxLength: 3 }),
        fc.array(act, { maxLength: 25 }),
        async (behaviours, acts) => {
          const { loader, clock, told } = portalOf(behaviours);
          const failures: unknown[] = [];
          const keep = (promise: Promise<void>) => {
            promise.catch((error: unknown) => failures.push(error));
          };
          let isOpen = false;
          for (const what of acts) {
            if (what === 'enter') {
              loader.enter('checkup');
              isOpen = true;
            }
            if (what === 'leave') {
              loader.leave('checkup');
              isOpen = false;
            }
            if (what === 'retry' && isOpen) keep(loader.retry('checkup'));
            if (what === 'drawn') loader.drawn('checkup');
            if (what === 'break') keep(loader.pageFailed('checkup', new TypeError('x'), false));
            if (what === 'chunk')
              keep(
                loader.pageFailed(
                  'checkup',
                  Object.assign(new Error('Loading chunk 7 failed'), {
                    name: 'ChunkLoadError',
                    type: 'error',
                  }),
                  acts.length % 2 === 0,
                ),
              );
            await clock.advance(what === 'minute' ? 60_000 : what === 'second' ? 1_000 : 0);
          }
          await clock.advance(300_000);
          loader.drawn('checkup');
          expect(failures).toEqual([]);
          expect(told()).toMatch(isOpen ? /^(ready|degraded|failed)/ : /^idle$/);
        },
      ),
      { numRuns: 1000 },
    );
  });
});
