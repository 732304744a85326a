/** Proving an address: by the six-digit code where it was asked for, or by the link anywhere. */
import type { FastifyReply } from 'fastify';
import type { BodyOf, Session } from '@bussola/contract';
import { plusDays } from '../../clock.ts';
import type { Deps, Tx } from '../../deps.ts';
import { Refusal } from '../../refusal.ts';
import { sameText } from '../../secrets.ts';
import { note } from '../audit/audit-repository.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { SessionService } from '../session/session-service.ts';
import { dropChangesTo } from './email-change-repository.ts';
import { foldEmail, hashToken, newCode, newToken } from './one-use.ts';
import type { Throttle } from './throttle.ts';
import { claimantOf, countWrong, lockVerification, putVerification, takeVerification } from './token-repository.ts';
import * as users from './user-repository.ts';

const MAX_WRONG = 5;
interface Claimant { id: string; email: string; firstName: string; language: 'it' | 'en' }
type Outcome = { refused: 'CODE_WRONG' | 'CODE_LOCKED' | 'TOKEN_EXPIRED' } | { userId: string };

export function verificationService({ db, clock, secrets }: Deps, { sessions, mailer, limit }: { sessions: SessionService; mailer: Mailer; limit: Throttle }) {
  const hashCode = (userId: string, code: string) => secrets.mac('verification-code', `${userId}|${code}`);

  /** A new code and link, and the message that carries them. */
  async function send(tx: Tx, to: Claimant): Promise<void> {
    const code = newCode();
    const token = newToken();
    await putVerification(tx, { userId: to.id, tokenHash: hashToken(token), codeHash: hashCode(to.id, code), now: clock(), expiresAt: plusDays(clock(), 1) });
    await mailer.verification(tx, to, code, token);
  }

  /** Of an account that is held. The address is theirs: the account is open, and sessions from before it was proved are over. */
  async function prove(tx: Tx, userId: string): Promise<void> {
    const user = await users.findById(tx, userId);
    if (user?.state !== 'to-verify' || !user.email) throw new Refusal('TOKEN_INVALID');
    const folded = foldEmail(user.email);
    const owner = await users.findByEmail(tx, folded);
    if (owner && owner.id !== userId) throw new Refusal('CONFLICT', { detail: 'The address was proved by another account meanwhile' });
    // Another site, or an invitation, may be proving it at this moment.
    await users.activate(tx, userId, folded).catch((error: unknown) => { throw users.isAddressTaken(error) ? new Refusal('CONFLICT', { detail: 'The address was proved by another account meanwhile' }) : error; });
    await dropChangesTo(tx, folded);
    await sessions.endAllOf(tx, userId, 'address proved');
    await note(tx, { at: clock(), actor: userId, subject: userId, action: 'email.verified' });
  }

  /** A wrong guess must be counted although it is refused, so refusals are values inside the transaction. */
  async function tryCode(userId: string, code: string): Promise<Outcome> {
    return db.transaction(async (tx) => {
      await users.lockAccount(tx, userId);
      const row = await lockVerification(tx, userId);
      if (!row) return { refused: 'CODE_WRONG' };
      if (row.attempts >= MAX_WRONG) return { refused: 'CODE_LOCKED' };
      if (!sameText(row.codeHash, hashCode(userId, code))) {
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
      if (!row) throw new Refusal('TOKEN_INVALID');
      if (row.expiresAt <= clock()) throw new Refusal('TOKEN_EXPIRED');
      await prove(tx, row.userId);
      return row.userId;
    });
  }

  /** @param boundTo who registered in this browser: their code is meant, whoever else claims the address */
  async function byCode(email: string, code: string, boundTo: string | null): Promise<string> {
    const claims = await users.findClaims(db, foldEmail(email));
    const claim = claims.find(({ id }) => id === boundTo) ?? claims[0];
    // An address that nobody claims answers as a wrong code does, and locks as it does.
    if (!claim) {
      await limit.countUnknownCode(foldEmail(email), MAX_WRONG);
      throw new Refusal('CODE_WRONG');
    }
    const outcome = await tryCode(claim.id, code);
    if ('refused' in outcome) throw new Refusal(outcome.refused);
    return outcome.userId;
  }

  return {
    send,
    /** Sends again to whoever still has to prove the address; to nobody else, and says nothing of it. */
    async resend(tx: Tx, email: string, boundTo: string | null): Promise<void> {
      const claims = await users.findClaims(tx, foldEmail(email));
      const claim = claims.find(({ id }) => id === boundTo) ?? claims[0];
      if (claim?.email) await send(tx, { id: claim.id, email: claim.email, firstName: claim.firstName, language: claim.language });
    },
    async verify(token: string): Promise<{ verified: true }> {
      await byLink(token);
      return { verified: true };
    },
    async verifyAndEnter(body: BodyOf<'newVerifyEmail'>, boundTo: string | null, agent: string | undefined, reply: FastifyReply): Promise<Session> {
      const userId = 'token' in body ? await byLink(body.token) : await byCode(body.email, body.code, boundTo);
      // Whoever presses a link in another browser may not be who registered, and chose the password: the address is proved, and that is all.
      if ('token' in body && userId !== boundTo) throw new Refusal('SIGN_IN_REQUIRED', { detail: 'The address is proved: sign in with the password' });
      const opened = await db.transaction(async (tx) => {
        const user = await users.lockAccount(tx, userId);
        if (user?.state !== 'active' || user.deletedAt) throw new Refusal('SIGN_IN_REQUIRED');
        await users.noteLogin(tx, userId, clock());
        return sessions.open(tx, { userId, agent });
      });
      return sessions.present(reply, opened);
    },
  };
}
export type VerificationService = ReturnType<typeof verificationService>;
