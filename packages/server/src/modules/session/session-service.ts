/**
 * Sessions: short access tokens, one refresh cookie, and the rule that tells a lost reply from a
 * stolen cookie. One file a use case; this one puts them together.
 */
import type { ResponseOf } from '@bussola/contract';
import { plusSeconds, romeDay } from '../../clock.ts';
import type { Deps, Tx } from '../../deps.ts';
import type { Actor } from '../../http/handler.ts';
import type { NoticeService } from '../notice/notice-service.ts';
import { accessTokens } from './access-token.ts';
import { endSessions } from './end-sessions.ts';
import { openSession } from './open-session.ts';
import { presentSession } from './present-session.ts';
import { refreshSession } from './refresh-session.ts';
import { requestActors } from './request-actor.ts';
import * as sessions from './session-repository.ts';

export function sessionService(deps: Deps, notices: NoticeService) {
  const { db, clock, secrets } = deps;
  const tokens = accessTokens(secrets, clock);
  const present = presentSession(deps, tokens);
  return {
    ...requestActors(deps, tokens),
    ...endSessions(deps),
    open: openSession(deps),
    present,
    refresh: refreshSession(deps, { present, notices }),
    async list(who: Actor): Promise<ResponseOf<'listSessions'>> {
      return { sessions: await sessions.listLiving(db, who.userId, who.sessionId, clock()) };
    },
    /** One session, alive or not, with its row locked; for swapping sessions. */
    lock: (tx: Tx, sessionId: string) =>
      sessions.lockSession(tx, sessionId, romeDay(clock()), clock()),
    /** From now, and for five minutes, this session counts as proved. */
    prove: (tx: Tx, sessionId: string) => sessions.setProved(tx, sessionId, clock()),
    lift: (tx: Tx, sessionId: string) => sessions.liftEnrol(tx, sessionId),
    sweep: () => sessions.sweepSessions(db, plusSeconds(clock(), -30 * 86_400)),
  };
}
export type SessionService = ReturnType<typeof sessionService>;
