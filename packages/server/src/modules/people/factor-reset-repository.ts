/** Second factors that clients lost and staff will take off. */
import type { ClientCard } from '@bussola/contract';
import type { Queryable } from '../../db/port.ts';
import { fullName, hasRow, q, row, rows, run, wireTime } from '../../db/typed.ts';

/** A row that was stopped makes room for a new one. @returns false while one waits */
export const askReset = (
  tx: Queryable,
  r: { clientId: string; askedBy: string; at: Date; dueAt: Date },
): Promise<boolean> =>
  hasRow(
    tx,
    q
      .insertInto('factor_resets')
      .values({ client_id: r.clientId, asked_by: r.askedBy, at: r.at, due_at: r.dueAt })
      .onConflict((conflict) =>
        conflict
          .column('client_id')
          .doUpdateSet((eb) => ({
            asked_by: eb.ref('excluded.asked_by'),
            at: eb.ref('excluded.at'),
            due_at: eb.ref('excluded.due_at'),
            stopped_at: null,
          }))
          .where('factor_resets.stopped_at', 'is not', null),
      )
      .returning('client_id'),
  );
export const resetOf = async (
  db: Queryable,
  clientId: string,
): Promise<ClientCard['azzeramento']> => {
  const found = await row(
    db,
    q
      .selectFrom('factor_resets as r')
      .leftJoin('users as s', 's.id', 'r.asked_by')
      .select((eb) => [
        fullName('s').as('by'),
        wireTime(eb, 'r.at').as('at'),
        wireTime(eb, 'r.due_at').as('until'),
        'r.stopped_at as stoppedAt',
        's.id as staffId',
      ])
      .where('r.client_id', '=', clientId),
  );
  if (!found) return null;
  const { stoppedAt, staffId, by, at, until } = found;
  return { state: stoppedAt ? 'stopped' : 'waiting', by: staffId ? by : null, at, until };
};
const waiting = (clientId: string) =>
  q.selectFrom('factor_resets').where('client_id', '=', clientId).where('stopped_at', 'is', null);
export const resetDueOf = async (db: Queryable, userId: string): Promise<string | null> =>
  (
    await row(
      db,
      waiting(userId).select((eb) => wireTime(eb, 'due_at').as('dueAt')),
    )
  )?.dueAt ?? null;
/** @returns false when none waits */
export const stopReset = (tx: Queryable, clientId: string, now: Date): Promise<boolean> =>
  hasRow(
    tx,
    q
      .updateTable('factor_resets')
      .set({ stopped_at: now })
      .where('client_id', '=', clientId)
      .where('stopped_at', 'is', null)
      .returning('client_id'),
  );
/** @returns false when none waits */
export const withdrawReset = (tx: Queryable, clientId: string): Promise<boolean> =>
  hasRow(
    tx,
    q
      .deleteFrom('factor_resets')
      .where('client_id', '=', clientId)
      .where('stopped_at', 'is', null)
      .returning('client_id'),
  );
export const listDueResets = async (db: Queryable, now: Date): Promise<string[]> =>
  (
    await rows(
      db,
      q
        .selectFrom('factor_resets')
        .select('client_id as clientId')
        .where('due_at', '<=', now)
        .where('stopped_at', 'is', null)
        .orderBy('due_at'),
    )
  ).map(({ clientId }) => clientId);
/** The time is over, and nobody said no: of two servers that take it, one gets the row. */
export const takeDueReset = (tx: Queryable, clientId: string, now: Date): Promise<boolean> =>
  hasRow(
    tx,
    q
      .deleteFrom('factor_resets')
      .where('client_id', '=', clientId)
      .where('due_at', '<=', now)
      .where('stopped_at', 'is', null)
      .returning('client_id'),
  );
export const sweepStopped = (db: Queryable, before: Date): Promise<void> =>
  run(db, q.deleteFrom('factor_resets').where('stopped_at', '<', before));
