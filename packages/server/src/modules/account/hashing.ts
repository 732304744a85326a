import { setTimeout as sleep } from 'node:timers/promises';
import { hash, verify } from '@node-rs/argon2';
import { Refusal } from '../../refusal.ts';

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
  const waiting: (() => void)[] = [];
  let running = 0;
  let dummy: Promise<string> | undefined;

  let held = 0;

  const mustHaveRoom = (): void => { if (running >= IN_FLIGHT && waiting.length >= QUEUE) throw new Refusal('BUSY', { retryAfterSeconds: 2 }); };

  async function bounded<T>(work: () => Promise<T>, first = false): Promise<T> {
    if (running >= IN_FLIGHT) {
      // Browsers that have been in go before the crowd, and are not told to come back by it.
      if (!first) mustHaveRoom();
      await new Promise<void>((resolve) => { if (first) waiting.unshift(resolve); else waiting.push(resolve); });
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next(); else running -= 1;
    }
  }

  const make = (password: string, kind: Kind) => bounded(() => hash(password, COST[kind]));
  return {
    /**
     * Before anything is asked of the database. Who finds no place waits a moment for one before being sent away: programs that ask again
     * at once would otherwise take the time of everybody else. @throws Refusal BUSY
     */
    async room(): Promise<void> {
      try {
        mustHaveRoom();
      } catch (error) {
        if (held >= HELD) throw error;
        held += 1;
        await sleep(HELD_MS);
        held -= 1;
        mustHaveRoom();
      }
    },
    hash: make,
    /** For an unknown address a hash of the same cost is tried, so the time says nothing. */
    async verify(stored: string | null | undefined, password: string, first = false): Promise<boolean> {
      if (!stored) {
        dummy ??= make('never a password of anybody', 'user');
        const sample = await dummy;
        await bounded(() => verify(sample, password), first);
        return false;
      }
      return bounded(() => verify(stored, password), first);
    },
    /** True when the stored hash was made at another cost than today's. */
    isStale: (stored: string, kind: Kind): boolean => !stored.startsWith(`$argon2id$v=19$m=${COST[kind].memoryCost},t=${COST[kind].timeCost},p=${COST[kind].parallelism}$`),
  };
}
export type PasswordHasher = ReturnType<typeof passwordHasher>;
