/** What the process does about errors that nobody caught. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from './deps.ts';

interface Faulty {
  log: Log;
  close(options: { grace: boolean }): Promise<void>;
}

/** Requests in flight may end in this time; then the process ends whatever is left. */
const DRAIN_MS = 10_000;

/**
 * A rejected promise that nobody waits for is logged, and the server goes on: its request ends by
 * its own deadline, and no state is shared with it. An uncaught exception may have left anything
 * half done: the server finishes what it can and exits with 1, for a supervisor to start it again.
 */
export function watchProcess(server: Faulty): void {
  process.on('unhandledRejection', (reason) => {
    server.log.error({ err: asError(reason) }, 'a rejected promise was not handled');
  });
  let ending = false;
  process.on('uncaughtException', (error) => {
    server.log.error({ err: asError(error) }, 'an exception was not caught: the server stops');
    if (ending) return;
    ending = true;
    void Promise.race([
      server.close({ grace: false }).catch(() => undefined),
      sleep(DRAIN_MS),
    ]).then(() => process.exit(1));
  });
}

/** Any value can be thrown, also one that holds personal data: only errors are written. */
const asError = (reason: unknown): Error =>
  reason instanceof Error ? reason : new Error('A value that is no error was thrown');
