import pLimit from 'p-limit';
import { ProblemError } from './problem-error.ts';

/**
 * Work that must not all be done at once: some at a time, the others in the order they came.
 * @param queue how many may wait; later ones are told to come back
 */
export function concurrencyLimit({
  atOnce,
  queue = Infinity,
  retryAfterSeconds = 5,
}: {
  atOnce: number;
  queue?: number;
  retryAfterSeconds?: number;
}) {
  const limit = pLimit(atOnce);

  /** @throws ProblemError BUSY when there is no place, nor one to wait for */
  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (limit.activeCount >= atOnce && limit.pendingCount >= queue)
      throw new ProblemError('BUSY', { retryAfterSeconds });
    return limit(work);
  };
}
