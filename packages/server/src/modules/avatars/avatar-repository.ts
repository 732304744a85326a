import type { Queryable } from '../../db/port.ts';

export async function findAvatar(db: Queryable, userId: string, memberId: string): Promise<{ blobKey: string } | undefined> {
  const [row] = await db.query<{ blobKey: string }>('select blob_key as "blobKey" from avatars where member_id = $1 and user_id = $2', [memberId, userId]);
  return row;
}
export async function putAvatar(tx: Queryable, a: { memberId: string; userId: string; blobKey: string; now: Date }): Promise<void> {
  await tx.query(
    `insert into avatars (member_id, user_id, blob_key, updated_at) values ($1, $2, $3, $4)
     on conflict (member_id) do update set blob_key = excluded.blob_key, updated_at = excluded.updated_at where avatars.user_id = excluded.user_id`,
    [a.memberId, a.userId, a.blobKey, a.now]);
}
export async function removeAvatar(db: Queryable, userId: string, memberId: string): Promise<void> {
  await db.query('delete from avatars where member_id = $1 and user_id = $2', [memberId, userId]);
}
