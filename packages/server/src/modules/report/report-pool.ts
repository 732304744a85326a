import { REPORT_WORKER } from '@bussola/report';
import type { ReportInput } from '@bussola/report';
import { fairQueue } from '../../fair-queue.ts';
import { lazyModule } from '../../lazy-module.ts';

/**
 * Draws reports beside the main thread: one worker, that goes away when there is nothing to draw.
 * @param areaId whose report it is: areas with many reports wait for those with one
 */
export interface Draw {
  (input: ReportInput, areaId: string): Promise<Uint8Array>;
}

/** How long one report may be drawn. Its wait for the worker is not counted. */
export const DRAW_MS = 60_000;
/** How long one report may wait for the worker. */
export const WAIT_MS = 300_000;
const WAITING = { all: 200, account: 20, network: Infinity };

/** One report at a time, one of each area in turn. */
export function reportQueue(
  work: (input: ReportInput, signal: AbortSignal) => Promise<Uint8Array>,
  drawMs = DRAW_MS,
): Draw {
  const queue = fairQueue({
    atOnce: 1,
    waiting: WAITING,
    deadlineMs: WAIT_MS,
    retryAfterSeconds: 5,
  });
  return (input, areaId) =>
    queue.run({ account: areaId, known: true }, () => work(input, AbortSignal.timeout(drawMs)));
}

export function reportPool(): { draw: Draw; close(): Promise<void> } {
  const pool = lazyModule(
    async () =>
      new (await import('piscina')).Piscina({
        filename: REPORT_WORKER,
        name: 'renderReport',
        minThreads: 0,
        maxThreads: 1,
        idleTimeout: 30_000,
        concurrentTasksPerWorker: 1,
      }),
  );
  return {
    // What the worker answers is typed as any. A report that takes too long ends its worker.
    draw: reportQueue(
      async (input, signal) =>
        new Uint8Array((await (await pool()).run(input, { signal })) as Uint8Array),
    ),
    close: async () => {
      await (await pool.ifLoaded())?.close({ force: true });
    },
  };
}
