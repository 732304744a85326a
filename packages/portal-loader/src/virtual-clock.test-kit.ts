import type { Clock } from './clock.ts';

/** A clock that tests move by hand: two minutes pass at once. */
export function virtualClock(): Clock & { advance: (ms: number) => Promise<void> } {
  let now = 0;
  let last = 0;
  const timers = new Map<number, { at: number; run: () => void }>();
  // A turn of the real event loop: every promise that waits for no timer is through, however long
  // its chain.
  const settle = () =>
    new Promise<void>((resolve) => {
      setImmediate(resolve);
    });
  return {
    now: () => now,
    setTimeout: (run, ms) => {
      last += 1;
      timers.set(last, { at: now + ms, run });
      return last;
    },
    clearTimeout: (timer) => {
      timers.delete(timer as number);
    },
    advance: async (ms) => {
      const until = now + ms;
      await settle();
      for (;;) {
        const next = [...timers]
          .filter(([, { at }]) => at <= until)
          .sort((a, b) => a[1].at - b[1].at)[0];
        if (!next) break;
        timers.delete(next[0]);
        now = next[1].at;
        next[1].run();
        await settle();
      }
      now = until;
      await settle();
    },
  };
}
