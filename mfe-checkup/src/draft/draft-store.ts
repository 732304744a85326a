/** The answers so far: what the server holds, with what it has not heard yet laid over it. */
import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import type { BodyOf, Bozza, Draft, ResponseOf } from '@bussola/contract';
import { mergeDraft } from '@bussola/contract/draft';
import { asProblem } from '@bussola/client';
import type { ProblemError } from '@bussola/client';
import {
  isEmptyPatch,
  joinPatches,
  withoutRefused,
  type StepCall,
  type StepData,
} from './draft-merge.ts';
import type { PendingSave, PendingStorage } from './pending-storage.ts';
import type { Tab } from '../steps.ts';

export type Send = (
  call: StepCall,
  body: BodyOf<'newAreaEconomica'>,
) => Promise<ResponseOf<'newAreaEconomica'>>;

/**
 * `offline`: the network or the service does not answer; the answers wait and are sent again by
 * themselves.
 */
export type SaveState = 'saved' | 'saving' | 'offline';

/** A field save that the server refused; `fields` are those of the patch that was sent. */
export interface RefusedSave {
  problem: ProblemError;
  sent: StepData;
}

export interface DraftState {
  data: Bozza;
  reached: number;
  completed: boolean;
  /** Day after which an unregistered draft is erased. */
  expiresOn: string | null;
  saveState: SaveState;
  /** When the server last acknowledged, ISO. */
  savedAt: string;
  /** Grows each time another device had saved in between. */
  mergedCount: number;
  refused: RefusedSave | null;
}

export interface DraftStore {
  store: StoreApi<DraftState>;
  /** A patch of what changed; queued, one at a time, sent again until it gets through. */
  save: (call: StepCall, data: StepData, removeMembri?: string[]) => void;
  /**
   * A whole step, after everything that waits. Rejects with the server's problem; without network
   * the answers stay queued.
   */
  complete: (call: StepCall, tab: Tab, data: StepData) => Promise<Draft>;
  /** Resolves when nothing waits; rejects with NETWORK while the server cannot be reached. */
  flush: () => Promise<void>;
  /** Tries now what waits: the page opens, or the network is back. */
  retry: () => void;
  /** Leaves the page: what is under way ends, what waits stays stored for the next visit. */
  dispose: () => void;
  open: () => void;
}

interface Item extends PendingSave {
  completes?: Tab;
  settle?: { resolve: (draft: Draft) => void; reject: (error: unknown) => void };
}
interface Options {
  draft: Draft;
  send: Send;
  storage: PendingStorage;
}

/** Not a refusal of the answers: the same request may go through later. */
const TRANSIENT = new Set(['NETWORK', 'UNAVAILABLE', 'BUSY', 'TOO_MANY_REQUESTS', 'INTERNAL']);
/**
 * The session is over: the shell leads to the sign-in page, and what waits must not be sent as
 * somebody else.
 */
const ENDED = new Set(['UNAUTHENTICATED', 'SESSION_ENDED']);
const FIRST_RETRY_MS = 2_000;
const LAST_RETRY_MS = 30_000;

export function createDraftStore({ draft, send, storage }: Options): DraftStore {
  let server = draft;
  const queue: Item[] = storage.open();
  let isSending = false;
  let isDisposed = false;
  let retryMs = FIRST_RETRY_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: { resolve: () => void; reject: (error: unknown) => void }[] = [];

  const view = (): Bozza =>
    queue.reduce((data, item) => mergeDraft(data, item.data, item.removeMembri), server.data);
  const store = createStore<DraftState>(() => ({
    data: view(),
    reached: server.reached,
    completed: server.completed,
    expiresOn: server.expiresOn,
    saveState: queue.length > 0 ? 'saving' : 'saved',
    savedAt: server.updatedAt,
    mergedCount: 0,
    refused: null,
  }));
  const show = (more: Partial<DraftState> = {}) =>
    store.setState({
      data: view(),
      reached: server.reached,
      completed: server.completed,
      expiresOn: server.expiresOn,
      ...more,
    });
  const keep = () =>
    storage.write(queue.map(({ call, data, removeMembri }) => ({ call, data, removeMembri })));

  function enqueue(item: Item): void {
    const last = queue.at(-1);
    // What has not left yet goes in one request; what is under way is not touched.
    const canJoin =
      last &&
      !(isSending && queue.length === 1) &&
      last.call === item.call &&
      last.completes === undefined &&
      item.removeMembri.length === 0;
    if (canJoin) {
      last.data = joinPatches(last.data, item.data);
      if (item.completes !== undefined)
        Object.assign(last, { completes: item.completes, settle: item.settle });
    } else queue.push(item);
    keep();
    show({ saveState: store.getState().saveState === 'offline' ? 'offline' : 'saving' });
    void pump();
  }

  async function pump(): Promise<void> {
    const item = queue[0];
    if (isSending || isDisposed || !item) return;
    isSending = true;
    clearTimeout(timer);
    try {
      const answer = await send(item.call, {
        version: server.version,
        data: item.data,
        ...(item.removeMembri.length > 0 ? { removeMembri: item.removeMembri } : {}),
        ...(item.completes === undefined ? {} : { completes: item.completes }),
      });
      accept(item, answer);
    } catch (error) {
      refuse(item, error);
    } finally {
      isSending = false;
    }
    if (queue.length === 0) settleWaiting();
    else if (timer === undefined) void pump();
  }

  function accept(item: Item, { draft: next, merged }: ResponseOf<'newAreaEconomica'>): void {
    server = next;
    queue.shift();
    retryMs = FIRST_RETRY_MS;
    keep();
    show({
      saveState: queue.length > 0 ? 'saving' : 'saved',
      savedAt: next.updatedAt,
      refused: null,
      mergedCount: store.getState().mergedCount + (merged ? 1 : 0),
    });
    item.settle?.resolve(next);
  }

  function refuse(item: Item, error: unknown): void {
    const problem = asProblem(error);
    if (!problem || TRANSIENT.has(problem.code)) {
      waitAndRetry(problem?.retryAfterSeconds);
      postpone(item, error);
    } else if (ENDED.has(problem.code)) postpone(item, error);
    else giveUp(item, problem);
  }

  /** The answers wait on; whoever pressed the button has to ask for the step again. */
  function postpone(item: Item, error: unknown): void {
    const { settle } = item;
    delete item.completes;
    delete item.settle;
    keep();
    show({ saveState: 'offline' });
    for (const { reject } of waiting.splice(0)) reject(error);
    settle?.reject(error);
  }

  /** What the server refuses is shown; the rest of it is saved all the same. */
  function giveUp(item: Item, problem: ProblemError): void {
    const { settle } = item;
    const fields = (problem.problem?.errors ?? []).map(({ field }) => bareField(field));
    const sent = item.data;
    const rest = withoutRefused(sent, fields);
    // A refused step is saved field by field all the same, so that nothing of it is lost; a rule of
    // the whole step names no field of the patch.
    const isWorthSending =
      !isEmptyPatch(rest) && (settle !== undefined || fields.some((field) => field !== ''));
    if (isWorthSending && (settle !== undefined || JSON.stringify(rest) !== JSON.stringify(sent))) {
      delete item.completes;
      delete item.settle;
      item.data = settle ? sent : rest;
    } else queue.shift();
    keep();
    show({
      saveState: queue.length > 0 ? 'saving' : 'saved',
      refused: settle ? null : { problem, sent },
    });
    settle?.reject(problem);
  }

  function waitAndRetry(afterSeconds: number | undefined): void {
    timer = setTimeout(
      () => {
        timer = undefined;
        void pump();
      },
      afterSeconds === undefined ? retryMs : afterSeconds * 1000,
    );
    retryMs = Math.min(LAST_RETRY_MS, retryMs * 2);
  }

  function settleWaiting(): void {
    for (const { resolve } of waiting.splice(0)) resolve();
  }

  const actions: DraftStore = {
    store,
    save: (call, data, removeMembri = []) => {
      if (!isEmptyPatch(data) || removeMembri.length > 0) enqueue({ call, data, removeMembri });
    },
    complete: (call, tab, data) =>
      new Promise((resolve, reject) => {
        enqueue({ call, data, removeMembri: [], completes: tab, settle: { resolve, reject } });
        actions.retry();
      }),
    flush: () =>
      queue.length === 0
        ? Promise.resolve()
        : new Promise((resolve, reject) => {
            waiting.push({ resolve, reject });
            actions.retry();
          }),
    retry: () => {
      clearTimeout(timer);
      timer = undefined;
      void pump();
    },
    open: () => {
      isDisposed = false;
      actions.retry();
    },
    dispose: () => {
      isDisposed = true;
      clearTimeout(timer);
      timer = undefined;
      waiting = [];
    },
  };
  return actions;
}

/** `data.membri.0.firstName` or `body.data.sesso`: the field itself. */
export const bareField = (field: string): string => field.replace(/^(body\.)?(data\.)?/, '');
