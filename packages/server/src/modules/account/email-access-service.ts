/**
 * Entering by the link of a message: a checkup to go on with elsewhere, or one report of an
 * account; never a whole area.
 */
import type { FastifyReply } from 'fastify';
import type { BodyOf, ResponseOf, Session } from '@bussola/contract';
import { plusDays } from '../../clock.ts';
import type { Deps, Tx } from '../../deps.ts';
import type { Actor } from '../../http/handler.ts';
import { ProblemError } from '../../problem-error.ts';
import { note } from '../audit/audit-repository.ts';
import { addConsent } from '../general/consent-repository.ts';
import type { Mailer } from '../mail/mailer.ts';
import { latestReady } from '../report/report-repository.ts';
import type { FactorService } from '../second-factor/factor-service.ts';
import type { SessionService } from '../session/session-service.ts';
import type { MailRequester } from './count-mail.ts';
import { foldEmail, hashToken, newToken } from './one-use.ts';
import { findToken, putToken, takeToken } from './token-repository.ts';
import { MAIL_SENT } from './mail-sent.ts';
import { minDuration } from './min-duration.ts';
import * as users from './user-repository.ts';

interface Parts {
  sessions: SessionService;
  mailer: Mailer;
  factors: FactorService;
  countMail(folded: string, requester: MailRequester): Promise<boolean>;
}

export function emailAccessService(
  { db, clock, config }: Deps,
  { sessions, mailer, factors, countMail }: Parts,
) {
  async function sendLink(
    tx: Tx,
    user: users.AccountRow,
    email: string,
    reportId: string | null,
  ): Promise<void> {
    const token = newToken();
    await putToken(tx, {
      tokenHash: hashToken(token),
      userId: user.id,
      kind: 'access',
      now: clock(),
      expiresAt: plusDays(clock(), 1),
      detail: reportId,
    });
    await mailer.access(
      tx,
      { email, firstName: user.firstName, language: user.language },
      token,
      reportId,
    );
  }

  /** An account with a second factor, or that must have one, is not entered by its mail alone. */
  async function mayEnterByMail(tx: Tx, user: users.AccountRow): Promise<boolean> {
    const { methods, mandatory } = await factors.standing(tx, user.id);
    return user.state === 'active' && methods.length === 0 && !mandatory;
  }

  async function toAccount(
    tx: Tx,
    user: users.AccountRow,
    actor: Actor | null,
    asked: string | undefined,
  ): Promise<void> {
    if (user.state !== 'active' || !user.email) return;
    const wanted =
      asked !== undefined && actor?.userId === user.id && !actor.provisional ? asked : undefined;
    const reportId = (await mayEnterByMail(tx, user))
      ? await latestReady(tx, user.id, wanted)
      : undefined;
    if (reportId) await sendLink(tx, user, user.email, reportId);
    else
      await mailer.accessBySignIn(tx, {
        email: user.email,
        firstName: user.firstName,
        language: user.language,
      });
  }

  return {
    async ask(
      body: BodyOf<'emailRegister'>,
      actor: Actor | null,
      requester: MailRequester,
    ): Promise<ResponseOf<'emailRegister'>> {
      const folded = foldEmail(body.email);
      const mayWrite = await countMail(folded, requester);
      return minDuration(config.uniformMs, async () => {
        if (mayWrite)
          await db.transaction(async (tx) => {
            const known = await users.findByEmail(tx, folded);
            if (known) {
              await toAccount(tx, known, actor, body.reportId);
              return;
            }
            const here = actor?.provisional ? await users.findById(tx, actor.userId) : undefined;
            if (here?.state === 'provisional') {
              await users.keepAddress(tx, here.id, body.email.trim(), folded, body.language);
              await addConsent(tx, {
                userId: here.id,
                kind: 'privacy',
                granted: true,
                at: clock(),
              });
              if (body.marketing !== undefined)
                await addConsent(tx, {
                  userId: here.id,
                  kind: 'marketing',
                  granted: body.marketing,
                  at: clock(),
                });
              await sendLink(
                tx,
                { ...here, language: body.language ?? here.language },
                body.email.trim(),
                null,
              );
              return;
            }
            const visitor = await users.findVisitor(tx, folded);
            if (visitor?.email) await sendLink(tx, visitor, visitor.email, null);
          });
        return MAIL_SENT;
      });
    },

    async enter(token: string, agent: string | undefined, reply: FastifyReply): Promise<Session> {
      const opened = await db.transaction(async (tx) => {
        const found = await findToken(tx, hashToken(token), 'access', clock());
        const user = found && (await users.lockAccount(tx, found.userId));
        const row = await takeToken(tx, hashToken(token), 'access', clock());
        if (!row || !user || user.deletedAt) throw new ProblemError('TOKEN_INVALID');
        if (row.expired) throw new ProblemError('TOKEN_EXPIRED');
        await note(tx, { at: clock(), actor: user.id, subject: user.id, action: 'email.entered' });
        if (user.state === 'provisional') {
          // The mail is proved to be read here; whoever began the checkup with this address
          // elsewhere does not read on.
          await sessions.endAllOf(tx, user.id, 'continued elsewhere');
          return sessions.open(tx, { userId: user.id, agent, provisional: true });
        }
        // What was true when the link was sent may have changed: a second factor, a report that was
        // removed.
        const reportId =
          row.detail && (await mayEnterByMail(tx, user))
            ? await latestReady(tx, user.id, row.detail)
            : undefined;
        if (!reportId) throw new ProblemError('SIGN_IN_REQUIRED');
        return sessions.open(tx, { userId: user.id, agent, limitedTo: 'report', reportId });
      });
      return sessions.present(reply, opened);
    },
  };
}
export type EmailAccessService = ReturnType<typeof emailAccessService>;
