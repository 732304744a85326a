import { checkManifest } from '@bussola/portal/publish';
import type { Finding } from '@bussola/portal/publish';
import type { PortalManifest } from '@bussola/portal/release';
import { CONTRACT_VERSION } from '@bussola/portal/version';
import type { PortalState } from '@bussola/contract';
import { missingFiles, sha384 } from '@bussola/registry';
import { refuseFor, refuseRelease } from './publish-problem.ts';
import type { PublishingParts } from './publishing-parts.ts';
import * as rows from './registry-repository.ts';
import type { Author } from './registry-repository.ts';

export interface Announced {
  manifest: string;
  wire: Readonly<Record<string, number>>;
  dry?: boolean | undefined;
}
/** The first step: the manifest is checked by every rule, and what the files must be is kept. */
export function announceBuild({ db, clock, store, registry, channels }: PublishingParts) {
  async function check(
    portal: string,
    { manifest: text, wire }: Announced,
  ): Promise<PortalManifest> {
    const { manifest, findings } = checkManifest(parse(text), {
      others: await registry.taken(),
      shells: [CONTRACT_VERSION],
      wire,
    });
    const faults: Finding[] = [...findings];
    if (manifest && manifest.name !== portal)
      faults.push({
        code: 'MANIFEST_INVALID',
        where: 'name',
        values: { subject: `${manifest.name}, not ${portal}` },
      });
    if (manifest) {
      const known = await rows.findRelease(db, portal, manifest.buildId);
      if (known?.state === 'removed')
        throw refuseFor('BUILD_UNKNOWN', 'buildId', { subject: manifest.buildId });
      if (known && known.state !== 'uploading' && known.manifestIntegrity !== sha384(text))
        faults.push({
          code: 'BUILD_REUSED',
          where: 'buildId',
          values: { subject: manifest.buildId },
        });
    }
    if (!manifest || faults.length > 0) throw refuseRelease(faults);
    return manifest;
  }

  /** Unless it is dry, remembers what the files must be. */
  return async (
    portal: string,
    author: Author,
    given: Announced,
  ): Promise<{ buildId: string; missing: string[]; state: PortalState }> => {
    const manifest = await check(portal, given);
    const { buildId } = manifest;
    if (!given.dry) {
      const before = await rows.findRelease(db, portal, buildId);
      const integrity = sha384(given.manifest);
      const isOpen = await rows.putUploading(db, {
        ...author,
        portal,
        buildId,
        manifest: given.manifest,
        manifestIntegrity: integrity,
        wire: given.wire,
        now: clock(),
      });
      // An earlier announcement had another manifest and was never closed, so its files were never
      // given out. Only now that nobody can close it with that manifest.
      if (isOpen && before?.state === 'uploading' && before.manifestIntegrity !== integrity)
        await store.remove({ portal, buildId });
    }
    const { needed, welcome } = await missingFiles(store, manifest, given.wire);
    return { buildId, missing: [...needed, ...welcome], state: await channels.state(portal) };
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw refuseFor('MANIFEST_INVALID', 'manifest', { subject: 'JSON' });
  }
}
