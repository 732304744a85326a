import { describe, expect, it } from '@jest/globals';
import {
  FIRST,
  fromView,
  isFiltered,
  readPlace,
  readSearch,
  sortedBy,
  START,
  toQuery,
  toView,
  withoutFilters,
  writePlace,
  writeSearch,
} from './clients-search.ts';
import type { ClientsSearch } from './clients-search.ts';

describe('the address of the list', () => {
  it.each([
    ['', START],
    [
      'cerca=Bellini&checkup=completed&ordine=name&verso=asc',
      { ...START, search: 'Bellini', checkup: 'completed', sort: 'name', direction: 'asc' },
    ],
    ['checkup=strano&ordine=password&verso=su&rossi=9&chi=tutti&consulente=x', START],
    [`cerca=${'x'.repeat(101)}`, { ...START, search: 'x'.repeat(100) }],
  ])('%j', (address, expected) => {
    expect(readSearch(new URLSearchParams(address))).toEqual(expected);
  });

  it.each([
    START,
    {
      search: 'D’Angelo & figli',
      who: 'toConfirm' as const,
      checkup: 'started' as const,
      reds: 'new' as const,
      adviser: '5b7cf7a0-1c39-4a52-9c8f-0d3a1e2f4b61',
      login: 'older' as const,
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

describe('a saved view', () => {
  it.each<ClientsSearch>([
    START,
    {
      search: 'Bellini',
      who: 'toConfirm',
      checkup: 'started',
      reds: 'new',
      adviser: 'none',
      login: 'older',
      sort: 'reds',
      direction: 'asc',
    },
    { ...START, who: 'partner', reds: '2', login: '30' },
  ])('brings back all of %j but what was searched for', (state) => {
    expect(toView(state).filters).not.toHaveProperty('search');
    expect(fromView(toView(state))).toEqual({ ...state, search: '' });
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
    const start = { pageSize: 25, sort: 'updatedAt', direction: 'desc' };
    expect(toQuery(START, FIRST)).toEqual(start);
    expect(
      toQuery(
        { ...START, search: ' rossi ', checkup: 'started', reds: '2', adviser: 'none' },
        { from: 26, after: 'k' },
      ),
    ).toEqual({
      ...start,
      search: 'rossi',
      checkup: 'started',
      reds: 2,
      adviser: 'none',
      after: 'k',
    });
  });
  it('tells new reds and addresses to confirm from the others of their list', () => {
    expect(toQuery({ ...START, reds: 'new', who: 'toConfirm' }, FIRST)).toMatchObject({
      newReds: 'yes',
      toConfirm: 'yes',
    });
    expect(toQuery({ ...START, who: 'partner', login: 'never' }, FIRST)).toMatchObject({
      kind: 'partner',
      lastLogin: 'never',
    });
  });

  it.each([{ from: 26, after: 'abc-_9' }, { from: 1, before: 'abc' }, FIRST])(
    'remembers the place %j',
    (place) => {
      expect(readPlace(writePlace(place))).toEqual(place);
    },
  );
  it.each(['2', '26>', '>k', 'x>k', '26>k k', `1<${'k'.repeat(501)}`])(
    'begins anew for a place like «%s»',
    (stored) => {
      expect(readPlace(stored)).toEqual(FIRST);
    },
  );

  it.each([
    [START, false],
    [{ ...START, search: ' ' }, false],
    [{ ...START, search: 'a' }, true],
    [{ ...START, checkup: 'started' as const }, true],
    [{ ...START, login: 'never' as const }, true],
    [withoutFilters({ ...START, search: 'a', reds: '1' }), false],
    [{ ...START, sort: 'name' as const }, false],
  ])('%j filtered: %s', (state, filtered) => {
    expect(isFiltered(state)).toBe(filtered);
  });
});
