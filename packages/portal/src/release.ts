/**
 * How a published build is described, and how browsers learn which builds are in force. A release
 * is immutable and lives in its own folder; the list is short, changes, and is signed. The list
 * carries the hash of each release's manifest, the manifest the hash of every file: from the
 * signature to the last chunk nothing is taken on trust.
 */
import type { PortalDescriptor } from './descriptor.ts';

/**
 * Everything about one build of a portal: `manifest.json` in the folder of the build,
 * `/portals/<name>/<buildId>/`.
 */
export interface PortalManifest {
  schemaVersion: 2;
  name: string;
  /** Semantic version of the portal's package, for people. */
  version: string;
  /** Hash of what it was built from: 6 to 40 of a–z and 0–9. */
  buildId: string;
  /** Range of the agreement, «^1.0». */
  contract: string;
  /** Address of the entry and name of the federation container in it. */
  entry: string;
  container: string;
  /** `sha384-…` in base64 and bytes as stored, by address: every script and stylesheet. */
  assets: Record<string, { integrity: string; bytes: number }>;
  /** What every screen needs, and what each needs besides, by the path of its route. */
  preload: string[];
  screens: Record<string, string[]>;
  descriptor: PortalDescriptor;
}

/** One build as the list carries it. */
export interface ListedRelease extends Omit<
  PortalManifest,
  'schemaVersion' | 'assets' | 'preload' | 'screens'
> {
  manifest: string;
  /** Of the manifest's bytes. */
  manifestIntegrity: string;
  /**
   * Hashes by address, on the page of the address only: everybody else reads the manifest first.
   */
  integrity?: Record<string, string>;
}

export type Channel = 'stable' | 'canary' | 'override';

/**
 * A portal as one browser may load it: newest first; what follows is what the loader falls back to.
 * Killed builds are absent.
 */
export interface ListedPortal {
  name: string;
  channel: Channel;
  versions: ListedRelease[];
}

export interface ReleaseList {
  schemaVersion: 2;
  /** Grows with every change of the registry: an older list never replaces a newer one. */
  serial: number;
  /** ISO 8601, UTC. */
  generatedAt: string;
  /**
   * Least version of the agreement that a shell must bring; an older one asks to be loaded again.
   */
  minShell: string;
  portals: ListedPortal[];
}

/**
 * The list as it travels: the signature is over the very bytes of `payload`, Ed25519, base64url.
 */
export interface SignedReleaseList {
  payload: string;
  signature: string;
  keyId: string;
}
