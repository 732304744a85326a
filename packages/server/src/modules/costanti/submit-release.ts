import type { BodyOf } from '@bussola/contract';
import { creaRelease, problemiCambi } from '@bussola/domain';
import type { Actor } from '../../http/handler.ts';
import { nextName } from './release-name.ts';
import { fieldRefusal, refuse, refuseDay } from './release-rules.ts';
import * as releases from './release-repository.ts';
import type { ReleaseSteps } from './release-steps.ts';
import { textOf } from './release-text.ts';
import type { Detail } from './release-view.ts';

/** Closes a draft: from here on it has a name and a first day, and waits for a second person. */
export const submitRelease =
  ({ today, step, newest, askToSign }: ReleaseSteps) =>
  (actor: Actor, id: string, { version, validFrom }: BodyOf<'submitCostanti'>): Promise<Detail> =>
    step(actor, id, version, ['draft'], async ({ tx, row, approved, now }) => {
      const { row: last, costanti } = await newest(tx, approved);
      refuseDay(validFrom, last, today());
      if (Object.keys(row.changes).length === 0)
        throw fieldRefusal('changes', 'required', 'La bozza non cambia niente.');
      refuse(problemiCambi(costanti, row.changes, validFrom, today()));
      const release = await nextName(tx, validFrom);
      await releases.closeDraft(
        tx,
        id,
        {
          release,
          base: last.release,
          validFrom,
          ...textOf(creaRelease(costanti, row.changes, { id: release, validFrom })),
          submittedBy: actor.userId,
        },
        now,
      );
      await askToSign(tx, {
        id,
        release,
        validFrom,
        submittedBy: actor.userId,
        contributors: row.contributors,
      });
      return {
        action: 'submitted',
        detail: [`${release} from ${validFrom}`, ...Object.keys(row.changes)].join(', '),
      };
    });
