import { expect, it } from '@jest/globals';

it('gives a browser of early 2023 the methods that it lacks', async () => {
  for (const name of ['toSorted', 'toReversed', 'toSpliced'])
    expect(Reflect.deleteProperty(Array.prototype, name)).toBe(true);
  expect(Reflect.deleteProperty(AbortSignal, 'any')).toBe(true);
  await import('./old-browsers.ts');
  const list = [3, 1, 2];
  expect(list.toSorted((a, b) => a - b)).toEqual([1, 2, 3]);
  expect(list.toReversed()).toEqual([2, 1, 3]);
  expect(list.toSpliced(1, 1, 8, 9)).toEqual([3, 8, 9, 2]);
  expect(list.toSpliced(1)).toEqual([3]);
  expect(list).toEqual([3, 1, 2]);
  expect(Object.keys(Array.prototype)).toEqual([]);
  const [one, two] = [new AbortController(), new AbortController()];
  const both = AbortSignal.any([one.signal, two.signal]);
  expect(both.aborted).toBe(false);
  two.abort('tardi');
  expect([both.aborted, both.reason]).toEqual([true, 'tardi']);
  expect(AbortSignal.any([one.signal, AbortSignal.abort('prima')]).reason).toBe('prima');
});
