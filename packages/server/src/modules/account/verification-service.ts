/** Proving an address: by the six-digit code where it was asked for, or by the link anywhere. */
import type { FastifyReply } from 'fastify';
import type { BodyOf, Session } from '@bussola/contract';
import { plusDays } from '../../clock.ts';
import type { Deps, Tx } from '../../deps.ts';
import { ProblemError } from '../../problem-error.ts';
import { sameText } from '../../secrets.ts';
import { note } from '../audit/audit-repository.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { SessionService } from '../session/session-service.ts';
import { dropChangesTo } from './email-change-repository.ts';
import { foldEmail, hashToken, newCode, newToken } from './one-use.ts';
import type { Throttle } from './throttle.ts';
import {
  claimantOf,
  countWrong,
  lockVerification,
  putVerification,
  takeVerification,
} from './token-repository.ts';
import * as users from './user-repository.ts';

const MAX_WRONG = 5;
interface Claimant {
  id: string;
  email: string;
  firstName: string;
  language: 'it' | 'en';
}
/** Who is signed in here, provisionally, and who registered here. */
interface Browser {
  actorId: string | null;
  boundTo: string | null;
}
type Outcome = { refused: 'CODE_WRONG' | 'CODE_LOCKED' | 'TOKEN_EXPIRED' } | { userId: string };

export function verificationService(
  { db, clock, secrets }: Deps,
  { sessions, mailer, limit }: { sessions: SessionService; mailer: Mailer; limit: Throttle },
) {
  const hashCode = (userId: string, code: string) =>
    secrets.mac('verification-code', `${userId}|${code}`);

  /** A new code and link, and the message that carries them. */
  async function send(tx: Tx, to: Claimant, { byStranger = false } = {}): Promise<void> {
    const code = newCode();
    const token = newToken();
    await putVerification(tx, {
      userId: to.id,
      tokenHash: hashToken(token),
      codeHash: hashCode(to.id, code),
      now: clock(),
      expiresAt: plusDays(clock(), 1),
      byStranger,
    });
    await mailer.verification(tx, to, code, token);
  }

  /**
   * Of an account that is held. The address is theirs: the account is open, and sessions from
   * before it was proved are over.
   */
  async function prove(tx: Tx, userId: string): Promise<void> {
    const user = await users.findById(tx, userId);
    if (user?.state !== 'to-verify' || !user.email) throw new ProblemError('TOKEN_INVALID');
    const folded = foldEmail(user.email);
    const owner = await users.findByEmail(tx, folded);
    if (owner && owner.id !== userId)
      throw new ProblemError('CONFLICT', {
        detail: 'The address was proved by another account meanwhile',
      });
    // Another site, or an invitation, may be proving it at this moment.
    await users.activate(tx, userId, folded).catch((error: unknown) => {
      throw users.isAddressTaken(error)
        ? new ProblemError('CONFLICT', {
            detail: 'The address was proved by another account meanwhile',
          })
        : error;
    });
    await dropChangesTo(tx, folded);
    await sessions.endAllOf(tx, userId, 'address proved');
    await note(tx, { at: clock(), actor: userId, subject: userId, action: 'email.verified' });
  }

  /**
   * A wrong guess must be counted although it is refused, so refusals are values inside the
   * transaction.
   */
  async function tryCode(userId: string, code: string, isCounted: boolean): Promise<Outcome> {
    return db.transaction(async (tx) => {
      await users.lockAccount(tx, userId);
      const row = await lockVerification(tx, userId);
      if (!row) return { refused: 'CODE_WRONG' };
      if (isCounted && row.attempts >= MAX_WRONG) return { refused: 'CODE_LOCKED' };
      if (!sameText(row.codeHash, hashCode(userId, code))) {
        if (!isCounted) return { refused: 'CODE_WRONG' };
        await countWrong(tx, userId);
        return { refused: row.attempts + 1 >= MAX_WRONG ? 'CODE_LOCKED' : 'CODE_WRONG' };
      }
      if (row.expiresAt <= clock()) return { refused: 'TOKEN_EXPIRED' };
      await takeVerification(tx, row.tokenHash);
      await prove(tx, userId);
      return { userId };
    });
  }

  async function byLink(token: string): Promise<string> {
    return db.transaction(async (tx) => {
      const tokenHash = hashToken(token);
      const claimant = await claimantOf(tx, tokenHash);
      if (claimant) await users.lockAccount(tx, claimant);
      const row = await takeVerification(tx, tokenHash);
      if (!row) throw new ProblemError('TOKEN_INVALID');
      if (row.expiresAt <= clock()) throw new ProblemError('TOKEN_EXPIRED');
      await prove(tx, row.userId);
      return row.userId;
    });
  }

  /**
   * The browser that registered has tries of its own: strangers who guess cannot lock the code. All
   * others share as many. A browser that registered an address of somebody else is bound to nobody:
   * it guesses in vain, and is answered as one with a claim is.
   */
  async function byCode(
    email: string,
    code: string,
    { actorId, boundTo }: Browser,
  ): Promise<string> {
    const folded = foldEmail(email);
    const claims = await users.findClaims(db, folded);
    const own = claims.find(({ id }) => id === actorId) ?? claims.find(({ id }) => id === boundTo);
    if (own) return entered(await tryCode(own.id, code, true));
    const guess = await limit.countCode({ folded, boundTo });
    const claim = boundTo === null && guess <= MAX_WRONG ? claims[0] : undefined;
    const outcome: Outcome = claim
      ? await tryCode(claim.id, code, false)
      : { refused: 'CODE_WRONG' };
    if ('refused' in outcome && outcome.refused === 'CODE_WRONG' && guess >= MAX_WRONG)
      throw new ProblemError('CODE_LOCKED');
    return entered(outcome);
  }
  function entered(outcome: Outcome): string {
    if ('refused' in outcome) throw new ProblemError(outcome.refused);
    return outcome.userId;
  }

  return {
    send,
    /**
     * Sends again to whoever still has to prove the address; to nobody else, and says nothing of
     * it.
     */
    async resend(tx: Tx, email: string, { actorId, boundTo }: Browser): Promise<void> {
      const claims = await users.findClaims(tx, foldEmail(email));
      const own =
        claims.find(({ id }) => id === actorId) ?? claims.find(({ id }) => id === boundTo);
      const claim = own ?? claims[0];
      if (claim?.email)
        await send(
          tx,
          {
            id: claim.id,
            email: claim.email,
            firstName: claim.firstName,
            language: claim.language,
          },
          { byStranger: !own },
        );
    },
    async verify(token: string): Promise<{ verified: true }> {
      await byLink(token);
      return { verified: true };
    },
    async verifyAndEnter(
      body: BodyOf<'newVerifyEmail'>,
      browser: Browser,
      agent: string | undefined,
      reply: FastifyReply,
    ): Promise<Session> {
      const userId =
        'token' in body ? await byLink(body.token) : await byCode(body.email, body.code, browser);
      // Whoever presses a link in another browser may not be who registered, and chose the
      // password: the address is proved, and that is all.
      if ('token' in body && userId !== (browser.actorId ?? browser.boundTo))
        throw new ProblemError('SIGN_IN_REQUIRED', {
          detail: 'The address is proved: sign in with the password',
        });
      const opened = await db.transaction(async (tx) => {
        const user = await users.lockAccount(tx, userId);
        if (user?.state !== 'active' || user.deletedAt) throw new ProblemError('SIGN_IN_REQUIRED');
        await users.noteLogin(tx, userId, clock());
        return sessions.open(tx, { userId, agent });
      });
      return sessions.present(reply, opened);
    },
  };
}
export type VerificationService = ReturnType<typeof verificationService>;
