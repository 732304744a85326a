import type { Session } from '@bussola/contract';
import type { Deps } from '../../deps.ts';
import { ProblemError } from '../../problem-error.ts';
import { hashToken } from '../people/one-use.ts';
import type { SignInContext } from '../sign-in/sign-in-context.ts';
import type { SignInService } from './sign-in-service.ts';
import { findToken, takeToken } from '../people/token-repository.ts';
import * as users from '../people/user-repository.ts';

/** The link that late-sign-in.ts mails, pressed in any browser: it counts as the password, once. */
export function lateSignIn({ db, clock }: Deps, signIn: Pick<SignInService, 'enterOrAsk'>) {
  return {
    /** @returns nothing when the token is of another kind */
    async enter(token: string, context: SignInContext): Promise<Session | undefined> {
      const tokenHash = hashToken(token);
      const user = await db.transaction(async (tx) => {
        const found = await findToken(tx, tokenHash, 'sign-in', clock());
        if (!found) return undefined;
        const account = await users.lockAccount(tx, found.userId);
        const row = await takeToken(tx, tokenHash, 'sign-in', clock());
        if (!row || account?.state !== 'active' || account.deletedAt)
          throw new ProblemError('TOKEN_INVALID');
        if (row.expired) throw new ProblemError('TOKEN_EXPIRED');
        if (row.detail !== hashToken(account.passwordHash ?? ''))
          throw new ProblemError('TOKEN_INVALID');
        return account;
      });
      return (
        user &&
        signIn.enterOrAsk(user, context, { remember: false, linkTicket: null }, { proved: false })
      );
    },
  };
}
export type LateSignIn = ReturnType<typeof lateSignIn>;
