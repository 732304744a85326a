import type { ResponseOf } from '@bussola/contract';
import type { Actor } from '../../http/handler.ts';
import { ProblemError } from '../../problem-error.ts';
import { findById } from '../people/user-repository.ts';
import type { FactorParts } from './factor-parts.ts';
import { putTotp } from '../people/factor-repository.ts';

/** A secret or a challenge, from which a factor comes once it is proved. */
export function beginFactor({ db, clock, codes, keys }: FactorParts) {
  async function own(actor: Actor): Promise<{ id: string; email: string; name: string }> {
    const user = await findById(db, actor.userId);
    if (!user?.email) throw new ProblemError('NOT_FOUND');
    return { id: user.id, email: user.email, name: `${user.firstName} ${user.lastName}`.trim() };
  }
  return {
    async beginTotp(actor: Actor): Promise<ResponseOf<'beginTotp'>> {
      const { email } = await own(actor);
      return db.transaction(async (tx) => {
        const { secret, uri, sealed } = await codes.newSecret(tx, actor.userId, email);
        if (!(await putTotp(tx, { userId: actor.userId, sealed, now: clock() })))
          throw new ProblemError('CONFLICT', {
            detail: 'An app of codes is set up already: remove it first',
          });
        return { secret, uri };
      });
    },
    async beginPasskey(actor: Actor): Promise<ResponseOf<'beginPasskey'>> {
      return keys.askNew(await own(actor), actor.site);
    },
  };
}
