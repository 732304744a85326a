/** Breadcrumbs from path segments, labelled by what portals declare; parameter values are skipped; the root is «Home» (specification §2). */
import type { Label, PortalDescriptor } from '@bussola/portal';
import { matches } from './decide.ts';

export interface Crumb { label: Label; /** Absent for the current page and for a segment that is no page. */ to?: string }

const ROOT: Label = { it: 'Home', en: 'Home' };

export function breadcrumbs(path: string, portals: readonly PortalDescriptor[]): Crumb[] {
  const routes = portals.flatMap(({ routes: own }) => own);
  const segments = path.split('/').filter(Boolean);
  const home = portals.flatMap(({ redirects }) => redirects).find(({ from }) => from === `/${segments[0] ?? ''}`)?.to;
  const trail: Crumb[] = [{ label: ROOT, ...(home !== undefined && home !== path ? { to: home } : {}) }];
  for (let length = 1; length <= segments.length; length += 1) {
    const here = `/${segments.slice(0, length).join('/')}`;
    const route = routes.find(({ path: pattern }) => matches(pattern, here));
    // The home page is the root itself, where its own name says so.
    if (!route || (here === home && route.label.it === ROOT.it) || route.path.split('/').at(-1)?.startsWith(':')) continue;
    trail.push({ label: route.label, ...(here === path ? {} : { to: here }) });
  }
  return trail;
}
