import { setTimeout as sleep } from 'node:timers/promises';
import { hash, verify } from '@node-rs/argon2';
import { fairQueue } from '../../fair-queue.ts';
import type { Requester } from '../../fair-queue.ts';
import { onDemand } from '../../on-demand.ts';

/** argon2id. Staff reach everybody's data, so their passwords cost more to try. */
const COST = {
  user: { memoryCost: 47_104, timeCost: 1, parallelism: 1, algorithm: 2 },
  staff: { memoryCost: 65_536, timeCost: 3, parallelism: 1, algorithm: 2 },
} as const;
type Kind = keyof typeof COST;

/** Hashing fills the threads that read files too: two at once, and a short queue. */
const IN_FLIGHT = 2;
/** A network may hold a quarter of the queue: many people can share one address. */
const WAITING = { all: 64, account: 4, network: 16 };
/** Shorter than the deadline of a request (app.ts), so no answer is given before the job left the queue. */
const DEADLINE_MS = 12_000;
/** How long a refusal is held back, and how many at once. */
const HELD_MS = 500;
const HELD = 2_000;

export function passwordHasher() {
  const queue = fairQueue({ atOnce: IN_FLIGHT, waiting: WAITING, deadlineMs: DEADLINE_MS, retryAfterSeconds: 2 });
  let held = 0;

  const make = (password: string, kind: Kind, from: Requester = {}) => queue.run(from, () => hash(password, COST[kind]));
  // A refusal is not remembered: it would make every later try fail.
  const dummy = onDemand(() => make('never a password of anybody', 'user'));
  return {
    /**
     * Before anything is asked of the database. Who finds no place waits a moment for one before being sent away: programs that ask again
     * at once would otherwise take the time of everybody else. @throws Refusal BUSY
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
    /** For an unknown address a hash of the same cost is tried, so the time says nothing. */
    async verify(stored: string | null | undefined, password: string, from: Requester = {}): Promise<boolean> {
      if (!stored) {
        const sample = await dummy();
        await queue.run(from, () => verify(sample, password));
        return false;
      }
      return queue.run(from, () => verify(stored, password));
    },
    /** True when the stored hash was made at another cost than today's. */
    isStale: (stored: string, kind: Kind): boolean => !stored.startsWith(`$argon2id$v=19$m=${COST[kind].memoryCost},t=${COST[kind].timeCost},p=${COST[kind].parallelism}$`),
  };
}
export type PasswordHasher = ReturnType<typeof passwordHasher>;
