import type { RouteObject } from 'react-router-dom';
import type { PortalDescriptor } from './descriptor.ts';
import type { PortalModule } from './portal-module.ts';

/** The icons that the shell has for a menu. */
export const MENU_ICONS = [
  'home',
  'flag',
  'briefcase',
  'users',
  'file',
  'user',
  'pencil',
  'sliders',
  'list',
  'shield',
  'message',
  'scroll',
  'mail',
  'inbox',
  'blocks',
  'help',
] as const;

const pathsOf = (routes: readonly RouteObject[]): string[] =>
  routes.flatMap(({ path = '', children }) => (children ? pathsOf(children) : [path]));

/**
 * For the test of a portal: what its descriptor says and its module does not do. A page that only
 * one of them knows is a 404, an icon that the shell does not have is a question mark.
 */
export function portalFaults(portal: PortalDescriptor, { routes }: PortalModule): string[] {
  const declared = portal.routes.map(({ path }) => path);
  const drawn = pathsOf(routes);
  const icons: readonly string[] = MENU_ICONS;
  return [
    ...declared.filter((path) => !drawn.includes(path)).map((path) => `no page draws ${path}`),
    ...drawn.filter((path) => !declared.includes(path)).map((path) => `portal.ts lacks ${path}`),
    ...portal.menu
      .filter(({ icon }) => !icons.includes(icon))
      .map(({ to, icon }) => `the menu has no icon ${icon} (${to})`),
  ];
}
