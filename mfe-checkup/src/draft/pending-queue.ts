import { nextTab } from '@bussola/domain';
import type { Bozza } from '@bussola/contract';
import { mergeDraft } from '@bussola/contract/draft';
import {
  countAnswers,
  isEmptyPatch,
  joinPatches,
  withoutAnswered,
  type StepData,
} from './draft-merge.ts';
import type { PendingSave, PendingStorage } from './pending-storage.ts';

export type PendingQueue = ReturnType<typeof createPendingQueue>;

/** What the server has not acknowledged yet, in order; each change is written to the storage. */
export function createPendingQueue(storage: PendingStorage) {
  const items: PendingSave[] = storage.open();
  const keep = () => storage.write(items);
  return {
    first: () => items[0],
    count: () => items.reduce((sum, { data }) => sum + countAnswers(data), 0),
    isEmpty: () => items.length === 0,
    /** The answers as the person sees them: what waits, laid over what is saved. */
    over: (saved: Bozza): Bozza =>
      items.reduce((data, item) => mergeDraft(data, item.data, item.removeMembri), saved),
    /** The last step that opens: those that wait to be completed count as done. */
    reachedOver: (reached: number, scope: Bozza['analisiFamiliare']): number =>
      items.reduce(
        (last, { completes }) =>
          completes === undefined ? last : Math.max(last, nextTab(completes, scope)),
        reached,
      ),
    /** What has not left yet goes in one request; what is under way is not touched. */
    add: (item: PendingSave, { isSending }: { isSending: boolean }) => {
      const last = items.at(-1);
      const canJoin =
        last &&
        !(isSending && items.length === 1) &&
        last.call === item.call &&
        last.completes === undefined &&
        item.removeMembri.length === 0;
      if (canJoin) {
        last.data = joinPatches(last.data, item.data);
        if (item.completes !== undefined) last.completes = item.completes;
      } else items.push(item);
      keep();
    },
    removeFirst: () => {
      items.shift();
      keep();
    },
    /**
     * The rest of the first save waits on: without refused values, and without what was answered
     * anew meanwhile.
     */
    refuseFirst: (again: StepData | undefined) => {
      const first = items[0];
      // Who went on from a step that was refused has not completed those after it either.
      if (first?.completes !== undefined) for (const item of items) delete item.completes;
      const left =
        again && items.slice(1).reduce((data, item) => withoutAnswered(data, item.data), again);
      if (first && left && !isEmptyPatch(left)) first.data = left;
      else items.shift();
      keep();
    },
  };
}
