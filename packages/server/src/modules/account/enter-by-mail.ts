import type { FastifyReply } from 'fastify';
import type { Session } from '@bussola/contract';
import type { Deps } from '../../deps.ts';
import { ProblemError } from '../../problem-error.ts';
import { note } from '../audit/audit-repository.ts';
import { latestReady } from '../people/report-repository.ts';
import type { SessionService } from '../session/session-service.ts';
import type { MayEnterByMail } from './may-enter-by-mail.ts';
import { hashToken } from '../people/one-use.ts';
import { findToken, takeToken } from '../people/token-repository.ts';
import { lockAccount } from '../people/user-repository.ts';

interface Parts {
  sessions: SessionService;
  mayEnterByMail: MayEnterByMail;
}

/** The link of a message, used once: a checkup again, or one report. */
export const enterByMail =
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>, { sessions, mayEnterByMail }: Parts) =>
  async (token: string, agent: string | undefined, reply: FastifyReply): Promise<Session> => {
    const opened = await db.transaction(async (tx) => {
      const found = await findToken(tx, hashToken(token), 'access', clock());
      const user = found && (await lockAccount(tx, found.userId));
      const row = await takeToken(tx, hashToken(token), 'access', clock());
      if (!row || !user || user.deletedAt) throw new ProblemError('TOKEN_INVALID');
      if (row.expired) throw new ProblemError('TOKEN_EXPIRED');
      await note(tx, { at: clock(), actor: user.id, subject: user.id, action: 'email.entered' });
      if (user.state === 'provisional') {
        // Only the owner of the address reads the mail: sessions that began the checkup with it
        // elsewhere end.
        await sessions.endAllOf(tx, user.id, 'continued elsewhere');
        return sessions.open(tx, { userId: user.id, agent, provisional: true });
      }
      // Since the link was sent a second factor may have been added, or the report removed.
      const reportId =
        row.detail && (await mayEnterByMail(tx, user))
          ? await latestReady(tx, user.id, row.detail)
          : undefined;
      if (!reportId) throw new ProblemError('SIGN_IN_REQUIRED');
      return sessions.open(tx, { userId: user.id, agent, limitedTo: 'report', reportId });
    });
    return sessions.present(reply, opened);
  };
