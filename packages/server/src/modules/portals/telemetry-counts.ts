import { asSystem } from '../../access.ts';
import type { Deps } from '../../deps.ts';
import * as telemetry from './telemetry-repository.ts';
import type { EventCount, LoadCount, ViolationCount } from './telemetry-repository.ts';

const FLUSH_EVERY_MS = 10_000;
/** More kinds than this in ten seconds are invented, and are dropped. */
const MOST_KINDS = 2_000;
const HOUR_MS = 3_600_000;

interface Counts {
  events: Map<string, EventCount>;
  loads: Map<string, LoadCount>;
  violations: Map<string, ViolationCount>;
}
const noCounts = (): Counts => ({ events: new Map(), loads: new Map(), violations: new Map() });

function count<T extends { n: number }>(counts: Map<string, T>, one: T): void {
  const key = JSON.stringify({ ...one, n: 0 });
  const known = counts.get(key);
  if (known) known.n += 1;
  else if (counts.size < MOST_KINDS) counts.set(key, one);
}

/** Counts kept in memory, and written down every few seconds. */
export function telemetryCounts({ db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>) {
  let counts = noCounts();
  let timer: NodeJS.Timeout | undefined;
  let flushing: Promise<void> | undefined;

  async function write(): Promise<void> {
    const [events, loads, violations] = [
      [...counts.events.values()],
      [...counts.loads.values()],
      [...counts.violations.values()],
    ];
    if (events.length === 0 && loads.length === 0 && violations.length === 0) return;
    counts = noCounts();
    await asSystem(() =>
      db.transaction(async (tx) => {
        if (events.length > 0) await telemetry.addEvents(tx, events);
        if (loads.length > 0) await telemetry.addLoads(tx, loads);
        if (violations.length > 0) await telemetry.addViolations(tx, violations);
      }),
    );
  }
  const flush = (): Promise<void> =>
    (flushing ??= write()
      .catch((error: unknown) => {
        log.warn({ err: error }, 'counts of portal loads were lost');
      })
      .finally(() => {
        flushing = undefined;
      }));

  return {
    /** The hour that a count of now belongs to. */
    thisHour: (): Date => new Date(Math.floor(clock().getTime() / HOUR_MS) * HOUR_MS),
    event: (one: Omit<EventCount, 'n'>) => count(counts.events, { ...one, n: 1 }),
    load: (one: Omit<LoadCount, 'n'>) => count(counts.loads, { ...one, n: 1 }),
    violation: (one: Omit<ViolationCount, 'n'>) => count(counts.violations, { ...one, n: 1 }),
    flush,
    start(): void {
      timer = setInterval(() => {
        void flush();
      }, FLUSH_EVERY_MS);
      timer.unref();
    },
    async stop(): Promise<void> {
      clearInterval(timer);
      await flush();
    },
  };
}
export type TelemetryCounts = ReturnType<typeof telemetryCounts>;
