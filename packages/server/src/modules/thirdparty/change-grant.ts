import type { BodyOf } from '@bussola/contract';
import { romeDay } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/handler.ts';
import { ProblemError } from '../../problem-error.ts';
import { note } from '../audit/audit-repository.ts';
import * as grants from '../people/grant-repository.ts';
import { refuseForeignMembers, refusePeriod, unique } from '../people/grant-rules.ts';

/** By its owner. */
export const changeGrant =
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  async (
    actor: Actor,
    grantId: string,
    { version, ...change }: BodyOf<'updateGrant'>,
  ): Promise<void> => {
    const today = romeDay(clock());
    await refuseForeignMembers(db, actor.userId, change.members);
    await db.transaction(async (tx) => {
      const row = await grants.lockLive(tx, actor.userId, grantId);
      if (!row) throw new ProblemError('NOT_FOUND');
      if (row.version !== version)
        throw new ProblemError('CONFLICT', {
          detail: 'Somebody saved in between',
          current: { grants: await grants.listGrants(tx, actor.userId, today) },
        });
      if (change.to !== undefined) refusePeriod(row.from, change.to, today);
      await grants.changeGrant(tx, grantId, {
        ...change,
        ...(change.scopes ? { scopes: unique(change.scopes) } : {}),
      });
      await grants.touchOther(tx, row.holderId);
      await note(tx, {
        at: clock(),
        actor: actor.userId,
        subject: actor.userId,
        action: 'grant.changed',
        detail: Object.keys(change).join(', '),
      });
    });
  };
