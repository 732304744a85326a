import type { PortalState } from '@bussola/contract';
import { afterCanary, afterStable } from '@bussola/registry';
import type { Channel } from '@bussola/registry';
import { mustBeAvailable, mustHold, UNCHECKED } from './channel-change.ts';
import type { ChangeChannel } from './channel-change.ts';
import type { Author } from './registry-repository.ts';

interface Put {
  channel: Channel;
  buildId: string;
  percent?: number | undefined;
  expects: string | null;
  /** Why the publisher did not check its types and pages. */
  unchecked?: string | undefined;
}
/** A build in force: for everybody, or as the canary of some. */
export const putBuild =
  (change: ChangeChannel) =>
  (
    portal: string,
    author: Author,
    { channel, buildId, percent = 0, expects, unchecked }: Put,
  ): Promise<PortalState> =>
    change(portal, author, 'publish', async (before, tx) => {
      mustHold(portal, before, channel, expects);
      await mustBeAvailable(tx, portal, buildId);
      const told = {
        channel,
        buildId,
        previous: expects,
        percent: channel === 'canary' ? percent : null,
        ...(unchecked === undefined ? {} : { reason: `${UNCHECKED}: ${unchecked}` }),
      };
      const after =
        channel === 'canary'
          ? afterCanary(before, { buildId, percent })
          : afterStable(before, buildId);
      return { after, told, unchecked: unchecked !== undefined };
    });
