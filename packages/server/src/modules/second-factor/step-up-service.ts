/** Proving again to be there, before what cannot be taken back. */
import type { BodyOf, ResponseOf } from '@bussola/contract';
import { plusSeconds } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/handler.ts';
import { ProblemError } from '../../problem-error.ts';
import type { PasswordHasher } from '../people/hashing.ts';
import type { Throttle } from '../people/throttle.ts';
import { findById } from '../people/user-repository.ts';
import { note } from '../audit/audit-repository.ts';
import type { SessionService } from '../session/session-service.ts';
import type { FactorCodes } from './codes.ts';
import type { FactorService } from './factor-service.ts';
import type { Passkeys } from './passkeys.ts';

interface Parts {
  hasher: PasswordHasher;
  limit: Throttle;
  sessions: SessionService;
  codes: FactorCodes;
  keys: Passkeys;
  factors: FactorService;
}

export function stepUpService(
  { config, db, clock }: Deps,
  { hasher, limit, sessions, codes, keys, factors }: Parts,
) {
  /** @throws ProblemError unless it holds */
  async function check(actor: Actor, body: BodyOf<'stepUp'>): Promise<void> {
    if ('passkey' in body) {
      if ((await keys.signedBy(body.ticket, body.passkey)) !== actor.userId)
        throw new ProblemError('PASSKEY_REFUSED');
    } else if ('code' in body) {
      if (!(await db.transaction((tx) => codes.takeCode(tx, actor.userId, body.code, true))))
        throw new ProblemError('CODE_WRONG');
    } else if ('recoveryCode' in body) {
      if (!(await db.transaction((tx) => factors.useRecovery(tx, actor.userId, body.recoveryCode))))
        throw new ProblemError('CODE_WRONG');
    } else {
      // A second factor would protect nothing if the password alone opened what matters most.
      const { methods } = await factors.standing(db, actor.userId);
      if (methods.length > 0)
        throw new ProblemError('SECOND_FACTOR_REQUIRED', {
          detail: `Prove with one of: ${methods.join(', ')}`,
        });
      const user = await findById(db, actor.userId);
      if (
        !(await hasher.verify(user?.passwordHash, body.password, {
          account: actor.userId,
          known: true,
        }))
      )
        throw new ProblemError('BAD_CREDENTIALS');
    }
  }

  return {
    async prove(actor: Actor, body: BodyOf<'stepUp'>): Promise<ResponseOf<'stepUp'>> {
      await limit.count('prove', actor.sessionId);
      await check(actor, body);
      const now = clock();
      await db.transaction(async (tx) => {
        await sessions.prove(tx, actor.sessionId);
        await note(tx, {
          at: now,
          actor: actor.userId,
          subject: actor.userId,
          action: 'session.proved',
        });
      });
      await limit.forget('prove', actor.sessionId);
      return { provedUntil: plusSeconds(now, config.proofSeconds).toISOString() };
    },
  };
}
export type StepUpService = ReturnType<typeof stepUpService>;
