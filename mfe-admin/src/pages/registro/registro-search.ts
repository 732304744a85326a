import type { RegistroFilters } from '@bussola/contract';
import { LOG_KINDS, LOG_WHO, MAX_LENGTH } from '@bussola/contract/limits';
import { romeDay } from '@bussola/domain/calendario';

export const DAYS = ['1', '7', '30', '90'] as const;
export const ABOUT = ['self', 'other'] as const;

/** The filters of the log. The address keeps them, so a link shows the same rows. */
export interface RegistroSearch {
  search: string;
  kind: (typeof LOG_KINDS)[number] | '';
  /** A group, or the id of a person. */
  who: string;
  about: string;
  days: (typeof DAYS)[number] | '';
}
/** What each is called in the address. */
const NAMES = {
  search: 'cerca',
  kind: 'cosa',
  who: 'chi',
  about: 'dichi',
  days: 'giorni',
} as const satisfies Record<keyof RegistroSearch, string>;
const KEYS = ['search', 'kind', 'who', 'about', 'days'] as const;
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
export const isId = (text: string): boolean => ID.test(text);
export const NO_FILTERS: RegistroSearch = { search: '', kind: '', who: '', about: '', days: '' };

/** Whatever an address holds that is not ours is left out. */
export function readSearch(params: URLSearchParams): RegistroSearch {
  const text = (key: keyof RegistroSearch) => params.get(NAMES[key]) ?? '';
  const personOr = (key: 'who' | 'about', groups: readonly string[]) =>
    isId(text(key)) || groups.includes(text(key)) ? text(key) : '';
  return {
    search: text('search').slice(0, MAX_LENGTH.search),
    kind: LOG_KINDS.find((one) => one === text('kind')) ?? '',
    who: personOr('who', LOG_WHO),
    about: personOr('about', ABOUT),
    days: DAYS.find((one) => one === text('days')) ?? '',
  };
}
export function writeSearch(state: RegistroSearch): URLSearchParams {
  const params = new URLSearchParams();
  for (const key of KEYS) if (state[key].trim() !== '') params.set(NAMES[key], state[key].trim());
  return params;
}
export const isFiltered = (state: RegistroSearch): boolean =>
  KEYS.some((key) => state[key].trim() !== '');

/** As the calls take them. */
export function toFilters(
  { search, kind, who, about, days }: RegistroSearch,
  now: Date,
): Partial<RegistroFilters> {
  const group = LOG_WHO.find((one) => one === who) ?? (isId(who) ? who : undefined);
  const side = ABOUT.find((one) => one === about) ?? (isId(about) ? about : undefined);
  return {
    ...(search.trim() !== '' && { search: search.trim() }),
    ...(kind !== '' && { kind }),
    ...(group !== undefined && { who: group }),
    ...(side !== undefined && { about: side }),
    ...(days !== '' && {
      from: romeDay(new Date(now.getTime() - (Number(days) - 1) * 86_400_000)),
    }),
  };
}
