import type { MenuEntry, PortalRoute } from './descriptor.ts';

/** A page of a portal: its route, and its file; «home/home» is `src/pages/home/home-page.tsx`. */
export interface Page extends Omit<PortalRoute, 'modules'> {
  page: string;
  /** Its entry in the menu; with label and roles of the page unless it has its own. */
  menu?: Omit<MenuEntry, 'to' | 'label'> & Partial<Pick<MenuEntry, 'label'>>;
}
/** @param beside files that every page brings with it */
export const routesOf = (pages: readonly Page[], beside: readonly string[] = []): PortalRoute[] =>
  pages.map(({ page, menu: _, ...route }) => ({
    ...route,
    modules: [...beside, `src/pages/${page}-page.tsx`],
  }));

export const menuOf = (pages: readonly Page[]): MenuEntry[] =>
  pages.flatMap(({ path, label, roles, menu }) =>
    menu ? [{ to: path, label, ...(roles && { roles }), ...menu }] : [],
  );
