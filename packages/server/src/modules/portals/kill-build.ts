import type { PortalState } from '@bussola/contract';
import { afterKill } from '@bussola/registry';
import { mustBeAvailable } from './channel-change.ts';
import type { ChangeChannel } from './channel-change.ts';
import { setState } from './registry-repository.ts';
import type { Author } from './registry-repository.ts';

/** Nobody is given it any more, whichever channel it is in. */
export const killBuild =
  (change: ChangeChannel) =>
  (portal: string, author: Author, buildId: string, reason?: string): Promise<PortalState> =>
    change(portal, author, 'kill', async ({ tx, before }) => {
      await mustBeAvailable(tx, portal, buildId);
      await setState(tx, portal, buildId, 'killed');
      return {
        after: afterKill(before, buildId),
        told: { buildId, previous: null, reason: reason || null },
      };
    });
