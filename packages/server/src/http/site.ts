/**
 * The two addresses of the product: the site, for people, partners and advisers, and the back
 * office, for Admins and SuperAdmins. With `isStaffApart` neither does the work of the other
 * (decision 0066).
 */
import type { FastifyRequest } from 'fastify';
import type { CallName, Policy, Role } from '@bussola/contract';
import type { Config } from '../config.ts';
import { ProblemError } from '../problem-error.ts';

export type Site = 'site' | 'back-office';
export type Sites = Pick<
  Config,
  'serves' | 'publicUrl' | 'backOfficeUrl' | 'isStaffApart' | 'staffUrl'
>;

/** Of the two, the one that a request asks. */
export function siteOf({ serves, backOfficeUrl }: Sites, request: FastifyRequest): Site {
  if (serves !== 'all') return serves;
  return backOfficeUrl !== null && request.host === new URL(backOfficeUrl).host
    ? 'back-office'
    : 'site';
}

/** The pages that a request came from, and that an answer leads back to. */
export const originOf = ({ publicUrl, backOfficeUrl }: Sites, site: Site): string =>
  (site === 'back-office' ? backOfficeUrl : null) ?? publicUrl;

export const isStaff = (role: Role): boolean => role === 'Admin' || role === 'SuperAdmin';

/** Where a letter to somebody of this role leads. */
export const homeOf = ({ publicUrl, staffUrl }: Sites, role: Role): string =>
  isStaff(role) ? staffUrl : publicUrl;

/**
 * Said only to somebody whose secret was right, or whose session holds: it tells their role.
 * @throws ProblemError ONLY_AT_BACK_OFFICE or ONLY_AT_SITE, with the address to go to
 */
export function refuseRoleAt(sites: Sites, site: Site, role: Role): void {
  if (!sites.isStaffApart || isStaff(role) === (site === 'back-office')) return;
  throw new ProblemError(site === 'site' ? 'ONLY_AT_BACK_OFFICE' : 'ONLY_AT_SITE', {
    goTo: homeOf(sites, role),
  });
}

/** What somebody without an account begins. */
const BEGINNINGS = new Set<CallName>(['createCheckup', 'newRegister', 'register', 'emailRegister']);

/**
 * The same answer to everybody, before anybody is known.
 * @throws ProblemError ONLY_AT_BACK_OFFICE, without an address, or ONLY_AT_SITE
 */
export function refuseCallAt(sites: Sites, site: Site, name: CallName, { who }: Policy): void {
  if (!sites.isStaffApart) return;
  if (site === 'site' && typeof who !== 'string' && who.every(isStaff))
    throw new ProblemError('ONLY_AT_BACK_OFFICE');
  if (site === 'back-office' && BEGINNINGS.has(name))
    throw new ProblemError('ONLY_AT_SITE', { goTo: sites.publicUrl });
}
