import type { Queryable } from '../../db/port.ts';

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
  const taken = await tx.query(
    'insert into idempotency (user_id, key, fingerprint, created_at) values ($1, $2, $3, $4) on conflict do nothing returning key',
    [userId, key, fingerprint, now],
  );
  return taken.length > 0
    ? undefined
    : ((await findAnswer(tx, userId, key, fingerprint)) ?? 'other');
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
  const [row] = await tx.query<{ fingerprint: string; response: unknown }>(
    'select fingerprint, response from idempotency where user_id = $1 and key = $2',
    [userId, key],
  );
  if (!row) return undefined;
  return row.fingerprint === fingerprint ? { response: row.response } : 'other';
}
export async function keepAnswer(
  tx: Queryable,
  userId: string,
  key: string,
  response: object,
): Promise<void> {
  await tx.query('update idempotency set response = $3 where user_id = $1 and key = $2', [
    userId,
    key,
    JSON.stringify(response),
  ]);
}
export async function sweepKeys(db: Queryable, before: Date): Promise<void> {
  await db.query('delete from idempotency where created_at < $1', [before]);
}
