import type { Queryable } from '../../db/port.ts';
import { hasRow, q, row, run } from '../../db/typed.ts';

/**
 * The first caller of a key takes it and works; a repeat finds the answer of the first.
 * @returns the kept answer, `undefined` when this caller is the first, or 'other' when the key was
 *   used for something else
 */
export async function takeKey(
  tx: Queryable,
  userId: string,
  key: string,
  fingerprint: string,
  now: Date,
): Promise<{ response: unknown } | 'other' | undefined> {
  const isFirst = await hasRow(
    tx,
    q
      .insertInto('idempotency')
      .values({ user_id: userId, key, fingerprint, created_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('key'),
  );
  return isFirst ? undefined : ((await findAnswer(tx, userId, key, fingerprint)) ?? 'other');
}
/**
 * @returns what the key was answered with, 'other' when that was another request, nothing when it
 * is free
 */
export async function findAnswer(
  tx: Queryable,
  userId: string,
  key: string,
  fingerprint: string,
): Promise<{ response: unknown } | 'other' | undefined> {
  const kept = await row(
    tx,
    q
      .selectFrom('idempotency')
      .select(['fingerprint', 'response'])
      .where('user_id', '=', userId)
      .where('key', '=', key),
  );
  if (!kept) return undefined;
  return kept.fingerprint === fingerprint ? { response: kept.response } : 'other';
}
export const keepAnswer = (
  tx: Queryable,
  userId: string,
  key: string,
  response: object,
): Promise<void> =>
  run(
    tx,
    q
      .updateTable('idempotency')
      .set({ response: JSON.stringify(response) })
      .where('user_id', '=', userId)
      .where('key', '=', key),
  );
export const sweepKeys = (db: Queryable, before: Date): Promise<void> =>
  run(db, q.deleteFrom('idempotency').where('created_at', '<', before));
