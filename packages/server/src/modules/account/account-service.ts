/**
 * Ways in and out (product.md 1). Answers never tell whether an address is known: not by words, not
 * by time.
 */
import { randomUUID } from 'node:crypto';
import type { BodyOf } from '@bussola/contract';
import { plusDays, plusSeconds } from '../../clock.ts';
import type { Deps, Tx } from '../../deps.ts';
import type { Actor } from '../../http/handler.ts';
import { networkOf } from '../../http/network.ts';
import type { Caller } from '../../http/visitor-cookie.ts';
import { provedUntil } from '../../http/reauthentication.ts';
import { ProblemError } from '../../problem-error.ts';
import { dropInvitationsOf, lockSuperAdmins } from '../admin/staff-repository.ts';
import type { StaffService } from '../admin/staff-service.ts';
import { note } from '../audit/audit-repository.ts';
import { addConsent } from '../general/consent-repository.ts';
import type { OnceForVisitors } from '../idempotency/once-for-visitors.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { NoticeService } from '../notice/notice-service.ts';
import type { ErasureService } from '../privacy/erasure-service.ts';
import type { FactorService } from '../second-factor/factor-service.ts';
import type { SessionService } from '../session/session-service.ts';
import type { PasswordHasher } from './hashing.ts';
import { foldEmail, hashToken, newToken } from './one-use.ts';
import { refuseEasy } from './new-password.ts';
import { addToken, findToken, putToken, takeToken } from './token-repository.ts';
import type { Throttle } from './throttle.ts';
import * as users from './user-repository.ts';
import { minDuration } from './min-duration.ts';
import type { VerificationService } from './verification-service.ts';

const RESEND_AFTER_SECONDS = 60;
const RESET_LIFE_SECONDS = 3600;
const DELETE_WORDS = new Set(['ELIMINA', 'DELETE']);

/**
 * Who asks for a mail: the network, and the browser when the account of the address was entered
 * from it.
 */
export interface MailRequester extends Caller {
  device: string | null;
}

export interface AccountParts {
  sessions: SessionService;
  mailer: Mailer;
  hasher: PasswordHasher;
  limit: Throttle;
  notices: NoticeService;
  verification: VerificationService;
  erasure: Pick<ErasureService, 'announce'>;
  staff: StaffService;
  factors: FactorService;
  visitors: OnceForVisitors;
}

export function accountService(
  { db, clock, config }: Deps,
  {
    sessions,
    mailer,
    hasher,
    limit,
    notices,
    verification,
    erasure,
    staff,
    factors,
    visitors,
  }: AccountParts,
) {
  const sent = { sent: true as const, retryAfterSeconds: RESEND_AFTER_SECONDS };

  /**
   * Strangers who ask for mails to an address spend budgets of their own, never the owner's: each
   * requester has one, and a browser that the account knows is outside the limit of the address.
   * @returns false when the address has had enough mails of strangers
   * @throws ProblemError TOO_MANY_REQUESTS when this requester asked too often
   */
  async function countMail(
    folded: string,
    { ip, visitor, device }: MailRequester,
  ): Promise<boolean> {
    await limit.countFrom('mail:ip', { ip, visitor });
    const requester = `${device ?? visitor ?? networkOf(ip)} ${folded}`;
    await limit.count('mail:minute', requester);
    await limit.count('mail:hour', requester);
    return device !== null || (await limit.wait('mail:address', folded)) === 0;
  }

  return {
    /**
     * With a provisional session the same area is kept; without one a new, empty area is made.
     * @returns also whom the browser is bound to: the new person, or nobody at all, which looks the
     *   same
     */
    async register(
      body: BodyOf<'newRegister'>,
      actor: Actor | null,
      { key, ...requester }: MailRequester & { key: string | undefined },
    ): Promise<typeof sent & { boundTo: string }> {
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
      const { boundTo } = await visitors.once<{ boundTo: string }>(
        { key, request: JSON.stringify({ register: body, by: actor?.userId }) },
        async (effect) => {
          const mayWrite = await countMail(folded, requester);
          return minDuration(config.uniformMs, async () => {
            const passwordHash = await hasher.hash(body.password, 'user', {
              account: folded,
              network: networkOf(requester.ip),
            });
            const answer = await db.transaction((tx) =>
              effect(tx, async () => ({
                boundTo:
                  (mayWrite ? await claim(tx, body, passwordHash, actor) : null) ?? randomUUID(),
              })),
            );
            return answer;
          });
        },
      );
      return { ...sent, boundTo };
    },

    async forgotPassword(email: string, requester: MailRequester): Promise<typeof sent> {
      const folded = foldEmail(email);
      const mayWrite = await countMail(folded, requester);
      return minDuration(config.uniformMs, async () => {
        await db.transaction(async (tx) => {
          const known = await users.findByEmail(tx, folded);
          if (!mayWrite || known?.state !== 'active' || !known.email) return;
          const token = newToken();
          // Links sent before stay good: a stranger who asks again must not spoil the one the owner
          // is about to press.
          await addToken(tx, {
            tokenHash: hashToken(token),
            userId: known.id,
            kind: 'reset',
            now: clock(),
            expiresAt: plusSeconds(clock(), RESET_LIFE_SECONDS),
          });
          await mailer.reset(
            tx,
            { email: known.email, firstName: known.firstName, language: known.language },
            token,
          );
        });
        return sent;
      });
    },

    /**
     * The link of a forgotten password, or of an invitation: either way a password is chosen, and
     * nobody is signed in by it.
     */
    async resetPassword(body: BodyOf<'resetPassword'>, ip: string): Promise<{ reset: true }> {
      const from = { network: networkOf(ip) };
      const tokenHash = hashToken(body.token);
      const invitation = await staff.invitationOf(tokenHash);
      if (invitation) {
        await refuseEasy(body.password, body.confirmPassword, [
          invitation.firstName,
          invitation.lastName,
          invitation.email,
        ]);
        await staff.accept(tokenHash, invitation, await hasher.hash(body.password, 'staff', from));
        return { reset: true };
      }
      const found = await findToken(db, tokenHash, 'reset', clock());
      if (!found) throw new ProblemError('TOKEN_INVALID');
      if (found.expired) throw new ProblemError('TOKEN_EXPIRED');
      const user = await users.findById(db, found.userId);
      if (!user?.email || user.state !== 'active') throw new ProblemError('TOKEN_INVALID');
      const { email, firstName, lastName } = user;
      await refuseEasy(body.password, body.confirmPassword, [firstName, lastName, email]);
      const passwordHash = await hasher.hash(
        body.password,
        user.role === 'User' ? 'user' : 'staff',
        from,
      );
      await db.transaction(async (tx) => {
        await users.lockAccount(tx, user.id);
        if (!(await takeToken(tx, tokenHash, 'reset', clock())))
          throw new ProblemError('TOKEN_INVALID');
        await users.setPassword(tx, user.id, passwordHash);
        await sessions.endAllOf(tx, user.id, 'password reset');
        await note(tx, { at: clock(), actor: user.id, subject: user.id, action: 'password.reset' });
        await notices.tell(tx, user.id, 'password-changed');
      });
      await limit.forget('login:account', foldEmail(email));
      return { reset: true };
    },

    async deleteAccount(actor: Actor, body: BodyOf<'deleteAccount'>): Promise<void> {
      if (!DELETE_WORDS.has(body.confirm.trim().toUpperCase())) {
        throw new ProblemError('VALIDATION', {
          errors: [
            {
              field: 'confirm',
              code: 'forms:errors.confirmWord',
              message: 'Scrivi ELIMINA per confermare.',
            },
          ],
        });
      }
      const user = await users.findById(db, actor.userId);
      if (!user) throw new ProblemError('NOT_FOUND');
      await prove(actor, user, body.password);
      await db.transaction(async (tx) => {
        if (user.role === 'SuperAdmin' && (await lockSuperAdmins(tx)).length <= 1)
          throw new ProblemError('FORBIDDEN', { detail: 'The last SuperAdmin cannot leave' });
        // The same request twice at once: it is done, and is told once.
        if (!(await users.markDeleted(tx, user.id, clock()))) return;
        await dropInvitationsOf(tx, user.id);
        await sessions.endAllOf(tx, user.id, 'account deleted');
        await note(tx, {
          at: clock(),
          actor: user.id,
          subject: user.id,
          action: 'account.deleted',
        });
        await erasure.announce(tx, user);
      });
    },
    countMail,
  };

  /**
   * The address is claimed, and a code sent; whoever has it already is told that they do. @returns
   * the person who claims it now
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
      const token = newToken();
      await putToken(tx, {
        tokenHash: hashToken(token),
        userId: known.id,
        kind: 'exists',
        now,
        expiresAt: plusDays(now, 1),
      });
      await mailer.alreadyExists(
        tx,
        { email: known.email ?? body.email, firstName: known.firstName, language: known.language },
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
    if (actor) await users.claimAddress(tx, id, person);
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

  /** A recent proof, or the password here and now of who has nothing better to prove with. */
  async function prove(
    actor: Actor,
    user: users.AccountRow,
    password: string | undefined,
  ): Promise<void> {
    if (provedUntil(actor, clock())) return;
    const { methods } = await factors.standing(db, user.id);
    if (password === undefined || methods.length > 0) throw new ProblemError('STEP_UP_REQUIRED');
    await limit.count('prove', actor.sessionId);
    if (!(await hasher.verify(user.passwordHash, password, { account: user.id, known: true })))
      throw new ProblemError('BAD_CREDENTIALS');
    await limit.forget('prove', actor.sessionId);
  }
}
export type AccountService = ReturnType<typeof accountService>;
