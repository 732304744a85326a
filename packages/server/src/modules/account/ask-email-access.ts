import type { BodyOf, ResponseOf } from '@bussola/contract';
import { plusDays } from '../../clock.ts';
import type { Deps, Tx } from '../../deps.ts';
import type { Actor } from '../../http/handler.ts';
import { addConsent } from '../general/consent-repository.ts';
import type { Mailer } from '../mail/mailer.ts';
import { latestReady } from '../people/report-repository.ts';
import type { CountMail, MailRequester } from './count-mail.ts';
import { issueToken } from '../people/issue-token.ts';
import type { MayEnterByMail } from './may-enter-by-mail.ts';
import { MAIL_SENT } from './mail-sent.ts';
import { minDuration } from '../people/min-duration.ts';
import { foldEmail } from '../people/one-use.ts';
import { findVisitor, keepAddress } from '../people/claim-repository.ts';
import * as users from '../people/user-repository.ts';

interface Parts {
  mailer: Pick<Mailer, 'access' | 'accessBySignIn'>;
  countMail: CountMail;
  mayEnterByMail: MayEnterByMail;
}

/** Mails a link to go on with a checkup, or to open one report of an account. */
export function askEmailAccess(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  { mailer, countMail, mayEnterByMail }: Parts,
) {
  async function sendLink(
    tx: Tx,
    user: users.AccountRow,
    email: string,
    reportId: string | null,
  ): Promise<void> {
    const token = await issueToken(tx, {
      userId: user.id,
      kind: 'access',
      now: clock(),
      expiresAt: plusDays(clock(), 1),
      detail: reportId,
    });
    const to = { email, firstName: user.firstName, language: user.language };
    await mailer.access(tx, to, token, reportId);
  }

  async function toAccount(
    tx: Tx,
    user: users.AccountRow,
    actor: Actor | null,
    asked: string | undefined,
  ): Promise<void> {
    const { email, firstName, language, role } = user;
    if (user.state !== 'active' || !email) return;
    const wanted =
      asked !== undefined && actor?.userId === user.id && !actor.provisional ? asked : undefined;
    const reportId = (await mayEnterByMail(tx, user))
      ? await latestReady(tx, user.id, wanted)
      : undefined;
    if (reportId) await sendLink(tx, user, email, reportId);
    else await mailer.accessBySignIn(tx, { email, firstName, language, role });
  }

  /** A provisional person leaves an address, to go on with their checkup elsewhere. */
  async function toProvisional(
    tx: Tx,
    user: users.AccountRow,
    { email, language, marketing }: BodyOf<'emailRegister'>,
  ): Promise<void> {
    const consent = { userId: user.id, at: clock() };
    await keepAddress(tx, user.id, email.trim(), foldEmail(email), language);
    await addConsent(tx, { ...consent, kind: 'privacy', granted: true });
    if (marketing !== undefined)
      await addConsent(tx, { ...consent, kind: 'marketing', granted: marketing });
    await sendLink(tx, { ...user, language: language ?? user.language }, email.trim(), null);
  }

  async function send(tx: Tx, body: BodyOf<'emailRegister'>, actor: Actor | null): Promise<void> {
    const folded = foldEmail(body.email);
    const known = await users.findByEmail(tx, folded);
    if (known) return toAccount(tx, known, actor, body.reportId);
    const here = actor?.provisional ? await users.findById(tx, actor.userId) : undefined;
    if (here?.state === 'provisional') return toProvisional(tx, here, body);
    const visitor = await findVisitor(tx, folded);
    if (visitor?.email) await sendLink(tx, visitor, visitor.email, null);
  }

  /** The answer is the same whether or not the address is known. */
  return async (
    body: BodyOf<'emailRegister'>,
    actor: Actor | null,
    requester: MailRequester,
  ): Promise<ResponseOf<'emailRegister'>> => {
    const mayWrite = await countMail(foldEmail(body.email), requester);
    return minDuration(config.uniformMs, async () => {
      if (mayWrite) await db.transaction((tx) => send(tx, body, actor));
      return MAIL_SENT;
    });
  };
}
