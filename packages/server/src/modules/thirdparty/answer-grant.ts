import type { BodyOf, ResponseOf } from '@bussola/contract';
import { romeDay } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/handler.ts';
import { ProblemError } from '../../problem-error.ts';
import { loadUser } from '../people/user-json-repository.ts';
import { note } from '../audit/audit-repository.ts';
import * as grants from '../people/grant-repository.ts';

/** By the person it is offered to, or its holder. */
export const answerGrant =
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  async (
    actor: Actor,
    grantId: string,
    { accept }: BodyOf<'answerGrant'>,
  ): Promise<ResponseOf<'answerGrant'>> => {
    const today = romeDay(clock());
    await db.transaction(async (tx) => {
      const ownerId = accept
        ? await grants.takeGrant(tx, grantId, actor.userId, today)
        : await grants.refuseGrant(tx, grantId, actor.userId, clock());
      if (!ownerId) throw new ProblemError('NOT_FOUND');
      await grants.touchSelf(tx, actor.userId);
      await note(tx, {
        at: clock(),
        actor: actor.userId,
        subject: ownerId,
        action: accept ? 'grant.taken' : 'grant.refused',
      });
    });
    const user = await loadUser(db, actor.userId, today);
    return { thirdParty: user?.thirdParty ?? [] };
  };
