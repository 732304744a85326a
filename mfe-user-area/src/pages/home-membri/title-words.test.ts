import { describe, expect, it } from '@jest/globals';
import { titleWords } from './title-words.ts';

const earning = (...netti: number[]) =>
  netti.map((netto, place) => ({ memberId: `m${place}`, netto }));

describe('the title of the members page', () => {
  it.each([
    [
      4,
      earning(34_800, 24_000, 0, 0),
      { count: 'n4', incomes: 'n2', weight: { key: 'moreOn', memberId: 'm0' } },
    ],
    [
      2,
      earning(0, 30_000),
      { count: 'n2', incomes: 'n1', weight: { key: 'allOn', memberId: 'm1' } },
    ],
    [
      3,
      earning(80, 20),
      { count: 'n3', incomes: 'n2', weight: { key: 'nearlyAllOn', memberId: 'm0' } },
    ],
    [3, earning(79, 21), { count: 'n3', incomes: 'n2', weight: { key: 'moreOn', memberId: 'm0' } }],
    [2, earning(55, 45), { count: 'n2', incomes: 'n2', weight: { key: 'moreOn', memberId: 'm0' } }],
    [2, earning(54, 46), { count: 'n2', incomes: 'n2', weight: { key: 'shared', memberId: 'm0' } }],
    [1, earning(20_000), { count: 'n1', incomes: 'n1' }],
    [2, earning(0, 0), { count: 'n2', incomes: 'n0' }],
    [
      11,
      earning(1, 1, 1, 1, 1, 1),
      { count: 'many', incomes: 'many', weight: { key: 'shared', memberId: 'm0' } },
    ],
  ] as const)('%d people, incomes %j', (people, perMembro, expected) => {
    expect(titleWords(people, perMembro)).toMatchObject(expected);
    expect(titleWords(people, perMembro).weight).toEqual(
      'weight' in expected ? expected.weight : undefined,
    );
  });
});
