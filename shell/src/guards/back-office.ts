/** What the back office has of the portals: those of the staff whole, and of the user area the account page, where a second factor is added. */
import type { PortalDescriptor } from '@bussola/portal';

const ACCOUNT = '/app/dashboards/account';

export function forBackOffice(portals: readonly PortalDescriptor[]): PortalDescriptor[] {
  return portals.flatMap((portal): PortalDescriptor[] => {
    if (portal.access.roles && !portal.access.roles.includes('User')) return [portal];
    const routes = portal.routes.filter(({ path }) => path === ACCOUNT);
    return routes.length > 0 ? [{ ...portal, routes, redirects: [], menu: portal.menu.filter(({ to }) => to === ACCOUNT) }] : [];
  });
}
