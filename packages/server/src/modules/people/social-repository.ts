import type { Queryable } from '../../db/port.ts';
import { hasRow, q, row, rows, run } from '../../db/typed.ts';

export async function findIdentity(
  db: Queryable,
  provider: string,
  subject: string,
): Promise<string | undefined> {
  const identity = q
    .selectFrom('social_identities')
    .select('user_id as userId')
    .where('provider', '=', provider)
    .where('subject', '=', subject);
  return (await row(db, identity))?.userId;
}
/** @returns false when an account, perhaps this one, has it already */
export const addIdentity = (
  tx: Queryable,
  i: { provider: string; subject: string; userId: string; now: Date },
): Promise<boolean> =>
  hasRow(
    tx,
    q
      .insertInto('social_identities')
      .values({ provider: i.provider, subject: i.subject, user_id: i.userId, created_at: i.now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('user_id'),
  );
export const removeIdentities = (
  tx: Queryable,
  userId: string,
  provider: string,
): Promise<boolean> =>
  hasRow(
    tx,
    q
      .deleteFrom('social_identities')
      .where('user_id', '=', userId)
      .where('provider', '=', provider)
      .returning('provider'),
  );
export const listIdentities = (
  db: Queryable,
  userId: string,
): Promise<{ provider: string; createdAt: string }[]> =>
  rows(
    db,
    q
      .selectFrom('social_identities')
      .select((eb) => [
        'provider',
        eb.fn<string>('wire_time', [eb.fn.min<Date>('created_at')]).as('createdAt'),
      ])
      .where('user_id', '=', userId)
      .groupBy('provider')
      .orderBy('provider'),
  );
/** Removes what an intruder may have linked as a way back in. */
export const dropIdentitiesSince = (tx: Queryable, userId: string, since: Date): Promise<void> =>
  run(
    tx,
    q
      .deleteFrom('social_identities')
      .where('user_id', '=', userId)
      .where('created_at', '>=', since),
  );
