/**
 * What a portal declares: static data, read without running any of its code, so that menu,
 * breadcrumbs and guards work even when it is down.
 */

export type Role = 'User' | 'Consulente' | 'Admin' | 'SuperAdmin';
export interface Label {
  it: string;
  en: string;
}

/** Families of the shell's shared interface that must be complete before the portal mounts. */
export const SHARED_FAMILIES = [
  'ui/forms',
  'ui/charts',
  'ui/results',
  'query',
  'formik',
  'yup',
] as const;
export type SharedFamily = (typeof SHARED_FAMILIES)[number];

/**
 * What a shell can do for a portal, by the names of `ShellContextValue`; `federation-runtime` is
 * federation's runtime on the page, which the build of a portal asks for by itself. A new one is a
 * new minor of the agreement.
 */
export const CAPABILITIES = [
  'session',
  'preferences',
  'http',
  'notify',
  'leave-guard',
  'title',
  'badge',
  'search',
  'federation-runtime',
] as const;
export type Capability = (typeof CAPABILITIES)[number];

/** Sessions that something is for: every part that is given must hold. Since 1.4. */
export interface For {
  roles?: Role[];
  /** False: a visitor who has not registered yet. */
  registered?: boolean;
  /** The checkup is complete. */
  checkup?: boolean;
  /** Holds a live grant on somebody else's area. */
  grants?: boolean;
  /** Somebody else's area is open. Never, unless it is said. */
  acting?: boolean;
  /** In somebody else's area: what must be open of it, to read. Since 1.6. */
  scopes?: string[];
}

export interface MenuEntry {
  to: string;
  label: Label;
  /** One of `MENU_ICONS`; a shell shows a question mark for one it does not know. */
  icon: string;
  order: number;
  /** Order in the bar of a phone, which has four entries; absent: `order`. Since 1.9. */
  barOrder?: number;
  roles?: Role[];
  /** Shown to these sessions, and on the page itself. Since 1.4. */
  for?: For;
  /** Key of a number the shell knows, shown beside the word. */
  badge?: 'reds' | 'people' | 'releases' | 'letters' | 'requests';
  /** The heading it stands under; entries of one group follow one another. Since 1.10. */
  group?: Label;
}

/**
 * A page to land on after the sign-in: of all portals, the entry of the lowest order that is for
 * the session. Since 1.4.
 */
export interface Landing {
  to: string;
  for: For;
  order: number;
}

/**
 * Sessions that are sent from every page of the portal to another place, but from these pages.
 * Since 1.4.
 */
export interface Sending {
  for: For;
  to: string;
  except?: string[];
}

export interface PortalRoute {
  /** Full path; `:name` marks a parameter, whose value breadcrumbs skip. */
  path: string;
  /** Label of the last segment; the root is always «Home». */
  label: Label;
  /**
   * A page that this one is reached from and does not stand under by its path: its menu entry is
   * lit, and it is in the breadcrumbs. Since 1.3.
   */
  under?: string;
  /**
   * `account`: one's own account, open also to whoever must add a second factor first. `own`: its
   * owner's alone. Whoever acts in somebody else's area sees neither. Since 1.4.
   */
  whose?: 'account' | 'own';
  roles?: Role[];
  /**
   * Files of the portal, from its folder, that the screen imports when it opens: their pieces are
   * fetched with the page.
   */
  modules?: string[];
}

export interface PortalDescriptor {
  /** Folder name without `mfe-`; unique. */
  name: string;
  title: Label;
  basePaths: string[];
  redirects: { from: string; to: string }[];
  /** Who may enter. No `roles`: any session. */
  access: { roles?: Role[]; /** Open in somebody else's area too. Since 1.4. */ acting?: boolean };
  landing?: Landing[];
  sends?: Sending[];
  /** `frame`: menu and breadcrumbs. `wizard`: a bare header, the portal draws the rest. */
  layout: 'frame' | 'wizard';
  routes: PortalRoute[];
  menu: MenuEntry[];
  /** Range of the agreement, «^1.0». */
  contract: string;
  /**
   * What it asks of the shell besides being drawn: an older shell that has not all of it is offered
   * an older build.
   */
  capabilities: Capability[];
  shared: SharedFamily[];
  /** Brotli kilobytes that fail the build when passed. */
  budgets: { entryKb: number; routeKb: number };
}

export const definePortal = <const D extends PortalDescriptor>(descriptor: D): PortalDescriptor =>
  descriptor;
