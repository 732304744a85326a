import type { Queryable } from '../../db/port.ts';

export async function findAvatar(
  db: Queryable,
  userId: string,
  memberId: string,
): Promise<{ blobKey: string } | undefined> {
  const [row] = await db.query<{ blobKey: string }>(
    'select blob_key as "blobKey" from avatars where member_id = $1 and user_id = $2',
    [memberId, userId],
  );
  return row;
}
export async function putAvatar(
  tx: Queryable,
  a: { memberId: string; userId: string; blobKey: string; size: number; now: Date },
): Promise<void> {
  await tx.query(
    `insert into avatars (member_id, user_id, blob_key, updated_at, size_bytes) values ($1, $2, $3, $4, $5)
     on conflict (member_id) do update set blob_key = excluded.blob_key, updated_at = excluded.updated_at, size_bytes = excluded.size_bytes where avatars.user_id = excluded.user_id`,
    [a.memberId, a.userId, a.blobKey, a.now, a.size],
  );
}
/** @returns where its bytes are */
export async function removeAvatar(
  db: Queryable,
  userId: string,
  memberId: string,
): Promise<string | undefined> {
  return (
    await db.query<{ key: string }>(
      'delete from avatars where member_id = $1 and user_id = $2 returning blob_key as key',
      [memberId, userId],
    )
  )[0]?.key;
}
