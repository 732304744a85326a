import { LAST_LOGINS, MAX_LENGTH } from '@bussola/contract/limits';
import type { BodyOf, QueryOf } from '@bussola/contract';

export const SORTS = ['name', 'updatedAt', 'membri', 'reds', 'lastLogin'] as const;
export type Sort = (typeof SORTS)[number];
export const CHECKUPS = ['started', 'completed'] as const;
/** Whoever is not a household with a checkup begun. */
export const OTHERS = ['toConfirm', 'never', 'partner', 'staff'] as const;
export const REDS = ['new', '1', '2', '3'] as const;
export const LOGINS = LAST_LOGINS;

type Choice<V extends string> = V | '';
/**
 * The filters of the list. The address keeps them, so a reload or a shared link shows the same
 * list.
 */
export interface ClientsSearch {
  search: string;
  who: Choice<(typeof OTHERS)[number]>;
  checkup: Choice<(typeof CHECKUPS)[number]>;
  reds: Choice<(typeof REDS)[number]>;
  /** The id of an adviser, or `none`. */
  adviser: string;
  login: Choice<(typeof LOGINS)[number]>;
  sort: Sort;
  direction: 'asc' | 'desc';
}

export const PAGE_SIZE = 25;
export const START: ClientsSearch = {
  search: '',
  who: '',
  checkup: '',
  reds: '',
  adviser: '',
  login: '',
  sort: 'updatedAt',
  direction: 'desc',
};
/** What each is called in the address. */
const NAMES = {
  search: 'cerca',
  who: 'chi',
  checkup: 'checkup',
  reds: 'rossi',
  adviser: 'consulente',
  login: 'accesso',
  sort: 'ordine',
  direction: 'verso',
} as const satisfies Record<keyof ClientsSearch, string>;
const FILTERS = ['search', 'who', 'checkup', 'reds', 'adviser', 'login'] as const;
const ADVISER = /^(?:none|[0-9a-f-]{36})$/;

/** Whatever an address holds that is not ours falls back to the start. */
export function readSearch(params: URLSearchParams): ClientsSearch {
  const one = <K extends keyof ClientsSearch>(
    key: K,
    values: readonly ClientsSearch[K][],
  ): ClientsSearch[K] => values.find((value) => value === params.get(NAMES[key])) ?? START[key];
  const adviser = params.get(NAMES.adviser) ?? '';
  return {
    search: (params.get(NAMES.search) ?? '').slice(0, MAX_LENGTH.search),
    who: one('who', OTHERS),
    checkup: one('checkup', CHECKUPS),
    reds: one('reds', REDS),
    adviser: ADVISER.test(adviser) ? adviser : '',
    login: one('login', LOGINS),
    sort: one('sort', SORTS),
    direction: one('direction', ['asc', 'desc']),
  };
}

/** Only what differs from the start is written. */
export function writeSearch(state: ClientsSearch): URLSearchParams {
  const params = new URLSearchParams();
  for (const key of [...FILTERS, 'sort', 'direction'] as const) {
    const value = state[key].trim();
    if (value !== START[key]) params.set(NAMES[key], value);
  }
  return params;
}

/** A second press on a column turns it round; a new one begins where it is most useful. */
export function sortedBy(state: ClientsSearch, sort: Sort): ClientsSearch {
  if (state.sort === sort)
    return { ...state, direction: state.direction === 'asc' ? 'desc' : 'asc' };
  return { ...state, sort, direction: sort === 'name' ? 'asc' : 'desc' };
}

export const isFiltered = (state: ClientsSearch): boolean =>
  FILTERS.some((key) => state[key].trim() !== '');
export const withoutFilters = (state: ClientsSearch): ClientsSearch => ({
  ...START,
  sort: state.sort,
  direction: state.direction,
});

/** What the list is narrowed to, as the calls take it. */
export function toFilters({
  search,
  who,
  checkup,
  reds,
  adviser,
  login,
}: ClientsSearch): Omit<
  QueryOf<'adminClients'>,
  'after' | 'before' | 'pageSize' | 'sort' | 'direction'
> {
  return {
    ...(search.trim() !== '' && { search: search.trim() }),
    ...(who === 'toConfirm' ? { toConfirm: 'yes' } : who !== '' && { kind: who }),
    ...(checkup !== '' && { checkup }),
    ...(reds === 'new' ? { newReds: 'yes' } : reds !== '' && { reds: Number(reds) }),
    ...(adviser !== '' && { adviser }),
    ...(login !== '' && { lastLogin: login }),
  };
}

type View = BodyOf<'saveClientViews'>['views'][number];
type Saved = Pick<View, 'filters' | 'sort' | 'direction'>;
/** A saved view is all of it but what was searched for. */
export function toView({ search: _, ...state }: ClientsSearch): Saved {
  const { sort, direction } = state;
  return { filters: toFilters({ ...state, search: '' }), sort, direction };
}
export function fromView({ filters, sort, direction }: Saved): ClientsSearch {
  const { kind, checkup, reds, newReds, adviser, lastLogin, toConfirm } = filters;
  return {
    search: '',
    who: toConfirm ? 'toConfirm' : (OTHERS.find((one) => one === kind) ?? ''),
    checkup: checkup ?? '',
    reds: newReds ? 'new' : (REDS.find((one) => one === String(reds)) ?? ''),
    adviser: adviser ?? '',
    login: lastLogin ?? '',
    sort,
    direction,
  };
}

/** A page of the list: the place of its first row, and the key of the page beside it. */
export interface Place {
  from: number;
  after?: string;
  before?: string;
}
export const FIRST: Place = { from: 1 };

/** As the view state keeps it: a page of another order is the first one. */
export const writePlace = ({ from, after, before }: Place): string =>
  after ? `${from}>${after}` : before ? `${from}<${before}` : '';
export function readPlace(text: string): Place {
  const [, from, way, key] = /^(\d{1,6})([<>])([\w-]{1,500})$/.exec(text) ?? [];
  if (from === undefined || key === undefined) return FIRST;
  return { from: Math.max(1, Number(from)), [way === '>' ? 'after' : 'before']: key };
}

export const toQuery = (
  state: ClientsSearch,
  { after, before }: Place,
): QueryOf<'adminClients'> => ({
  ...toFilters(state),
  pageSize: PAGE_SIZE,
  sort: state.sort,
  direction: state.direction,
  ...(after && { after }),
  ...(before && { before }),
});
