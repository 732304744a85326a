/** The answers so far: what the server holds, with what it has not heard yet laid over it. */
import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import type { Bozza, Draft } from '@bussola/contract';
import { isSame } from '@bussola/forms';
import { isEmptyPatch, type StepCall, type StepData } from './draft-merge.ts';
import { createDraftSender, type RefusedSave, type Send } from './draft-sender.ts';
import { createPendingQueue } from './pending-queue.ts';
import type { PendingSave, PendingStorage } from './pending-storage.ts';
import type { Tab } from '../steps.ts';

/**
 * `offline`: the network or the service does not answer; the answers wait and are sent again by
 * themselves.
 */
export type SaveState = 'saved' | 'saving' | 'offline';

export interface DraftState {
  data: Bozza;
  /** The last step that opens. A completed step counts before its save has reached the server. */
  reached: number;
  completed: boolean;
  /** Day after which an unregistered draft is erased. */
  expiresOn: string | null;
  saveState: SaveState;
  /** Answers that the server has not acknowledged. */
  waiting: number;
  /** When the server last acknowledged a save, ISO; null before the first one. */
  savedAt: string | null;
  /** Grows each time another device had saved in between. */
  mergedCount: number;
  /** What the server refused last. A step stays here until it is completed again. */
  refused: RefusedSave | null;
}

export interface DraftStore {
  store: StoreApi<DraftState>;
  /** A patch of what changed; queued, one at a time, sent again until it gets through. */
  save: (call: StepCall, data: StepData, removeMembri?: string[]) => void;
  /**
   * Queues a whole step, after everything that waits. The next step opens at once. If the server
   * refuses, `refused` says why and the next step closes again. `sendNow` sends it, once the next
   * step has been drawn.
   */
  complete: (call: StepCall, tab: Tab, data: StepData) => void;
  /** Resolves when nothing waits; rejects with NETWORK while the server cannot be reached. */
  flush: () => Promise<void>;
  /** Sends now what waits: the page or a step opens, or the network is back. */
  sendNow: () => void;
  /** Leaves the page: what is under way ends, what waits stays stored for the next visit. */
  dispose: () => void;
  open: () => void;
  /** The draft as the server holds it now, when it changed otherwise than by a save. */
  adopt: (draft: Draft) => void;
}

interface Options {
  draft: Draft;
  send: Send;
  storage: PendingStorage;
}

export function createDraftStore({ draft, send, storage }: Options): DraftStore {
  let server = draft;
  let waiting: { resolve: () => void; reject: (error: unknown) => void }[] = [];
  const queue = createPendingQueue(storage);
  const answers = () => {
    const data = queue.over(server.data);
    return {
      data,
      reached: queue.reachedOver(server.reached, data.analisiFamiliare),
      completed: server.completed,
      expiresOn: server.expiresOn,
      waiting: queue.count(),
    };
  };
  const saveState = (): SaveState => (queue.isEmpty() ? 'saved' : 'saving');
  const store = createStore<DraftState>(() => ({
    ...answers(),
    saveState: saveState(),
    savedAt: server.version > 0 ? server.updatedAt : null,
    mergedCount: 0,
    refused: null,
  }));
  const show = (more: Partial<DraftState>) => {
    const next = answers();
    const { data } = store.getState();
    // An answer that the server acknowledged is drawn once, when it is given.
    store.setState({ ...next, data: isSame(data, next.data) ? data : next.data, ...more });
  };
  const sender = createDraftSender({
    queue,
    send,
    version: () => server.version,
    onSaved: ({ draft: next, merged }) => {
      server = next;
      const mergedCount = store.getState().mergedCount + (merged ? 1 : 0);
      const { refused: last } = store.getState();
      const refused = last?.tab === undefined ? null : last;
      show({ saveState: saveState(), savedAt: next.updatedAt, refused, mergedCount });
    },
    onPostponed: (error) => {
      show({ saveState: 'offline' });
      for (const { reject } of waiting.splice(0)) reject(error);
    },
    onRefused: (refused) => {
      // The answers of a refused step, saved one by one, may be refused as well.
      const tab = refused.tab ?? store.getState().refused?.tab;
      show({ saveState: saveState(), refused: { ...refused, tab } });
    },
    onEmpty: () => {
      for (const { resolve } of waiting.splice(0)) resolve();
    },
  });
  const enqueue = (item: PendingSave, more: Partial<DraftState> = {}) => {
    queue.add(item, { isSending: sender.isSending() });
    show({ saveState: store.getState().saveState === 'offline' ? 'offline' : 'saving', ...more });
  };
  return {
    store,
    save: (call, data, removeMembri = []) => {
      if (isEmptyPatch(data) && removeMembri.length === 0) return;
      enqueue({ call, data, removeMembri });
      sender.sendNext();
    },
    complete: (call, tab, data) =>
      enqueue({ call, data, removeMembri: [], completes: tab }, { refused: null }),
    flush: () =>
      queue.isEmpty()
        ? Promise.resolve()
        : new Promise((resolve, reject) => {
            waiting.push({ resolve, reject });
            sender.retry();
          }),
    sendNow: sender.retry,
    open: () => {
      sender.start();
      sender.retry();
    },
    adopt: (next) => {
      server = next;
      show({ savedAt: next.updatedAt });
    },
    dispose: () => {
      sender.stop();
      waiting = [];
    },
  };
}
