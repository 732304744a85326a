import type { Deps, Tx } from '../../deps.ts';
import { ProblemError } from '../../problem-error.ts';
import { sameText } from '../../secrets.ts';
import { note } from '../audit/audit-repository.ts';
import type { SessionService } from '../session/session-service.ts';
import { dropChangesTo } from './email-change-repository.ts';
import { foldEmail, hashToken } from '../people/one-use.ts';
import { claimOf, hashVerificationCode } from './send-verification.ts';
import type { Browser } from './send-verification.ts';
import type { Throttle } from '../people/throttle.ts';
import {
  claimantOf,
  countWrong,
  lockVerification,
  takeVerification,
} from '../people/token-repository.ts';
import { activate, findClaims } from '../people/claim-repository.ts';
import * as users from '../people/user-repository.ts';

const MAX_WRONG = 5;
type Outcome = { refused: 'CODE_WRONG' | 'CODE_LOCKED' | 'TOKEN_EXPIRED' } | { userId: string };

/** By the link of the message, or by its code. Both answer whose address it is. */
export function proveAddress(
  { db, clock, secrets }: Pick<Deps, 'db' | 'clock' | 'secrets'>,
  { sessions, limit }: { sessions: Pick<SessionService, 'endAllOf'>; limit: Throttle },
) {
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
    await activate(tx, userId, folded).catch((error: unknown) => {
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
      if (!sameText(row.codeHash, hashVerificationCode(secrets, userId, code))) {
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
   * The browser that registered has tries of its own, so that strangers who guess cannot lock the
   * code. All other browsers share as many. A browser that registered the address of another
   * account has no claim: its guesses never succeed, and it gets the same answers as a browser with
   * one.
   */
  async function byCode(email: string, code: string, browser: Browser): Promise<string> {
    const folded = foldEmail(email);
    const claims = await findClaims(db, folded);
    const own = claimOf(claims, browser);
    if (own) return entered(await tryCode(own.id, code, true));
    const { boundTo } = browser;
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

  return { byLink, byCode };
}
