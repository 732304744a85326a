/** The channels of a portal, and what each change makes of them. Nothing is written here. */
import { goTo, without } from './line.ts';

export type Channel = 'stable' | 'canary';
/** A channel with its builds, the newest last; `percent` is of the canary. */
export interface ChannelLine {
  portal: string;
  channel: Channel;
  line: string[];
  percent: number;
}
export interface Canary {
  buildId: string;
  percent: number;
}
/** Both channels of a portal. The last build of `stable` is in force. */
export interface Channels {
  stable: string[];
  canary: Canary | undefined;
}

/** @param lines of one portal */
export function channelsOf(lines: readonly ChannelLine[]): Channels {
  const of = (channel: Channel) => lines.find((one) => one.channel === channel);
  const canary = of('canary');
  const last = canary?.line.at(-1);
  return {
    stable: of('stable')?.line ?? [],
    canary: canary && last !== undefined ? { buildId: last, percent: canary.percent } : undefined,
  };
}
export function channelsByPortal(lines: readonly ChannelLine[]): Map<string, Channels> {
  const byPortal = Map.groupBy(lines, ({ portal }) => portal);
  return new Map([...byPortal].map(([portal, of]) => [portal, channelsOf(of)]));
}
/** The build that a channel gives out. */
export const inForce = ({ stable, canary }: Channels, channel: Channel): string | null =>
  (channel === 'stable' ? stable.at(-1) : canary?.buildId) ?? null;

/** A build for everybody. A canary that everybody gets is a canary no more. */
export const afterStable = ({ stable, canary }: Channels, buildId: string): Channels => ({
  stable: goTo(stable, buildId),
  canary: canary?.buildId === buildId ? undefined : canary,
});
/** A build for some, beside the one for everybody. */
export const afterCanary = (channels: Channels, canary: Canary): Channels => ({
  ...channels,
  canary,
});
export const afterWithdrawal = (channels: Channels): Channels => ({
  ...channels,
  canary: undefined,
});
/** What some got, everybody gets. */
export const afterPromotion = ({ stable }: Channels, buildId: string): Channels => ({
  stable: goTo(stable, buildId),
  canary: undefined,
});
/**
 * The build that is rolled back from leaves the line: no later rollback chooses it, and no browser
 * falls back to it.
 * @param from the build in force
 */
export const afterRollBack = (
  channels: Channels,
  { from, to }: { from: string; to: string },
): Channels => ({
  ...channels,
  stable: channels.stable.includes(to)
    ? goTo(channels.stable, to)
    : goTo(without(channels.stable, from), to),
});
/** Nobody is given the build any more, whichever channel it is in. */
export const afterKill = ({ stable, canary }: Channels, buildId: string): Channels => ({
  stable: without(stable, buildId),
  canary: canary?.buildId === buildId ? undefined : canary,
});
