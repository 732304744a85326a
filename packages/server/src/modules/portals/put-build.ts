import type { ChannelTarget, PortalState } from '@bussola/contract';
import { afterCanary, afterStable } from '@bussola/registry';
import { mustBeAvailable, mustHold, UNCHECKED } from './channel-change.ts';
import type { ChangeChannel } from './channel-change.ts';
import type { Author } from './registry-repository.ts';

type Put = ChannelTarget & {
  buildId: string;
  expects: string | null;
  /** Why the publisher did not check its types and pages. */
  unchecked?: string | undefined;
};
/** A build in force: for everybody, or as the canary of some. */
export const putBuild =
  (change: ChangeChannel) =>
  (
    portal: string,
    author: Author,
    { buildId, expects, unchecked, ...target }: Put,
  ): Promise<PortalState> =>
    change(portal, author, 'publish', async (pending) => {
      const { tx, before } = pending;
      mustHold(pending, target.channel, expects);
      await mustBeAvailable(tx, portal, buildId);
      const told = {
        channel: target.channel,
        buildId,
        previous: expects,
        percent: target.channel === 'canary' ? target.percent : null,
        ...(unchecked === undefined ? {} : { reason: `${UNCHECKED}: ${unchecked}` }),
      };
      const after =
        target.channel === 'canary'
          ? afterCanary(before, { buildId, percent: target.percent })
          : afterStable(before, buildId);
      return { after, told, unchecked: unchecked !== undefined };
    });
