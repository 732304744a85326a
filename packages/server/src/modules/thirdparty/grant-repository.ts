import type { IsoDate } from '@bussola/domain';
import type { Queryable } from '../../db/port.ts';

interface NewGrant { id: string; ownerId: string; holderId: string; scopes: string[]; purpose: string; from: IsoDate; to: IsoDate; now: Date }

/** Once: a grant that is there stays as it is. */
export async function insertGrant(db: Queryable, g: NewGrant): Promise<void> {
  const made = await db.query(
    `insert into grants (id, owner_id, holder_id, scopes, purpose, from_day, to_day, state, created_at)
     values ($1, $2, $3, $4::text[], $5, $6, $7, 'active', $8) on conflict (id) do nothing returning id`,
    [g.id, g.ownerId, g.holderId, g.scopes, g.purpose, g.from, g.to, g.now]);
  if (made.length > 0) await db.query('update areas set revision = revision + 1 where user_id = $1', [g.holderId]);
}
