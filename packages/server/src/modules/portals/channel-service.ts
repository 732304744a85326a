/** Which build is in force. One file a change; this one puts them together, and reads. */
import { CONTRACT_VERSION, fitsContract } from '@bussola/portal/version';
import type { PortalState, ResponseOf } from '@bussola/contract';
import { asSystem } from '../../access.ts';
import type { Deps } from '../../deps.ts';
import { channelChange, channelsIn, stateOf } from './channel-change.ts';
import { killBuild } from './kill-build.ts';
import { promoteCanary } from './promote-canary.ts';
import { putBuild } from './put-build.ts';
import type { PortalRegistry } from './registry.ts';
import { listBuilds, listHistory } from './portal-history-repository.ts';
import * as rows from './registry-repository.ts';
import { rollBack } from './roll-back.ts';
import { setCanaryPercent } from './set-canary-percent.ts';
import { withdrawCanary } from './withdraw-canary.ts';

export function channelService(deps: Pick<Deps, 'db' | 'clock'>, registry: PortalRegistry) {
  const { db } = deps;
  const change = channelChange(deps, registry);
  return {
    put: putBuild(change),
    promote: promoteCanary(change),
    rollback: rollBack(change),
    percent: setCanaryPercent(change),
    withdraw: withdrawCanary(change),
    kill: killBuild(change),
    state: (portal: string): Promise<PortalState> =>
      asSystem(async () =>
        stateOf(portal, (await rows.currentSerial(db)).serial, await channelsIn(db, portal)),
      ),
    async builds(portal: string, limit: number): Promise<ResponseOf<'publishState'>['builds']> {
      return (await listBuilds(db, portal, limit)).map((build) => ({
        ...build,
        fits: fitsContract(build.contract, CONTRACT_VERSION),
      }));
    },
    history: (portal: string, limit: number): Promise<ResponseOf<'publishState'>['history']> =>
      listHistory(db, portal, limit),
  };
}
export type ChannelService = ReturnType<typeof channelService>;
