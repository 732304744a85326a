/** The list of what to load: comes inlined in the page, is asked again when something fails and when the window is looked at. */
import { fitsContract } from '@bussola/portal/version';
import type { PortalRelease, ReleaseList } from '@bussola/portal';
import { PortalLoadError } from './errors.ts';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** A light check of what a browser must not trust blindly; the full schema ran when the release was published. */
export function readReleaseList(value: unknown): ReleaseList {
  const ok = isRecord(value) && value['schemaVersion'] === 1 && Array.isArray(value['portals']) && value['portals'].every((portal: unknown) =>
    isRecord(portal) && typeof portal['name'] === 'string' && typeof portal['entry'] === 'string' && portal['entry'].startsWith('/')
    && typeof portal['container'] === 'string' && isRecord(portal['integrity']) && isRecord(portal['descriptor']));
  if (!ok) throw new PortalLoadError('REGISTRY_INVALID', { portal: '*', phase: 'registry' });
  return value as unknown as ReleaseList;
}

export interface Releases {
  list: () => readonly PortalRelease[];
  /** The release of a portal. @throws PortalLoadError when there is none, or it asks for another agreement. */
  of: (name: string) => PortalRelease;
  /** The same with its hashes, which the page may have left to the list. @throws PortalLoadError as `of`, and when the list does not come. */
  whole: (name: string) => Promise<PortalRelease>;
  /** Asks the server; an unreachable or invalid list leaves the known one in force and answers false. */
  refresh: () => Promise<boolean>;
  /** Hash of an address, over every build ever listed in this visit: an old build's page may still need its chunks. */
  integrityOf: (path: string) => string | undefined;
  subscribe: (listener: () => void) => () => void;
}

export function createReleases(inlined: unknown, fetchList: () => Promise<unknown>): Releases {
  let current = readReleaseList(inlined);
  const hashes = new Map<string, string>();
  const listeners = new Set<() => void>();
  const learn = (list: ReleaseList) => {
    for (const portal of list.portals) for (const [path, hash] of Object.entries(portal.integrity)) hashes.set(path, hash);
  };
  learn(current);

  const of = (name: string): PortalRelease => {
    const release = current.portals.find((portal) => portal.name === name);
    if (!release) throw new PortalLoadError('PORTAL_UNKNOWN', { portal: name, phase: 'registry' });
    if (!fitsContract(release.contract)) throw new PortalLoadError('CONTRACT_MISMATCH', { portal: name, phase: 'registry', buildId: release.buildId });
    return release;
  };

  const ask = async (): Promise<boolean> => {
    try {
      const next = readReleaseList(await fetchList());
      const changed = JSON.stringify(next.portals) !== JSON.stringify(current.portals);
      learn(next);
      current = next;
      if (changed) for (const listener of listeners) listener();
      return true;
    } catch {
      // The known list stays good: a bad registry never blanks the page.
      return false;
    }
  };
  let asking: Promise<boolean> | undefined;
  const refresh = (): Promise<boolean> => {
    asking ??= ask().finally(() => { asking = undefined; });
    return asking;
  };

  return {
    list: () => current.portals,
    of,
    whole: async (name) => {
      if (!of(name).brief) return of(name);
      await refresh();
      const release = of(name);
      if (release.brief) throw new PortalLoadError('REGISTRY_UNAVAILABLE', { portal: name, phase: 'registry', buildId: release.buildId });
      return release;
    },
    refresh,
    integrityOf: (path) => hashes.get(path),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
