/** What a portal declares: static data, read without running any of its code, so that menu, breadcrumbs and guards work even when it is down. */

export type Role = 'User' | 'Consulente' | 'Admin' | 'SuperAdmin';
export interface Label { it: string; en: string }

/** Families of the shell's shared interface that must be complete before the portal mounts. */
export const SHARED_FAMILIES = ['ui/forms', 'ui/charts', 'ui/results', 'query'] as const;
export type SharedFamily = (typeof SHARED_FAMILIES)[number];

/**
 * What a shell can do for a portal, by the names of `ShellContextValue`; `federation-runtime` is federation's runtime on the page, which the build
 * of a portal asks for by itself. A new one is a new minor of the agreement.
 */
export const CAPABILITIES = ['session', 'preferences', 'http', 'notify', 'leave-guard', 'title', 'badge', 'federation-runtime'] as const;
export type Capability = (typeof CAPABILITIES)[number];

export interface MenuEntry { to: string; label: Label; icon: string; order: number; roles?: Role[]; /** Key of a number the shell knows, shown beside the word. */ badge?: 'reds' }

export interface PortalRoute {
  /** Full path; `:name` marks a parameter, whose value breadcrumbs skip. */
  path: string;
  /** Label of the last segment; the root is always «Home». */
  label: Label;
  /** A page that this one is reached from and does not stand under by its path: its menu entry is lit, and it is in the breadcrumbs. Since 1.3. */
  under?: string;
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
  /** What it asks of the shell besides being drawn: an older shell that has not all of it is offered an older build. */
  capabilities: Capability[];
  shared: SharedFamily[];
  /** Brotli kilobytes that fail the build when passed. */
  budgets: { entryKb: number; routeKb: number };
}

export const definePortal = <const D extends PortalDescriptor>(descriptor: D): PortalDescriptor => descriptor;
