import type { PortalState } from '@bussola/contract';
import { afterWithdrawal } from '@bussola/registry';
import { mustHold } from './channel-change.ts';
import type { ChangeChannel } from './channel-change.ts';
import type { Author } from './registry-repository.ts';

export const withdrawCanary =
  (change: ChangeChannel) =>
  (portal: string, author: Author, expects: string): Promise<PortalState> =>
    change(portal, author, 'withdraw', async (pending) => {
      mustHold(pending, 'canary', expects);
      return {
        after: afterWithdrawal(pending.before),
        told: { channel: 'canary', previous: expects },
      };
    });
