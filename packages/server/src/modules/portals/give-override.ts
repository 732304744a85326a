import { randomUUID } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { plusSeconds } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/handler.ts';
import { ProblemError } from '../../problem-error.ts';
import { note } from '../audit/audit-repository.ts';
import { findStaffPerson, insertOverride } from './override-repository.ts';
import type { OverrideTickets, Ticket } from './override-ticket.ts';
import { refuseFor } from './publish-problem.ts';
import { findRelease } from './registry-repository.ts';

/** To oneself by a cookie, to another person by a ticket that they accept. */
export const giveOverride =
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>, tickets: OverrideTickets) =>
  async (
    actor: Actor,
    {
      portal,
      buildId,
      minutes,
      userId = actor.userId,
    }: { portal: string; buildId: string; minutes: number; userId?: string | undefined },
    reply: FastifyReply,
  ): Promise<{ id: string; expiresAt: string; ticket: string | null }> => {
    const found = await findRelease(db, portal, buildId);
    if (found?.state !== 'available')
      throw refuseFor('BUILD_UNKNOWN', 'buildId', { subject: buildId });
    if (!(await findStaffPerson(db, userId)))
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
      await insertOverride(tx, {
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
    if (own) tickets.setCookie(reply, ticket);
    return {
      id: ticket.id,
      expiresAt: expiresAt.toISOString(),
      ticket: own ? null : tickets.write(ticket),
    };
  };
