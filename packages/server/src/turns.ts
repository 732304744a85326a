import { Refusal } from './refusal.ts';

/**
 * Work that must not all be done at once: some at a time, the others in the order they came.
 * @param queue how many may wait; whoever comes after them is told to come back
 */
export function turns({ atOnce, queue = Infinity }: { atOnce: number; queue?: number }) {
  const waiting: (() => void)[] = [];
  let running = 0;
  /** @throws Refusal BUSY */
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < atOnce) running += 1;
    else {
      if (waiting.length >= queue) throw new Refusal('BUSY', { retryAfterSeconds: 5 });
      // The place of whoever ends is handed on, so nobody who comes just then takes it.
      await new Promise<void>((resolve) => { waiting.push(resolve); });
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next(); else running -= 1;
    }
  };
}
