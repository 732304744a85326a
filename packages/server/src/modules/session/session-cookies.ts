import type { FastifyReply, FastifyRequest } from 'fastify';
import { originOf, siteOf } from '../../http/site.ts';
import type { Sites } from '../../http/site.ts';
import { ProblemError } from '../../problem-error.ts';
import { sameText } from '../../secrets.ts';
import type { Secrets } from '../../secrets.ts';
import { clearCohort } from '../people/cohort.ts';

export const REFRESH_COOKIE = '__Host-rt';
/** Says only that a refresh is worth trying; readable by the page and worth nothing to a thief. */
export const HINT_COOKIE = 'bussola-session';

export const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

export const refreshValue = (secrets: Secrets, sessionId: string, counter: number): string =>
  `v1.${sessionId}.${counter}.${secrets.mac('refresh', `${sessionId}|${counter}`)}`;

/** @returns undefined for a value that this server did not write */
export function readRefreshValue(
  secrets: Secrets,
  value: string | undefined,
): { sessionId: string; counter: number } | undefined {
  const [version, sessionId, counterText, mac, ...rest] = (value ?? '').split('.');
  if (
    version !== 'v1' ||
    rest.length > 0 ||
    !sessionId ||
    !UUID.test(sessionId) ||
    !counterText ||
    !/^\d{1,9}$/.test(counterText) ||
    !mac
  )
    return undefined;
  const counter = Number(counterText);
  return sameText(mac, secrets.mac('refresh', `${sessionId}|${counter}`))
    ? { sessionId, counter }
    : undefined;
}

/** Without `maxAge` both end with the browser; the server's own absolute end holds in any case. */
export function setSessionCookies(
  reply: FastifyReply,
  value: string,
  maxAge: number | undefined,
): void {
  const life = maxAge === undefined ? {} : { maxAge };
  reply.setCookie(REFRESH_COOKIE, value, {
    path: '/',
    secure: true,
    httpOnly: true,
    sameSite: 'strict',
    ...life,
  });
  reply.setCookie(HINT_COOKIE, '1', { path: '/', sameSite: 'strict', ...life });
}

/** Takes everything of the session out of the browser. */
export function forgetSession(reply: FastifyReply): void {
  reply.clearCookie(REFRESH_COOKIE, {
    path: '/',
    secure: true,
    httpOnly: true,
    sameSite: 'strict',
  });
  reply.clearCookie(HINT_COOKIE, { path: '/', sameSite: 'strict' });
  clearCohort(reply);
}

/**
 * The refresh is the only call that a cookie alone authorises, so it must come from our own pages.
 */
export function refuseForeignOrigin(request: FastifyRequest, sites: Sites): void {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin')
    throw new ProblemError('FORBIDDEN', { detail: 'A refresh must come from the site itself' });
  const { origin } = request.headers;
  if (
    origin !== undefined &&
    origin !== originOf(sites, siteOf(sites, request)) &&
    origin !== `${request.protocol}://${request.headers.host}`
  ) {
    throw new ProblemError('FORBIDDEN', { detail: 'A refresh must come from the site itself' });
  }
}
