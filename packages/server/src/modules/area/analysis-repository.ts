import type { IsoDate } from '@bussola/domain';
import type { Queryable } from '../../db/port.ts';
import { q, row, run } from '../../db/typed.ts';

/** What an analysis is of: the same five give the same figures in the same words. */
export interface AnalysisKey {
  motore: string;
  costanti: string;
  /** Name of the sentences of staff. */
  frasi: string;
  day: IsoDate;
}

/**
 * A slower server must not put an older analysis over a newer one. The first that a newer engine
 * replaces is kept beside it: its figures were seen, and a correction says what they became.
 */
export const storeAnalysis = (
  db: Queryable,
  userId: string,
  version: number,
  key: AnalysisKey,
  body: string,
): Promise<void> =>
  run(
    db,
    q
      .insertInto('analyses')
      .values({
        user_id: userId,
        version,
        motore: key.motore,
        costanti: key.costanti,
        frasi: key.frasi,
        ref_day: key.day,
        body,
      })
      .onConflict((conflict) =>
        conflict
          .column('user_id')
          .doUpdateSet((eb) => ({
            version: eb.ref('excluded.version'),
            motore: eb.ref('excluded.motore'),
            costanti: eb.ref('excluded.costanti'),
            frasi: eb.ref('excluded.frasi'),
            ref_day: eb.ref('excluded.ref_day'),
            body: eb.ref('excluded.body'),
            earlier: eb
              .case()
              .when('analyses.motore', '<>', eb.ref('excluded.motore'))
              .then(eb.fn.coalesce('analyses.earlier', 'analyses.body'))
              .else(eb.ref('analyses.earlier'))
              .end(),
          }))
          .whereRef('analyses.version', '<=', 'excluded.version'),
      ),
  );

/** The analysis of an older engine that the owner has seen, as it was stored. */
export const earlierAnalysis = async (db: Queryable, userId: string): Promise<string | undefined> =>
  (await row(db, q.selectFrom('analyses').select('earlier').where('user_id', '=', userId)))
    ?.earlier ?? undefined;

export const forgetEarlier = (db: Queryable, userId: string): Promise<void> =>
  run(db, q.updateTable('analyses').set({ earlier: null }).where('user_id', '=', userId));
