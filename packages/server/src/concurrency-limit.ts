import { ProblemError } from './problem-error.ts';

/**
 * Work that must not all be done at once: some at a time, the others in the order they came.
 * @param queue how many may wait; whoever comes after them is told to come back
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
  const waiting: (() => void)[] = [];
  let running = 0;

  /** @throws ProblemError BUSY when there is no place, nor one to wait for */
  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= atOnce && waiting.length >= queue)
      throw new ProblemError('BUSY', { retryAfterSeconds });
    if (running < atOnce) running += 1;
    // The place of whoever ends is handed on, so nobody who comes just then takes it.
    else
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
      });
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
