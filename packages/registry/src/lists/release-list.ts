/** Release lists as browsers get them: pure functions of what was chosen for one browser. */
import type {
  ListedPortal,
  ListedRelease,
  PortalManifest,
  ReleaseList,
} from '@bussola/portal/release';
import { misfit } from '@bussola/portal/fit';
import type { ShellOffer } from '@bussola/portal/fit';
import type { Chosen } from './choose-builds.ts';
import type { Build, Snapshot } from './snapshot.ts';

/** Everything that a browser may load, without the hashes of files. */
export const wholeList = (held: Snapshot, chosen: readonly Chosen[]): ReleaseList =>
  listOf(
    held,
    chosen,
    chosen.map(({ name, channel, versions }) => ({
      name,
      channel,
      versions: versions.map((build) => listedRelease(build, false)),
    })),
  );

/**
 * The list as a page carries it, where every byte delays the first picture: of each portal the
 * build that its shell takes; of the portal that the page opens with also the hashes, and the build
 * to fall back to. The rest comes with the signed list.
 * @param offer of the shell that the page loads
 * @returns `here`: the build that the shell will run at this address; nothing when it takes none,
 *   so that nothing is fetched for it
 */
export function pageList(
  held: Snapshot,
  chosen: readonly Chosen[],
  { pathname, offer }: { pathname: string; offer: ShellOffer },
): { list: ReleaseList; here: PortalManifest | undefined } {
  const taken = new Map(
    chosen.map((portal) => [
      portal,
      portal.versions.filter(({ manifest }) => misfit(manifest, offer) === undefined),
    ]),
  );
  // All of them when it takes none, so that the page can say which side is old.
  const named = (portal: Chosen): readonly Build[] =>
    taken.get(portal)?.length ? (taken.get(portal) ?? []) : portal.versions;
  const opened = chosen.find((portal) =>
    named(portal)[0]?.manifest.descriptor.basePaths.some(
      (base) => pathname === base || pathname.startsWith(`${base}/`),
    ),
  );
  const listed = chosen.map((portal): ListedPortal => ({
    name: portal.name,
    channel: portal.channel,
    versions: named(portal)
      .slice(0, portal === opened ? 2 : 1)
      .map((build, at) => listedRelease(build, portal === opened && at === 0)),
  }));
  return { list: listOf(held, chosen, listed), here: opened && taken.get(opened)?.[0]?.manifest };
}

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

/** Hashes do not compress: only the portal that a page opens with brings them along. */
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

/** The lowest agreement with which a shell can run a listed build of every portal. */
function leastShell(portals: readonly Chosen[]): string {
  const needs = portals.map(
    ({ versions }) =>
      versions.map(({ manifest }) => lower(manifest.contract)).sort(byVersion)[0] ?? '1.0.0',
  );
  return needs.sort(byVersion).at(-1) ?? '1.0.0';
}
const lower = (range: string): string => `${range.replace(/^\^/, '')}.0`;
const byVersion = (a: string, b: string): number => a.localeCompare(b, 'en', { numeric: true });
