/**
 * What browsers, publishers and SuperAdmins say to the registry of the portals. A file each; this
 * one puts them together.
 */
import type { DiskSpace } from '../../storage/disk-space.ts';
import { browserRoutes } from './browser-routes.ts';
import type { Portals } from './create-portals.ts';
import { portalAdminRoutes } from './portal-admin-routes.ts';
import { publishRoutes } from './publish-routes.ts';

export const portalRoutes = (parts: Portals, disk: DiskSpace) => ({
  ...browserRoutes(parts),
  ...publishRoutes(parts, disk),
  ...portalAdminRoutes(parts),
});
