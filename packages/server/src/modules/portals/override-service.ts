/**
 * One published build of a portal for one person of the staff, on the real product, for at most
 * eight hours. It travels as a cookie that only this server can write, and is
 * looked at whenever a list is made; whatever is wrong with it, everybody's builds come. Reading
 * and giving are files of their own.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { plusSeconds } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/handler.ts';
import { ProblemError } from '../../problem-error.ts';
import { note } from '../audit/audit-repository.ts';
import { giveOverride } from './give-override.ts';
import * as overrides from './override-repository.ts';
import { OVERRIDE_COOKIE, overrideTickets } from './override-ticket.ts';
import { readOverride } from './read-override.ts';

export function overrideService(deps: Pick<Deps, 'db' | 'clock' | 'config' | 'secrets' | 'log'>) {
  const { db, clock } = deps;
  const tickets = overrideTickets(deps);
  return {
    of: readOverride(deps, tickets),
    create: giveOverride(deps, tickets),
    async accept(actor: Actor, value: string, reply: FastifyReply): Promise<void> {
      const ticket = tickets.read(value);
      if (!ticket || ticket.userId !== actor.userId)
        throw new ProblemError('TOKEN_INVALID', {
          detail: 'This ticket is for nobody, or for somebody else',
        });
      if (tickets.isOver(ticket) || !(await overrides.isLiving(db, ticket.id, clock())))
        throw new ProblemError('TOKEN_EXPIRED');
      tickets.setCookie(reply, ticket);
    },
    async end(request: FastifyRequest, reply: FastifyReply): Promise<void> {
      const ticket = tickets.read(request.cookies[OVERRIDE_COOKIE] ?? '');
      tickets.clearCookie(reply);
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
