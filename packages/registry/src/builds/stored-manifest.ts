import type { PortalManifest } from '@bussola/portal/release';

/** Of a build in the registry: its manifest was checked before it was stored. */
export const storedManifest = (text: string): PortalManifest => JSON.parse(text) as PortalManifest;
