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

/** Where the first segment leads. */
function homeOf(path: string, portals: readonly PortalDescriptor[]): string | undefined {
  const base = `/${path.split('/').find(Boolean) ?? ''}`;
  return portals.flatMap(({ redirects }) => redirects).find(({ from }) => from === base)?.to;
}

const isRoot = ({ label }: PortalDescriptor['routes'][number]): boolean => label.it === ROOT.it;

/** The last segment is a value and not a name. */
const isValue = ({ path }: PortalDescriptor['routes'][number]): boolean =>
  path.slice(path.lastIndexOf('/') + 1).startsWith(':');

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
  const home = homeOf(path, portals);
  const crumb = (label: Label, to: string | undefined): Crumb =>
    to === undefined || to === path ? { label } : { label, to };
  const trail = [crumb(ROOT, home)];
  for (let length = 1; length <= segments.length; length += 1) {
    const here = `/${segments.slice(0, length).join('/')}`;
    const route = routes.find(({ path: pattern }) => matches(pattern, here));
    // The home page is the root itself, where its own name says so.
    if (!route || isValue(route) || (here === home && isRoot(route))) continue;
    const above = routes.find(({ path: one }) => one === route.under);
    if (above) trail.push({ label: above.label, to: above.path });
    // The title stands for one of many.
    const isNamedByTitle = above && here === path && title !== null;
    if (!isNamedByTitle) trail.push(crumb(route.label, here));
  }
  if (title !== null) trail.push({ label: { it: title, en: title } });
  return trail;
}
