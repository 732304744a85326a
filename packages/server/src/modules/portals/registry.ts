/**
 * What is in force, as every request reads it. The database has it; each process keeps a copy and
 * looks once a second, when it is asked anything, whether the copy is old: a change is seen by
 * every process within that second, and by the one that made it at once.
 */
import { createHash } from 'node:crypto';
import type {
  ListedPortal,
  ListedRelease,
  PortalManifest,
  ReleaseList,
} from '@bussola/portal/release';
import { misfit } from '@bussola/portal/fit';
import type { ShellOffer } from '@bussola/portal/fit';
import { asSystem } from '../../access.ts';
import type { Deps } from '../../deps.ts';
import { listedOf, versionsFor } from './channel-history.ts';
import { currentSerial, findReleases, listChannels, listServed } from './registry-repository.ts';
import type { Channel } from './registry-repository.ts';

export interface Build {
  manifest: PortalManifest;
  manifestIntegrity: string;
}
interface Portal {
  stable: string[];
  canary?: { buildId: string; percent: number };
}
interface Snapshot {
  serial: number;
  changedAt: Date;
  portals: ReadonlyMap<string, Portal>;
  builds: ReadonlyMap<string, Build>;
  served: ReadonlySet<string>;
}

/** Who asks: their part of the people, and the one build that was given to them. */
export interface Asker {
  bucket?: number | undefined;
  override?: { portal: string; buildId: string } | undefined;
}
/** One portal for one browser: best first. */
export interface Chosen {
  name: string;
  channel: Channel | 'override';
  versions: Build[];
}

const LOOK_EVERY_MS = 1_000;
/**
 * A file of a build that this process has not heard of yet may be asked for at any moment, but not
 * at any price.
 */
const HURRY_EVERY_MS = 200;
const NOTHING: Snapshot = {
  serial: -1,
  changedAt: new Date(0),
  portals: new Map(),
  builds: new Map(),
  served: new Set(),
};
const keyOf = (portal: string, buildId: string): string => `${portal}/${buildId}`;

export function portalRegistry({ db }: Pick<Deps, 'db'>) {
  let snapshot = NOTHING;
  let lookedAt = -Infinity;
  let looking: Promise<void> | undefined;
  /** Builds that somebody was given by an override; few, and never many. */
  const apart = new Map<string, Build>();

  async function load(): Promise<void> {
    const { serial, changedAt } = await currentSerial(db);
    if (serial !== snapshot.serial) {
      const channels = await listChannels(db);
      const portals = new Map<string, Portal>();
      for (const { portal, channel, line, percent } of channels) {
        const known = portals.get(portal) ?? { stable: [] };
        const last = line.at(-1);
        portals.set(
          portal,
          channel === 'stable'
            ? { ...known, stable: line }
            : { ...known, ...(last === undefined ? {} : { canary: { buildId: last, percent } }) },
        );
      }
      const names = [...portals].flatMap(([portal, { stable, canary }]) =>
        listedOf(stable, canary?.buildId).map((buildId) => keyOf(portal, buildId)),
      );
      // Manifests never change, so what is known is not read again.
      const missing = names.filter((name) => !snapshot.builds.has(name));
      const rows = missing.length > 0 ? await findReleases(db, missing) : [];
      const read = new Map(
        rows.map((row): [string, Build] => [keyOf(row.portal, row.buildId), parse(row)]),
      );
      const builds = new Map(
        names.flatMap((name): [string, Build][] => {
          const build = snapshot.builds.get(name) ?? read.get(name);
          return build ? [[name, build]] : [];
        }),
      );
      // One of them may have been killed.
      apart.clear();
      snapshot = { serial, changedAt, portals, builds, served: new Set(await listServed(db)) };
    }
    lookedAt = performance.now();
  }
  const look = (): Promise<void> =>
    (looking ??= asSystem(load).finally(() => {
      looking = undefined;
    }));

  async function now(): Promise<Snapshot> {
    if (performance.now() - lookedAt > LOOK_EVERY_MS) {
      // With the database away, what was in force stays in force.
      await look().catch((error: unknown) => {
        if (snapshot === NOTHING) throw error;
      });
    }
    return snapshot;
  }

  async function buildOf(
    held: Snapshot,
    portal: string,
    buildId: string,
  ): Promise<Build | undefined> {
    const key = keyOf(portal, buildId);
    const known = held.builds.get(key) ?? apart.get(key);
    if (known) return known;
    const [row] = await asSystem(() => findReleases(db, [key]));
    if (row?.state !== 'available') return undefined;
    if (apart.size >= 16) apart.clear();
    apart.set(key, parse(row));
    return apart.get(key);
  }

  async function choose({
    bucket,
    override,
  }: Asker): Promise<{ held: Snapshot; portals: Chosen[] }> {
    const held = await now();
    const portals: Chosen[] = [];
    const names = [
      ...held.portals.keys(),
      ...(override && !held.portals.has(override.portal) ? [override.portal] : []),
    ].sort();
    for (const name of names) {
      const given =
        override?.portal === name ? await buildOf(held, name, override.buildId) : undefined;
      const chosen = chooseOne(held, name, given, bucket);
      if (chosen.versions.length > 0) portals.push(chosen);
    }
    return { held, portals };
  }

  /** @param given the build of an override, before what is in force */
  function chooseOne(
    held: Snapshot,
    name: string,
    given: Build | undefined,
    bucket: number | undefined,
  ): Chosen {
    const { stable, canary } = held.portals.get(name) ?? { stable: [] };
    const versionsFrom = (first: string | undefined): Build[] =>
      (first === undefined ? [] : versionsFor(first, stable)).flatMap(
        (buildId) =>
          (buildId === given?.manifest.buildId ? given : held.builds.get(keyOf(name, buildId))) ??
          [],
      );
    if (given) return { name, channel: 'override', versions: versionsFrom(given.manifest.buildId) };
    if (canary && bucket !== undefined && bucket < canary.percent)
      return { name, channel: 'canary', versions: versionsFrom(canary.buildId) };
    return { name, channel: 'stable', versions: versionsFrom(stable.at(-1)) };
  }

  return {
    choose: async (asker: Asker): Promise<Chosen[]> => (await choose(asker)).portals,
    /**
     * The list for one browser, whole and without hashes. `combination` is the same for the same
     * list.
     */
    async list(asker: Asker): Promise<{ list: ReleaseList; combination: string }> {
      const { held, portals } = await choose(asker);
      return {
        list: listOf(
          held,
          portals,
          portals.map(({ name, channel, versions }) => ({
            name,
            channel,
            versions: versions.map((build) => listedRelease(build, false)),
          })),
        ),
        combination: `${held.serial} ${portals.map(({ name, channel, versions }) => `${name}:${channel}:${versions.map(({ manifest }) => manifest.buildId).join(',')}`).join(' ')}`,
      };
    },
    /**
     * The list as a page carries it, where every byte is on the way of the first picture: of each
     * portal the build that its shell takes, and of the one that the page opens with also its
     * hashes and the build to fall back to. The rest comes with the signed list.
     * @param offer of the shell that the page loads
     * @returns `here`: the build that the shell will run at this address; nothing when it takes
     *   none, so that nothing is fetched for it
     */
    async forPage(
      asker: Asker,
      pathname: string,
      offer: ShellOffer,
    ): Promise<{ list: ReleaseList; here: PortalManifest | undefined }> {
      const { held, portals } = await choose(asker);
      const taken = new Map(
        portals.map((portal) => [
          portal,
          portal.versions.filter(({ manifest }) => misfit(manifest, offer) === undefined),
        ]),
      );
      // All of them when it takes none, so that the page can say which side is old.
      const named = (portal: Chosen): readonly Build[] =>
        taken.get(portal)?.length ? (taken.get(portal) ?? []) : portal.versions;
      const opened = portals.find((portal) =>
        named(portal)[0]?.manifest.descriptor.basePaths.some(
          (base) => pathname === base || pathname.startsWith(`${base}/`),
        ),
      );
      const listed = portals.map((portal): ListedPortal => ({
        name: portal.name,
        channel: portal.channel,
        versions: named(portal)
          .slice(0, portal === opened ? 2 : 1)
          .map((build, at) => listedRelease(build, portal === opened && at === 0)),
      }));
      return {
        list: listOf(held, portals, listed),
        here: opened && taken.get(opened)?.[0]?.manifest,
      };
    },
    /**
     * Whether the files of a build may be given out: those of an announced build are not there yet
     * for anybody.
     */
    async serves(portal: string, buildId: string): Promise<boolean> {
      const held = await now();
      if (held.served.has(keyOf(portal, buildId))) return true;
      if (performance.now() - lookedAt < HURRY_EVERY_MS) return false;
      await look();
      return snapshot.served.has(keyOf(portal, buildId));
    },
    /** @param file from the build's folder */
    async hasAsset(portal: string, buildId: string, file: string): Promise<boolean> {
      const build = await buildOf(await now(), portal, buildId);
      return (
        build !== undefined &&
        Object.keys(build.manifest.assets).some((address) =>
          address.endsWith(`/${buildId}/${file}`),
        )
      );
    },
    serial: async (): Promise<number> => (await now()).serial,
    /** Addresses that are taken, for the rules: those of every build that lists name now. */
    async taken(): Promise<{ name: string; basePaths: readonly string[] }[]> {
      const held = await now();
      return [...held.builds.values()].map(({ manifest }) => ({
        name: manifest.name,
        basePaths: manifest.descriptor.basePaths,
      }));
    },
    /** After a change of this process's own. */
    refresh: async (): Promise<void> => {
      await looking;
      await look();
    },
  };
}
export type PortalRegistry = ReturnType<typeof portalRegistry>;

const parse = ({
  manifest,
  manifestIntegrity,
}: {
  manifest: string;
  manifestIntegrity: string;
}): Build => ({ manifest: JSON.parse(manifest) as PortalManifest, manifestIntegrity });

const listOf = (
  { serial, changedAt }: Snapshot,
  chosen: readonly Chosen[],
  portals: ListedPortal[],
): ReleaseList => ({
  schemaVersion: 2,
  serial,
  generatedAt: changedAt.toISOString(),
  minShell: leastShell(chosen),
  portals,
});

/**
 * As browsers get it. Hashes do not compress and weigh on every page: only the portal that a page
 * opens with brings them along.
 */
function listedRelease({ manifest, manifestIntegrity }: Build, withHashes: boolean): ListedRelease {
  const {
    schemaVersion: _schema,
    assets,
    preload: _preload,
    screens: _screens,
    ...release
  } = manifest;
  return {
    ...release,
    manifest: `/portals/${manifest.name}/${manifest.buildId}/manifest.json`,
    manifestIntegrity,
    ...(withHashes
      ? {
          integrity: Object.fromEntries(
            Object.entries(assets).map(([file, { integrity }]) => [file, integrity]),
          ),
        }
      : {}),
  };
}

/** The least agreement that has a build of every portal. */
function leastShell(portals: readonly Chosen[]): string {
  const needs = portals.map(
    ({ versions }) =>
      versions.map(({ manifest }) => lower(manifest.contract)).sort(byVersion)[0] ?? '1.0.0',
  );
  return needs.sort(byVersion).at(-1) ?? '1.0.0';
}
const lower = (range: string): string => `${range.replace(/^\^/, '')}.0`;
const byVersion = (a: string, b: string): number => a.localeCompare(b, 'en', { numeric: true });

export const sha384 = (bytes: Uint8Array | string): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
