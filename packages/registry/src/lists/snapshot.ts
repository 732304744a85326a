import type { PortalManifest } from '@bussola/portal/release';
import type { ChannelLine } from '../channels/held.ts';

export interface Build {
  manifest: PortalManifest;
  manifestIntegrity: string;
}
export interface PortalChannels {
  stable: string[];
  canary?: { buildId: string; percent: number };
}
/** What is in force at one serial. Builds are named as {@link buildKey} does. */
export interface Snapshot {
  serial: number;
  changedAt: Date;
  portals: ReadonlyMap<string, PortalChannels>;
  builds: ReadonlyMap<string, Build>;
  served: ReadonlySet<string>;
}
export const buildKey = (portal: string, buildId: string): string => `${portal}/${buildId}`;

export function channelsByPortal(channels: readonly ChannelLine[]): Map<string, PortalChannels> {
  const portals = new Map<string, PortalChannels>();
  for (const { portal, channel, line, percent } of channels) {
    const known = portals.get(portal) ?? { stable: [] };
    const last = line.at(-1);
    portals.set(
      portal,
      channel === 'stable'
        ? { ...known, stable: line }
        : { ...known, ...(last === undefined ? {} : { canary: { buildId: last, percent } }) },
    );
  }
  return portals;
}
