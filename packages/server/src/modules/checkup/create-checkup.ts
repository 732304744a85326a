import { randomUUID } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { ResponseOf } from '@bussola/contract';
import { plusDays } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { insertUser } from '../people/user-repository.ts';
import type { SessionService } from '../session/session-service.ts';

const PROVISIONAL_DAYS = 30;

/** For a visitor: a person without a name, and a session that reaches only the checkup. */
export const createCheckup =
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>, sessions: SessionService) =>
  async (language: 'it' | 'en', reply: FastifyReply): Promise<ResponseOf<'createCheckup'>> => {
    const userId = randomUUID();
    const opened = await db.transaction(async (tx) => {
      await insertUser(tx, {
        id: userId,
        state: 'provisional',
        language,
        now: clock(),
        expiresAt: plusDays(clock(), PROVISIONAL_DAYS),
      });
      return sessions.open(tx, {
        userId,
        provisional: true,
        agent: reply.request.headers['user-agent'],
      });
    });
    const session = await sessions.present(reply, opened);
    return { userId, token: session.jwtToken, session };
  };
