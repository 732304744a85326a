import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Both outcomes last at least as long as the slower one usually does: the time of an answer says
 * nothing of an address.
 */
export async function minDuration<T>(leastMs: number, work: () => Promise<T>): Promise<T> {
  const floor = sleep(leastMs);
  try {
    return await work();
  } finally {
    await floor;
  }
}
