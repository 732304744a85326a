import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/handler.ts';
import { ProblemError } from '../../problem-error.ts';
import * as users from '../people/user-repository.ts';
import { note } from '../audit/audit-repository.ts';
import type { FactorService } from '../second-factor/factor-service.ts';
import * as identities from '../people/social-repository.ts';

/** Unless it is the last way into the account. */
export const unlinkSocial =
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>, factors: Pick<FactorService, 'standing'>) =>
  async (actor: Actor, provider: string): Promise<void> => {
    await db.transaction(async (tx) => {
      // One change of ways in at a time, so that the last of two is seen as the last.
      await users.lockAccount(tx, actor.userId);
      if (!(await identities.removeIdentities(tx, actor.userId, provider)))
        throw new ProblemError('NOT_FOUND');
      const { hasPassword } = (await users.findFacts(tx, actor.userId)) ?? {};
      const { methods } = await factors.standing(tx, actor.userId);
      if (
        !hasPassword &&
        !methods.includes('passkey') &&
        (await identities.listIdentities(tx, actor.userId)).length === 0
      )
        throw new ProblemError('LAST_FACTOR', { detail: 'Choose a password first' });
      await note(tx, {
        at: clock(),
        actor: actor.userId,
        subject: actor.userId,
        action: 'social.unlinked',
        detail: provider,
      });
    });
  };
