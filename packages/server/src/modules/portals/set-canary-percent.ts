import type { PortalState } from '@bussola/contract';
import { afterCanary } from '@bussola/registry';
import { ProblemError } from '../../problem-error.ts';
import { mustHold, stateOf } from './channel-change.ts';
import type { ChangeChannel } from './channel-change.ts';
import type { Author } from './registry-repository.ts';

export const setCanaryPercent =
  (change: ChangeChannel) =>
  (portal: string, author: Author, percent: number, expects: string | null): Promise<PortalState> =>
    change(portal, author, 'percent', async (pending) => {
      const { before, serial } = pending;
      mustHold(pending, 'canary', expects);
      if (!before.canary)
        throw new ProblemError('CONFLICT', {
          detail: `${portal} has no canary`,
          current: stateOf(portal, serial, before),
        });
      return {
        after: afterCanary(before, { ...before.canary, percent }),
        told: { channel: 'canary', buildId: before.canary.buildId, percent },
      };
    });
