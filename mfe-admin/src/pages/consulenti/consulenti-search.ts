import type { ConsulenteRow } from '@bussola/contract';
import { MAX_LENGTH } from '@bussola/contract/limits';
import { hindranceOf, nameOf } from '../../consulenti/proposals.ts';

const plain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase('it-IT');

export const STATES = ['active', 'away', 'unregistered', 'invited', 'disabled'] as const;
export const ROOMS = ['free', 'full'] as const;
/** By telephone or on screen nobody has to come. */
export const FROM_AFAR = ['telefono', 'video'] as const;
/** The filters of the list. The address keeps them, so a reload or a link shows the same list. */
export interface ConsulentiSearch {
  search: string;
  state: (typeof STATES)[number] | '';
  /** A place, or a way that needs none. */ where: string;
  room: (typeof ROOMS)[number] | '';
}
/** What each is called in the address. */
const NAMES = { search: 'cerca', state: 'stato', where: 'dove', room: 'posto' } as const;
const KEYS = ['search', 'state', 'where', 'room'] as const;

/**
 * Whatever an address holds that is not ours is left out, and so is a place where nobody receives.
 */
export function readSearch(
  params: URLSearchParams,
  rows: readonly ConsulenteRow[],
): ConsulentiSearch {
  const one = <V extends string>(key: (typeof KEYS)[number], values: readonly V[]) =>
    values.find((value) => value === params.get(NAMES[key])) ?? '';
  return {
    search: (params.get(NAMES.search) ?? '').slice(0, MAX_LENGTH.search),
    state: one('state', STATES),
    where: one('where', [...placesOf(rows), ...FROM_AFAR]),
    room: one('room', ROOMS),
  };
}
export function writeSearch(state: ConsulentiSearch): URLSearchParams {
  const params = new URLSearchParams();
  for (const key of KEYS) if (state[key] !== '') params.set(NAMES[key], state[key]);
  return params;
}

/** The one word that the list says of an adviser. */
function stateOf({ state, numero, awayUntil }: ConsulenteRow): ConsulentiSearch['state'] {
  if (state === 'expired') return 'invited';
  if (state !== 'active') return state;
  if (numero === null) return 'unregistered';
  return awayUntil === null ? 'active' : 'away';
}
/** Where anybody of these receives. */
export const placesOf = (rows: readonly ConsulenteRow[]): string[] =>
  [...new Set(rows.flatMap(({ luoghi }) => luoghi))].sort((a, b) => a.localeCompare(b, 'it'));

/** By name, address, place or number; every word of the search is somewhere. */
function matches(row: ConsulenteRow, search: string): boolean {
  const text = plain([nameOf(row), row.email, ...row.luoghi, row.numero ?? ''].join(' '));
  return plain(search)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
export function passes(row: ConsulenteRow, filters: ConsulentiSearch): boolean {
  const { search, state, where, room } = filters;
  const isFree = row.state === 'active' && hindranceOf(row) === undefined;
  return (
    matches(row, search) &&
    (state === '' || stateOf(row) === state) &&
    (where === '' || [...row.luoghi, ...row.canali].includes(where)) &&
    (room === '' || (room === 'free' ? isFree : row.state === 'active' && !isFree))
  );
}
