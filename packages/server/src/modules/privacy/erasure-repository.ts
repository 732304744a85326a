import type { Queryable } from '../../db/port.ts';

const DUE = `((expires_at < $1 and state in ('provisional', 'to-verify')) or deleted_at < $2)`;
/**
 * Provisional people past their time, accounts past the undo period, accounts told long ago that
 * they are not used.
 */
export async function dueForErasure(
  db: Queryable,
  now: Date,
  deletedBefore: Date,
): Promise<string[]> {
  return (
    await db.query<{ id: string }>(`select id from users where ${DUE} order by id limit 500`, [
      now,
      deletedBefore,
    ])
  ).map(({ id }) => id);
}
export interface Leaving {
  email: string | null;
  firstName: string;
  language: 'it' | 'en';
  deleted: boolean;
}
type Restored = Omit<Leaving, 'deleted'> & { state: 'active' | 'disabled' };
/**
 * @returns undefined for whoever is not to be erased any more: their address was proved, or the
 * account taken back, a moment ago
 */
export async function lockForErasure(
  tx: Queryable,
  id: string,
  now: Date,
  deletedBefore: Date,
): Promise<Leaving | undefined> {
  const [row] = await tx.query<Leaving>(
    `select email, first_name as "firstName", language, deleted_at is not null as deleted from users where ${DUE} and id = $3 for update`,
    [now, deletedBefore, id],
  );
  return row;
}
/**
 * The invented people of the demo, as people whose time is over and who have no address: nobody is
 * written to.
 */
export async function markDemoForErasure(db: Queryable, past: Date): Promise<void> {
  await db.query(
    `update users set state = 'provisional', expires_at = $1, deleted_at = null, email = null, email_folded = null where demo`,
    [past],
  );
}
export async function blobsOf(
  tx: Queryable,
  id: string,
): Promise<{ reports: string[]; documents: string[] }> {
  const reports = await tx.query<{ key: string }>(
    'select blob_key as key from reports where user_id = $1 and blob_key is not null',
    [id],
  );
  const documents = await tx.query<{ key: string }>(
    'select blob_key as key from files where user_id = $1 union select blob_key from avatars where user_id = $1',
    [id],
  );
  return { reports: reports.map(({ key }) => key), documents: documents.map(({ key }) => key) };
}
/** The key first: from here on no copy of what it sealed can be opened, wherever it lies. */
export async function destroy(tx: Queryable, id: string): Promise<void> {
  await tx.query('delete from personal_keys where user_id = $1', [id]);
  await tx.query('delete from users where id = $1', [id]);
}
/** @returns undefined when the account is not deleted, or was too long ago */
export async function restore(
  tx: Queryable,
  id: string,
  deletedAfter: Date,
): Promise<Restored | undefined> {
  const [row] = await tx.query<Restored>(
    'update users set deleted_at = null where id = $1 and deleted_at >= $2 returning email, first_name as "firstName", language, state',
    [id, deletedAfter],
  );
  return row;
}
