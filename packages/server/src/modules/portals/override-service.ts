/**
 * One published build of a portal for one person of the staff, on the real product, for at most
 * eight hours (platform.md 4.12). It travels as a cookie that only this server can write, and is
 * looked at whenever a list is made; whatever is wrong with it, everybody's builds come.
 */
import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { asSystem } from '../../access.ts';
import { plusSeconds, romeDay } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/handler.ts';
import { perMinute } from '../../http/limits.ts';
import { ProblemError } from '../../problem-error.ts';
import { sameText } from '../../secrets.ts';
import { note } from '../audit/audit-repository.ts';
import { REFRESH_COOKIE, readRefreshValue, UUID } from '../session/session-cookies.ts';
import { probe } from '../session/session-probe-repository.ts';
import * as overrides from './override-repository.ts';
import { refuseFor } from './publish-problem.ts';
import { findRelease } from './registry-repository.ts';

export const OVERRIDE_COOKIE = '__Host-portal-override';
/** Of spoiled overrides in a minute, of one address. */
const WRITTEN = 10;
const OPTIONS = { path: '/', secure: true, httpOnly: true, sameSite: 'strict' } as const;

interface Ticket {
  id: string;
  userId: string;
  portal: string;
  buildId: string;
  expires: number;
}
type Fault = 'altered' | 'expired' | 'signed-out' | 'other-person' | 'ended';

export function overrideService({
  db,
  clock,
  config,
  secrets,
  log,
}: Pick<Deps, 'db' | 'clock' | 'config' | 'secrets' | 'log'>) {
  const mayWrite = perMinute(WRITTEN * config.throttleScale);
  const macOf = (text: string): string => secrets.mac('portal-override', text);
  function write({ id, userId, portal, buildId, expires }: Ticket): string {
    const text = `v1.${id}.${userId}.${portal}.${buildId}.${expires}`;
    return `${text}.${macOf(text)}`;
  }
  /** @returns undefined for what this server did not write */
  function read(value: string): Ticket | undefined {
    const cut = value.lastIndexOf('.');
    const [version, id = '', userId = '', portal = '', buildId = '', expires = ''] = value
      .slice(0, cut)
      .split('.');
    if (
      version !== 'v1' ||
      !UUID.test(id) ||
      !UUID.test(userId) ||
      !sameText(value.slice(cut + 1), macOf(value.slice(0, cut)))
    )
      return undefined;
    return { id, userId, portal, buildId, expires: Number(expires) };
  }
  function setCookie(reply: FastifyReply, ticket: Ticket): void {
    reply.setCookie(OVERRIDE_COOKIE, write(ticket), {
      ...OPTIONS,
      maxAge: Math.max(1, ticket.expires - Math.floor(clock().getTime() / 1000)),
    });
  }

  /** Whose browser it is, by the cookie that only their session has. */
  async function personOf(request: FastifyRequest): Promise<string | undefined> {
    const session = readRefreshValue(secrets, request.cookies[REFRESH_COOKIE]);
    const row = session && (await probe(db, session.sessionId, clock(), romeDay(clock())));
    return row?.userId;
  }
  async function judge(
    ticket: Ticket | undefined,
    request: FastifyRequest,
  ): Promise<Fault | undefined> {
    if (!ticket) return 'altered';
    if (ticket.expires * 1000 <= clock().getTime()) return 'expired';
    const person = await personOf(request);
    if (person === undefined) return 'signed-out';
    if (person !== ticket.userId) return 'other-person';
    return (await overrides.isLiving(db, ticket.id, clock())) ? undefined : 'ended';
  }

  return {
    /**
     * What this browser was given, if all is well with it; what is not well is written down once,
     * and leaves the browser.
     */
    async of(
      request: FastifyRequest,
      reply: FastifyReply,
    ): Promise<{ portal: string; buildId: string } | undefined> {
      const value = request.cookies[OVERRIDE_COOKIE];
      if (value === undefined || value === '') return undefined;
      return asSystem(async () => {
        const ticket = read(value);
        const fault = await judge(ticket, request);
        if (fault === undefined && ticket)
          return { portal: ticket.portal, buildId: ticket.buildId };
        // Nobody is here yet: whoever comes back may still have their build.
        if (fault === 'signed-out') return undefined;
        reply.clearCookie(OVERRIDE_COOKIE, OPTIONS);
        log.warn({ fault, override: ticket?.id }, 'an override of a portal was ignored');
        // An end that was reached by the clock is nothing to look into; and whoever makes cookies
        // up must not fill what is never emptied.
        if (fault !== 'expired' && (await mayWrite(request.ip)) === 0)
          await note(db, {
            at: clock(),
            actor: ticket?.userId ?? null,
            subject: null,
            action: 'portal.override-ignored',
            detail: `${fault} ${ticket ? `${ticket.portal} ${ticket.buildId}` : ''}`.trim(),
          });
        return undefined;
      });
    },

    async create(
      actor: Actor,
      {
        portal,
        buildId,
        minutes,
        userId = actor.userId,
      }: { portal: string; buildId: string; minutes: number; userId?: string | undefined },
      reply: FastifyReply,
    ): Promise<{ id: string; expiresAt: string; ticket: string | null }> {
      const found = await findRelease(db, portal, buildId);
      if (found?.state !== 'available')
        throw refuseFor('BUILD_UNKNOWN', 'buildId', { subject: buildId });
      if (!(await overrides.findStaffPerson(db, userId)))
        throw new ProblemError('NOT_FOUND', {
          detail: 'Only somebody of the staff may be given a build of their own',
        });
      const now = clock();
      const ticket: Ticket = {
        id: randomUUID(),
        userId,
        portal,
        buildId,
        expires: Math.floor(plusSeconds(now, minutes * 60).getTime() / 1000),
      };
      const expiresAt = new Date(ticket.expires * 1000);
      await db.transaction(async (tx) => {
        await overrides.insertOverride(tx, {
          id: ticket.id,
          portal,
          buildId,
          userId,
          createdBy: actor.userId,
          now,
          expiresAt,
        });
        await note(tx, {
          at: now,
          actor: actor.userId,
          subject: userId === actor.userId ? null : userId,
          action: 'portal.override',
          detail: `${portal} ${buildId} ${minutes} min`,
        });
      });
      const own = userId === actor.userId;
      if (own) setCookie(reply, ticket);
      return {
        id: ticket.id,
        expiresAt: expiresAt.toISOString(),
        ticket: own ? null : write(ticket),
      };
    },
    async accept(actor: Actor, value: string, reply: FastifyReply): Promise<void> {
      const ticket = read(value);
      if (!ticket || ticket.userId !== actor.userId)
        throw new ProblemError('TOKEN_INVALID', {
          detail: 'This ticket is for nobody, or for somebody else',
        });
      if (
        ticket.expires * 1000 <= clock().getTime() ||
        !(await overrides.isLiving(db, ticket.id, clock()))
      )
        throw new ProblemError('TOKEN_EXPIRED');
      setCookie(reply, ticket);
    },
    async end(request: FastifyRequest, reply: FastifyReply): Promise<void> {
      const ticket = read(request.cookies[OVERRIDE_COOKIE] ?? '');
      reply.clearCookie(OVERRIDE_COOKIE, OPTIONS);
      if (!ticket) return;
      await db.transaction(async (tx) => {
        if (await overrides.endOverride(tx, ticket.id, clock()))
          await note(tx, {
            at: clock(),
            actor: ticket.userId,
            subject: null,
            action: 'portal.override-ended',
            detail: `${ticket.portal} ${ticket.buildId}`,
          });
      });
    },
    list: () => overrides.listOverrides(db, plusSeconds(clock(), -7 * 86_400)),
    sweep: () => overrides.sweepOverrides(db, plusSeconds(clock(), -30 * 86_400)),
  };
}
export type OverrideService = ReturnType<typeof overrideService>;
