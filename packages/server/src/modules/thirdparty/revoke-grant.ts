import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/handler.ts';
import { ProblemError } from '../../problem-error.ts';
import { note } from '../audit/audit-repository.ts';
import * as grants from '../people/grant-repository.ts';

/** By its owner. */
export const revokeGrant =
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  (actor: Actor, grantId: string): Promise<void> =>
    db.transaction(async (tx) => {
      const row = await grants.lockLive(tx, actor.userId, grantId);
      if (!row) throw new ProblemError('NOT_FOUND');
      await grants.endGrant(tx, grantId, 'revoked', clock());
      await grants.touchOther(tx, row.holderId);
      await note(tx, {
        at: clock(),
        actor: actor.userId,
        subject: actor.userId,
        action: 'grant.revoked',
      });
    });
