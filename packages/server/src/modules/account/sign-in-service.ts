/** Signing in: the password or a passkey, and the second step where there is one. */
import type { BodyOf, Session } from '@bussola/contract';
import type { Deps } from '../../deps.ts';
import { ProblemError } from '../../problem-error.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { FactorCodes } from '../second-factor/codes.ts';
import type { Passkeys } from '../second-factor/passkeys.ts';
import { enterAccount } from '../sign-in/enter-account.ts';
import type { EnterParts } from '../sign-in/enter-account.ts';
import type { SignInContext } from '../sign-in/sign-in-context.ts';
import type { PasswordHasher } from '../people/hashing.ts';
import { signInSecondStep } from './sign-in-second-step.ts';
import { signInWithPassword } from './sign-in-with-password.ts';
import type { Throttle } from '../people/throttle.ts';
import * as users from '../people/user-repository.ts';

interface SignInParts extends EnterParts {
  mailer: Mailer;
  hasher: PasswordHasher;
  limit: Throttle;
  codes: FactorCodes;
  keys: Passkeys;
}

export function signInService(deps: Deps, parts: SignInParts) {
  const { limit, keys } = parts;
  const { enter, enterOrAsk, joining } = enterAccount(deps, parts);
  return {
    enterOrAsk,
    password: signInWithPassword(deps, { ...parts, enterOrAsk }),
    secondStep: signInSecondStep(deps, { ...parts, enter, joining }),
    /** A passkey with the person verified by their device is both factors at once. */
    async passkey(body: BodyOf<'authenticatePasskey'>, context: SignInContext): Promise<Session> {
      await limit.countFrom('challenge:ip', context.caller);
      const user = await users.findById(deps.db, await keys.signedBy(body.ticket, body.passkey));
      if (user?.state !== 'active') throw new ProblemError('PASSKEY_REFUSED');
      return enter(user, context, { remember: body.remember ?? false }, (tx) =>
        keys.stillOf(tx, user.id, body.passkey),
      );
    },
  };
}
export type SignInService = ReturnType<typeof signInService>;
