/**
 * Who may enter which path: the rules of specification §4 and §6, as pure
 * functions over what portals declare of themselves.
 */
import type { AreaEnded } from '@bussola/contract';
import { ownerOf, under } from './owner-of.ts';
import type { For, PortalDescriptor, Role } from '@bussola/portal';

export interface Visitor {
  role: Role;
  state: 'provisional' | 'to-verify' | 'active' | 'disabled';
  /** The checkup is complete. */
  checkup: boolean;
  /** Grants held on other areas, live ones. */
  grantsHeld: number;
  /**
   * `enrol`: may only add a second factor, which it must. `report`: came by the link of a message,
   * and stands before the sign-in.
   */
  limitedTo: 'enrol' | 'report' | null;
  /**
   * Another person's area is open: nobody has to finish a checkup there, and its account pages are
   * closed.
   */
  isActing: boolean;
  /** The open sections of another person's area; absent: all. */
  scopes?: readonly string[] | undefined;
}

export type Decision =
  | { kind: 'shell' }
  | { kind: 'portal'; portal: PortalDescriptor }
  | { kind: 'redirect'; to: string }
  | { kind: 'unknown' }
  /** The refusal is drawn at this address. */
  | { kind: 'unauthorized' };

const LOGIN = '/user/login';
const UNAUTHORIZED = '/unauthorized';
/** Only without a session. */
const ONLY_ANONYMOUS = new Set([LOGIN, '/user/register']);

/** The one-use link of a message: its token is out of the address before the page is drawn. */
const EMAIL_ACCESS = '/user/email-access';

export const SHELL_PATHS = [
  LOGIN,
  '/user/register',
  '/user/forgot-password',
  '/user/reset-password',
  '/user/verify-email',
  '/user/new-verify-email',
  '/user/email-register',
  '/user/new-verify-change-email',
  '/user/authenticate/social',
  '/user/authenticate/thirdparty',
  '/user/authenticate/logoutthirdparty',
  '/user/stop-factor-reset',
  '/user/undo-delete',
  '/user/no-more-letters',
  '/user/complete-profile',
  '/error',
  '/alreadyexits',
  UNAUTHORIZED,
  '/guida',
  '/metodo',
  '/termini',
  '/privacy',
  '/cookie',
  '/reportsintesi',
] as const;

const sameRole = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();
const tidy = (path: string): string => (path.length > 1 ? path.replace(/\/+$/, '') : path);

export function matches(pattern: string, path: string): boolean {
  const wanted = pattern.split('/');
  const given = path.split('/');
  return (
    wanted.length === given.length &&
    wanted.every((segment, index) =>
      segment.startsWith(':') ? given[index] !== '' : segment === given[index],
    )
  );
}

/** Whether all the scopes that a descriptor names are open; to write includes to read. */
export const isGranted = (wanted: For, scopes: Visitor['scopes']): boolean =>
  (wanted.scopes ?? []).every(
    (scope) => !scopes || scopes.includes(scope) || scopes.includes(`${scope}:write`),
  );

/** Whether a session is among those that a descriptor names. */
export function isFor(
  wanted: For,
  { role, state, checkup, grantsHeld, isActing, scopes }: Visitor,
): boolean {
  const is = (asked: boolean | undefined, found: boolean): boolean =>
    asked === undefined || asked === found;
  return (
    (wanted.roles === undefined || wanted.roles.some((one) => sameRole(one, role))) &&
    is(wanted.registered, state !== 'provisional') &&
    is(wanted.checkup, checkup) &&
    is(wanted.grants, grantsHeld > 0) &&
    (wanted.acting ?? false) === isActing &&
    isGranted(wanted, scopes)
  );
}

/** The page of one's own account, where a second factor is added. */
export const accountPath = (portals: readonly PortalDescriptor[]): string =>
  portals.flatMap(({ routes }) => routes).find(({ whose }) => whose === 'account')?.path ??
  UNAUTHORIZED;

/** Where a signed-in person goes who asked for a sign-in page. */
export function landing(visitor: Visitor, portals: readonly PortalDescriptor[]): string {
  if (visitor.limitedTo === 'enrol') return accountPath(portals);
  const [first] = portals
    .flatMap(({ landing: own = [] }) => own)
    .filter((one) => isFor(one.for, visitor))
    .sort((a, b) => a.order - b.order);
  return first?.to ?? UNAUTHORIZED;
}

/**
 * The address after a visit to another person's area has ended by itself: the page that the server
 * names, or the list of areas, also when it is empty by now. Never the visitor's own checkup.
 */
export function afterArea(
  { via, back }: Pick<AreaEnded, 'via' | 'back'>,
  visitor: Visitor,
  portals: readonly PortalDescriptor[],
): string {
  const list =
    via === 'grant' &&
    portals.flatMap(({ landing: own = [] }) => own).find((one) => one.for.grants === true);
  const to = back ?? (list ? list.to : landing(visitor, portals));
  const decision = decide(pathOf(to), visitor, portals);
  return decision.kind === 'redirect' ? decision.to : to;
}
/** Without what is asked of the page. */
export const pathOf = (to: string): string => to.replace(/[?#].*$/, '');

/** Staff go to their own pages; others are told (specification §4). */
const roleMismatch = (visitor: Visitor, portals: readonly PortalDescriptor[]): string =>
  ['Admin', 'SuperAdmin'].some((role) => sameRole(role, visitor.role))
    ? landing(visitor, portals)
    : UNAUTHORIZED;

/** Decides before any code of a portal runs. `who` is null without a session. */
export function decide(
  rawPath: string,
  who: Visitor | null,
  portals: readonly PortalDescriptor[],
): Decision {
  const path = tidy(rawPath);
  // One report is no session for anything else.
  const visitor = who?.limitedTo === 'report' ? null : who;
  const redirect = (to: string): Decision => ({ kind: 'redirect', to });

  if (path === '/' || path === '/user') return redirect(LOGIN);
  if (ONLY_ANONYMOUS.has(path) && visitor && visitor.state !== 'provisional')
    return redirect(landing(visitor, portals));
  if (isOfShell(path)) return { kind: 'shell' };

  const portal = ownerOf(path, portals);
  return portal ? decideIn(portal, path, visitor, portals) : { kind: 'unknown' };
}

function decideIn(
  portal: PortalDescriptor,
  path: string,
  visitor: Visitor | null,
  portals: readonly PortalDescriptor[],
): Decision {
  const leads = portal.redirects.find(({ from }) => tidy(from) === path);
  const route = portal.routes.find(({ path: pattern }) => matches(pattern, path));
  if (!visitor) return { kind: 'redirect', to: LOGIN };
  const limited = outOfLimits(visitor, portal, route, portals);
  if (limited !== undefined) return { kind: 'redirect', to: limited };
  if (isOutOfRole(visitor, portal, route))
    // An adviser is let through, to a page that says so.
    return sameRole(visitor.role, 'Consulente')
      ? { kind: 'unauthorized' }
      : { kind: 'redirect', to: roleMismatch(visitor, portals) };
  // Only whoever may enter the portal learns which of its addresses exist.
  if (!leads && !route) return { kind: 'unknown' };
  const instead = sentTo(path, visitor, portal) ?? leads?.to;
  return instead === undefined ? { kind: 'portal', portal } : { kind: 'redirect', to: instead };
}

const isOfShell = (path: string): boolean =>
  SHELL_PATHS.some((one) => one === path) || under(path, EMAIL_ACCESS);

/** Where the portal sends this visitor first: to a checkup that is not done. */
const sentTo = (path: string, visitor: Visitor, { sends = [] }: PortalDescriptor) =>
  sends.find((one) => isFor(one.for, visitor) && one.to !== path && !one.except?.includes(path))
    ?.to;

type Route = PortalDescriptor['routes'][number];

/** Where a session goes that reaches less than its owner. */
function outOfLimits(
  visitor: Visitor,
  portal: PortalDescriptor,
  route: Route | undefined,
  portals: readonly PortalDescriptor[],
): string | undefined {
  if (visitor.limitedTo === 'enrol' && route?.whose !== 'account') return accountPath(portals);
  // In another person's area: its open pages, and none that is one's own.
  if (visitor.isActing && (!portal.access.acting || route?.whose !== undefined))
    return landing(visitor, portals);
  return undefined;
}

/** The role is not among those of the route. Inside another person's area the grant decides. */
function isOutOfRole(
  visitor: Visitor,
  portal: PortalDescriptor,
  route: Route | undefined,
): boolean {
  const roles = route?.roles ?? portal.access.roles;
  return !visitor.isActing && roles?.some((role) => sameRole(role, visitor.role)) === false;
}
