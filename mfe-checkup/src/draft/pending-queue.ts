import type { Bozza, Draft } from '@bussola/contract';
import { mergeDraft } from '@bussola/contract/draft';
import { joinPatches } from './draft-merge.ts';
import type { PendingSave, PendingStorage } from './pending-storage.ts';
import type { Tab } from '../steps.ts';

export interface PendingItem extends PendingSave {
  completes?: Tab;
  settle?: { resolve: (draft: Draft) => void; reject: (error: unknown) => void };
}

export type PendingQueue = ReturnType<typeof createPendingQueue>;

/** What the server has not acknowledged yet, in order; each change is written to the storage. */
export function createPendingQueue(storage: PendingStorage) {
  const items: PendingItem[] = storage.open();
  const keep = () =>
    storage.write(items.map(({ call, data, removeMembri }) => ({ call, data, removeMembri })));
  return {
    first: () => items[0],
    isEmpty: () => items.length === 0,
    /** The answers as the person sees them: what waits, laid over what is saved. */
    over: (saved: Bozza): Bozza =>
      items.reduce((data, item) => mergeDraft(data, item.data, item.removeMembri), saved),
    /** What has not left yet goes in one request; what is under way is not touched. */
    add: (item: PendingItem, { isSending }: { isSending: boolean }) => {
      const last = items.at(-1);
      const canJoin =
        last &&
        !(isSending && items.length === 1) &&
        last.call === item.call &&
        last.completes === undefined &&
        item.removeMembri.length === 0;
      if (canJoin) {
        last.data = joinPatches(last.data, item.data);
        if (item.completes !== undefined)
          Object.assign(last, { completes: item.completes, settle: item.settle });
      } else items.push(item);
      keep();
    },
    removeFirst: () => {
      items.shift();
      keep();
    },
    /** The item waits on as a plain save: the step has to be asked for again. */
    demote: (item: PendingItem, data = item.data) => {
      delete item.completes;
      delete item.settle;
      item.data = data;
      keep();
    },
  };
}
