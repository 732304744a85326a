/**
 * The server's rule of a save, applied here to what it has not acknowledged yet (contract,
 * StepBody).
 */
import type { BodyOf, Bozza } from '@bussola/contract';
import { changedOnly } from '@bussola/forms';

export type StepData = BodyOf<'newAreaEconomica'>['data'];
export type StepCall = 'newAreaEconomica' | 'areaPrevidenzaAssistenza' | 'areaFinanziaria';
type MembroPatch = NonNullable<StepData['membri']>[number];

/** Absent = untouched, null = taken back; members by `_id`. */
export function mergeDraft(
  before: Bozza,
  patch: StepData,
  removeMembri: readonly string[] = [],
): Bozza {
  const { membri: patches = [], ...own } = patch;
  const membri = before.membri.filter(({ _id }) => !removeMembri.includes(_id));
  for (const { _id, ...fields } of patches) {
    if (removeMembri.includes(_id)) continue;
    const at = membri.findIndex((membro) => membro._id === _id);
    const merged = mergeFields(membri[at] ?? { _id }, fields) as Bozza['membri'][number];
    if (at < 0) membri.push(merged);
    else membri[at] = merged;
  }
  return { ...(mergeFields(before, own) as Bozza), membri };
}

function mergeFields(before: object, patch: object): object {
  const kept = Object.entries({
    ...before,
    ...Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined)),
  });
  return Object.fromEntries(kept.filter(([, value]) => value !== null));
}

/** Two saves in one: the later wins, field by field. */
export function joinPatches(first: StepData, second: StepData): StepData {
  const { membri: one = [], ...own } = first;
  const { membri: two = [], ...later } = second;
  const membri = [...one];
  for (const patch of two) {
    const at = membri.findIndex(({ _id }) => _id === patch._id);
    if (at < 0) membri.push(patch);
    else membri[at] = { ...membri[at], ...patch };
  }
  const joined: StepData = { ...own, ...later };
  return membri.length > 0 ? { ...joined, membri } : joined;
}

/**
 * What of a step's answers is not saved yet: the merge patch of the changed fields, and of no
 * other.
 */
export function changesOf(patch: StepData, saved: Bozza): StepData {
  const { membri = [], ...own } = patch;
  const changed: MembroPatch[] = membri.flatMap(({ _id, ...fields }) => {
    const known = saved.membri.find((membro) => membro._id === _id);
    const fresh = changedOnly(fields, known ?? {});
    return known && Object.keys(fresh).length === 0 ? [] : [{ _id, ...fresh }];
  });
  return { ...changedOnly(own, saved), ...(changed.length > 0 ? { membri: changed } : {}) };
}

export const isEmptyPatch = (patch: StepData): boolean => Object.keys(patch).length === 0;

/**
 * The same patch without the fields a refusal names; members are named by their place in the patch
 * that was sent.
 */
export function withoutRefused(patch: StepData, fields: readonly string[]): StepData {
  const refused = new Set(fields);
  const isRefused = (path: string) =>
    [...refused].some((field) => field === path || field.startsWith(`${path}.`));
  const { membri = [], ...own } = patch;
  const kept = Object.fromEntries(
    Object.entries(own).filter(([key]) => !isRefused(key)),
  ) as StepData;
  const keptMembri = membri.flatMap((membro, place) => {
    if (refused.has(`membri.${place}`) || isRefused(`membri.${place}._id`)) return [];
    const fresh = Object.fromEntries(
      Object.entries(membro).filter(
        ([key]) => key === '_id' || !isRefused(`membri.${place}.${key}`),
      ),
    ) as MembroPatch;
    return Object.keys(fresh).length > 1 ? [fresh] : [];
  });
  return keptMembri.length > 0 ? { ...kept, membri: keptMembri } : kept;
}
