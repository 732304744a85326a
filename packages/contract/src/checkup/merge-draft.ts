import { changedBy, withoutUnasked } from '@bussola/domain';
import type { Chi, Persona } from '@bussola/domain';
import type { BodyOf } from '../index.ts';
import type { Bozza } from './checkup.ts';

/**
 * The rule of a save, for server and browser: absent = untouched, null = taken back. A value that
 * is an object (a split, the policies) is replaced as a whole; members are known by `_id`.
 */
export function mergeDraft(
  before: Bozza,
  patch: BodyOf<'newAreaEconomica'>['data'],
  removeMembri: readonly string[] = [],
): Bozza {
  const { membri: patches = [], ...own } = patch;
  const removed = new Set(removeMembri);
  const membri = before.membri.filter(({ _id }) => !removed.has(_id));
  for (const { _id, ...fields } of patches) {
    // A save that was on its way while the member was taken away must not bring it back.
    if (removed.has(_id)) continue;
    const at = membri.findIndex((membro) => membro._id === _id);
    const merged = mergeFields<Bozza['membri'][number]>(membri[at] ?? { _id }, fields);
    if (at < 0) membri.push(merged);
    else membri[at] = merged;
  }
  return { ...mergeFields<Bozza>(before, own), membri };
}

/** The same rule for one person. */
export function mergeFields<T extends object>(before: T, patch: object): T {
  const after = new Map<string, unknown>(Object.entries(before));
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) after.delete(key);
    else if (value !== undefined) after.set(key, value);
  }
  return Object.fromEntries(after) as T;
}

/**
 * The answers of a saved person after a change, without those whose questions the change took away.
 * The server saves it, and the browser shows what it would change.
 */
export function answersAfter<A extends Persona>(before: A, patch: object, chi: Chi): A {
  const after = mergeFields(before, patch);
  return withoutUnasked(after, chi, changedBy(before, after));
}
