import type { PortalState } from '@bussola/contract';
import { mustBeAvailable, mustHold, UNCHECKED } from './channel-change.ts';
import type { ChangeChannel } from './channel-change.ts';
import { goTo } from './channel-history.ts';
import type { Author, Channel } from './registry-repository.ts';

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
      if (channel === 'canary') return { after: { ...before, canary: { buildId, percent } }, told };
      return {
        after: {
          stable: goTo(before.stable, buildId),
          // A canary that everybody gets is a canary no more.
          canary: before.canary?.buildId === buildId ? undefined : before.canary,
        },
        told,
      };
    });
