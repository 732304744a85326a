/** The list of what to load: comes inlined in the page, is asked again when something fails and when the window is looked at. */
import type { ListedPortal, ListedRelease, PortalDescriptor, ReleaseList } from '@bussola/portal';
import { PortalLoadError } from './errors.ts';
import { choose } from './negotiation.ts';
import type { ShellOffer } from './negotiation.ts';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isRelease = (value: unknown): boolean => isRecord(value) && ['name', 'buildId', 'contract', 'container', 'manifestIntegrity'].every((key) => typeof value[key] === 'string')
  && [value['entry'], value['manifest']].every((address) => typeof address === 'string' && /^\/(?!\/)/.test(address)) && isRecord(value['descriptor']);

/** A light check of what a browser must not trust blindly; the full schema ran when the builds were published. */
export function readReleaseList(value: unknown): ReleaseList {
  const ok = isRecord(value) && value['schemaVersion'] === 2 && typeof value['serial'] === 'number' && Array.isArray(value['portals']) && value['portals'].every((portal: unknown) =>
    isRecord(portal) && typeof portal['name'] === 'string' && Array.isArray(portal['versions']) && portal['versions'].length > 0 && portal['versions'].every(isRelease));
  if (!ok) throw new PortalLoadError('REGISTRY_INVALID', { portal: '*', phase: 'registry' });
  return value as unknown as ReleaseList;
}

export interface Releases {
  list: () => readonly ListedPortal[];
  /** What menu, breadcrumbs and guards read: of each portal the build in use, else the one that would be loaded, else the newest. */
  descriptors: () => readonly PortalDescriptor[];
  /** @throws PortalLoadError when there is no such portal. */
  of: (name: string) => ListedPortal;
  /** From now on this build speaks for its portal. */
  use: (release: ListedRelease) => void;
  /** Makes the hashes of a build known: from the page, or from its manifest. @throws PortalLoadError when the manifest does not come or is not the listed one. */
  learn: (release: ListedRelease) => Promise<void>;
  /** Asks the server; an unreachable or invalid list leaves the known one in force and answers false. */
  refresh: () => Promise<boolean>;
  /** Hash of an address, over every build ever learnt in this visit: an old build's page may still need its chunks. */
  integrityOf: (path: string) => string | undefined;
  subscribe: (listener: () => void) => () => void;
}

export interface ReleasesOptions {
  inlined: unknown;
  offer: ShellOffer;
  fetchList: () => Promise<unknown>;
  /** The bytes of a manifest, checked against its hash on the way. @throws PortalLoadError */
  fetchManifest: (release: ListedRelease) => Promise<unknown>;
}

export function createReleases({ inlined, offer, fetchList, fetchManifest }: ReleasesOptions): Releases {
  let current = readReleaseList(inlined);
  let described: readonly PortalDescriptor[];
  const hashes = new Map<string, string>();
  const inUse = new Map<string, ListedRelease>();
  const learnt = new Map<string, Promise<void>>();
  const listeners = new Set<() => void>();

  const remember = (integrity: Record<string, string>) => { for (const [path, hash] of Object.entries(integrity)) hashes.set(path, hash); };
  const describe = () => {
    described = current.portals.flatMap(({ name, versions }) => {
      const choice = choose(versions, offer);
      const release = inUse.get(name) ?? (choice.kind === 'chosen' ? choice.release : versions[0]);
      return release ? [release.descriptor] : [];
    });
  };
  const tell = () => { describe(); for (const listener of listeners) listener(); };
  const adopt = (list: ReleaseList) => {
    for (const { versions } of list.portals) for (const { integrity } of versions) if (integrity) remember(integrity);
    current = list;
  };
  adopt(current);
  describe();

  const learnFrom = async (release: ListedRelease): Promise<void> => {
    const manifest = await fetchManifest(release);
    const assets = isRecord(manifest) && manifest['buildId'] === release.buildId && isRecord(manifest['assets']) ? manifest['assets'] : undefined;
    if (!assets) throw new PortalLoadError('REGISTRY_INVALID', { portal: release.name, phase: 'manifest', buildId: release.buildId, url: release.manifest });
    remember(Object.fromEntries(Object.entries(assets).map(([path, asset]) => [path, isRecord(asset) ? String(asset['integrity']) : ''])));
  };

  const ask = async (): Promise<boolean> => {
    try {
      const next = readReleaseList(await fetchList());
      const changed = JSON.stringify(next.portals) !== JSON.stringify(current.portals);
      adopt(next);
      if (changed) tell();
      return true;
    } catch {
      // The known list stays good: a bad registry never blanks the page.
      return false;
    }
  };
  let asking: Promise<boolean> | undefined;

  return {
    list: () => current.portals,
    descriptors: () => described,
    of: (name) => {
      const portal = current.portals.find((one) => one.name === name);
      if (!portal) throw new PortalLoadError('PORTAL_UNKNOWN', { portal: name, phase: 'registry' });
      return portal;
    },
    use: (release) => {
      if (inUse.get(release.name)?.buildId === release.buildId) return;
      inUse.set(release.name, release);
      tell();
    },
    learn: (release) => {
      if (release.integrity) return Promise.resolve();
      const known = learnt.get(release.buildId);
      if (known) return known;
      const learning = learnFrom(release);
      learnt.set(release.buildId, learning);
      learning.catch(() => learnt.delete(release.buildId));
      return learning;
    },
    refresh: () => {
      asking ??= ask().finally(() => { asking = undefined; });
      return asking;
    },
    integrityOf: (path) => hashes.get(path),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
