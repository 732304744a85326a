/**
 * Which build is in force: every move names the build it replaces, and is written down with who
 * made it.
 */
import { CONTRACT_VERSION, fitsContract } from '@bussola/portal/version';
import type { PortalState, ResponseOf } from '@bussola/contract';
import { asSystem } from '../../access.ts';
import type { Deps, Tx } from '../../deps.ts';
import { ProblemError } from '../../problem-error.ts';
import { note } from '../audit/audit-repository.ts';
import { goTo, listedOf, without } from './channel-history.ts';
import { refuseFor } from './publish-problem.ts';
import type { PortalRegistry } from './registry.ts';
import * as rows from './registry-repository.ts';
import type { Author, Change, Channel } from './registry-repository.ts';

/** How the history names a build whose types and pages its publisher did not check. */
const UNCHECKED = 'senza controlli';
interface Held {
  stable: string[];
  canary: { buildId: string; percent: number } | undefined;
}
type Told = Partial<Pick<Change, 'channel' | 'buildId' | 'previous' | 'percent' | 'reason'>>;

export function channelService(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  registry: PortalRegistry,
) {
  async function held(tx: Tx, portal: string): Promise<Held> {
    const channels = await rows.listChannels(tx, portal);
    const of = (channel: Channel) => channels.find((one) => one.channel === channel);
    const canary = of('canary');
    const last = canary?.line.at(-1);
    return {
      stable: of('stable')?.line ?? [],
      canary: canary && last !== undefined ? { buildId: last, percent: canary.percent } : undefined,
    };
  }
  const stateOf = (portal: string, serial: number, { stable, canary }: Held): PortalState => ({
    portal,
    serial,
    stable: stable.at(-1) ?? null,
    canary: canary?.buildId ?? null,
    canaryPercent: canary?.percent ?? 0,
    earlier: stable.slice(0, -1).reverse(),
  });

  /**
   * Takes the registry for itself, decides on what is then in force, writes it, and says it in
   * history and audit: all of it or nothing.
   */
  async function change(
    portal: string,
    author: Author,
    action: Change['action'],
    decide: (before: Held, tx: Tx) => Promise<{ after: Held; told: Told }>,
  ): Promise<PortalState> {
    const state = await db.transaction(async (tx) => {
      const now = clock();
      const serial = await rows.takeSerial(tx, now);
      const before = await held(tx, portal);
      const { after, told } = await decide(before, tx);
      if (after.stable.length > 0)
        await rows.setChannel(tx, { portal, channel: 'stable', line: after.stable, percent: 100 });
      else await rows.dropChannel(tx, portal, 'stable');
      if (after.canary)
        await rows.setChannel(tx, {
          portal,
          channel: 'canary',
          line: [after.canary.buildId],
          percent: after.canary.percent,
        });
      else await rows.dropChannel(tx, portal, 'canary');
      await rows.markListed(tx, portal, listedOf(after.stable, after.canary?.buildId), now);
      await rows.addHistory(tx, { ...author, ...told, serial, at: now, portal, action });
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
          told.reason?.startsWith(UNCHECKED) ? 'unchecked' : '',
        ]
          .filter(Boolean)
          .join(' '),
      });
      return stateOf(portal, serial, after);
    });
    await registry.refresh();
    return state;
  }
  /** @throws ProblemError CONFLICT with the state of now */
  function expect(portal: string, before: Held, channel: Channel, expects: string | null): void {
    const inForce = (channel === 'stable' ? before.stable.at(-1) : before.canary?.buildId) ?? null;
    if (inForce !== expects)
      throw new ProblemError('CONFLICT', {
        detail: `${channel} of ${portal} is ${inForce ?? 'empty'}, not ${expects ?? 'empty'}: somebody moved it meanwhile`,
        current: stateOf(portal, 0, before),
      });
  }
  async function mustBeAvailable(tx: Tx, portal: string, buildId: string): Promise<void> {
    const found = await rows.findRelease(tx, portal, buildId);
    if (found?.state !== 'available')
      throw refuseFor('BUILD_UNKNOWN', 'buildId', { subject: buildId });
  }

  return {
    async put(
      portal: string,
      author: Author,
      {
        channel,
        buildId,
        percent,
        expects,
        unchecked,
      }: {
        channel: Channel;
        buildId: string;
        percent?: number | undefined;
        expects: string | null;
        unchecked?: string | undefined;
      },
    ): Promise<PortalState> {
      return change(portal, author, 'publish', async (before, tx) => {
        expect(portal, before, channel, expects);
        await mustBeAvailable(tx, portal, buildId);
        const told: Told = {
          channel,
          buildId,
          previous: expects,
          percent: channel === 'canary' ? (percent ?? 0) : null,
          ...(unchecked === undefined ? {} : { reason: `${UNCHECKED}: ${unchecked}` }),
        };
        if (channel === 'canary')
          return { after: { ...before, canary: { buildId, percent: percent ?? 0 } }, told };
        // A canary that everybody gets is a canary no more.
        return {
          after: {
            stable: goTo(before.stable, buildId),
            canary: before.canary?.buildId === buildId ? undefined : before.canary,
          },
          told,
        };
      });
    },
    promote: (portal: string, author: Author, expects: string): Promise<PortalState> =>
      change(portal, author, 'promote', async (before, tx) => {
        expect(portal, before, 'canary', expects);
        await mustBeAvailable(tx, portal, expects);
        return {
          after: { stable: goTo(before.stable, expects), canary: undefined },
          told: { channel: 'stable', buildId: expects, previous: before.stable.at(-1) ?? null },
        };
      }),
    rollback: (
      portal: string,
      author: Author,
      {
        expects,
        to,
        reason,
      }: { expects: string; to?: string | undefined; reason?: string | undefined },
    ): Promise<PortalState> =>
      change(portal, author, 'rollback', async (before, tx) => {
        expect(portal, before, 'stable', expects);
        const target = to ?? before.stable.at(-2);
        if (target === undefined)
          throw refuseFor('NOTHING_EARLIER', 'expects', { subject: expects });
        await mustBeAvailable(tx, portal, target);
        // What people are taken away from is no longer a way back for anybody.
        const stable = before.stable.includes(target)
          ? goTo(before.stable, target)
          : goTo(without(before.stable, expects), target);
        return {
          after: { ...before, stable },
          told: { channel: 'stable', buildId: target, previous: expects, reason: reason || null },
        };
      }),
    percent: (
      portal: string,
      author: Author,
      percent: number,
      expects: string | null,
    ): Promise<PortalState> =>
      change(portal, author, 'percent', async (before) => {
        expect(portal, before, 'canary', expects);
        if (!before.canary)
          throw new ProblemError('CONFLICT', {
            detail: `${portal} has no canary`,
            current: stateOf(portal, 0, before),
          });
        return {
          after: { ...before, canary: { ...before.canary, percent } },
          told: { channel: 'canary', buildId: before.canary.buildId, percent },
        };
      }),
    withdraw: (portal: string, author: Author, expects: string): Promise<PortalState> =>
      change(portal, author, 'withdraw', async (before) => {
        expect(portal, before, 'canary', expects);
        return {
          after: { ...before, canary: undefined },
          told: { channel: 'canary', previous: expects },
        };
      }),
    kill: (
      portal: string,
      author: Author,
      buildId: string,
      reason?: string,
    ): Promise<PortalState> =>
      change(portal, author, 'kill', async (before, tx) => {
        const found = await rows.findRelease(tx, portal, buildId);
        if (found?.state !== 'available')
          throw refuseFor('BUILD_UNKNOWN', 'buildId', { subject: buildId });
        await rows.setState(tx, portal, buildId, 'killed');
        const after = {
          stable: without(before.stable, buildId),
          canary: before.canary?.buildId === buildId ? undefined : before.canary,
        };
        return { after, told: { buildId, previous: null, reason: reason || null } };
      }),
    state: (portal: string): Promise<PortalState> =>
      asSystem(async () =>
        stateOf(portal, (await rows.currentSerial(db)).serial, await held(db, portal)),
      ),
    async builds(portal: string, limit: number): Promise<ResponseOf<'publishState'>['builds']> {
      return (await rows.listBuilds(db, portal, limit)).map((build) => ({
        ...build,
        fits: fitsContract(build.contract, CONTRACT_VERSION),
      }));
    },
    history: (portal: string, limit: number): Promise<ResponseOf<'publishState'>['history']> =>
      rows.listHistory(db, portal, limit),
  };
}
export type ChannelService = ReturnType<typeof channelService>;
