import { REPORT_WORKER } from '@bussola/report';
import type { ReportInput } from '@bussola/report';
import { lazyModule } from '../../lazy-module.ts';

/**
 * Draws reports beside the main thread: one worker, that goes away when there is nothing to draw.
 */
export interface Draw {
  (input: ReportInput): Promise<Uint8Array>;
}

export function reportPool(): { draw: Draw; close(): Promise<void> } {
  const pool = lazyModule(
    async () =>
      new (await import('piscina')).Piscina({
        filename: REPORT_WORKER,
        name: 'renderReport',
        minThreads: 0,
        maxThreads: 1,
        maxQueue: 50,
        idleTimeout: 30_000,
        concurrentTasksPerWorker: 1,
      }),
  );
  return {
    // What the worker answers is typed as any.
    draw: async (input) => new Uint8Array((await (await pool()).run(input)) as Uint8Array),
    close: async () => {
      await (await pool.ifLoaded())?.close({ force: true });
    },
  };
}
