/** Saves that the server has not acknowledged yet. */
import type { BodyOf, Bozza } from '@bussola/contract';
import { changedOnly, partOf } from '@bussola/forms';

export type StepData = BodyOf<'newAreaEconomica'>['data'];
export type StepCall = 'newAreaEconomica' | 'areaPrevidenzaAssistenza' | 'areaFinanziaria';
type MembroPatch = NonNullable<StepData['membri']>[number];

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

/** How many fields a patch answers. */
export function countAnswers({ membri = [], ...own }: StepData): number {
  return membri.reduce(
    (sum, { _id, ...fields }) => sum + Object.keys(fields).length,
    Object.keys(own).length,
  );
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
  const kept: StepData = partOf(own, (key) => !isRefused(key));
  const keptMembri = membri.flatMap((membro, place) => {
    if (refused.has(`membri.${place}`) || isRefused(`membri.${place}._id`)) return [];
    const { _id, ...answers } = membro;
    const fresh = partOf(answers, (key) => !isRefused(`membri.${place}.${key}`));
    return Object.keys(fresh).length > 0 ? [{ _id, ...fresh }] : [];
  });
  return keptMembri.length > 0 ? { ...kept, membri: keptMembri } : kept;
}

/** The same patch without the fields that a later one answers. */
export function withoutAnswered(patch: StepData, later: StepData): StepData {
  const { membri = [], ...own } = patch;
  const kept: StepData = partOf(own, (key) => !(key in later));
  const keptMembri = membri.flatMap(({ _id, ...answers }) => {
    const anew = later.membri?.find((membro) => membro._id === _id) ?? {};
    const left = partOf(answers, (key) => !(key in anew));
    return Object.keys(left).length > 0 ? [{ _id, ...left }] : [];
  });
  return keptMembri.length > 0 ? { ...kept, membri: keptMembri } : kept;
}

/** Whether the value itself is refused. A step names what it lacks without `data`. */
export const isValue = (field: string): boolean => bareField(field) !== field;
/** `data.membri.0.firstName` or `body.data.sesso`: the field itself. */
export const bareField = (field: string): string => field.replace(/^(body\.)?(data\.)?/, '');
