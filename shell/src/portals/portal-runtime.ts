/** The portal loader tied to this browser: containers, real tags, real time. */
import { createPortalLoader, createProbe, createReleases, createTags, realClock, TAG_HOOK } from '@bussola/portal-loader';
import type { AssetTag, Federation, PortalLoader, Releases, Tags } from '@bussola/portal-loader';
import { calls } from '@bussola/contract/calls';
import { createEnsureShared } from '../boot/families.ts';
import { trustListedScripts } from '../boot/trusted-scripts.ts';
import type { StartData } from '../boot/start-data.ts';

declare global {
  interface Window { [TAG_HOOK]?: (tag: AssetTag) => void }
}

export interface PortalRuntime { releases: Releases; loader: PortalLoader; tags: Tags }

async function fetchReleases(): Promise<unknown> {
  const answer = await fetch(calls.portalReleases.path, { cache: 'no-store', signal: AbortSignal.timeout(10_000) });
  if (!answer.ok) throw new Error(`release list: HTTP ${answer.status}`);
  return answer.json();
}

export function createPortalRuntime(start: StartData): PortalRuntime {
  const releases = createReleases(start.releases, fetchReleases);
  const shellHashes = start.familyIntegrity;
  const integrityOf = (path: string) => releases.integrityOf(path) ?? shellHashes[path];
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
  const loader = createPortalLoader({ releases, federation, ensureShared, probe: createProbe(integrityOf), clock: realClock });
  return { releases, loader, tags };
}
