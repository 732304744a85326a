import type { Notice } from '@bussola/contract';
import type { Queryable } from '../../db/port.ts';
import { hasRow, q, rows, run, wireTime } from '../../db/typed.ts';

export const insertNotice = (
  tx: Queryable,
  n: { id: string; userId: string; kind: Notice['kind']; detail: Notice['detail']; now: Date },
): Promise<void> =>
  run(
    tx,
    q.insertInto('notices').values({
      id: n.id,
      user_id: n.userId,
      kind: n.kind,
      detail: JSON.stringify(n.detail),
      at: n.now,
    }),
  );
export const listOpen = (db: Queryable, userId: string): Promise<Notice[]> =>
  rows(
    db,
    q
      .selectFrom('notices')
      .select((eb) => ['id as noticeId', 'kind', wireTime(eb, 'at').as('at'), 'detail'])
      .where('user_id', '=', userId)
      .where('dismissed_at', 'is', null)
      .orderBy('at', 'desc')
      .orderBy('id')
      .limit(50),
  );
export const dismiss = (db: Queryable, userId: string, id: string, now: Date): Promise<boolean> =>
  hasRow(
    db,
    q
      .updateTable('notices')
      .set((eb) => ({ dismissed_at: eb.fn.coalesce('dismissed_at', eb.val(now)) }))
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .returning('id'),
  );
/** What a notice of this kind said is no longer so. */
export const dismissKind = (
  tx: Queryable,
  userId: string,
  kind: Notice['kind'],
  now: Date,
): Promise<void> =>
  run(
    tx,
    q
      .updateTable('notices')
      .set({ dismissed_at: now })
      .where('user_id', '=', userId)
      .where('kind', '=', kind)
      .where('dismissed_at', 'is', null),
  );
/** Put away three months ago, or never looked at in a year. */
export const sweepNotices = (db: Queryable, dismissedBefore: Date, before: Date): Promise<void> =>
  run(
    db,
    q
      .deleteFrom('notices')
      .where((eb) => eb.or([eb('dismissed_at', '<', dismissedBefore), eb('at', '<', before)])),
  );
