/**
 * Keeps the levels of every household those of the engine and the constants in force, also while
 * nobody opens it.
 */
import { setImmediate as turn } from 'node:timers/promises';
import { isNight, plusDays, romeDay } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import type { Engine } from '../../engine.ts';
import { computedLevels, listStale, storeLevels } from './level-repository.ts';
import type { ComputedLevels } from './level-repository.ts';
import { famigliaOf } from './read-household.ts';

const BATCH = 200;
/** At night, levels of an older day than this are computed again: people grow older. */
const DAYS = 7;

export function recomputeLevels(
  { db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>,
  engine: Engine,
  batch = BATCH,
) {
  /** @returns how many households were computed */
  async function sweep(): Promise<number> {
    const day = romeDay(clock());
    const current = { motore: engine.version, costanti: engine.inForce(day).id };
    const oldest = isNight(clock()) ? romeDay(plusDays(clock(), -DAYS)) : undefined;
    let after: string | undefined;
    let done = 0;
    for (;;) {
      const at = clock();
      const stale = await listStale(db, { ...current, day, oldest, after, limit: batch });
      after = stale.at(-1)?.userId;
      if (after === undefined) return done;
      const computed: ComputedLevels[] = [];
      for (const { userId, version, membri, ...area } of stale) {
        try {
          const analisi = engine.analizza(famigliaOf(area, membri, day));
          computed.push(computedLevels(userId, version, day, analisi));
        } catch (error) {
          log.error({ err: error }, 'the levels of a household could not be computed');
        }
        // Each takes a millisecond: a request that waits goes first.
        await turn();
      }
      await db.transaction((tx) => storeLevels(tx, computed, at));
      done += computed.length;
    }
  }
  return { sweep };
}
export type RecomputeLevels = ReturnType<typeof recomputeLevels>;
