/** What a portal declares: static data, read without running any of its code, so that menu, breadcrumbs and guards work even when it is down. */

export type Role = 'User' | 'Consulente' | 'Admin' | 'SuperAdmin';
export interface Label { it: string; en: string }

/** Families of the shell's shared interface that must be complete before the portal mounts. */
export const SHARED_FAMILIES = ['ui/forms', 'ui/charts', 'ui/results', 'query'] as const;
export type SharedFamily = (typeof SHARED_FAMILIES)[number];

export interface MenuEntry { to: string; label: Label; icon: string; order: number; roles?: Role[]; /** Key of a number the shell knows, shown beside the word. */ badge?: 'reds' }

export interface PortalRoute {
  /** Full path; `:name` marks a parameter, whose value breadcrumbs skip. */
  path: string;
  /** Label of the last segment; the root is always «Home». */
  label: Label;
  roles?: Role[];
  /** Files of the portal, from its folder, that the screen imports when it opens: their pieces are fetched with the page. */
  modules?: string[];
}

export interface PortalDescriptor {
  /** Folder name without `mfe-`; unique. */
  name: string;
  title: Label;
  basePaths: string[];
  redirects: { from: string; to: string }[];
  /** Who may enter. No `roles`: any session. */
  access: { roles?: Role[] };
  /** `frame`: menu and breadcrumbs. `wizard`: a bare header, the portal draws the rest. */
  layout: 'frame' | 'wizard';
  routes: PortalRoute[];
  menu: MenuEntry[];
  /** Range of the agreement, «^1.0». */
  contract: string;
  shared: SharedFamily[];
  /** Brotli kilobytes that fail the build when passed. */
  budgets: { entryKb: number; routeKb: number };
}

export const definePortal = <const D extends PortalDescriptor>(descriptor: D): PortalDescriptor => descriptor;

/** One portal as the release list carries it; hashes are sha384 in base64, by address relative to the origin. */
export interface PortalRelease {
  name: string;
  buildId: string;
  contract: string;
  entry: string;
  container: string;
  integrity: Record<string, string>;
  /** The page brings the hashes of the portal it opens with; those of the others come with the list, before they load. */
  brief?: true;
  preload: string[];
  /** What each screen needs besides, by the path of its route. Absent in releases made before there were hints. */
  screens?: Record<string, string[]>;
  descriptor: PortalDescriptor;
}
export interface ReleaseList { schemaVersion: 1; generatedAt: string; portals: PortalRelease[] }
