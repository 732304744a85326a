import { expect, it } from '@jest/globals';
import { changedOnly, isSame, wireDate, wireEuro, wireInteger, wireText } from './wire.ts';

it.each([
  [null, null],
  [0, 0],
  [1e9, 1e9],
  [1e9 + 1, undefined],
  [-1, undefined],
  [Number.NaN, undefined],
  [10.005, 10.01],
])('sends %p euro as %p', (value, sent) => expect(wireEuro(value)).toBe(sent));
it('rounds whole numbers and leaves out what does not fit', () => {
  expect(wireInteger(24_000.4)).toBe(24_000);
  expect(wireInteger(71, 70)).toBeUndefined();
});
it('sends no text and no date where there is none', () => {
  expect(wireText('  ')).toBeNull();
  expect(wireText(' Anna ')).toBe('Anna');
  expect(wireDate('')).toBeNull();
  expect(wireDate('invalid')).toBeUndefined();
});
it('finds what changed, and nothing else', () => {
  const saved = { a: 1, split: { x: 1, y: 2 }, list: ['k'] };
  expect(changedOnly({ a: 1, split: { x: 1, y: 2 }, list: ['k'], b: null }, saved)).toEqual({});
  expect(changedOnly({ a: 2, split: { x: 1, y: 3 }, list: [], b: undefined }, saved)).toEqual({
    a: 2,
    split: { x: 1, y: 3 },
    list: [],
  });
  expect(isSame([], undefined)).toBe(true);
  expect(isSame(['k'], undefined)).toBe(false);
});
