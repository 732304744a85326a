import type { PortalManifest } from '@bussola/portal/release';
import type { Channels } from '../channels/channels.ts';

export interface Build {
  manifest: PortalManifest;
  manifestIntegrity: string;
}
/** What is in force at one serial. Builds are named as {@link buildKey} does. */
export interface Snapshot {
  serial: number;
  changedAt: Date;
  portals: ReadonlyMap<string, Channels>;
  builds: ReadonlyMap<string, Build>;
  served: ReadonlySet<string>;
}
export const buildKey = (portal: string, buildId: string): string => `${portal}/${buildId}`;
