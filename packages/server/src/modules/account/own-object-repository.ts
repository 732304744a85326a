import type { Queryable } from '../../db/port.ts';

/** What belongs to the actor, whichever area is open. */
const TABLE = { session: 'sessions', passkey: 'passkeys', notice: 'notices' } as const;

export async function hasOwn(
  db: Queryable,
  kind: keyof typeof TABLE,
  userId: string,
  id: string,
): Promise<boolean> {
  return (
    (await db.query(`select 1 from ${TABLE[kind]} where id = $1 and user_id = $2`, [id, userId]))
      .length > 0
  );
}
