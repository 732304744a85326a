import { describe, expect, it } from '@jest/globals';
import {
  isFiltered,
  pageWithin,
  readSearch,
  sortedBy,
  START,
  toQuery,
  writeSearch,
} from './clients-search.ts';

describe('the address of the list', () => {
  it.each([
    ['', START],
    [
      'cerca=Bellini&checkup=completed&ordine=name&verso=asc',
      { search: 'Bellini', checkup: 'completed', sort: 'name', direction: 'asc' },
    ],
    ['checkup=strano&ordine=password&verso=su', START],
    [`cerca=${'x'.repeat(101)}`, { ...START, search: 'x'.repeat(100) }],
  ])('%j', (address, expected) => {
    expect(readSearch(new URLSearchParams(address))).toEqual(expected);
  });

  it.each([
    START,
    {
      search: 'D’Angelo & figli',
      checkup: 'none' as const,
      sort: 'reds' as const,
      direction: 'asc' as const,
    },
  ])('reads back what it writes: %j', (state) => {
    expect(readSearch(writeSearch(state))).toEqual(state);
  });

  it('writes nothing of the start', () => {
    expect(writeSearch({ ...START, search: '   ' }).toString()).toBe('');
  });
});

describe('sorting', () => {
  it.each([
    ['name', { sort: 'name', direction: 'asc' }],
    ['reds', { sort: 'reds', direction: 'desc' }],
    ['membri', { sort: 'membri', direction: 'desc' }],
    ['updatedAt', { sort: 'updatedAt', direction: 'asc' }],
  ] as const)('from the start, %s: %j', (sort, expected) => {
    expect(sortedBy(START, sort)).toMatchObject(expected);
  });
});

describe('what is asked of the server', () => {
  it('leaves out empty filters', () => {
    expect(toQuery(START, 1)).toEqual({
      page: 1,
      pageSize: 25,
      sort: 'updatedAt',
      direction: 'desc',
    });
    expect(toQuery({ ...START, search: ' rossi ', checkup: 'started' }, 3)).toEqual({
      page: 3,
      pageSize: 25,
      sort: 'updatedAt',
      direction: 'desc',
      search: 'rossi',
      checkup: 'started',
    });
  });

  it.each([
    [1, 0, 1],
    [1, 25, 1],
    [2, 25, 1],
    [2, 26, 2],
    [9, 51, 3],
    [0, 51, 1],
    [1.5, 51, 1],
    [Number.NaN, 51, 1],
  ])('page %d of %d rows is page %d', (page, total, expected) => {
    expect(pageWithin(page, total)).toBe(expected);
  });

  it.each([
    [START, false],
    [{ ...START, search: ' ' }, false],
    [{ ...START, search: 'a' }, true],
    [{ ...START, checkup: 'none' as const }, true],
    [{ ...START, sort: 'name' as const }, false],
  ])('%j filtered: %s', (state, filtered) => {
    expect(isFiltered(state)).toBe(filtered);
  });
});
