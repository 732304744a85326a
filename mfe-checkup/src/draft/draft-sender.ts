import type { BodyOf, ResponseOf } from '@bussola/contract';
import { asProblem } from '@bussola/client';
import type { ProblemError } from '@bussola/client';
import {
  bareField,
  isValue,
  isEmptyPatch,
  withoutRefused,
  type StepCall,
  type StepData,
} from './draft-merge.ts';
import type { PendingQueue } from './pending-queue.ts';
import type { PendingSave } from './pending-storage.ts';
import type { Tab } from '../steps.ts';

export type Send = (
  call: StepCall,
  body: BodyOf<'newAreaEconomica'>,
) => Promise<ResponseOf<'newAreaEconomica'>>;

/** A save that the server refused, with what was sent. */
export interface RefusedSave {
  problem: ProblemError;
  sent: StepData;
  /** The step that was not completed. */
  tab: Tab | undefined;
}

interface Options {
  queue: PendingQueue;
  send: Send;
  /** The version of the draft that the server holds. */
  version: () => number;
  onSaved: (answer: ResponseOf<'newAreaEconomica'>) => void;
  /** The server cannot be reached, or the session is over: the answers wait on. */
  onPostponed: (error: unknown) => void;
  onRefused: (refused: RefusedSave) => void;
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
      saved(await send(item.call, bodyOf(item, version())));
    } catch (error) {
      mustWait = failed(item, error);
    } finally {
      isSending = false;
    }
    if (queue.isEmpty()) on.onEmpty();
    else if (!mustWait) void sendNext();
  }

  function saved(answer: ResponseOf<'newAreaEconomica'>): void {
    queue.removeFirst();
    timer.reset();
    on.onSaved(answer);
  }

  /** @returns whether what waits must not be sent at once */
  function failed(item: PendingSave, error: unknown): boolean {
    const problem = asProblem(error);
    const isTransient = !problem || TRANSIENT.has(problem.code);
    if (isTransient) timer.set(problem?.retryAfterSeconds);
    const mustWait = isTransient || ENDED.has(problem.code);
    if (mustWait) on.onPostponed(error);
    else {
      const { data: sent, completes: tab } = item;
      queue.refuseFirst(worthSendingAgain(item, problem));
      on.onRefused({ problem, sent, tab });
    }
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
  { data, removeMembri, completes }: PendingSave,
  version: number,
): BodyOf<'newAreaEconomica'> => ({
  version,
  data,
  ...(removeMembri.length > 0 ? { removeMembri } : {}),
  ...(completes === undefined ? {} : { completes }),
});

/**
 * Returns the answers to send again. After a step that may not be completed these are all its
 * answers, saved one by one. A value that no save takes is not sent a second time.
 */
function worthSendingAgain(
  { data, completes }: PendingSave,
  { problem }: ProblemError,
): StepData | undefined {
  const errors = problem?.errors ?? [];
  const fields = errors.map(({ field }) => bareField(field));
  const rest = withoutRefused(data, fields);
  if (isEmptyPatch(rest)) return undefined;
  if (completes !== undefined) {
    const never = errors.flatMap(({ field }) => (isValue(field) ? [bareField(field)] : []));
    return withoutRefused(data, never);
  }
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
