import type { BodyOf } from '@bussola/contract';
import type { Actor } from '../../http/handler.ts';
import { ProblemError } from '../../problem-error.ts';
import { dayRefusal, firstDayOf, latest, placed, refuseInForce } from './release-rules.ts';
import * as releases from './release-repository.ts';
import type { ReleaseSteps } from './release-steps.ts';
import type { Detail } from './release-view.ts';

/** Moves the first day of an approved release; releases keep their order. */
export const scheduleRelease =
  ({ today, show, step }: ReleaseSteps) =>
  (
    actor: Actor,
    id: string,
    { version, effectiveFrom }: BodyOf<'scheduleCostanti'>,
  ): Promise<Detail> =>
    step(actor, id, version, ['approved'], async ({ tx, row, approved, now }) => {
      const own = placed(row);
      refuseInForce(row, today(), await show(tx, id));
      const earliest = latest(firstDayOf(row), today());
      if (effectiveFrom < earliest)
        throw dayRefusal('effectiveFrom', `Il giorno va dal ${earliest} in poi.`);
      const out = approved.some(({ place, effectiveDay }) =>
        place < own.place
          ? effectiveDay > effectiveFrom
          : place > own.place && effectiveDay < effectiveFrom,
      );
      if (out)
        throw new ProblemError('RELEASE_ORDER', {
          detail: 'It would change places with another release',
        });
      await releases.moveDay(tx, id, effectiveFrom, now);
      return { action: 'scheduled', detail: `${row.release} from ${effectiveFrom}` };
    });
