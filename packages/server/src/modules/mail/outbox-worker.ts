/** Takes messages out of the outbox and sends them: one drain at a time, with retries. */
import { plusSeconds } from '../../clock.ts';
import { asSystem } from '../../access.ts';
import type { Deps } from '../../deps.ts';
import { markSent, putOff, takeNext } from './outbox-repository.ts';
import type { DueMessage } from './outbox-repository.ts';
import { countSent } from './posta-repository.ts';
import { failureOf, sendMessage } from './send-message.ts';
import type { SmtpTimes } from './send-message.ts';

/**
 * `ordinary` lasts two days, so that a mail server may be down over a weekend's night. An address
 * that the server refuses for good is tried a few times.
 */
const MAX_ATTEMPTS = { ordinary: 55, refused: 8 };
const LONGEST_WAIT_SECONDS = 3600;
/** Well within the ten seconds that a process has to end. */
const STOP_MS = 3_000;

export function outboxWorker(
  deps: Pick<Deps, 'config' | 'db' | 'clock' | 'log'>,
  times?: SmtpTimes,
) {
  const { db, clock, log } = deps;
  const { send, close } = sendMessage(deps, times);
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let again = false;
  let stopping = false;

  async function retryLater({ id, attempts }: DueMessage, error: unknown): Promise<void> {
    const failure = failureOf(error);
    const dead = attempts >= MAX_ATTEMPTS[failure.kind === 'refused' ? 'refused' : 'ordinary'];
    const waitSeconds = Math.min(LONGEST_WAIT_SECONDS, 5 * 2 ** attempts);
    await putOff(db, id, { runAt: plusSeconds(clock(), waitSeconds), dead, failure });
    const reason = error instanceof Error ? error.name : 'unknown';
    log.warn({ messageId: id, attempts, dead, reason }, 'a message was not delivered');
  }

  async function drainOutbox(): Promise<void> {
    while (!stopping) {
      const message = await takeNext(db, clock());
      if (!message) return;
      try {
        await send(message);
        await db.transaction(async (tx) => {
          await markSent(tx, message.id, clock());
          await countSent(tx, message.kind, clock());
        });
      } catch (error) {
        await retryLater(message, error);
      }
    }
  }

  /** One drain at a time; a wake during one makes it run once more. */
  function wake(): void {
    if (running) {
      again = true;
      return;
    }
    running = asSystem(drainOutbox)
      .catch((error: unknown) => {
        log.error({ err: error }, 'the outbox could not be read');
      })
      .finally(() => {
        running = undefined;
        if (again) {
          again = false;
          wake();
        }
      });
  }

  async function drain(): Promise<void> {
    wake();
    while (running) await running;
  }

  return {
    wake,
    /** All messages that are due have been tried when this ends, here or by a drain under way. */
    drain,
    start(): void {
      timer = setInterval(wake, 1_000);
      timer.unref();
    },
    /** Sends due letters for some seconds; another server, or the next start, sends the rest. */
    async stop({ withinMs = STOP_MS } = {}): Promise<void> {
      clearInterval(timer);
      const late = setTimeout(() => {
        stopping = true;
        again = false;
      }, withinMs);
      await drain();
      clearTimeout(late);
      stopping = true;
      await close();
    },
  };
}
