import type { BodyOf, Session } from '@bussola/contract';
import type { Deps } from '../../deps.ts';
import type { Requester } from '../../fair-queue.ts';
import { networkOf } from '../../http/network.ts';
import { ProblemError } from '../../problem-error.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { EnterAccount } from '../sign-in/enter-account.ts';
import type { SignInContext } from '../sign-in/sign-in-context.ts';
import type { PasswordHasher } from '../people/hashing.ts';
import { lateSignInOffer } from './late-sign-in.ts';
import { minDuration } from '../people/min-duration.ts';
import { foldEmail } from '../people/one-use.ts';
import type { Throttle } from '../people/throttle.ts';
import { findClaims } from '../people/claim-repository.ts';
import * as users from '../people/user-repository.ts';

interface Parts {
  mailer: Mailer;
  hasher: PasswordHasher;
  limit: Throttle;
  enterOrAsk: EnterAccount['enterOrAsk'];
}

/** Address and password, and the second step where there is one. */
export function signInWithPassword(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  { mailer, hasher, limit, enterOrAsk }: Parts,
) {
  const offer = lateSignInOffer({ db, clock, config }, { mailer, hasher, limit });
  /**
   * The right password of an unproved account: the answer may say that only the address is missing.
   */
  async function isUnproved(folded: string, password: string, from: Requester): Promise<boolean> {
    for (const claim of (await findClaims(db, folded)).slice(0, 2)) {
      if (await hasher.verify(claim.passwordHash, password, from)) return true;
    }
    return false;
  }

  /**
   * With the hash at today's cost.
   * @returns undefined when the password was changed meanwhile
   */
  async function atTodaysCost(
    known: users.AccountRow,
    password: string,
    from: Requester,
  ): Promise<users.AccountRow | undefined> {
    const kind = known.role === 'User' ? 'user' : 'staff';
    if (!known.passwordHash || !hasher.isStale(known.passwordHash, kind)) return known;
    const passwordHash = await hasher.hash(password, kind, from);
    if (await users.replacePassword(db, known.id, known.passwordHash, passwordHash))
      return { ...known, passwordHash };
    const now = await users.findById(db, known.id);
    return now && (await hasher.verify(now.passwordHash, password, from)) ? now : undefined;
  }

  return async (body: BodyOf<'authenticate'>, context: SignInContext): Promise<Session> => {
    const folded = foldEmail(body.email);
    const device = context.deviceFor(folded);
    // A browser that has been in counts for itself: strangers who guess, even behind the same
    // address, cannot lock the owner out.
    const guesser = device === null ? folded : `device ${device} ${folded}`;
    const from: Requester = {
      account: folded,
      network: networkOf(context.caller.ip),
      known: device !== null,
    };
    await hasher.room(from);
    if (device === null) await limit.countFrom('login:ip', context.caller);
    const wait = await limit.wait('login:account', guesser);
    if (wait > 0) throw await offer(body, from, wait);
    return minDuration(config.uniformMs, async () => {
      const known = await users.findByEmail(db, folded);
      const good = await hasher.tryPassword(known?.passwordHash, body.password, {
        from,
        alike: known?.state !== 'active',
      });
      if (!known || !good || known.state !== 'active') {
        if (!known && (await isUnproved(folded, body.password, from)))
          throw new ProblemError('EMAIL_UNVERIFIED');
        throw new ProblemError('BAD_CREDENTIALS');
      }
      const user = await atTodaysCost(known, body.password, from);
      if (!user) throw new ProblemError('BAD_CREDENTIALS');
      await limit.forget('login:account', guesser);
      return enterOrAsk(
        user,
        context,
        { remember: body.remember ?? false, linkTicket: body.linkTicket ?? null },
        { proved: true },
      );
    });
  };
}
