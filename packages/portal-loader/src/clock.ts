/** Time as an argument, so that tests run two minutes in none. */
export interface Clock {
  now: () => number;
  setTimeout: (run: () => void, ms: number) => unknown;
  clearTimeout: (timer: unknown) => void;
}
export const realClock: Clock = {
  now: () => performance.now(),
  setTimeout: (run, ms) => setTimeout(run, ms),
  clearTimeout: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
};

/** A message after this long; the typed load error at the specification's limit. */
export const SLOW_AFTER_MS = 8_000;
export const LOAD_TIMEOUT_MS = 120_000;
