import type { PortalState } from '@bussola/contract';
import { afterPromotion } from '@bussola/registry';
import { mustBeAvailable, mustHold } from './channel-change.ts';
import type { ChangeChannel } from './channel-change.ts';
import type { Author } from './registry-repository.ts';

/** What some got, everybody gets. */
export const promoteCanary =
  (change: ChangeChannel) =>
  (portal: string, author: Author, expects: string): Promise<PortalState> =>
    change(portal, author, 'promote', async (pending) => {
      mustHold(pending, 'canary', expects);
      await mustBeAvailable(pending.tx, portal, expects);
      return {
        after: afterPromotion(pending.before, expects),
        told: {
          channel: 'stable',
          buildId: expects,
          previous: pending.before.stable.at(-1) ?? null,
        },
      };
    });
