/** The portal loader tied to this browser: containers, real tags, real time. */
import { CAPABILITIES, CONTRACT_VERSION, SHARED_FAMILIES } from '@bussola/portal';
import { createFetchManifest, createPortalLoader, createReleases, createTags, PortalLoadError, realClock, TAG_HOOK } from '@bussola/portal-loader';
import type { AssetTag, createExplain, Federation, PortalLoader, Releases, ShellOffer, Tags } from '@bussola/portal-loader';
import { calls } from '@bussola/contract/calls';
import { createEnsureShared } from '../boot/families.ts';
import { trustListedScripts } from '../boot/trusted-scripts.ts';
import type { StartData } from '../boot/start-data.ts';

declare global {
  interface Window { [TAG_HOOK]?: (tag: AssetTag) => void }
}

export interface PortalRuntime { releases: Releases; loader: PortalLoader; tags: Tags }

/** What this page's shell can do for a portal. */
export const offer: ShellOffer = { contractVersion: CONTRACT_VERSION, capabilities: CAPABILITIES, families: SHARED_FAMILIES };

async function fetchReleases(): Promise<unknown> {
  const answer = await fetch(calls.portalReleases.path, { cache: 'no-store', signal: AbortSignal.timeout(10_000) });
  if (!answer.ok) throw new Error(`release list: HTTP ${answer.status}`);
  return answer.json();
}

export function createPortalRuntime(start: StartData): PortalRuntime {
  const shellHashes = start.familyIntegrity;
  const integrityOf = (path: string): string | undefined => releases.integrityOf(path) ?? shellHashes[path];
  // Until the page knows how to look closer, a failure is a failure of the network.
  const explain: ReturnType<typeof createExplain> = async (error, at, ...asked) => (error instanceof PortalLoadError ? error : import(/* webpackChunkName: "portal-trouble" */ './portal-trouble.ts')
    .then(({ explainWith }) => explainWith(integrityOf)(error, at, ...asked), () => new PortalLoadError('ENTRY_NETWORK', { ...at, cause: error })));
  const releases = createReleases({ inlined: start.releases, offer, fetchList: fetchReleases, fetchManifest: createFetchManifest(explain) });
  const tags = createTags({ integrityOf, clock: realClock });
  // In development there are no hashes and nothing to guard.
  if (!__DEV__) {
    trustListedScripts((path) => integrityOf(path) !== undefined);
    window[TAG_HOOK] = tags.prepare;
  }

  const ensureShared = createEnsureShared(start);
  // Federation and the shared libraries it hands out come with the first portal, not with the sign-in page.
  const federation: Federation = {
    load: async (release) => {
      const { loadContainer } = await import(/* webpackChunkName: "federation" */ './federation-host.ts');
      return loadContainer(release, { tags, ensureShared });
    },
  };
  const loader = createPortalLoader({ releases, offer, federation, ensureShared, explain, clock: realClock });
  return { releases, loader, tags };
}
