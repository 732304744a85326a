import type { Queryable } from '../../db/port.ts';
import { q, row, run } from '../../db/typed.ts';

export const findAvatar = (
  db: Queryable,
  userId: string,
  memberId: string,
): Promise<{ blobKey: string } | undefined> =>
  row(
    db,
    q
      .selectFrom('avatars')
      .select('blob_key as blobKey')
      .where('member_id', '=', memberId)
      .where('user_id', '=', userId),
  );
export const putAvatar = (
  tx: Queryable,
  a: { memberId: string; userId: string; blobKey: string; size: number; now: Date },
): Promise<void> =>
  run(
    tx,
    q
      .insertInto('avatars')
      .values({
        member_id: a.memberId,
        user_id: a.userId,
        blob_key: a.blobKey,
        updated_at: a.now,
        size_bytes: a.size,
      })
      .onConflict((conflict) =>
        conflict
          .column('member_id')
          .doUpdateSet((eb) => ({
            blob_key: eb.ref('excluded.blob_key'),
            updated_at: eb.ref('excluded.updated_at'),
            size_bytes: eb.ref('excluded.size_bytes'),
          }))
          .whereRef('avatars.user_id', '=', 'excluded.user_id'),
      ),
  );
/** @returns where its bytes are */
export async function removeAvatar(
  db: Queryable,
  userId: string,
  memberId: string,
): Promise<string | undefined> {
  const removal = q
    .deleteFrom('avatars')
    .where('member_id', '=', memberId)
    .where('user_id', '=', userId)
    .returning('blob_key as key');
  return (await row(db, removal))?.key;
}
