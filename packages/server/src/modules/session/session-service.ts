/**
 * Sessions: short access tokens, one refresh cookie, and the rule that tells a lost reply from a
 * stolen cookie.
 */
import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ADVISER_SCOPES } from '@bussola/contract';
import type { ResponseOf, Session } from '@bussola/contract';
import { plusSeconds, romeDay } from '../../clock.ts';
import type { Deps, Tx } from '../../deps.ts';
import type { Actor } from '../../http/handler.ts';
import { ProblemError } from '../../problem-error.ts';
import { dropWaysIn } from '../account/token-repository.ts';
import { loadUser, lockAccount } from '../account/user-repository.ts';
import { note } from '../audit/audit-repository.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { NoticeService } from '../notice/notice-service.ts';
import { dropSecondSteps } from '../second-factor/challenge-repository.ts';
import { actingOf } from './acting.ts';
import { accessTokens } from './access-token.ts';
import { deviceOf } from './device.ts';
import { bucketOf, clearBucket, setBucket } from '../portals/bucket.ts';
import {
  REFRESH_COOKIE,
  clearSessionCookies,
  readRefreshValue,
  refreshValue,
  refuseForeignOrigin,
  setSessionCookies,
  UUID,
} from './session-cookies.ts';
import * as sessions from './session-repository.ts';
import { toOpen } from './open-session.ts';
import type { OpenSession } from './open-session.ts';
import type { LimitedTo } from './session-repository.ts';

/** Absolute ends, from the moment of entering; no use of the session moves them. */
const LIFE_SECONDS = {
  ordinary: 12 * 3600,
  remembered: 30 * 86_400,
  provisional: 30 * 86_400,
  report: 900,
  elsewhere: 1800,
};
/**
 * Within this time of a rotation the same successor is given again, so that tabs that race agree.
 */
const ROTATE_EVERY_SECONDS = 30;

interface Opening {
  userId: string;
  /** What the browser says of itself. */
  agent: string | undefined;
  provisional?: boolean;
  remember?: boolean;
  /**
   * Whoever enters has shown a secret of theirs just now, which counts as a proof; a link of a
   * message does not.
   */
  proved?: boolean;
  limitedTo?: LimitedTo;
  reportId?: string | null;
  /** Somebody else's area, for half an hour. */
  elsewhere?: sessions.NewSession['elsewhere'];
}
type Refreshed = { open: OpenSession } | { refused: 'gone' | 'stolen' };

export function sessionService(
  { config, db, clock, secrets, log }: Deps,
  { mailer, notices }: { mailer: Mailer; notices: NoticeService },
) {
  const tokens = accessTokens(secrets, clock);
  const forget = (reply: FastifyReply): void => {
    clearSessionCookies(reply);
    clearBucket(reply);
  };

  async function actor(authorization: string | undefined): Promise<Actor> {
    const token = /^Bearer ([\w.-]+)$/.exec(authorization ?? '')?.[1];
    const claims = token === undefined ? undefined : await tokens.verify(token);
    if (!claims) throw new ProblemError('UNAUTHENTICATED');
    const row = await sessions.probe(db, claims.sessionId, clock(), romeDay(clock()));
    if (!row || row.areaId !== claims.userId || row.userId !== claims.actorId)
      throw new ProblemError('SESSION_ENDED');
    if (!row.confirmed && row.counter === claims.counter)
      await sessions.confirm(db, claims.sessionId, claims.counter, clock());
    return toActor(row, claims.sessionId);
  }

  function toActor(row: sessions.ProbeRow, sessionId: string): Actor {
    return {
      userId: row.userId,
      areaId: row.areaId,
      via: row.via,
      grantId: row.grantId,
      proofUntil: row.provedAt && plusSeconds(row.provedAt, config.proofSeconds),
      limits:
        row.scopes === null
          ? null
          : { scopes: row.scopes, members: row.members, hideAmounts: row.hideAmounts ?? false },
      sessionId,
      role: row.role,
      checkup: row.checkup,
      provisional: row.provisional || row.state !== 'active',
      areaVersion: row.version,
      areaRevision: row.revision,
      limitedTo: row.limitedTo,
      reportId: row.reportId,
    };
  }

  /** Opens a session inside the transaction that decided it. */
  async function open(
    tx: Tx,
    {
      userId,
      agent,
      provisional = false,
      remember = false,
      proved = false,
      limitedTo = null,
      reportId = null,
      elsewhere,
    }: Opening,
  ): Promise<OpenSession> {
    const now = clock();
    const life = elsewhere
      ? LIFE_SECONDS.elsewhere
      : limitedTo === 'report'
        ? LIFE_SECONDS.report
        : provisional
          ? LIFE_SECONDS.provisional
          : remember
            ? LIFE_SECONDS.remembered
            : LIFE_SECONDS.ordinary;
    const opened = {
      sessionId: randomUUID(),
      userId,
      areaId: elsewhere?.areaId ?? userId,
      via: elsewhere?.via ?? ('own' as const),
      grantId: elsewhere?.grantId ?? null,
      counter: 0,
      expiresAt: plusSeconds(now, life),
      lasting: provisional || remember,
      limitedTo,
      reportId,
    };
    await sessions.insertSession(tx, {
      id: opened.sessionId,
      userId,
      provisional,
      remember: opened.lasting,
      now,
      expiresAt: opened.expiresAt,
      device: deviceOf(agent),
      proved,
      limitedTo,
      reportId,
      ...(elsewhere ? { elsewhere } : {}),
    });
    return opened;
  }

  /** Hands the session to the browser: cookies in the reply, token and person in the answer. */
  async function present(reply: FastifyReply, session: OpenSession): Promise<Session> {
    const shown =
      session.via === 'own'
        ? { user: await loadUser(db, session.userId, romeDay(clock())) }
        : await actingOf(db, session, romeDay(clock()));
    const { user, ...acting } = shown ?? {};
    if (!user) throw new ProblemError('SESSION_ENDED');
    const jwtToken = await tokens.sign(
      session.areaId,
      session.sessionId,
      session.counter,
      session.via === 'own' ? undefined : session.userId,
    );
    const maxAge = Math.max(
      1,
      Math.floor((session.expiresAt.getTime() - clock().getTime()) / 1000),
    );
    setSessionCookies(
      reply,
      refreshValue(secrets, session.sessionId, session.counter),
      session.lasting ? maxAge : undefined,
    );
    setBucket(reply, bucketOf(secrets, session.userId), session.lasting ? maxAge : undefined);
    return {
      jwtToken,
      user,
      ...acting,
      ...(session.limitedTo ? { limitedTo: session.limitedTo } : {}),
      ...(session.reportId ? { reportId: session.reportId } : {}),
    };
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
      const row = await sessions.lockSession(tx, sessionId, day);
      if (!row?.userLives) return { refused: 'gone' };
      if (row.revoked || row.expiresAt <= now || !row.rightLives) {
        // Somebody else's area is over, by time or because it was taken back: one's own session
        // comes again.
        const own =
          row.parentId && presented === row.counter && !row.endedByHand
            ? await sessions.lockSession(tx, row.parentId, day)
            : undefined;
        return own && !own.revoked && own.expiresAt > now
          ? { open: toOpen(own) }
          : { refused: 'gone' };
      }
      const fresh = now.getTime() - row.rotatedAt.getTime() <= ROTATE_EVERY_SECONDS * 1000;
      let { counter } = row;
      if (presented === counter) {
        if (fresh) await sessions.confirm(tx, sessionId, counter, now);
        else {
          counter += 1;
          await sessions.rotate(tx, sessionId, counter, now);
        }
      } else if (presented !== counter - 1 || !(fresh || !row.confirmed)) {
        await sessions.revoke(tx, sessionId, 'replayed', now);
        await note(tx, { at: now, actor: null, subject: row.userId, action: 'session.replayed' });
        await notices.tell(tx, row.userId, 'session-replayed');
        return { refused: 'stolen' };
      }
      return { open: { ...toOpen(row), counter } };
    });
  }

  async function refresh(request: FastifyRequest, reply: FastifyReply): Promise<Session> {
    refuseForeignOrigin(request, config.publicUrl);
    const presented = readRefreshValue(secrets, request.cookies[REFRESH_COOKIE]);
    if (!presented) {
      forget(reply);
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
          mailer.wake();
        }
        throw new ProblemError('SESSION_ENDED');
      }
      return await present(reply, result.open);
    } catch (error) {
      if (error instanceof ProblemError) {
        if (error.status === 401) forget(reply);
        throw error;
      }
      // A fault of ours must not sign anybody out: the page keeps the session and tries again.
      log.error({ err: error }, 'refresh failed');
      throw new ProblemError('UNAVAILABLE', { retryAfterSeconds: 5 });
    }
  }

  /**
   * Sessions, and what was given before to open one: links that were not pressed, a password that
   * waits for its second factor.
   */
  async function end(
    tx: Tx,
    userId: string,
    why: string,
    but: string | null = null,
  ): Promise<void> {
    // Whoever opens a session holds the account: one that was being opened is seen here, or sees
    // that it is over.
    await lockAccount(tx, userId);
    await sessions.revokeAllOf(tx, userId, why, clock(), but);
    await dropWaysIn(tx, userId);
    await dropSecondSteps(tx, userId);
  }

  return {
    actor,
    open,
    present,
    refresh,
    /** For calls that anybody may make: a bearer that is not good counts as none. */
    async actorIfAny(authorization: string | undefined): Promise<Actor | null> {
      if (!authorization) return null;
      try {
        return await actor(authorization);
      } catch (error) {
        if (error instanceof ProblemError && error.status === 401) return null;
        throw error;
      }
    },
    /**
     * An adviser with the area of a client linked to them open, for one request; undefined for
     * anybody else's area.
     */
    async asAdviserOf(who: Actor, clientId: string): Promise<Actor | undefined> {
      const linked = UUID.test(clientId)
        ? await sessions.findLinkedArea(db, who.userId, clientId, clock())
        : undefined;
      return (
        linked && {
          ...who,
          areaId: clientId,
          via: 'adviser',
          limits: { scopes: ADVISER_SCOPES, members: null, hideAmounts: false },
          checkup: linked.checkup,
          areaVersion: linked.version,
          areaRevision: linked.revision,
        }
      );
    },
    async logout(who: Actor, reply: FastifyReply): Promise<void> {
      // Out of somebody else's area and out altogether: the session that waited does not come back.
      for (const id of await sessions.withParent(db, who.sessionId))
        await sessions.revoke(db, id, 'logout', clock());
      forget(reply);
    },
    endAllOf: (tx: Tx, userId: string, why: string) => end(tx, userId, why),
    /** Every session of the one who acts, but the one they act in. */
    endOthersOf: (tx: Tx, who: Pick<Actor, 'userId' | 'sessionId'>, why: string) =>
      end(tx, who.userId, why, who.sessionId),
    async list(who: Actor): Promise<ResponseOf<'listSessions'>> {
      return { sessions: await sessions.listLiving(db, who.userId, who.sessionId, clock()) };
    },
    /** One of one's own; absent and somebody else's are the same. */
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
    /** Who a request of this session would be made by; undefined for one that is over. */
    async actorOfSession(tx: Tx, sessionId: string): Promise<Actor | undefined> {
      const row = await sessions.probe(tx, sessionId, clock(), romeDay(clock()));
      return row && toActor(row, sessionId);
    },
    /** One session, living or not, with its row held; for whoever swaps sessions. */
    lock: (tx: Tx, sessionId: string) => sessions.lockSession(tx, sessionId, romeDay(clock())),
    /** From now, and for five minutes, this session counts as proved. */
    prove: (tx: Tx, sessionId: string) => sessions.setProved(tx, sessionId, clock()),
    lift: (tx: Tx, sessionId: string) => sessions.liftEnrol(tx, sessionId),
    sweep: () => sessions.sweepSessions(db, plusSeconds(clock(), -30 * 86_400)),
  };
}
export type SessionService = ReturnType<typeof sessionService>;
