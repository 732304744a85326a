import { buildKey, channelsByPortal, listedOf, storedManifest } from '@bussola/registry';
import type { Build, Snapshot } from '@bussola/registry';
import { asSystem } from '../../access.ts';
import type { Deps } from '../../deps.ts';
import { currentSerial, findReleases, listChannels, listServed } from './registry-repository.ts';

const LOOK_EVERY_MS = 1_000;
/** The least time between two looks for a build that this process does not know yet. */
const HURRY_EVERY_MS = 200;
/** Builds of overrides that are kept; there are few. */
const MOST_OVERRIDDEN = 16;
const NOTHING: Snapshot = {
  serial: -1,
  changedAt: new Date(0),
  portals: new Map(),
  builds: new Map(),
  served: new Set(),
};

/**
 * The builds in force are in the database; each process keeps a copy. A request checks at most once
 * a second whether the copy is old, so every process sees a change within that second.
 */
export function registrySnapshot({ db }: Pick<Deps, 'db'>) {
  let snapshot = NOTHING;
  let lookedAt = -Infinity;
  let looking: Promise<void> | undefined;
  /** Builds that overrides name. */
  const overridden = new Map<string, Build>();

  async function load(): Promise<void> {
    const { serial, changedAt } = await currentSerial(db);
    if (serial !== snapshot.serial) {
      const portals = channelsByPortal(await listChannels(db));
      const builds = await buildsOf(portals);
      // One of them may have been killed.
      overridden.clear();
      snapshot = { serial, changedAt, portals, builds, served: new Set(await listServed(db)) };
    }
    lookedAt = performance.now();
  }
  async function buildsOf(portals: Snapshot['portals']): Promise<Snapshot['builds']> {
    const names = [...portals].flatMap(([portal, { stable, canary }]) =>
      listedOf(stable, canary?.buildId).map((buildId) => buildKey(portal, buildId)),
    );
    // Manifests never change, so those that are known are not read again.
    const missing = names.filter((name) => !snapshot.builds.has(name));
    const rows = missing.length > 0 ? await findReleases(db, missing) : [];
    const read = new Map(rows.map((row) => [buildKey(row.portal, row.buildId), parse(row)]));
    return new Map(
      names.flatMap((name): [string, Build][] => {
        const build = snapshot.builds.get(name) ?? read.get(name);
        return build ? [[name, build]] : [];
      }),
    );
  }
  const look = (): Promise<void> =>
    (looking ??= asSystem(load).finally(() => {
      looking = undefined;
    }));

  async function now(): Promise<Snapshot> {
    if (performance.now() - lookedAt > LOOK_EVERY_MS) {
      // While the database is away, the last copy stays in force.
      await look().catch((error: unknown) => {
        if (snapshot === NOTHING) throw error;
      });
    }
    return snapshot;
  }

  return {
    now,
    /** Any published build, whether a list names it or not. */
    async buildOf(held: Snapshot, portal: string, buildId: string): Promise<Build | undefined> {
      const key = buildKey(portal, buildId);
      const known = held.builds.get(key) ?? overridden.get(key);
      if (known) return known;
      const [row] = await asSystem(() => findReleases(db, [key]));
      if (row?.state !== 'available') return undefined;
      if (overridden.size >= MOST_OVERRIDDEN) overridden.clear();
      const build = parse(row);
      overridden.set(key, build);
      return build;
    },
    /**
     * Whether the files of a build may be given out: those of an announced build are not there yet
     * for anybody.
     */
    async serves(portal: string, buildId: string): Promise<boolean> {
      const key = buildKey(portal, buildId);
      if ((await now()).served.has(key)) return true;
      if (performance.now() - lookedAt < HURRY_EVERY_MS) return false;
      // With the database away, a build that nobody here has heard of is not given out.
      await look().catch(() => undefined);
      return snapshot.served.has(key);
    },
    /** After a change of this process's own. */
    refresh: async (): Promise<void> => {
      await looking;
      await look();
    },
  };
}
export type RegistrySnapshot = ReturnType<typeof registrySnapshot>;

const parse = ({
  manifest,
  manifestIntegrity,
}: {
  manifest: string;
  manifestIntegrity: string;
}): Build => ({ manifest: storedManifest(manifest), manifestIntegrity });
