import type { BodyOf, ResponseOf } from '@bussola/contract';
import { asProblem } from '@bussola/client';
import type { ProblemError } from '@bussola/client';
import {
  bareField,
  isEmptyPatch,
  withoutRefused,
  type StepCall,
  type StepData,
} from './draft-merge.ts';
import type { PendingItem, PendingQueue } from './pending-queue.ts';

export type Send = (
  call: StepCall,
  body: BodyOf<'newAreaEconomica'>,
) => Promise<ResponseOf<'newAreaEconomica'>>;

/** A save that the server refused, with what was sent. */
export interface RefusedSave {
  problem: ProblemError;
  sent: StepData;
}

interface Options {
  queue: PendingQueue;
  send: Send;
  /** The version of the draft that the server holds. */
  version: () => number;
  onSaved: (answer: ResponseOf<'newAreaEconomica'>) => void;
  /** The server cannot be reached, or the session is over: the answers wait on. */
  onPostponed: (error: unknown) => void;
  /** `null` when whoever asked for the step is told. */
  onRefused: (refused: RefusedSave | null) => void;
  onEmpty: () => void;
}

/** These say nothing about the answers: the same request may succeed later. */
const TRANSIENT = new Set(['NETWORK', 'UNAVAILABLE', 'BUSY', 'TOO_MANY_REQUESTS', 'INTERNAL']);
/**
 * The session is over and the shell opens the sign-in page. Unsent answers stay stored: the next
 * person who signs in may be somebody else.
 */
const ENDED = new Set(['UNAUTHENTICATED', 'SESSION_ENDED']);

/** Sends what waits, one request at a time, again and again until the server answers. */
export function createDraftSender({ queue, send, version, ...on }: Options) {
  const timer = createRetryTimer(() => void sendNext());
  let isSending = false;
  let isStopped = false;

  async function sendNext(): Promise<void> {
    const item = queue.first();
    if (isSending || isStopped || !item) return;
    isSending = true;
    timer.clear();
    let mustWait = false;
    try {
      saved(item, await send(item.call, bodyOf(item, version())));
    } catch (error) {
      mustWait = failed(item, error);
    } finally {
      isSending = false;
    }
    if (queue.isEmpty()) on.onEmpty();
    else if (!mustWait) void sendNext();
  }

  function saved(item: PendingItem, answer: ResponseOf<'newAreaEconomica'>): void {
    queue.removeFirst();
    timer.reset();
    on.onSaved(answer);
    item.settle?.resolve(answer.draft);
  }

  /** @returns whether what waits must not be sent at once */
  function failed(item: PendingItem, error: unknown): boolean {
    const problem = asProblem(error);
    const isTransient = !problem || TRANSIENT.has(problem.code);
    if (isTransient) timer.set(problem?.retryAfterSeconds);
    const mustWait = isTransient || ENDED.has(problem.code);
    const { settle } = item;
    if (mustWait) {
      queue.demote(item);
      on.onPostponed(error);
    } else {
      const sent = item.data;
      const again = worthSendingAgain(item, problem);
      if (again) queue.demote(item, again);
      else queue.removeFirst();
      on.onRefused(settle ? null : { problem, sent });
    }
    settle?.reject(error);
    return mustWait;
  }

  return {
    isSending: () => isSending,
    sendNext: () => void sendNext(),
    /** Sends now, without the rest of the wait. */
    retry: () => {
      timer.clear();
      void sendNext();
    },
    start: () => {
      isStopped = false;
    },
    stop: () => {
      isStopped = true;
      timer.clear();
    },
  };
}

const bodyOf = (
  { data, removeMembri, completes }: PendingItem,
  version: number,
): BodyOf<'newAreaEconomica'> => ({
  version,
  data,
  ...(removeMembri.length > 0 ? { removeMembri } : {}),
  ...(completes === undefined ? {} : { completes }),
});

/**
 * Returns the answers to send again. After a refused step these are all its answers, saved one by
 * one. After a refused save these are the fields that the server did not refuse.
 */
function worthSendingAgain(
  { data, settle }: PendingItem,
  { problem }: ProblemError,
): StepData | undefined {
  const fields = (problem?.errors ?? []).map(({ field }) => bareField(field));
  const rest = withoutRefused(data, fields);
  if (isEmptyPatch(rest)) return undefined;
  if (settle) return data;
  const namesFields = fields.some((field) => field !== '');
  return namesFields && JSON.stringify(rest) !== JSON.stringify(data) ? rest : undefined;
}

const FIRST_RETRY_MS = 2_000;
const LAST_RETRY_MS = 30_000;

/** Waits longer each time, until something got through. */
function createRetryTimer(run: () => void) {
  let retryMs = FIRST_RETRY_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    set: (afterSeconds: number | undefined) => {
      timer = setTimeout(
        () => {
          timer = undefined;
          run();
        },
        afterSeconds === undefined ? retryMs : afterSeconds * 1000,
      );
      retryMs = Math.min(LAST_RETRY_MS, retryMs * 2);
    },
    clear: () => {
      clearTimeout(timer);
      timer = undefined;
    },
    reset: () => {
      retryMs = FIRST_RETRY_MS;
    },
  };
}
