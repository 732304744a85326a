/**
 * Draws in a thread of its own, which is ended after: a page opens channels and timers that would
 * keep the build from ending.
 */
import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';

const { renderFirstPaint } = createRequire(import.meta.url)(workerData as string) as {
  renderFirstPaint: () => Promise<unknown>;
};
parentPort?.postMessage(await renderFirstPaint());
