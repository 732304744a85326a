/**
 * What the page holds of its portals from the first moment: the list, the tags' guard, the way to
 * containers. The loader comes with the first portal.
 */
import { CAPABILITIES, CONTRACT_VERSION, SHARED_FAMILIES } from '@bussola/portal';
import type { ShellOffer } from '@bussola/portal/fit';
import {
  createFetchManifest,
  createReleases,
  createTags,
  PortalLoadError,
  realClock,
  TAG_HOOK,
  TIMES,
} from '@bussola/portal-loader';
import type {
  AssetTag,
  createExplain,
  Federation,
  Releases,
  Tags,
  Times,
} from '@bussola/portal-loader';
import type { SharedFamily } from '@bussola/portal';
import { createEnsureShared } from '../boot/shared-libraries.ts';
import { trustListedScripts } from '../boot/trusted-scripts.ts';
import type { StartData } from '../boot/start-data.ts';

declare global {
  interface Window {
    [TAG_HOOK]?: (tag: AssetTag) => void;
  }
}

export interface PortalRuntime {
  releases: Releases;
  tags: Tags;
  federation: Federation;
  ensureShared: (families: readonly SharedFamily[]) => Promise<void>;
  /** Fetches federation's runtime before the first portal needs it. */
  warmFederation: () => Promise<unknown>;
  explain: ReturnType<typeof createExplain>;
  offer: ShellOffer;
  times: Times;
}

/** What this page's shell can do for a portal. */
export const offer: ShellOffer = {
  contractVersion: CONTRACT_VERSION,
  capabilities: CAPABILITIES,
  families: SHARED_FAMILIES,
};

export function createPortalRuntime(start: StartData): PortalRuntime {
  const times: Times = { ...TIMES, ...start.times };
  const integrityOf = (path: string): string | undefined =>
    releases.integrityOf(path) ?? start.familyIntegrity[path];
  // Until the page knows how to look closer, a failure is a failure of the network.
  const explain: PortalRuntime['explain'] = async (error, at, ...asked) =>
    error instanceof PortalLoadError
      ? error
      : import(/* webpackChunkName: "portal-trouble" */ './portal-trouble.ts').then(
          ({ explainWith }) => explainWith(integrityOf)(error, at, ...asked),
          () => new PortalLoadError('ENTRY_NETWORK', { ...at, cause: error }),
        );
  const releases = createReleases({
    inlined: start.releases,
    offer,
    fetchList: async () =>
      (await import(/* webpackChunkName: "portal-trouble" */ './portal-list.ts')).fetchList(
        start.releaseKeys ?? {},
      ),
    fetchManifest: createFetchManifest({ explain, clock: realClock, times }),
  });
  const tags = createTags({ integrityOf, clock: realClock, times });
  // In development there are no hashes and nothing to guard.
  if (!__DEV__) {
    trustListedScripts((path) => integrityOf(path) !== undefined);
    window[TAG_HOOK] = tags.prepare;
  }

  const ensureShared = createEnsureShared(start, times);
  // Federation and the shared libraries it hands out come with the first portal, not with the
  // sign-in page.
  const importHost = () => import(/* webpackChunkName: "federation" */ './federation-host.ts');
  const federation: Federation = {
    load: async (release) => {
      const { loadContainer } = await importHost();
      return loadContainer(release, { tags, ensureShared });
    },
  };
  return {
    releases,
    tags,
    federation,
    ensureShared,
    warmFederation: importHost,
    explain,
    offer,
    times,
  };
}
