import type { PortalManifest } from '@bussola/portal/release';
import type { PortalState } from '@bussola/contract';
import { faultOfEntry, findSpoiled, missingFiles, putManifest } from '@bussola/registry';
import { ProblemError } from '../../problem-error.ts';
import { note } from '../audit/audit-repository.ts';
import { refuseFor, refuseRelease } from './publish-problem.ts';
import type { PublishingParts } from './publishing-parts.ts';
import * as rows from './registry-repository.ts';
import type { Author } from './registry-repository.ts';

/** The last step: every file is read again, and from here on the build may be given out. */
export function closeBuild({ db, clock, store, registry, channels, announced }: PublishingParts) {
  /**
   * Reads every stored file again. From here on the build never changes, so it must not hold
   * remains of a killed process, a full disk or an announcement that changed half-way.
   * @throws ProblemError; then nothing of it is kept, and it is sent anew
   */
  async function mustBeTrue(manifest: PortalManifest): Promise<void> {
    const spoiled = await findSpoiled(store, manifest);
    if (!spoiled) return;
    await store.remove({ portal: manifest.name, buildId: manifest.buildId });
    throw refuseRelease([spoiled]);
  }
  async function mustExpose(manifest: PortalManifest): Promise<void> {
    const fault = await faultOfEntry(store, manifest);
    if (fault) throw refuseRelease([fault]);
  }

  return async (portal: string, author: Author, buildId: string): Promise<PortalState> => {
    const row = await announced(portal, buildId);
    if (row.state === 'killed') throw refuseFor('BUILD_UNKNOWN', 'buildId', { subject: buildId });
    if (row.state === 'uploading') {
      const { needed } = await missingFiles(store, row.manifestRead, row.wire);
      if (needed.length > 0)
        throw refuseFor('FILES_MISSING', 'assets', { subject: needed.slice(0, 5).join(', ') });
      await mustBeTrue(row.manifestRead);
      await mustExpose(row.manifestRead);
      await putManifest(store, row);
      const closed = await db.transaction(async (tx) => {
        if (!(await rows.setAvailable(tx, portal, buildId, row.manifestIntegrity, clock())))
          return false;
        // Every process must hear of files that it may give out.
        await rows.takeSerial(tx, clock());
        await note(tx, {
          at: clock(),
          actor: author.kind === 'person' ? author.author : null,
          subject: null,
          action: 'portal.upload',
          detail: `${portal} ${buildId} by «${author.author}»`,
        });
        return true;
      });
      if (!closed) {
        const now = await rows.findRelease(db, portal, buildId);
        // A build that another publisher closed at the same moment is closed; if it was announced
        // with other files, it is another build.
        if (now?.state !== 'available' || now.manifestIntegrity !== row.manifestIntegrity)
          throw new ProblemError('CONFLICT', {
            detail: `${buildId} was announced otherwise meanwhile`,
            current: await channels.state(portal),
          });
      }
      await registry.refresh();
    }
    return channels.state(portal);
  };
}
