/** The registry put together. */
import path from 'node:path';
import { diskStore } from '@bussola/registry';
import type { ReleaseStore } from '@bussola/registry';
import type { Deps } from '../../deps.ts';
import { lazyModule } from '../../lazy-module.ts';
import { channelService } from './channel-service.ts';
import { importBuiltReleases } from './import-built-releases.ts';
import { overrideService } from './override-service.ts';
import { prunePortals } from './prune.ts';
import { publishTokens } from './publish-tokens.ts';
import { publishingService } from './publishing-service.ts';
import { portalRegistry } from './registry.ts';
import { signedList } from './signed-list.ts';
import { statusService } from './status-service.ts';
import { telemetryService } from './telemetry-service.ts';

export function createPortals(deps: Deps) {
  const { config } = deps;
  const store = config.portalsBucket
    ? bucketStore(config.portalsBucket, path.join(config.dataDir, 'portals-copies'))
    : diskStore(path.join(config.dataDir, 'portals'));
  const registry = portalRegistry(deps);
  const channels = channelService(deps, registry);
  const tokens = publishTokens(deps);
  const overrides = overrideService(deps);
  const telemetry = telemetryService(deps, registry);
  return {
    store,
    registry,
    channels,
    tokens,
    overrides,
    telemetry,
    publishing: publishingService(deps, { store, registry, channels }),
    list: signedList(deps, registry),
    status: statusService(deps, { channels, overrides, tokens, telemetry }),
    installation: importBuiltReleases(deps, { store, registry, channels }),
    pruning: prunePortals(deps, { store, registry }),
  };
}
export type Portals = ReturnType<typeof createPortals>;

/**
 * The client of the object store is loaded where there is one, with the first file that is asked
 * for.
 */
function bucketStore(
  bucket: NonNullable<Deps['config']['portalsBucket']>,
  folder: string,
): ReleaseStore {
  const open = lazyModule(async () =>
    (await import('@bussola/registry/s3-store')).s3Store(bucket, folder),
  );
  return {
    folder,
    put: async (...given) => (await open()).put(...given),
    read: async (...given) => (await open()).read(...given),
    list: async (...given) => (await open()).list(...given),
    fetch: async (...given) => (await open()).fetch(...given),
    remove: async (...given) => (await open()).remove(...given),
    tidy: async (...given) => (await open()).tidy(...given),
  };
}
