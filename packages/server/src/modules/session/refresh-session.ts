/** The refresh cookie: one rotation at a time, and the rule that tells a lost reply from a copy. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AreaEnded, Session } from '@bussola/contract';
import { romeDay } from '../../clock.ts';
import type { Deps, Tx } from '../../deps.ts';
import { ProblemError } from '../../problem-error.ts';
import { note } from '../audit/audit-repository.ts';
import type { NoticeService } from '../notice/notice-service.ts';
import { areaEnded } from './area-ended.ts';
import { toOpen } from './open-session.ts';
import type { OpenSession } from './open-session.ts';
import type { PresentSession } from './present-session.ts';
import {
  REFRESH_COOKIE,
  forgetSession,
  readRefreshValue,
  refuseForeignOrigin,
} from './session-cookies.ts';
import * as sessions from './session-repository.ts';
import type { SessionRow } from './session-repository.ts';

/**
 * Within this time of a rotation the same successor is given again, so that tabs that race agree.
 */
const ROTATE_EVERY_SECONDS = 30;

type Refreshed =
  { open: OpenSession; ended?: AreaEnded | undefined } | { refused: 'gone' | 'stolen' };

interface Parts {
  present: PresentSession;
  notices: NoticeService;
}

/** The value before the current one, while its successor may not have reached the browser. */
const isHonoured = (
  { counter, confirmed }: { counter: number; confirmed: boolean },
  presented: number,
  fresh: boolean,
): boolean => presented === counter - 1 && (fresh || !confirmed);

export function refreshSession(
  { config, db, clock, secrets, log }: Deps,
  { present, notices }: Parts,
) {
  /**
   * The visit in another person's area is over, by time or by revocation: returns to the caller's
   * own session.
   */
  async function ownInstead(tx: Tx, over: SessionRow, now: Date): Promise<Refreshed> {
    const own = over.parentId
      ? await sessions.lockSession(tx, over.parentId, romeDay(now), now)
      : undefined;
    return own && !own.revoked && own.expiresAt > now
      ? { open: toOpen(own), ended: await areaEnded(tx, over, now) }
      : { refused: 'gone' };
  }

  /**
   * The current value rotates, at most once in 30 seconds. The value before it is honoured while
   * the successor was never seen in use (its reply was lost) or the rotation is fresh (another
   * tab). Anything older was copied: the session dies.
   */
  async function advance(sessionId: string, presented: number): Promise<Refreshed> {
    return db.transaction(async (tx) => {
      const now = clock();
      const day = romeDay(now);
      const row = await sessions.lockSession(tx, sessionId, day, now);
      if (!row?.userLives) return { refused: 'gone' };
      if (row.revoked || row.expiresAt <= now || !row.rightLives)
        return presented === row.counter && !row.endedByHand
          ? ownInstead(tx, row, now)
          : { refused: 'gone' };
      const fresh = now.getTime() - row.rotatedAt.getTime() <= ROTATE_EVERY_SECONDS * 1000;
      const { counter } = row;
      if (presented === counter && !fresh) {
        await sessions.rotate(tx, sessionId, counter + 1, now);
        return { open: { ...toOpen(row), counter: counter + 1 } };
      }
      if (presented === counter) await sessions.confirm(tx, sessionId, counter, now);
      else if (!isHonoured(row, presented, fresh)) {
        await sessions.revoke(tx, sessionId, 'replayed', now);
        await note(tx, { at: now, actor: null, subject: row.userId, action: 'session.replayed' });
        await notices.tell(tx, row.userId, 'session-replayed');
        return { refused: 'stolen' };
      }
      return { open: toOpen(row) };
    });
  }

  async function refresh(request: FastifyRequest, reply: FastifyReply): Promise<Session> {
    refuseForeignOrigin(request, config);
    const presented = readRefreshValue(secrets, request.cookies[REFRESH_COOKIE]);
    if (!presented) {
      forgetSession(reply);
      throw new ProblemError('UNAUTHENTICATED');
    }
    try {
      const result = await advance(presented.sessionId, presented.counter);
      if ('refused' in result) {
        if (result.refused === 'stolen') {
          log.warn(
            { sessionId: presented.sessionId },
            'an old refresh value was presented: the session is ended',
          );
        }
        throw new ProblemError('SESSION_ENDED');
      }
      const session = await present(reply, result.open);
      return result.ended ? { ...session, ended: result.ended } : session;
    } catch (error) {
      if (error instanceof ProblemError) {
        const isElsewhere = error.details.goTo !== undefined;
        if (error.status === 401 || isElsewhere) forgetSession(reply);
        // Whoever is signed in here from before, and works at the other address by now.
        throw isElsewhere ? new ProblemError('SESSION_ENDED') : error;
      }
      // A fault of ours must not sign anybody out: the page keeps the session and tries again.
      log.error({ err: error }, 'refresh failed');
      throw new ProblemError('UNAVAILABLE', { retryAfterSeconds: 5 });
    }
  }

  return refresh;
}
