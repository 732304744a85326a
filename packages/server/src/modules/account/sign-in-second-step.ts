import type { BodyOf, Session } from '@bussola/contract';
import type { Deps } from '../../deps.ts';
import { ProblemError } from '../../problem-error.ts';
import { takeChallenge, tryChallenge } from '../people/challenge-repository.ts';
import type { FactorCodes } from '../second-factor/codes.ts';
import type { FactorService } from '../second-factor/factor-service.ts';
import type { Passkeys } from '../second-factor/passkeys.ts';
import type { EnterAccount } from '../sign-in/enter-account.ts';
import type { SignInContext } from '../sign-in/sign-in-context.ts';
import { foldEmail, hashToken } from '../people/one-use.ts';
import type { Throttle } from '../people/throttle.ts';
import * as users from '../people/user-repository.ts';

const SECOND_STEP_TRIES = 5;
interface Parts extends Pick<EnterAccount, 'enter' | 'joining'> {
  limit: Throttle;
  factors: FactorService;
  codes: FactorCodes;
  keys: Passkeys;
}

/** The second step: a code, a passkey or a recovery code, on the ticket of the first. */
export const signInSecondStep =
  (
    { db, clock }: Pick<Deps, 'db' | 'clock'>,
    { enter, joining, limit, factors, codes, keys }: Parts,
  ) =>
  async (body: BodyOf<'authenticateSecondFactor'>, context: SignInContext): Promise<Session> => {
    await limit.countFrom('challenge:ip', context.caller);
    const ticketHash = hashToken(body.ticket);
    const step = await tryChallenge(db, ticketHash, 'second-factor', SECOND_STEP_TRIES, clock());
    const user = step?.userId ? await users.findById(db, step.userId) : undefined;
    if (!step || user?.state !== 'active')
      throw new ProblemError('TOKEN_EXPIRED', {
        detail: 'Sign in again: this step is over, or was tried too often',
      });
    const folded = foldEmail(user.email ?? '');
    const device = context.deviceFor(folded);
    const guesser = `factor ${device ?? ''} ${user.id}`;
    await limit.count('login:account', guesser);
    if ('passkey' in body && (await keys.signedBy(body.passkeyTicket, body.passkey)) !== user.id)
      throw new ProblemError('PASSKEY_REFUSED');
    const session = await enter(user, context, { remember: step.data.remember }, async (tx) => {
      // The ticket goes with the code: of two that race, one enters.
      if (!(await takeChallenge(tx, ticketHash, 'second-factor', clock())))
        throw new ProblemError('TOKEN_EXPIRED');
      if ('code' in body && !(await codes.takeCode(tx, user.id, body.code, true)))
        throw new ProblemError('CODE_WRONG');
      if ('passkey' in body) await keys.stillOf(tx, user.id, body.passkey);
      if ('recoveryCode' in body && !(await factors.useRecovery(tx, user.id, body.recoveryCode)))
        throw new ProblemError('CODE_WRONG');
      await joining(step.data, user.id)(tx);
    });
    await limit.forget('login:account', guesser);
    return session;
  };
