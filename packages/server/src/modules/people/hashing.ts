import { setTimeout as sleep } from 'node:timers/promises';
import { hash, verify } from '@node-rs/argon2';
import { fairQueue } from '../../fair-queue.ts';
import type { Requester } from '../../fair-queue.ts';
import { lazyModule } from '../../lazy-module.ts';

/** argon2id. Staff reach everybody's data, so their passwords cost more to try. */
const COST = {
  user: { memoryCost: 47_104, timeCost: 1, parallelism: 1, algorithm: 2 },
  staff: { memoryCost: 65_536, timeCost: 3, parallelism: 1, algorithm: 2 },
} as const;
type Kind = keyof typeof COST;
const KINDS = ['user', 'staff'] as const;

/** Hashing fills the threads that read files too: two at once, and a short queue. */
const IN_FLIGHT = 2;
/** A network may hold a quarter of the queue: many people can share one address. */
const WAITING = { all: 64, account: 4, network: 16 };
/**
 * Shorter than the deadline of a request (app.ts), so no answer is given before the job left the
 * queue.
 */
const DEADLINE_MS = 12_000;
/** How long a refusal is held back, and how many at once. */
const HELD_MS = 500;
const HELD = 2_000;

export function passwordHasher({ deadlineMs = DEADLINE_MS } = {}) {
  const queue = fairQueue({
    atOnce: IN_FLIGHT,
    waiting: WAITING,
    deadlineMs,
    retryAfterSeconds: 2,
  });
  let held = 0;

  const make = (password: string, kind: Kind, from: Requester = {}) =>
    queue.run(from, () => hash(password, COST[kind]));
  // A refusal is not remembered: it would make every later try fail.
  const sampleOf = (kind: Kind) => lazyModule(() => make('never a password of anybody', kind));
  const samples = { user: sampleOf('user'), staff: sampleOf('staff') };
  const isOfKind = (stored: string, kind: Kind): boolean =>
    stored.startsWith(
      `$argon2id$v=19$m=${COST[kind].memoryCost},t=${COST[kind].timeCost},p=${COST[kind].parallelism}$`,
    );
  return {
    /**
     * Before anything is asked of the database. Who finds no place waits a moment for one before
     * being sent away: programs that ask again at once would otherwise take the time of everybody
     * else.
     * @throws ProblemError BUSY
     */
    async room(from: Requester): Promise<void> {
      try {
        queue.refuseWhenFull(from);
      } catch (error) {
        if (held >= HELD) throw error;
        held += 1;
        await sleep(HELD_MS);
        held -= 1;
        queue.refuseWhenFull(from);
      }
    },
    hash: make,
    /**
     * At sign-in. A wrong password always costs one hash of each kind, so the time does not tell
     * whether the address has an account, nor whether that account is of the staff. A minimum time
     * of the answer would not hide it: a staff hash takes longer on a busy machine.
     * @param alike also for a right password, where right and wrong are answered alike
     */
    async tryPassword(
      stored: string | null | undefined,
      password: string,
      { from = {}, alike = false }: { from?: Requester; alike?: boolean } = {},
    ): Promise<boolean> {
      const others = await Promise.all(
        KINDS.filter((kind) => !stored || !isOfKind(stored, kind)).map((kind) => samples[kind]()),
      );
      return queue.run(from, async () => {
        const isRight = stored ? await verify(stored, password) : false;
        if (!isRight || alike) for (const sample of others) await verify(sample, password);
        return isRight;
      });
    },
    /** For an account that is already known to exist. */
    verify: async (
      stored: string | null | undefined,
      password: string,
      from: Requester = {},
    ): Promise<boolean> => (stored ? queue.run(from, () => verify(stored, password)) : false),
    /** True when the stored hash was made at another cost than today's. */
    isStale: (stored: string, kind: Kind): boolean => !isOfKind(stored, kind),
  };
}
export type PasswordHasher = ReturnType<typeof passwordHasher>;
