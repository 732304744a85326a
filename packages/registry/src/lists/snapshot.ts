import type { PortalManifest } from '@bussola/portal/release';
import type { Channels } from '../channels/channels.ts';

export interface Build {
  manifest: PortalManifest;
  manifestIntegrity: string;
}
/** What is in force at one serial number. Builds are named by their `buildKey`. */
export interface Snapshot {
  serial: number;
  changedAt: Date;
  portals: ReadonlyMap<string, Channels>;
  builds: ReadonlyMap<string, Build>;
  /** Builds whose files are given out: killed ones too, for pages that are open. */
  served: ReadonlySet<string>;
}
