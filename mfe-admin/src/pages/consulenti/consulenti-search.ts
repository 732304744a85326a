import type { ConsulenteRow } from '@bussola/contract';
import { hindranceOf, nameOf } from '../../consulenti/proposals.ts';

const plain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase('it-IT');

export const STATES = ['active', 'away', 'unregistered', 'invited', 'disabled'] as const;
export const ROOMS = ['free', 'full'] as const;
/** By telephone or on screen nobody has to come. */
export const FROM_AFAR = ['telefono', 'video'] as const;
export interface ConsulentiFilters {
  state: (typeof STATES)[number] | '';
  /** A place, or a way that needs none. */ where: string;
  room: (typeof ROOMS)[number] | '';
}

/** The one word that the list says of an adviser. */
function stateOf({ state, numero, awayUntil }: ConsulenteRow): ConsulentiFilters['state'] {
  if (state === 'expired') return 'invited';
  if (state !== 'active') return state;
  if (numero === null) return 'unregistered';
  return awayUntil === null ? 'active' : 'away';
}
/** Where anybody of these receives. */
export const placesOf = (rows: readonly ConsulenteRow[]): string[] =>
  [...new Set(rows.flatMap(({ luoghi }) => luoghi))].sort((a, b) => a.localeCompare(b, 'it'));

/** By name, address, place or number; every word of the search is somewhere. */
export function matches(row: ConsulenteRow, search: string): boolean {
  const text = plain([nameOf(row), row.email, ...row.luoghi, row.numero ?? ''].join(' '));
  return plain(search)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
export function passes(row: ConsulenteRow, { state, where, room }: ConsulentiFilters): boolean {
  const isFree = row.state === 'active' && hindranceOf(row) === undefined;
  return (
    (state === '' || stateOf(row) === state) &&
    (where === '' || [...row.luoghi, ...row.canali].includes(where)) &&
    (room === '' || (room === 'free' ? isFree : row.state === 'active' && !isFree))
  );
}
