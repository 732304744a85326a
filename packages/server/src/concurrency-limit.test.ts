import { expect, it } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { concurrencyLimit } from './concurrency-limit.ts';

it('works for so many at once, in order, sends away who comes after the queue, and goes on after a failure', async () => {
  const turn = concurrencyLimit({ atOnce: 2, queue: 3 });
  let [now, most] = [0, 0];
  const done: number[] = [];
  const one = (n: number) =>
    turn(async () => {
      now += 1;
      most = Math.max(most, now);
      await sleep(5);
      now -= 1;
      done.push(n);
      if (n === 1) throw new Error('one fails');
    });
  const ends = await Promise.allSettled([1, 2, 3, 4, 5, 6].map(one));
  expect(ends.map(({ status }) => status)).toEqual([
    'rejected',
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'rejected',
  ]);
  expect(ends[5]).toMatchObject({ reason: { code: 'BUSY' } });
  expect([most, done]).toEqual([2, [1, 2, 3, 4, 5]]);
  await one(7);
  expect([done.at(-1), now]).toEqual([7, 0]);
});
