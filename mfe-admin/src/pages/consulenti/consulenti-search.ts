import type { ConsulenteRow } from '@bussola/contract';
import { nameOf } from '../../consulenti/proposals.ts';

const plain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase('it-IT');

/** By name, address, place or number; every word of the search is somewhere. */
export function matches(row: ConsulenteRow, search: string): boolean {
  const text = plain([nameOf(row), row.email, ...row.luoghi, row.numero ?? ''].join(' '));
  return plain(search)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
