/**
 * Breadcrumbs from path segments, labelled by what portals declare; parameter values are skipped;
 * the root is «Home» (specification §2).
 */
import type { Label, PortalDescriptor } from '@bussola/portal';
import { matches } from './decide.ts';

export interface Crumb {
  label: Label;
  /** Absent for the current page and for a segment that is no page. */ to?: string;
}

const ROOT: Label = { it: 'Home', en: 'Home' };

/**
 * @param title of what the page is about: after its label, or in its place where the page stands
 * for one of many of another page
 */
export function breadcrumbs(
  path: string,
  portals: readonly PortalDescriptor[],
  title: string | null = null,
): Crumb[] {
  const routes = portals.flatMap(({ routes: own }) => own);
  const segments = path.split('/').filter(Boolean);
  const home = portals
    .flatMap(({ redirects }) => redirects)
    .find(({ from }) => from === `/${segments[0] ?? ''}`)?.to;
  const trail: Crumb[] = [
    { label: ROOT, ...(home !== undefined && home !== path ? { to: home } : {}) },
  ];
  for (let length = 1; length <= segments.length; length += 1) {
    const here = `/${segments.slice(0, length).join('/')}`;
    const route = routes.find(({ path: pattern }) => matches(pattern, here));
    // The home page is the root itself, where its own name says so.
    if (
      !route ||
      (here === home && route.label.it === ROOT.it) ||
      route.path.split('/').at(-1)?.startsWith(':')
    )
      continue;
    const above =
      route.under === undefined ? undefined : routes.find(({ path: one }) => one === route.under);
    if (above) trail.push({ label: above.label, to: above.path });
    if (above && here === path && title !== null) continue;
    trail.push({ label: route.label, ...(here === path ? {} : { to: here }) });
  }
  if (title !== null) trail.push({ label: { it: title, en: title } });
  return trail;
}
