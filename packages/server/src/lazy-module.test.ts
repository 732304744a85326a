import { expect, it } from '@jest/globals';
import { lazyModule } from './lazy-module.ts';

it('loads once at the first use, also for concurrent callers; loads again after a failure; is not loaded by closing', async () => {
  let loads = 0;
  const thing = lazyModule(async () => {
    loads += 1;
    if (loads === 1) throw new Error('no file');
    return { loads };
  });
  expect(await thing.ifLoaded()).toBeUndefined();
  await expect(thing()).rejects.toThrow('no file');
  expect([await thing.ifLoaded(), loads]).toEqual([undefined, 1]);
  const all = await Promise.all([thing(), thing(), thing()]);
  expect([new Set(all).size, loads, await thing.ifLoaded()]).toEqual([1, 2, { loads: 2 }]);
});
