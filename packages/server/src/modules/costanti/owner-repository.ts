import type { Queryable } from '../../db/port.ts';
import type { NotNull } from 'kysely';
import { hasRow, q, rows, run } from '../../db/typed.ts';

/** Who follows which constant, of those who may still come in. */
export async function listOwners(db: Queryable): Promise<Record<string, string>> {
  const found = await rows(
    db,
    q.selectFrom('costanti_owners').select(['key', 'owner']).orderBy('key'),
  );
  return Object.fromEntries(found.map(({ key, owner }) => [key, owner]));
}

export const isSuperAdmin = (db: Queryable, id: string): Promise<boolean> =>
  hasRow(
    db,
    q
      .selectFrom('users')
      .select('id')
      .where('id', '=', id)
      .where('role', '=', 'SuperAdmin')
      .where('state', '=', 'active'),
  );

export async function putOwner(
  tx: Queryable,
  keys: readonly string[],
  owner: string | null,
  now: Date,
): Promise<void> {
  await run(tx, q.deleteFrom('costanti_owners').where('key', 'in', keys));
  if (owner !== null)
    await run(
      tx,
      q.insertInto('costanti_owners').values(keys.map((key) => ({ key, owner, set_at: now }))),
    );
}

const superAdmins = () =>
  q
    .selectFrom('users as u')
    .select(['u.email', 'u.first_name as firstName', 'u.language'])
    .where('u.role', '=', 'SuperAdmin')
    .where('u.state', '=', 'active')
    .where('u.deleted_at', 'is', null)
    .where('u.email', 'is not', null)
    .$narrowType<{ email: NotNull }>();
/** Who may be written to. */
export const listSuperAdmins = (tx: Queryable) =>
  rows(tx, superAdmins().select('u.id').orderBy('u.id'));
/** The constants that somebody follows, locked, and the due date they were told of. */
export const ownersToTell = (tx: Queryable) =>
  rows(
    tx,
    superAdmins()
      .innerJoin('costanti_owners as c', 'c.owner', 'u.id')
      .select(['c.key', 'c.told_due as toldDue'])
      .orderBy('c.key')
      .forUpdate('c'),
  );
export const setTold = (tx: Queryable, key: string, due: string): Promise<void> =>
  run(tx, q.updateTable('costanti_owners').set({ told_due: due }).where('key', '=', key));
