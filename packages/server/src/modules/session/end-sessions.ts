/** Ends sessions: by the person, from another device, and by what happened to the account. */
import type { FastifyReply } from 'fastify';
import { asSystem } from '../../access.ts';
import type { Deps, Tx } from '../../deps.ts';
import type { Actor } from '../../http/handler.ts';
import { ProblemError } from '../../problem-error.ts';
import { dropWaysIn } from '../people/token-repository.ts';
import { endLooksOf } from '../people/look-repository.ts';
import { lockAccount } from '../people/user-repository.ts';
import { note } from '../audit/audit-repository.ts';
import { dropSecondSteps } from '../people/challenge-repository.ts';
import { forgetSession } from './session-cookies.ts';
import * as sessions from './session-repository.ts';

export function endSessions({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  /**
   * Ends sessions, and everything that could still open one: links not pressed yet, and sign-ins
   * that wait for a second factor.
   */
  async function end(
    tx: Tx,
    userId: string,
    why: string,
    but: string | null = null,
  ): Promise<void> {
    // Opening a session locks the same row, so a session that is being opened now is ended too.
    await lockAccount(tx, userId);
    await sessions.revokeAllOf(tx, userId, why, clock(), but);
    await endLooksOf(tx, userId, clock());
    await dropWaysIn(tx, userId);
    await dropSecondSteps(tx, userId);
  }

  return {
    async logout(who: Actor, reply: FastifyReply): Promise<void> {
      // Signs out of another person's area and out altogether: the waiting session does not come
      // back.
      for (const id of await sessions.withParent(db, who.sessionId))
        await sessions.revoke(db, id, 'logout', clock());
      // Looking together needs both of them.
      await asSystem(() => endLooksOf(db, who.userId, clock()));
      forgetSession(reply);
    },
    endAllOf: (tx: Tx, userId: string, why: string) => end(tx, userId, why),
    /** Every session of the one who acts, but the one they act in. */
    endOthersOf: (tx: Tx, who: Pick<Actor, 'userId' | 'sessionId'>, why: string) =>
      end(tx, who.userId, why, who.sessionId),
    /**
     * Ends one of the caller's sessions; an absent id and another person's id get the same answer.
     */
    async end(who: Actor, sessionId: string): Promise<void> {
      await db.transaction(async (tx) => {
        if (!(await sessions.revoke(tx, sessionId, 'revoked by the owner', clock(), who.userId)))
          throw new ProblemError('NOT_FOUND');
        await note(tx, {
          at: clock(),
          actor: who.userId,
          subject: who.userId,
          action: 'session.revoked',
        });
      });
    },
    async endOthers(who: Actor): Promise<void> {
      await db.transaction(async (tx) => {
        await end(tx, who.userId, 'revoked by the owner', who.sessionId);
        await note(tx, {
          at: clock(),
          actor: who.userId,
          subject: who.userId,
          action: 'session.revoked',
          detail: 'others',
        });
      });
    },
  };
}
