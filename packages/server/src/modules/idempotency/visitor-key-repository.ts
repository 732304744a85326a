/** Keys of visitors without an account. Read as the system: they belong to no area. */
import type { Queryable } from '../../db/port.ts';

export async function findVisitorAnswer(
  db: Queryable,
  keyMac: string,
  since: Date,
): Promise<object | undefined> {
  const [row] = await db.query<{ response: object | null }>(
    'select response from visitor_keys where key_mac = $1 and created_at > $2',
    [keyMac, since],
  );
  return row?.response ?? undefined;
}
/**
 * Of two that run at once the second waits for the first. @returns false when the key is taken, and
 * not older than `since`
 */
export async function takeVisitorKey(
  tx: Queryable,
  keyMac: string,
  since: Date,
  now: Date,
): Promise<boolean> {
  const rows = await tx.query(
    `insert into visitor_keys (key_mac, created_at) values ($1, $2)
     on conflict (key_mac) do update set created_at = excluded.created_at, response = null where visitor_keys.created_at <= $3 returning 1 as n`,
    [keyMac, now, since],
  );
  return rows.length > 0;
}
export async function keepVisitorAnswer(
  tx: Queryable,
  keyMac: string,
  response: object,
): Promise<void> {
  await tx.query('update visitor_keys set response = $2 where key_mac = $1', [
    keyMac,
    JSON.stringify(response),
  ]);
}
export async function sweepVisitorKeys(db: Queryable, before: Date): Promise<void> {
  await db.query('delete from visitor_keys where created_at <= $1', [before]);
}
