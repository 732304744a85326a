/**
 * The same product as one code-split bundle, without federation: built for `bench:load` only, to
 * know what federation costs. The build puts this file in the place of portal-runtime.ts.
 */
import {
  createExplain,
  createReleases,
  createTags,
  realClock,
  TIMES,
} from '@bussola/portal-loader';
import { CAPABILITIES, CONTRACT_VERSION, SHARED_FAMILIES } from '@bussola/portal';
import { createEnsureShared } from '../../shell/src/boot/shared-libraries.ts';
import { trustListedScripts } from '../../shell/src/boot/trusted-scripts.ts';
import type { StartData } from '../../shell/src/boot/start-data.ts';
import type { PortalRuntime } from '../../shell/src/portals/portal-runtime.ts';

const PORTALS: Record<string, () => Promise<unknown>> = {
  checkup: () =>
    import(/* webpackChunkName: "portal-checkup" */ '../../mfe-checkup/src/portal-module.tsx'),
  user_area: () =>
    import(/* webpackChunkName: "portal-user-area" */ '../../mfe-user-area/src/portal-module.tsx'),
  admin: () =>
    import(/* webpackChunkName: "portal-admin" */ '../../mfe-admin/src/portal-module.tsx'),
  thirdparty: () =>
    import(
      /* webpackChunkName: "portal-thirdparty" */ '../../mfe-thirdparty/src/portal-module.tsx'
    ),
};

export const offer = {
  contractVersion: CONTRACT_VERSION,
  capabilities: CAPABILITIES,
  families: SHARED_FAMILIES,
};

export function createPortalRuntime(start: StartData): PortalRuntime {
  trustListedScripts((path) => start.familyIntegrity[path] !== undefined);
  // One file, no hashes to fetch.
  const releases = createReleases({
    inlined: start.releases,
    offer,
    fetchList: () => Promise.resolve(start.releases),
    fetchManifest: ({ buildId }) => Promise.resolve({ buildId, assets: {} }),
  });
  return {
    releases,
    offer,
    times: TIMES,
    tags: createTags({ integrityOf: () => undefined, clock: realClock, times: TIMES }),
    ensureShared: createEnsureShared(start, TIMES),
    warmFederation: () => Promise.resolve(),
    explain: createExplain(() => Promise.resolve('reachable')),
    federation: {
      load: async ({ container }) => {
        const name = Object.keys(PORTALS).find((portal) => container.startsWith(`${portal}_`));
        const load = name === undefined ? undefined : PORTALS[name];
        if (!load) throw new Error(`${container} does not exist in container`);
        return load();
      },
    },
  };
}
