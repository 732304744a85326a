import type { PortalRoute } from './descriptor.ts';

/** A page of a portal: its route, and its file; «home/home» is `src/pages/home/home-page.tsx`. */
export interface Page extends Omit<PortalRoute, 'modules'> {
  page: string;
}
/** @param beside files that every page brings with it */
export const routesOf = (pages: readonly Page[], beside: readonly string[] = []): PortalRoute[] =>
  pages.map(({ page, ...route }) => ({
    ...route,
    modules: [...beside, `src/pages/${page}-page.tsx`],
  }));
