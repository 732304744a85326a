import type { Notice } from '@bussola/contract';
import type { Queryable } from '../../db/port.ts';

export async function insertNotice(
  tx: Queryable,
  n: { id: string; userId: string; kind: Notice['kind']; detail: Notice['detail']; now: Date },
): Promise<void> {
  await tx.query(
    'insert into notices (id, user_id, kind, detail, at) values ($1, $2, $3, $4, $5)',
    [n.id, n.userId, n.kind, JSON.stringify(n.detail), n.now],
  );
}
export async function listOpen(db: Queryable, userId: string): Promise<Notice[]> {
  return db.query<Notice>(
    `select id as "noticeId", kind, wire_time(at) as at, detail from notices where user_id = $1 and dismissed_at is null order by at desc, id limit 50`,
    [userId],
  );
}
export async function dismiss(
  db: Queryable,
  userId: string,
  id: string,
  now: Date,
): Promise<boolean> {
  return (
    (
      await db.query(
        'update notices set dismissed_at = coalesce(dismissed_at, $3) where id = $1 and user_id = $2 returning id',
        [id, userId, now],
      )
    ).length > 0
  );
}
/** Put away three months ago, or never looked at in a year. */
export async function sweepNotices(
  db: Queryable,
  dismissedBefore: Date,
  before: Date,
): Promise<void> {
  await db.query('delete from notices where dismissed_at < $1 or at < $2', [
    dismissedBefore,
    before,
  ]);
}
