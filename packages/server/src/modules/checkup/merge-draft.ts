import type { Bozza, BodyOf } from '@bussola/contract';
import { MAX_FAMILIARI } from '@bussola/domain';
import { ProblemError } from '../../problem-error.ts';
import { fieldError } from './step-rules.ts';

type Step = BodyOf<'newAreaEconomica'>;

/**
 * Absent = untouched, null = taken back. A value that is an object (a split, the policies) is
 * replaced as a whole.
 */
export function mergeDraft(
  before: Bozza,
  patch: Step['data'],
  removeMembri: readonly string[] = [],
): Bozza {
  const { membri: patches = [], ...own } = patch;
  const removed = new Set(removeMembri);
  const membri = before.membri.filter(({ _id }) => !removed.has(_id));
  for (const { _id, ...fields } of patches) {
    // A save that was on its way while the member was taken away must not bring it back.
    if (removed.has(_id)) continue;
    const at = membri.findIndex((membro) => membro._id === _id);
    const merged = mergeFields(
      at < 0 ? { _id } : (membri[at] as object),
      fields,
    ) as Bozza['membri'][number];
    if (at < 0) membri.push(merged);
    else membri[at] = merged;
  }
  if (membri.length > MAX_FAMILIARI)
    throw new ProblemError('VALIDATION', {
      errors: [fieldError('membri', 'tooMany')],
    });
  return { ...(mergeFields(before, own) as Bozza), membri };
}

/** The same rule for one person. */
export function mergeFields(before: object, patch: object): object {
  const after: Record<string, unknown> = { ...before };
  for (const [key, value] of Object.entries(patch)) {
    if (value === undefined) continue;
    if (value === null) Reflect.deleteProperty(after, key);
    else after[key] = value;
  }
  return after;
}
