/** Files of builds go at the earliest thirty days after the last list named them; announced builds that nobody closed, after a day. */
import { plusDays } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { note } from '../audit/audit-repository.ts';
import type { PortalRegistry } from './registry.ts';
import * as rows from './registry-repository.ts';
import type { ReleaseStore } from './release-store.ts';

export const KEPT_DAYS = 30;

export function prunePortals({ db, clock }: Pick<Deps, 'db' | 'clock'>, { store, registry }: { store: ReleaseStore; registry: PortalRegistry }) {
  return async ({ dry = false }: { dry?: boolean } = {}): Promise<string[]> => {
    const due = await rows.listPrunable(db, plusDays(clock(), -KEPT_DAYS), plusDays(clock(), -1));
    if (dry) return due.map(({ portal, buildId }) => `${portal}/${buildId}`);
    for (const { portal, buildId, state } of due) {
      await db.transaction(async (tx) => {
        if (state === 'uploading') { await rows.dropUploading(tx, portal, buildId); return; }
        await rows.takeSerial(tx, clock());
        await rows.setState(tx, portal, buildId, 'removed');
        for (const channel of await rows.listChannels(tx, portal)) {
          const line = channel.line.filter((one) => one !== buildId);
          if (line.length > 0 && line.length < channel.line.length) await rows.setChannel(tx, { ...channel, line });
        }
        await note(tx, { at: clock(), actor: null, subject: null, action: 'portal.pruned', detail: `${portal} ${buildId}` });
      });
      // First out of the registry, then off the disk: nothing is promised that is not there.
      await store.remove({ portal, buildId });
    }
    if (due.length > 0) await registry.refresh();
    return due.map(({ portal, buildId }) => `${portal}/${buildId}`);
  };
}
