import { ConfigError, ENGINE_VERSION, analizza, valoriAl } from '@bussola/domain';
import type { Costanti } from '@bussola/domain';
import { romeDay } from './clock.ts';
import type { Deps } from './deps.ts';
import type { Engine } from './engine.ts';
import { readSentences } from './modules/contents/solution-sentences.ts';
import type { SentenceTimeline } from './modules/contents/solution-sentences.ts';
import * as releases from './modules/costanti/release-repository.ts';
import { readWhole } from './modules/costanti/release-text.ts';
import { seedReleases } from './modules/costanti/seed-releases.ts';

/** Half of the promised delay, so that a slow answer still arrives in time. */
const LOOK_EVERY_MS = 2_000;

/**
 * The engine of packages/domain with the releases of the database; a database without any gets the
 * one shipped.
 * @param shipped tests ship something else
 */
export async function domainEngine(
  deps: Pick<Deps, 'db' | 'clock' | 'log'>,
  shipped?: Costanti,
): Promise<Engine> {
  const { db, clock, log } = deps;
  await seedReleases(deps, shipped);
  /** Of releases that were read once; a release never changes. */
  const read = new Map<string, Costanti>();
  let timeline: readonly {
    release: string;
    effectiveDay: string;
    costanti?: Costanti | undefined;
  }[] = [];
  let sentences: SentenceTimeline;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;

  async function load(release: string): Promise<Costanti | undefined> {
    const known = read.get(release);
    if (known) return known;
    const text = await releases.findBody(db, release);
    if (text === undefined) return undefined;
    const costanti = readWhole(text.body);
    read.set(release, costanti);
    return costanti;
  }

  /** From the one in force today on: older days are asked for by name only. */
  async function look(): Promise<void> {
    const approved = await releases.listApproved(db);
    const today = romeDay(clock());
    const first = approved.findLastIndex(({ effectiveDay }) => effectiveDay <= today);
    const next = [];
    for (const [at, entry] of approved.entries())
      next.push(
        at >= Math.max(0, first) ? { ...entry, costanti: await load(entry.release) } : entry,
      );
    timeline = next;
    sentences = await readSentences(db);
  }
  const refresh = (): Promise<void> =>
    (looking ??= look().finally(() => {
      looking = undefined;
    }));

  function inForce(day: string): Costanti {
    const found =
      timeline.findLast(
        ({ effectiveDay, costanti }) => costanti !== undefined && effectiveDay <= day,
      )?.costanti ?? timeline.find(({ costanti }) => costanti !== undefined)?.costanti;
    if (!found) throw new ConfigError('release', 'no release of the constants is in force');
    return found;
  }

  /**
   * For a release of another engine: what it lacks is logged for the operator, and not told to the
   * reader of a report.
   */
  async function readable<T>(release: string, read: () => Promise<T>): Promise<T | undefined> {
    try {
      return await read();
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      log.warn({ release, key: error.key }, 'a release cannot be read by this engine');
      return undefined;
    }
  }

  await refresh();
  return {
    version: ENGINE_VERSION,
    inForce,
    valori: (day) => valoriAl(inForce(day), day),
    analizza: (famiglia) =>
      analizza(famiglia, inForce(famiglia.refDate), {
        frasi: sentences.on(famiglia.refDate).frasi,
      }),
    frasi: (day) => sentences.on(day).id,
    release: (id) => readable(id, () => load(id)),
    // A look that began before a change may miss it: the one that counts begins after.
    refresh: async () => {
      await looking?.catch(() => undefined);
      await refresh();
    },
    start() {
      // An embedded database belongs to one process: nobody else approves.
      if (db.engine === 'pglite') return;
      timer = setInterval(() => {
        refresh().catch((error: unknown) => {
          log.error({ err: error }, 'the releases of the constants could not be looked at');
        });
      }, LOOK_EVERY_MS);
      timer.unref();
    },
    stop() {
      clearInterval(timer);
    },
  };
}
