import { expect, it } from '@jest/globals';
import { movedIn } from './faq-order.ts';

it.each([
  ['abcd', 'abcd', undefined],
  ['abcd', 'bcda', { id: 'a', place: 4 }],
  ['abcd', 'dabc', { id: 'd', place: 1 }],
  ['abcd', 'acbd', { id: 'b', place: 3 }],
  ['abcd', 'acdb', { id: 'b', place: 4 }],
  ['abcd', 'adbc', { id: 'd', place: 2 }],
])('from %s to %s moves %j', (before, after, moved) => {
  expect(movedIn([...before], [...after])).toEqual(moved);
});
