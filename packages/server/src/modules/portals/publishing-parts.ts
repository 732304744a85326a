/** What every step of a publication stands on. */
import type { PortalManifest } from '@bussola/portal/release';
import { storedManifest } from '@bussola/registry';
import type { ReleaseStore } from '@bussola/registry';
import type { Deps } from '../../deps.ts';
import { ProblemError } from '../../problem-error.ts';
import type { ChannelService } from './channel-service.ts';
import type { PortalRegistry } from './registry.ts';
import * as rows from './registry-repository.ts';
import type { ReleaseRow } from './registry-repository.ts';

interface Services {
  store: ReleaseStore;
  registry: PortalRegistry;
  channels: ChannelService;
}

export function publishingParts(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { store, registry, channels }: Services,
) {
  /** A build that was announced, with its manifest. */
  async function announced(
    portal: string,
    buildId: string,
  ): Promise<ReleaseRow & { manifestRead: PortalManifest }> {
    const row = await rows.findRelease(db, portal, buildId);
    if (!row || row.state === 'removed')
      throw new ProblemError('NOT_FOUND', { detail: 'Announce the build first' });
    return { ...row, manifestRead: storedManifest(row.manifest) };
  }

  return { db, clock, store, registry, channels, announced };
}
export type PublishingParts = ReturnType<typeof publishingParts>;
