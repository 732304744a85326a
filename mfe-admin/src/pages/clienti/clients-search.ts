import { MAX_LENGTH } from '@bussola/contract/limits';
import type { QueryOf } from '@bussola/contract';

export const SORTS = ['name', 'updatedAt', 'membri', 'reds'] as const;
export type Sort = (typeof SORTS)[number];
export const CHECKUPS = ['none', 'started', 'completed'] as const;
export type Checkup = (typeof CHECKUPS)[number];
/**
 * The filters of the list. The address keeps them, so a reload or a shared link shows the same
 * list.
 */
export interface ClientsSearch {
  search: string;
  checkup: Checkup | '';
  sort: Sort;
  direction: 'asc' | 'desc';
}

export const PAGE_SIZE = 25;
export const START: ClientsSearch = {
  search: '',
  checkup: '',
  sort: 'updatedAt',
  direction: 'desc',
};

/** Whatever an address holds that is not ours falls back to the start. */
export function readSearch(params: URLSearchParams): ClientsSearch {
  const one = <V extends string>(name: string, values: readonly V[], fallback: V): V =>
    values.find((value) => value === params.get(name)) ?? fallback;
  return {
    search: (params.get('cerca') ?? '').slice(0, MAX_LENGTH.search),
    checkup: one<Checkup | ''>('checkup', CHECKUPS, ''),
    sort: one('ordine', SORTS, START.sort),
    direction: one('verso', ['asc', 'desc'] as const, START.direction),
  };
}

/** Only what differs from the start is written. */
export function writeSearch({ search, checkup, sort, direction }: ClientsSearch): URLSearchParams {
  const params = new URLSearchParams();
  if (search.trim() !== '') params.set('cerca', search.trim());
  if (checkup !== '') params.set('checkup', checkup);
  if (sort !== START.sort) params.set('ordine', sort);
  if (direction !== START.direction) params.set('verso', direction);
  return params;
}

/** A second press on a column turns it round; a new one begins where it is most useful. */
export function sortedBy(state: ClientsSearch, sort: Sort): ClientsSearch {
  if (state.sort === sort)
    return { ...state, direction: state.direction === 'asc' ? 'desc' : 'asc' };
  return { ...state, sort, direction: sort === 'name' ? 'asc' : 'desc' };
}

export const isFiltered = ({ search, checkup }: ClientsSearch): boolean =>
  search.trim() !== '' || checkup !== '';

export function toQuery(
  { search, checkup, sort, direction }: ClientsSearch,
  page: number,
): QueryOf<'adminClients'> {
  return {
    page,
    pageSize: PAGE_SIZE,
    sort,
    direction,
    ...(search.trim() === '' ? {} : { search: search.trim() }),
    ...(checkup === '' ? {} : { checkup }),
  };
}

/** A page that is no longer there after a filter or a deletion becomes the last one. */
export const pageWithin = (page: number, total: number): number =>
  Math.max(1, Math.min(Number.isInteger(page) ? page : 1, Math.ceil(total / PAGE_SIZE)));
