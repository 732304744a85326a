import type { BodyOf } from '@bussola/contract';
import type { Actor } from '../../http/handler.ts';
import { ProblemError } from '../../problem-error.ts';
import { firstDayOf, latest } from './release-rules.ts';
import * as releases from './release-repository.ts';
import type { ReleaseSteps } from './release-steps.ts';
import type { Detail } from './release-view.ts';

/** Two people for every release: who put a value in, or sent it, is not the second. */
export const approveRelease =
  ({ today, step }: ReleaseSteps) =>
  (actor: Actor, id: string, { version }: BodyOf<'approveCostanti'>): Promise<Detail> =>
    step(actor, id, version, ['submitted'], async ({ tx, row, approved, now }) => {
      if (row.contributors.includes(actor.userId) || row.submittedBy === actor.userId)
        throw new ProblemError('OWN_RELEASE');
      const last = approved.at(-1);
      // Made from another release than the newest, it would undo the newest without anybody
      // having seen it.
      if (row.base !== last?.release)
        throw new ProblemError('RELEASE_ORDER', {
          detail: `It was made from ${row.base}, but the newest is ${last?.release}: withdraw it and make it again`,
        });
      const effective = latest(firstDayOf(row), today(), last?.effectiveDay ?? today());
      await releases.approveRow(tx, id, actor.userId, effective, now);
      return {
        action: 'approved',
        detail: [`${row.release} from ${effective}`, ...Object.keys(row.changes)].join(', '),
      };
    });
