/**
 * Signing in while guesses at the account are limited. Strangers can spend that limit, so a right
 * password past it is answered with a link by mail. The browser gets one answer for right and wrong
 * passwords, in one time.
 */
import type { BodyOf } from '@bussola/contract';
import { plusSeconds } from '../../clock.ts';
import type { Deps, Tx } from '../../deps.ts';
import type { Requester } from '../../fair-queue.ts';
import { ProblemError } from '../../problem-error.ts';
import { note } from '../audit/audit-repository.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { PasswordHasher } from '../people/hashing.ts';
import { issueToken } from '../people/issue-token.ts';
import { foldEmail, hashToken } from '../people/one-use.ts';
import type { Throttle } from '../people/throttle.ts';
import { minDuration } from '../people/min-duration.ts';
import * as users from '../people/user-repository.ts';

const LIFE_SECONDS = 900;

interface OfferParts {
  mailer: Mailer;
  hasher: PasswordHasher;
  limit: Throttle;
}

export function lateSignInOffer(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  { mailer, hasher, limit }: OfferParts,
) {
  /** The link holds as long as the password that it was given for. */
  async function write(
    tx: Tx,
    user: users.AccountRow & { email: string; passwordHash: string },
  ): Promise<void> {
    const token = await issueToken(tx, {
      userId: user.id,
      kind: 'sign-in',
      now: clock(),
      expiresAt: plusSeconds(clock(), LIFE_SECONDS),
      detail: hashToken(user.passwordHash),
    });
    await note(tx, { at: clock(), actor: user.id, subject: user.id, action: 'login.link-sent' });
    await mailer.signInLink(tx, user, token);
  }

  /** Mails the link when the password is right. Always the same refusal. */
  return async function offer(
    body: BodyOf<'authenticate'>,
    from: Requester,
    retryAfterSeconds: number,
  ): Promise<ProblemError> {
    const folded = foldEmail(body.email);
    const refusal = new ProblemError('SIGN_IN_LIMITED', { retryAfterSeconds });
    const isOver =
      (await limit.wait('login:late-from', `${from.network ?? ''} ${folded}`)) > 0 ||
      (await limit.wait('login:late', folded)) > 0;
    if (isOver) return minDuration(config.uniformMs, () => Promise.resolve(refusal));
    const known = await users.findByEmail(db, folded);
    const isRight = await hasher.tryPassword(known?.passwordHash, body.password, {
      from,
      alike: true,
    });
    // A least time of its own: only a right password writes, and that must not show.
    return minDuration(config.uniformMs, async () => {
      if (!isRight || known?.state !== 'active' || !known.email || !known.passwordHash)
        return refusal;
      const { email, passwordHash } = known;
      if ((await limit.wait('login:mailed', known.id)) > 0) return refusal;
      await db.transaction((tx) => write(tx, { ...known, email, passwordHash }));
      return refusal;
    });
  };
}
export type LateSignInOffer = ReturnType<typeof lateSignInOffer>;
