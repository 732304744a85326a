/**
 * What the back office has of the portals: those of the staff whole, and of the others the page of
 * one's own account.
 */
import type { PortalDescriptor } from '@bussola/portal';

export function forBackOffice(portals: readonly PortalDescriptor[]): PortalDescriptor[] {
  return portals.flatMap((portal): PortalDescriptor[] => {
    if (portal.access.roles && !portal.access.roles.includes('User')) return [portal];
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
