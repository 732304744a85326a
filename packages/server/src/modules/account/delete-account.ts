import type { BodyOf } from '@bussola/contract';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/handler.ts';
import { provedUntil } from '../../http/reauthentication.ts';
import { ProblemError } from '../../problem-error.ts';
import { dropInvitationsOf, lockSuperAdmins } from '../people/staff-repository.ts';
import { note } from '../audit/audit-repository.ts';
import type { ErasureService } from '../privacy/erasure-service.ts';
import type { FactorService } from '../second-factor/factor-service.ts';
import type { SessionService } from '../session/session-service.ts';
import type { PasswordHasher } from '../people/hashing.ts';
import type { Throttle } from '../people/throttle.ts';
import * as users from '../people/user-repository.ts';

const DELETE_WORDS = new Set(['ELIMINA', 'DELETE']);
interface Parts {
  sessions: SessionService;
  hasher: PasswordHasher;
  limit: Throttle;
  erasure: Pick<ErasureService, 'announce'>;
  factors: FactorService;
}

/** The account is closed at once; its data is erased after the days in which it can come back. */
export function deleteAccount(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { sessions, hasher, limit, erasure, factors }: Parts,
) {
  /** A recent proof; the password of this request, for accounts without a second factor. */
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

  return async (actor: Actor, body: BodyOf<'deleteAccount'>): Promise<void> => {
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
      // The same request twice at once: it is done and mailed once.
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
  };
}
