/**
 * What every change of a channel is made of: it names the build it replaces, and is written down
 * with who made it.
 */
import type { PortalState } from '@bussola/contract';
import { channelsOf, inForce, listedOf } from '@bussola/registry';
import type { Channel, Channels } from '@bussola/registry';
import type { Deps, Tx } from '../../deps.ts';
import { ProblemError } from '../../problem-error.ts';
import { note } from '../audit/audit-repository.ts';
import { refuseFor } from './publish-problem.ts';
import type { PortalRegistry } from './registry.ts';
import { addHistory } from './portal-history-repository.ts';
import type { Change } from './portal-history-repository.ts';
import * as rows from './registry-repository.ts';
import type { Author } from './registry-repository.ts';

/** How the history names a build whose types and pages its publisher did not check. */
export const UNCHECKED = 'senza controlli';
type Told = Partial<Pick<Change, 'channel' | 'buildId' | 'previous' | 'percent' | 'reason'>>;
/** A change that is being decided: nobody else changes a channel meanwhile. */
export interface Pending {
  tx: Tx;
  portal: string;
  before: Channels;
  /** The registry's number before the change. */
  serial: number;
}
export interface Decision {
  after: Channels;
  told: Told;
  /** Its publisher did not check types and pages. */
  unchecked?: boolean;
}

export const channelsIn = async (tx: Tx, portal: string): Promise<Channels> =>
  channelsOf(await rows.listChannels(tx, portal));
export const stateOf = (
  portal: string,
  serial: number,
  { stable, canary }: Channels,
): PortalState => ({
  portal,
  serial,
  stable: stable.at(-1) ?? null,
  canary: canary?.buildId ?? null,
  canaryPercent: canary?.percent ?? 0,
  earlier: stable.slice(0, -1).reverse(),
});

/**
 * Locks the registry, decides on the builds then in force, writes the change, the history and the
 * audit: all or nothing.
 */
export const channelChange =
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>, registry: PortalRegistry) =>
  async (
    portal: string,
    author: Author,
    action: Change['action'],
    decide: (pending: Pending) => Promise<Decision>,
  ): Promise<PortalState> => {
    const state = await db.transaction(async (tx) => {
      const now = clock();
      const serial = await rows.takeSerial(tx, now);
      const before = await channelsIn(tx, portal);
      const { after, told, unchecked } = await decide({ tx, portal, before, serial: serial - 1 });
      await write(tx, portal, after);
      await rows.markListed(tx, portal, listedOf(after.stable, after.canary?.buildId), now);
      await addHistory(tx, { ...author, ...told, serial, at: now, portal, action });
      await note(tx, {
        at: now,
        actor: author.kind === 'person' ? author.author : null,
        subject: null,
        action: `portal.${action}`,
        detail: [
          portal,
          told.channel,
          told.buildId,
          author.kind === 'token' ? `by «${author.author}»` : '',
          unchecked ? 'unchecked' : '',
        ]
          .filter(Boolean)
          .join(' '),
      });
      return stateOf(portal, serial, after);
    });
    await registry.refresh();
    return state;
  };
export type ChangeChannel = ReturnType<typeof channelChange>;

async function write(tx: Tx, portal: string, { stable, canary }: Channels): Promise<void> {
  if (stable.length > 0)
    await rows.setChannel(tx, { portal, channel: 'stable', line: stable, percent: 100 });
  else await rows.dropChannel(tx, portal, 'stable');
  if (canary)
    await rows.setChannel(tx, {
      portal,
      channel: 'canary',
      line: [canary.buildId],
      percent: canary.percent,
    });
  else await rows.dropChannel(tx, portal, 'canary');
}

/** @throws ProblemError CONFLICT with the build that is in force now */
export function mustHold(
  { portal, before, serial }: Pending,
  channel: Channel,
  expects: string | null,
): void {
  const there = inForce(before, channel);
  if (there !== expects)
    throw new ProblemError('CONFLICT', {
      detail: `${channel} of ${portal} is ${there ?? 'empty'}, not ${expects ?? 'empty'}: somebody moved it meanwhile`,
      current: stateOf(portal, serial, before),
    });
}
export async function mustBeAvailable(tx: Tx, portal: string, buildId: string): Promise<void> {
  const found = await rows.findRelease(tx, portal, buildId);
  if (found?.state !== 'available')
    throw refuseFor('BUILD_UNKNOWN', 'buildId', { subject: buildId });
}
