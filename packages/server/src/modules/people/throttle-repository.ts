import { sql } from 'kysely';
import type { Queryable } from '../../db/port.ts';
import { q, row, run } from '../../db/typed.ts';

/**
 * One statement, exact across instances: counts one more and tells how many in the window, and when
 * it ends.
 */
export async function hit(
  db: Queryable,
  key: string,
  windowSeconds: number,
  now: Date,
): Promise<{ n: number; retryAfterSeconds: number }> {
  const counted = await row(
    db,
    q
      .insertInto('rate_limit')
      .values({
        k: key,
        n: 1,
        reset_at: sql`${now}::timestamptz + make_interval(secs => ${windowSeconds})`,
      })
      .onConflict((conflict) =>
        conflict.column('k').doUpdateSet((eb) => {
          const isOver = eb('rate_limit.reset_at', '<=', now);
          return {
            n: eb
              .case()
              .when(isOver)
              .then(1)
              .else(eb('rate_limit.n', '+', 1))
              .end(),
            reset_at: eb
              .case()
              .when(isOver)
              .then(eb.ref('excluded.reset_at'))
              .else(eb.ref('rate_limit.reset_at'))
              .end(),
          };
        }),
      )
      .returning((eb) => [
        'n',
        sql<number>`ceil(extract(epoch from ${eb.ref('reset_at')} - ${now}::timestamptz))::int`.as(
          'retry',
        ),
      ]),
  );
  return { n: counted?.n ?? 1, retryAfterSeconds: Math.max(1, counted?.retry ?? windowSeconds) };
}

export const forget = (db: Queryable, key: string): Promise<void> =>
  run(db, q.deleteFrom('rate_limit').where('k', '=', key));

export const sweepThrottle = (db: Queryable, now: Date): Promise<void> =>
  run(db, q.deleteFrom('rate_limit').where('reset_at', '<', now));
