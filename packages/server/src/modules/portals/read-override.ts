import type { FastifyReply, FastifyRequest } from 'fastify';
import { asSystem } from '../../access.ts';
import { romeDay } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { perMinute } from '../../http/limits.ts';
import { note } from '../audit/audit-repository.ts';
import { REFRESH_COOKIE, readRefreshValue } from '../session/session-cookies.ts';
import { probe } from '../session/session-probe-repository.ts';
import { isLiving } from './override-repository.ts';
import { OVERRIDE_COOKIE } from './override-ticket.ts';
import type { OverrideTickets, Ticket } from './override-ticket.ts';

/** Of spoiled overrides in a minute, of one address. */
const WRITTEN = 10;
type Fault = 'altered' | 'expired' | 'signed-out' | 'other-person' | 'ended';

/**
 * The override of this browser, if it is valid. An invalid one is written to the log once, and
 * removed from the browser.
 */
export function readOverride(
  { db, clock, config, secrets, log }: Pick<Deps, 'db' | 'clock' | 'config' | 'secrets' | 'log'>,
  tickets: OverrideTickets,
) {
  const mayWrite = perMinute(WRITTEN * config.throttleScale);

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
    if (tickets.isOver(ticket)) return 'expired';
    const person = await personOf(request);
    if (person === undefined) return 'signed-out';
    if (person !== ticket.userId) return 'other-person';
    return (await isLiving(db, ticket.id, clock())) ? undefined : 'ended';
  }

  return async (
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<{ portal: string; buildId: string } | undefined> => {
    const value = request.cookies[OVERRIDE_COOKIE];
    if (value === undefined || value === '') return undefined;
    return asSystem(async () => {
      const ticket = tickets.read(value);
      const fault = await judge(ticket, request);
      if (fault === undefined && ticket) return { portal: ticket.portal, buildId: ticket.buildId };
      // The cookie stays, for when the person signs in again.
      if (fault === 'signed-out') return undefined;
      tickets.clearCookie(reply);
      log.warn({ fault, override: ticket?.id }, 'an override of a portal was ignored');
      // An expired override is not noted. Forged cookies are, up to a limit, because the audit is
      // never emptied.
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
  };
}
