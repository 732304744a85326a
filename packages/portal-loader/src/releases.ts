/**
 * The list of what to load: comes inlined in the page, is asked again when something fails, now and
 * then, and when the window is looked at.
 */
import type {
  Channel,
  ListedPortal,
  ListedRelease,
  PortalDescriptor,
  PortalManifest,
  ReleaseList,
} from '@bussola/portal';
import type { ShellOffer } from '@bussola/portal/fit';
import { PortalLoadError } from './errors.ts';
import { isRecord } from './is-record.ts';
import { choose } from './negotiation.ts';

const isRelease = (value: unknown): boolean =>
  isRecord(value) &&
  ['name', 'buildId', 'contract', 'container', 'manifestIntegrity'].every(
    (key) => typeof value[key] === 'string',
  ) &&
  [value['entry'], value['manifest']].every(
    (address) => typeof address === 'string' && /^\/(?!\/)/.test(address),
  ) &&
  isRecord(value['descriptor']);

/**
 * A light check of what a browser must not trust blindly; the full schema ran when the builds were
 * published.
 */
const isReleaseList = (value: unknown): value is ReleaseList =>
  isRecord(value) &&
  value['schemaVersion'] === 2 &&
  typeof value['serial'] === 'number' &&
  Array.isArray(value['portals']) &&
  value['portals'].every(
    (portal: unknown) =>
      isRecord(portal) &&
      typeof portal['name'] === 'string' &&
      Array.isArray(portal['versions']) &&
      portal['versions'].length > 0 &&
      portal['versions'].every(isRelease),
  );

export function readReleaseList(value: unknown): ReleaseList {
  if (!isReleaseList(value))
    throw new PortalLoadError('REGISTRY_INVALID', { portal: '*', phase: 'registry' });
  return value;
}

const isManifestOf = (value: unknown, { buildId }: ListedRelease): value is PortalManifest =>
  isRecord(value) && value['buildId'] === buildId && isRecord(value['assets']);

/** A list of which nothing is known: older than every other. */
const NOTHING: ReleaseList = {
  schemaVersion: 2,
  serial: -1,
  generatedAt: '',
  minShell: '0.0.0',
  portals: [],
};

export interface Releases {
  list: () => ReleaseList;
  /**
   * What menu, breadcrumbs and guards read: of each portal the build in use, else the one that
   * would be loaded, else the newest.
   */
  descriptors: () => readonly PortalDescriptor[];
  /** @throws PortalLoadError when there is no such portal. */
  of: (name: string) => ListedPortal;
  channelOf: (name: string) => Channel;
  /** From now on this build speaks for its portal. */
  use: (release: ListedRelease) => void;
  /**
   * Makes the hashes of a build known: from the page, or from its manifest.
   * @throws PortalLoadError when the manifest does not come or is not the listed one.
   */
  learn: (release: ListedRelease) => Promise<void>;
  /** What a page of the portal will need, as far as its manifest was read. */
  hints: (release: ListedRelease, path: string) => readonly string[];
  /**
   * Asks the server; an unreachable, invalid or older list leaves the known one in force and
   * answers false.
   */
  refresh: () => Promise<boolean>;
  /**
   * Hash of an address, over every build ever learnt in this visit: an old build's page may still
   * need its chunks.
   */
  integrityOf: (path: string) => string | undefined;
  subscribe: (listener: () => void) => () => void;
}

export interface ReleasesOptions {
  inlined: unknown;
  offer: ShellOffer;
  fetchList: () => Promise<unknown>;
  /**
   * A manifest whose bytes were checked against its hash on the way.
   * @throws PortalLoadError
   */
  fetchManifest: (release: ListedRelease) => Promise<unknown>;
}

export function createReleases({
  inlined,
  offer,
  fetchList,
  fetchManifest,
}: ReleasesOptions): Releases {
  let current = NOTHING;
  let described: readonly PortalDescriptor[] = [];
  const hashes = new Map<string, string>();
  const inUse = new Map<string, ListedRelease>();
  const manifests = new Map<string, Pick<PortalManifest, 'preload' | 'screens'>>();
  const learning = new Map<string, Promise<void>>();
  const listeners = new Set<() => void>();

  const describe = () => {
    described = current.portals.flatMap(({ name, versions }) => {
      const choice = choose(versions, offer);
      const release = inUse.get(name) ?? (choice.kind === 'chosen' ? choice.release : versions[0]);
      return release ? [release.descriptor] : [];
    });
  };
  const tell = () => {
    describe();
    for (const listener of listeners) listener();
  };
  const remember = (path: string, hash: unknown) => {
    if (typeof hash === 'string') hashes.set(path, hash);
  };
  /** An older list never replaces a newer one, wherever it comes from. */
  const adopt = (value: unknown): boolean => {
    const next = readReleaseList(value);
    if (next.serial < current.serial) return false;
    for (const { versions } of next.portals)
      for (const { integrity } of versions)
        for (const [path, hash] of Object.entries(integrity ?? {})) remember(path, hash);
    const changed =
      JSON.stringify([next.minShell, next.portals]) !==
      JSON.stringify([current.minShell, current.portals]);
    current = next;
    if (changed) tell();
    return true;
  };

  try {
    adopt(inlined);
  } catch {
    // The page goes on without portals until a good list comes (shell: portal-runtime.ts).
  }

  const learnFrom = async (release: ListedRelease): Promise<void> => {
    const manifest = await fetchManifest(release);
    if (!isManifestOf(manifest, release))
      throw new PortalLoadError('REGISTRY_INVALID', {
        portal: release.name,
        phase: 'manifest',
        buildId: release.buildId,
        url: release.manifest,
      });
    for (const [path, asset] of Object.entries<unknown>(manifest.assets))
      remember(path, isRecord(asset) ? asset['integrity'] : undefined);
    manifests.set(release.buildId, manifest);
  };

  let asking: Promise<boolean> | undefined;
  return {
    list: () => current,
    descriptors: () => described,
    of: (name) => {
      const portal = current.portals.find((one) => one.name === name);
      if (!portal) throw new PortalLoadError('PORTAL_UNKNOWN', { portal: name, phase: 'registry' });
      return portal;
    },
    channelOf: (name) => current.portals.find((one) => one.name === name)?.channel ?? 'stable',
    use: (release) => {
      if (inUse.get(release.name)?.buildId === release.buildId) return;
      inUse.set(release.name, release);
      if (!described.includes(release.descriptor)) tell();
    },
    learn: (release) => {
      if (release.integrity) return Promise.resolve();
      const known = learning.get(release.buildId);
      if (known) return known;
      const started = learnFrom(release);
      learning.set(release.buildId, started);
      started.catch(() => learning.delete(release.buildId));
      return started;
    },
    hints: ({ buildId }, path) => {
      const manifest = manifests.get(buildId);
      return manifest ? [...manifest.preload, ...(manifest.screens[path] ?? [])] : [];
    },
    refresh: () => {
      // A bad registry never blanks the page: the known list stays good.
      asking ??= fetchList()
        .then(adopt)
        .catch(() => false)
        .finally(() => {
          asking = undefined;
        });
      return asking;
    },
    integrityOf: (path) => hashes.get(path),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
