import type { PortalDescriptor } from '@bussola/portal';

export const under = (path: string, base: string): boolean =>
  path === base || path.startsWith(`${base}/`);

/** The portal that a path belongs to. */
export const ownerOf = (
  path: string,
  portals: readonly PortalDescriptor[],
): PortalDescriptor | undefined =>
  portals.find(({ basePaths }) => basePaths.some((base) => under(path, base)));
