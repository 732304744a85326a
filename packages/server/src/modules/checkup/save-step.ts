import type { BodyOf, ResponseOf } from '@bussola/contract';
import { nextTab, TABS } from '@bussola/domain';
import { romeDay } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/handler.ts';
import { ProblemError } from '../../problem-error.ts';
import { lockDraft, saveDraft } from './draft-repository.ts';
import type { DraftRow } from './draft-repository.ts';
import { mergeStep } from './merge-step.ts';
import type { ReadDraft } from './read-draft.ts';
import { refuseErrors } from './refuse-errors.ts';
import { fieldError, tabErrors } from './step-rules.ts';

type Step = BodyOf<'newAreaEconomica'>;

/** Some answers of the draft, and perhaps one of its tabs completed. */
export function saveStep({ db, clock }: Pick<Deps, 'db' | 'clock'>, read: ReadDraft) {
  /** @throws ProblemError when the tab that is said to be complete is not, or comes too early */
  function reachedAfter(row: DraftRow, data: DraftRow['data'], step: Step): number {
    const completes = TABS.find((tab) => tab === step.completes);
    if (completes === undefined) return row.reached;
    if (completes > row.reached)
      throw new ProblemError('CHECKUP_INCOMPLETE', {
        detail: `Tab ${row.reached} comes first`,
        error: 'CHECKUP_INCOMPLETE',
      });
    refuseErrors(tabErrors(completes, data, romeDay(clock())), 'VALIDATION');
    return Math.max(row.reached, nextTab(completes, data.analisiFamiliare));
  }

  /** @param tabs those that this call may complete */
  return async (
    actor: Actor,
    step: Step,
    tabs: readonly number[],
  ): Promise<ResponseOf<'newAreaEconomica'>> => {
    if (step.completes !== undefined && !tabs.includes(step.completes)) {
      throw new ProblemError('VALIDATION', {
        errors: [
          {
            ...fieldError('completes', 'wrong'),
            message: `This call completes the tabs ${tabs.join(', ')}`,
          },
        ],
      });
    }
    const merged = await db.transaction(async (tx) => {
      const row = await lockDraft(tx, actor.areaId);
      if (!row) throw new ProblemError('NOT_FOUND');
      if (row.completed)
        throw new ProblemError('CHECKUP_COMPLETED', { error: 'CHECKUP_COMPLETED' });
      const data = mergeStep(row.data, step);
      const reached = reachedAfter(row, data, step);
      await saveDraft(tx, actor.areaId, { data, reached, now: clock() });
      return step.version !== undefined && step.version !== row.version;
    });
    return { userId: actor.areaId, draft: await read(actor), merged };
  };
}
