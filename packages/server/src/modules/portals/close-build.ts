import { folderOf } from '@bussola/portal/publish';
import type { PortalManifest } from '@bussola/portal/release';
import type { PortalState } from '@bussola/contract';
import { ProblemError } from '../../problem-error.ts';
import { note } from '../audit/audit-repository.ts';
import { refuseFor } from './publish-problem.ts';
import { expand, putManifest } from './publishing-parts.ts';
import type { PublishingParts } from './publishing-parts.ts';
import { sha384 } from './sha384.ts';
import * as rows from './registry-repository.ts';
import type { Author } from './registry-repository.ts';

/** Files of a build that are read again at the same time. */
const AT_ONCE = 6;

/** The last step: every file is read again, and from here on the build may be given out. */
export function closeBuild({
  db,
  clock,
  store,
  registry,
  channels,
  missingOf,
  announced,
}: PublishingParts) {
  /**
   * What was kept is read again, whole: from here on the build never changes, so nothing that a
   * killed process, a full disk or an announcement that changed half-way left behind may be in it.
   * @throws ProblemError; then nothing of it is kept, and it is sent anew
   */
  async function mustBeTrue(manifest: PortalManifest): Promise<void> {
    const build = { portal: manifest.name, buildId: manifest.buildId };
    const queue = Object.entries(manifest.assets).flatMap(([address, asset]) =>
      ['', '.br', '.gz'].map((ending) => ({
        address,
        asset,
        file: address.slice(folderOf(manifest).length) + ending,
      })),
    );
    const spoiled: string[] = [];
    const read = async (): Promise<void> => {
      for (let next = queue.shift(); next; next = queue.shift()) {
        const bytes = await store.read(build, next.file);
        if (!bytes) continue;
        const whole = await expand(Buffer.from(bytes), next.file, next.asset.bytes);
        if (whole?.length !== next.asset.bytes || sha384(whole) !== next.asset.integrity)
          spoiled.push(next.address);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, read));
    const [first] = spoiled;
    if (first === undefined) return;
    await store.remove(build);
    throw refuseFor('HASH_DIFFERS', `assets.${first}`, { subject: first });
  }

  /**
   * @throws ProblemError when the container that the manifest names does not expose what the shell
   *   asks it for
   */
  async function mustExpose(manifest: PortalManifest): Promise<void> {
    const bytes = await store.read(
      { portal: manifest.name, buildId: manifest.buildId },
      manifest.entry.slice(folderOf(manifest).length),
    );
    const text = Buffer.from(bytes ?? []).toString('utf8');
    if (!text.includes(manifest.container) || !/["'`]\.\/portal["'`]/.test(text))
      throw refuseFor('EXPOSE_ABSENT', 'entry', { subject: './portal' });
  }

  return async (portal: string, author: Author, buildId: string): Promise<PortalState> => {
    const row = await announced(portal, buildId);
    if (row.state === 'killed') throw refuseFor('BUILD_UNKNOWN', 'buildId', { subject: buildId });
    if (row.state === 'uploading') {
      const { needed } = await missingOf(row.manifestRead, row.wire);
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
        // Closed by somebody else at the same moment is closed; announced with other files, it is
        // not this build any more.
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
