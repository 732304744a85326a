import type { Queryable } from '../../db/port.ts';
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
