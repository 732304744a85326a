import type { PortalState } from '@bussola/contract';
import { mustBeAvailable, mustHold } from './channel-change.ts';
import type { ChangeChannel } from './channel-change.ts';
import { goTo, without } from './channel-history.ts';
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
    change(portal, author, 'rollback', async (before, tx) => {
      mustHold(portal, before, 'stable', expects);
      const target = to ?? before.stable.at(-2);
      if (target === undefined) throw refuseFor('NOTHING_EARLIER', 'expects', { subject: expects });
      await mustBeAvailable(tx, portal, target);
      // What people are taken away from is no longer a way back for anybody.
      const stable = before.stable.includes(target)
        ? goTo(before.stable, target)
        : goTo(without(before.stable, expects), target);
      return {
        after: { ...before, stable },
        told: { channel: 'stable', buildId: target, previous: expects, reason: reason || null },
      };
    });
