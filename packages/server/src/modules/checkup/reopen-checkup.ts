import type { Draft } from '@bussola/contract';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/handler.ts';
import { ProblemError } from '../../problem-error.ts';
import { reopenUser } from '../people/user-repository.ts';
import { bumpArea, removeMembri } from '../people/nucleo-repository.ts';
import { lockDraft, reopenDraft } from './draft-repository.ts';
import type { ReadDraft } from './read-draft.ts';

/**
 * A visitor corrects their answers: the household goes, and the draft that it was made from can be
 * changed and finished again. Whoever has registered corrects the household itself.
 *
 * @throws ProblemError CHECKUP_COMPLETED for somebody who has registered
 */
export const reopenCheckup =
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>, read: ReadDraft) =>
  async (actor: Actor): Promise<Draft> => {
    await db.transaction(async (tx) => {
      const row = await lockDraft(tx, actor.areaId);
      if (!row) throw new ProblemError('NOT_FOUND');
      if (!row.completed) return;
      const now = clock();
      if (!(await reopenUser(tx, actor.areaId)))
        throw new ProblemError('CHECKUP_COMPLETED', { error: 'CHECKUP_COMPLETED' });
      await reopenDraft(tx, actor.areaId, now);
      await removeMembri(tx, actor.areaId);
      await bumpArea(tx, actor.areaId, now);
    });
    return read(actor);
  };
