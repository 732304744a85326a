import { setTimeout as sleep } from 'node:timers/promises';
import { hash, verify } from '@node-rs/argon2';
import { onDemand } from '../../on-demand.ts';
import { turns } from '../../turns.ts';

/** argon2id. Staff reach everybody's data, so their passwords cost more to try. */
const COST = {
  user: { memoryCost: 47_104, timeCost: 1, parallelism: 1, algorithm: 2 },
  staff: { memoryCost: 65_536, timeCost: 3, parallelism: 1, algorithm: 2 },
} as const;
type Kind = keyof typeof COST;

/** Hashing fills the threads that read files too: two at once, a short queue, and the rest are told to come back. */
const IN_FLIGHT = 2;
const QUEUE = 64;
/** How long a refusal is held back, and how many at once. */
const HELD_MS = 500;
const HELD = 2_000;

export function passwordHasher() {
  // Browsers that have been in go first, and are not told to come back by a crowd.
  const inTurn = turns({ atOnce: IN_FLIGHT, queue: QUEUE, retryAfterSeconds: 2 });
  let held = 0;

  const make = (password: string, kind: Kind) => inTurn(() => hash(password, COST[kind]));
  // One that found no place in the queue is not remembered: nobody would be told busy ever after.
  const dummy = onDemand(() => make('never a password of anybody', 'user'));
  return {
    /**
     * Before anything is asked of the database. Who finds no place waits a moment for one before being sent away: programs that ask again
     * at once would otherwise take the time of everybody else. @throws Refusal BUSY
     */
    async room(): Promise<void> {
      try {
        inTurn.refuseWhenFull();
      } catch (error) {
        if (held >= HELD) throw error;
        held += 1;
        await sleep(HELD_MS);
        held -= 1;
        inTurn.refuseWhenFull();
      }
    },
    hash: make,
    /** For an unknown address a hash of the same cost is tried, so the time says nothing. */
    async verify(stored: string | null | undefined, password: string, first = false): Promise<boolean> {
      if (!stored) {
        const sample = await dummy();
        await inTurn(() => verify(sample, password), first);
        return false;
      }
      return inTurn(() => verify(stored, password), first);
    },
    /** True when the stored hash was made at another cost than today's. */
    isStale: (stored: string, kind: Kind): boolean => !stored.startsWith(`$argon2id$v=19$m=${COST[kind].memoryCost},t=${COST[kind].timeCost},p=${COST[kind].parallelism}$`),
  };
}
export type PasswordHasher = ReturnType<typeof passwordHasher>;
