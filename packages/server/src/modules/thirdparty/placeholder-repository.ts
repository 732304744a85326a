/** The household that belongs to nobody. */
import type { Queryable } from '../../db/port.ts';

export async function findPlaceholder(db: Queryable): Promise<string | undefined> {
  const [row] = await db.query<{ id: string }>('select id from users where placeholder', []);
  return row?.id;
}
/**
 * Nobody can sign in as it: no address, no password, disabled. @returns false when another server
 * made it at this moment
 */
export async function insertPlaceholder(
  tx: Queryable,
  id: string,
  name: { firstName: string; lastName: string },
  now: Date,
): Promise<boolean> {
  const made = await tx.query(
    `insert into users (id, state, first_name, last_name, created_at, placeholder, checkup) values ($1, 'disabled', $2, $3, $4, true, true) on conflict do nothing returning id`,
    [id, name.firstName, name.lastName, now],
  );
  return made.length > 0;
}
/** Under the area's lock: nobody in, nothing of what was typed stays. */
export async function clearPlaceholder(tx: Queryable, id: string): Promise<void> {
  for (const table of ['membri', 'analyses', 'reports', 'files', 'notes', 'sintesi_links'])
    await tx.query(`delete from ${table} where user_id = $1`, [id]);
}
export async function isOpen(tx: Queryable, id: string, now: Date): Promise<boolean> {
  return (
    (
      await tx.query(
        `select 1 from sessions where area_id = $1 and via = 'placeholder' and revoked_at is null and expires_at > $2 limit 1`,
        [id, now],
      )
    ).length > 0
  );
}
/** Whether somebody changed it since it was made new: a version above that of the last making. */
export async function isTouched(tx: Queryable, id: string): Promise<boolean> {
  return (
    (
      await tx.query(
        `select 1 from areas a where a.user_id = $1 and (a.version <> 1 or a.revision <> 1 or exists (select from files where user_id = $1) or exists (select from notes where user_id = $1))`,
        [id],
      )
    ).length > 0
  );
}
export async function setFresh(tx: Queryable, id: string, now: Date): Promise<void> {
  await tx.query('update areas set version = 1, revision = 1, updated_at = $2 where user_id = $1', [
    id,
    now,
  ]);
}
export async function insertArea(tx: Queryable, id: string, now: Date): Promise<void> {
  await tx.query('insert into areas (user_id, updated_at) values ($1, $2)', [id, now]);
  await tx.query(
    `insert into drafts (user_id, data, reached, completed_at, updated_at) values ($1, '{"membri":[]}', 6, $2, $2)`,
    [id, now],
  );
}
