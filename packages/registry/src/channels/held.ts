/** What a portal has in force, and what each change makes of it. Pure: nothing is written here. */
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
/** What is in force, the newest last. */
export interface Held {
  stable: string[];
  canary: Canary | undefined;
}

/** @param channels of one portal */
export function heldOf(channels: readonly ChannelLine[]): Held {
  const of = (channel: Channel) => channels.find((one) => one.channel === channel);
  const canary = of('canary');
  const last = canary?.line.at(-1);
  return {
    stable: of('stable')?.line ?? [],
    canary: canary && last !== undefined ? { buildId: last, percent: canary.percent } : undefined,
  };
}
/** The build that a channel gives out. */
export const inForce = ({ stable, canary }: Held, channel: Channel): string | null =>
  (channel === 'stable' ? stable.at(-1) : canary?.buildId) ?? null;

/** A build for everybody. A canary that everybody gets is a canary no more. */
export const putStable = ({ stable, canary }: Held, buildId: string): Held => ({
  stable: goTo(stable, buildId),
  canary: canary?.buildId === buildId ? undefined : canary,
});
/** A build for some, beside the one for everybody. */
export const putCanary = (held: Held, canary: Canary): Held => ({ ...held, canary });
export const withdrawCanary = (held: Held): Held => ({ ...held, canary: undefined });
/** What some got, everybody gets. */
export const promoteCanary = ({ stable }: Held, buildId: string): Held => ({
  stable: goTo(stable, buildId),
  canary: undefined,
});
/**
 * What people are taken away from is no longer a way back for anybody.
 * @param from the build in force
 */
export const rollBack = (held: Held, { from, to }: { from: string; to: string }): Held => ({
  ...held,
  stable: held.stable.includes(to) ? goTo(held.stable, to) : goTo(without(held.stable, from), to),
});
/** Nobody is given the build any more, whichever channel it is in. */
export const killBuild = ({ stable, canary }: Held, buildId: string): Held => ({
  stable: without(stable, buildId),
  canary: canary?.buildId === buildId ? undefined : canary,
});
