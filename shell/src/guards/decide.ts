/** Who may enter which path: the rules of specification §4 and §6 and product.md 1, as one pure function. */
import type { PortalDescriptor, Role } from '@bussola/portal';

export interface Visitor {
  role: Role;
  state: 'provisional' | 'to-verify' | 'active' | 'disabled';
  /** The checkup is complete. */
  checkup: boolean;
  /** Grants held on other areas, live ones. */
  grantsHeld: number;
  /** `enrol`: may only add a second factor, which it must. `report`: came by the link of a message, and stands before the sign-in. */
  limitedTo: 'enrol' | 'report' | null;
  /** Somebody else's area is open: the checkup is not forced on whoever acts, and the account is never theirs to see. */
  isActing: boolean;
  /** The page is the back office: only the staff have anything here. */
  isBackOffice?: boolean;
}

export type Decision =
  | { kind: 'shell' }
  | { kind: 'portal'; portal: PortalDescriptor }
  | { kind: 'redirect'; to: string }
  | { kind: 'unknown' };

const LOGIN = '/user/login';
const HOME = '/app/dashboards';
const ACCOUNT = '/app/dashboards/account';
/** Hidden from whoever is logged in. */
const ONLY_ANONYMOUS = new Set([LOGIN, '/user/register']);
/** What stays its owner's own: nobody who acts in an area goes there. */
export const OWN: ReadonlySet<string> = new Set([ACCOUNT, '/app/dashboards/strumenti/accesso-terzi']);
const SUMMARY = '/checkup/5';

/** The one-use link of a message: its token is out of the address before the page is drawn. */
const EMAIL_ACCESS = '/user/email-access';

export const SHELL_PATHS = [
  LOGIN, '/user/register', '/user/forgot-password', '/user/reset-password', '/user/verify-email', '/user/new-verify-email', '/user/email-register', '/user/new-verify-change-email', '/user/authenticate/social', '/user/authenticate/thirdparty', '/user/authenticate/logoutthirdparty', '/user/undo-delete', '/user/complete-profile',
  '/error', '/alreadyexits', '/unauthorized', '/guida', '/metodo', '/reportsintesi', '/dev/ui',
] as const;

const sameRole = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();
const under = (path: string, base: string): boolean => path === base || path.startsWith(`${base}/`);
const tidy = (path: string): string => (path.length > 1 ? path.replace(/\/+$/, '') : path);

export function matches(pattern: string, path: string): boolean {
  const wanted = pattern.split('/');
  const given = path.split('/');
  return wanted.length === given.length && wanted.every((segment, index) => segment.startsWith(':') ? given[index] !== '' : segment === given[index]);
}

/** Where somebody goes who is logged in and asked for a page of the way in. */
export function landing(visitor: Visitor): string {
  if (visitor.limitedTo === 'enrol') return ACCOUNT;
  if (visitor.isBackOffice) return sameRole(visitor.role, 'Admin') || sameRole(visitor.role, 'SuperAdmin') ? '/admin' : '/unauthorized';
  if (visitor.isActing) return HOME;
  if (visitor.state === 'provisional') return visitor.checkup ? SUMMARY : '/checkup';
  return visitor.grantsHeld > 0 ? '/thirdparty' : HOME;
}

function roleMismatch(visitor: Visitor): Decision {
  return { kind: 'redirect', to: sameRole(visitor.role, 'Admin') || sameRole(visitor.role, 'SuperAdmin') ? '/admin' : '/unauthorized' };
}

function checkupRule(path: string, visitor: Visitor): string | undefined {
  if (!sameRole(visitor.role, 'User')) return undefined;
  if (under(path, '/checkup')) {
    if (!visitor.checkup) return undefined;
    // A registered person's results are in their area; a visitor's are on the summary, with the way to register.
    if (visitor.state !== 'provisional') return '/';
    return path === SUMMARY ? undefined : SUMMARY;
  }
  if (under(path, '/app') && path !== ACCOUNT && (visitor.state === 'provisional' || !visitor.checkup)) return visitor.checkup ? SUMMARY : '/checkup';
  return undefined;
}

/** Decides before any code of a portal runs. `who` is null without a session. */
export function decide(rawPath: string, who: Visitor | null, portals: readonly PortalDescriptor[]): Decision {
  const path = tidy(rawPath);
  // One report is no session for anything else.
  const visitor = who?.limitedTo === 'report' ? null : who;
  const redirect = (to: string): Decision => ({ kind: 'redirect', to });

  if (path === '/' || path === '/user') return redirect(LOGIN);
  if (ONLY_ANONYMOUS.has(path) && visitor && visitor.state !== 'provisional') return redirect(landing(visitor));
  if ((SHELL_PATHS as readonly string[]).includes(path) || under(path, EMAIL_ACCESS)) return { kind: 'shell' };

  const portal = portals.find(({ basePaths }) => basePaths.some((base) => under(path, base)));
  if (!portal) return { kind: 'unknown' };
  const leads = portal.redirects.find(({ from }) => tidy(from) === path);
  const route = portal.routes.find(({ path: pattern }) => matches(pattern, path));
  if (!leads && !route) return { kind: 'unknown' };
  if (!visitor) return redirect(LOGIN);
  if (visitor.limitedTo === 'enrol' && path !== ACCOUNT) return redirect(ACCOUNT);
  if (visitor.isActing) return OWN.has(path) || !under(path, '/app') ? redirect(`${HOME}/home`) : leads ? redirect(leads.to) : { kind: 'portal', portal };

  const roles = route?.roles ?? portal.access.roles;
  if (roles && !roles.some((role) => sameRole(role, visitor.role)) && !sameRole(visitor.role, 'Consulente')) return roleMismatch(visitor);

  const checkup = checkupRule(path, visitor);
  if (checkup !== undefined) return redirect(checkup);
  return leads ? redirect(leads.to) : { kind: 'portal', portal };
}
