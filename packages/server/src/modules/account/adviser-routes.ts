/** /api/account/advisers: the client sees who follows them, and takes one off. */
import type { ResponseOf } from '@bussola/contract';
import type { Deps } from '../../deps.ts';
import { actorOf } from '../../http/handler.ts';
import type { Handlers } from '../../http/handler.ts';
import { ProblemError } from '../../problem-error.ts';
import { listAdvisers, setLink } from '../people/consulente-repository.ts';
import { note } from '../audit/audit-repository.ts';

export function adviserRoutes({ db, clock }: Deps) {
  const list = async (userId: string): Promise<ResponseOf<'listAdvisers'>> => ({
    advisers: await listAdvisers(db, userId, clock()),
  });
  return {
    listAdvisers: (incoming) => list(actorOf(incoming).userId),
    removeAdviser: async (incoming) => {
      const { userId } = actorOf(incoming);
      await db.transaction(async (tx) => {
        if (!(await setLink(tx, incoming.params.adviser, userId, false, clock())))
          throw new ProblemError('NOT_FOUND');
        await note(tx, { at: clock(), actor: userId, subject: userId, action: 'adviser.unlinked' });
      });
      return list(userId);
    },
  } satisfies Partial<Handlers>;
}
