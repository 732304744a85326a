import type { FastifyReply } from 'fastify';
import type { Role, Session, User } from '@bussola/contract';
import { romeDay } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { refuseRoleAt, siteOf } from '../../http/site.ts';
import { ProblemError } from '../../problem-error.ts';
import { findById } from '../people/user-repository.ts';
import { loadUser } from '../people/user-json-repository.ts';
import { cohortOf, setCohort } from '../people/cohort.ts';
import type { AccessTokens } from './access-token.ts';
import { actingOf } from './acting.ts';
import type { OpenSession } from './open-session.ts';
import { refreshValue, setSessionCookies } from './session-cookies.ts';

/** Hands the session to the browser: cookies in the reply, token and person in the answer. */
export const presentSession =
  (
    { config, db, clock, secrets }: Pick<Deps, 'config' | 'db' | 'clock' | 'secrets'>,
    tokens: AccessTokens,
  ) =>
  async (reply: FastifyReply, session: OpenSession): Promise<Session> => {
    const shown =
      session.via === 'own'
        ? { user: await loadUser(db, session.userId, romeDay(clock())) }
        : await actingOf(db, session, romeDay(clock()));
    const { user, ...acting } = shown ?? {};
    if (!user) throw new ProblemError('SESSION_ENDED');
    // Every cookie of a session is set here, whoever forgot to look before.
    refuseRoleAt(config, siteOf(config, reply.request), await roleOf(db, session, user));
    const jwtToken = await tokens.sign(session);
    const maxAge = Math.max(
      1,
      Math.floor((session.expiresAt.getTime() - clock().getTime()) / 1000),
    );
    setSessionCookies(
      reply,
      refreshValue(secrets, session.sessionId, session.counter),
      session.lasting ? maxAge : undefined,
    );
    setCohort(reply, cohortOf(secrets, session.userId), session.lasting ? maxAge : undefined);
    return {
      jwtToken,
      user,
      ...acting,
      ...(session.limitedTo ? { limitedTo: session.limitedTo } : {}),
      ...(session.reportId ? { reportId: session.reportId } : {}),
      ...(session.remembered && session.via === 'own' && !session.limitedTo
        ? { rememberedUntil: session.expiresAt.toISOString() }
        : {}),
    };
  };

/** Of who acts, also in another person's area. */
const roleOf = async (
  db: Deps['db'],
  { via, userId }: OpenSession,
  shown: Pick<User, 'role'>,
): Promise<Role> => (via === 'own' ? shown : ((await findById(db, userId)) ?? shown)).role;

export type PresentSession = ReturnType<typeof presentSession>;
