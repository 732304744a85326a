import type { BodyOf } from '@bussola/contract';
import type { Actor } from '../../http/handler.ts';
import { ProblemError } from '../../problem-error.ts';
import { placed, refuseInForce } from './release-rules.ts';
import * as releases from './release-repository.ts';
import type { ReleaseSteps } from './release-steps.ts';
import type { Detail } from './release-view.ts';

/** Takes back a release that is not in force yet. */
export const withdrawRelease =
  ({ today, show, step }: ReleaseSteps) =>
  (actor: Actor, id: string, { version, why }: BodyOf<'withdrawCostanti'>): Promise<Detail> =>
    step(actor, id, version, ['submitted', 'approved'], async ({ tx, row, approved, now }) => {
      if (row.state === 'approved') {
        const own = placed(row);
        refuseInForce(row, today(), await show(tx, id));
        if (approved.some(({ place }) => place > own.place))
          throw new ProblemError('RELEASE_ORDER', {
            detail: 'A later release was made from it: withdraw that one first',
          });
      }
      await releases.endRow(tx, id, 'withdrawn', now, why);
      return { action: 'withdrawn', detail: row.release ?? '' };
    });
