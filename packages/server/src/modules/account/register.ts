import { randomUUID } from 'node:crypto';
import type { BodyOf } from '@bussola/contract';
import { plusDays } from '../../clock.ts';
import type { Deps, Tx } from '../../deps.ts';
import type { Actor } from '../../http/handler.ts';
import { networkOf } from '../../http/network.ts';
import { ProblemError } from '../../problem-error.ts';
import { addConsent } from '../general/consent-repository.ts';
import type { OnceForVisitors } from '../idempotency/once-for-visitors.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { CountMail, MailRequester } from './count-mail.ts';
import type { PasswordHasher } from '../people/hashing.ts';
import { issueToken } from '../people/issue-token.ts';
import { minDuration } from '../people/min-duration.ts';
import { refuseEasy } from './new-password.ts';
import { foldEmail } from '../people/one-use.ts';
import { MAIL_SENT } from './mail-sent.ts';
import { claimAddress } from '../people/claim-repository.ts';
import * as users from '../people/user-repository.ts';
import type { VerificationService } from './verification-service.ts';

interface Parts {
  mailer: Mailer;
  hasher: PasswordHasher;
  verification: VerificationService;
  visitors: OnceForVisitors;
  countMail: CountMail;
}

export function register(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  { mailer, hasher, verification, visitors, countMail }: Parts,
) {
  /**
   * Claims the address and sends a code; the owner of a registered address gets a mail instead.
   * @returns the id of the claiming person; null for a registered address
   */
  async function claim(
    tx: Tx,
    body: BodyOf<'newRegister'>,
    passwordHash: string,
    actor: Actor | null,
  ): Promise<string | null> {
    const now = clock();
    const folded = foldEmail(body.email);
    const language = body.language ?? 'it';
    const known = await users.findByEmail(tx, folded);
    if (known) {
      const token = await issueToken(tx, {
        userId: known.id,
        kind: 'exists',
        now,
        expiresAt: plusDays(now, 1),
      });
      await mailer.alreadyExists(
        tx,
        {
          email: known.email ?? body.email,
          firstName: known.firstName,
          language: known.language,
          role: known.role,
        },
        token,
      );
      return null;
    }
    const id = actor?.userId ?? randomUUID();
    const person = {
      firstName: body.firstName,
      lastName: body.lastName,
      email: body.email.trim(),
      folded,
      passwordHash,
      language,
    };
    if (actor) await claimAddress(tx, id, person);
    else
      await users.insertUser(tx, {
        id,
        state: 'to-verify',
        ...person,
        now,
        expiresAt: plusDays(now, 30),
      });
    await addConsent(tx, { userId: id, kind: 'privacy', granted: true, at: now });
    await addConsent(tx, {
      userId: id,
      kind: 'marketing',
      granted: body.marketing ?? false,
      at: now,
    });
    await verification.send(tx, { id, ...person });
    return id;
  }

  /**
   * With a provisional session the same area is kept; without one a new, empty area is made.
   * @returns also whom the browser is bound to: the new person, or nobody at all, which looks the
   *   same
   */
  return async (
    body: BodyOf<'newRegister'>,
    actor: Actor | null,
    { key, ...requester }: MailRequester & { key: string | undefined },
  ): Promise<typeof MAIL_SENT & { boundTo: string }> => {
    const folded = foldEmail(body.email);
    if (actor && !actor.provisional)
      throw new ProblemError('CONFLICT', {
        detail: 'This session is already of a registered person',
      });
    await refuseEasy(body.password, body.confirmPassword, [
      body.firstName,
      body.lastName,
      body.email,
    ]);
    const { boundTo } = await visitors.once(
      { key, request: JSON.stringify({ register: body, by: actor?.userId }) },
      async (effect) => {
        const mayWrite = await countMail(folded, requester);
        return minDuration(config.uniformMs, async () => {
          const passwordHash = await hasher.hash(body.password, 'user', {
            account: folded,
            network: networkOf(requester.ip),
          });
          return db.transaction((tx) =>
            effect(tx, async () => ({
              boundTo:
                (mayWrite ? await claim(tx, body, passwordHash, actor) : null) ?? randomUUID(),
            })),
          );
        });
      },
    );
    return { ...MAIL_SENT, boundTo };
  };
}
