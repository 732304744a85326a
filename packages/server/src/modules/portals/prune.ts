/**
 * Files of builds go at the earliest thirty days after the last list named them, and never those of
 * the last builds of a portal; announced builds that nobody closed, after a day. The keeper does it
 * every hour, a publisher when they wish; whatever stops it half-way, the next time goes on.
 */
import { buildKey, without } from '@bussola/registry';
import type { BuildName, ReleaseStore } from '@bussola/registry';
import { plusDays, plusSeconds } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { note } from '../audit/audit-repository.ts';
import type { PortalRegistry } from './registry.ts';
import * as rows from './registry-repository.ts';
import type { Author } from './registry-repository.ts';

export const KEPT_DAYS = 30;
/** Builds of a portal that are there to go back to, however long nobody loads them. */
export const KEPT_BUILDS = 5;
/** Unfinished files older than this belong to no upload that still runs. */
const LITTER_SECONDS = 3600;

export function prunePortals(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { store, registry }: { store: ReleaseStore; registry: PortalRegistry },
) {
  const named = ({ portal, buildId }: BuildName): string => buildKey(portal, buildId);

  /** @returns whether it was this one that took it out of the registry */
  async function takeOut({
    portal,
    buildId,
    left,
    author,
  }: BuildName & { left: Date; author: Author | undefined }): Promise<boolean> {
    return db.transaction(async (tx) => {
      // Takes the lock first: a build that is being put back on a list stays.
      await rows.takeSerial(tx, clock());
      if (!(await rows.setRemoved(tx, portal, buildId, left))) return false;
      for (const channel of await rows.listChannels(tx, portal)) {
        const line = without(channel.line, buildId);
        if (line.length > 0 && line.length < channel.line.length)
          await rows.setChannel(tx, { ...channel, line });
      }
      await note(tx, {
        at: clock(),
        actor: null,
        subject: null,
        action: 'portal.pruned',
        detail: [portal, buildId, author && `by «${author.author}»`].filter(Boolean).join(' '),
      });
      return true;
    });
  }

  async function prune({
    dry = false,
    author,
  }: { dry?: boolean | undefined; author?: Author } = {}): Promise<string[]> {
    const [left, begun] = [plusDays(clock(), -KEPT_DAYS), plusDays(clock(), -1)];
    const due = await rows.listPrunable(db, { left, begun, kept: KEPT_BUILDS });
    if (dry) return due.map(named);
    const removed: string[] = [];
    for (const { portal, buildId, state } of due) {
      const build = { portal, buildId };
      if (state === 'uploading') {
        // The locked row stops a new announcement of the build until its files are deleted.
        const gone = await db.transaction(async (tx) => {
          if (!(await rows.dropUploading(tx, portal, buildId, begun))) return false;
          await store.remove(build);
          return true;
        });
        if (gone) removed.push(named(build));
        continue;
      }
      if (state !== 'removed' && !(await takeOut({ ...build, left, author }))) continue;
      // First out of the registry, then off the disk: nothing is promised that is not there.
      await store.remove(build);
      await rows.setFilesGone(db, portal, buildId);
      removed.push(named(build));
    }
    if (due.length > 0) await registry.refresh();
    return removed;
  }

  return {
    prune,
    /** What the keeper does: the same, and what a process that was killed left on this disk. */
    async sweep(): Promise<void> {
      await prune();
      await store.tidy(plusSeconds(clock(), -LITTER_SECONDS), (builds) =>
        rows.listKept(db, builds),
      );
    },
  };
}
export type PrunePortals = ReturnType<typeof prunePortals>;
