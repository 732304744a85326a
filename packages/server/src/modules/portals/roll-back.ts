import type { PortalState } from '@bussola/contract';
import { afterRollBack } from '@bussola/registry';
import { mustBeAvailable, mustHold } from './channel-change.ts';
import type { ChangeChannel } from './channel-change.ts';
import { refuseFor } from './publish-problem.ts';
import type { Author } from './registry-repository.ts';

interface Back {
  expects: string;
  /** Absent: the build before. */
  to?: string | undefined;
  reason?: string | undefined;
}
export const rollBack =
  (change: ChangeChannel) =>
  (portal: string, author: Author, { expects, to, reason }: Back): Promise<PortalState> =>
    change(portal, author, 'rollback', async (pending) => {
      const { tx, before } = pending;
      mustHold(pending, 'stable', expects);
      const target = to ?? before.stable.at(-2);
      if (target === undefined) throw refuseFor('NOTHING_EARLIER', 'expects', { subject: expects });
      await mustBeAvailable(tx, portal, target);
      return {
        after: afterRollBack(before, { from: expects, to: target }),
        told: { channel: 'stable', buildId: target, previous: expects, reason: reason || null },
      };
    });
