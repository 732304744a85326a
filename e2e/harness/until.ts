/** Looks again and again until there is something to see. */
import { setTimeout as pause } from 'node:timers/promises';

/**
 * @param look answers undefined or false as long as there is nothing
 * @param what is waited for, for the sentence of the failure
 */
export async function until<T>(
  look: () => T | undefined | false | Promise<T | undefined | false>,
  what: string,
  withinMs = 30_000,
): Promise<T> {
  for (const deadline = Date.now() + withinMs; ;) {
    const seen = await look();
    if (seen !== undefined && seen !== false) return seen;
    if (Date.now() > deadline) throw new Error(`waited ${withinMs / 1000} s in vain: ${what}`);
    await pause(150);
  }
}

/** Only time can pass: a code of the next half minute, a proof that grows old. */
export const wait = (ms: number): Promise<void> => pause(ms);
