/**
 * What the back office has of the portals: those of the staff whole; of the others the page of
 * one's own account, and while another area is open, the portals that show it.
 */
import type { PortalDescriptor } from '@bussola/portal';

export function forBackOffice(
  portals: readonly PortalDescriptor[],
  isActing: boolean,
): PortalDescriptor[] {
  return portals.flatMap((portal): PortalDescriptor[] => {
    const isOfStaff = portal.access.roles !== undefined && !portal.access.roles.includes('User');
    if (isOfStaff || (isActing && portal.access.acting)) return [portal];
    const routes = portal.routes.filter(({ whose }) => whose === 'account');
    return routes.length > 0
      ? [
          {
            ...portal,
            routes,
            redirects: [],
            landing: [],
            sends: [],
            menu: portal.menu.filter(({ to }) => routes.some(({ path }) => path === to)),
          },
        ]
      : [];
  });
}
