import { sql } from 'kysely';
import type { Queryable } from '../../db/port.ts';
import { q, row, rows, run } from '../../db/typed.ts';

export interface SealedTestamento {
  memberId: string;
  body: string;
  version: number;
  /** Whether the person says that there is a will now. */
  exists: boolean;
}
const records = (userId: string) =>
  q
    .selectFrom('testamenti as t')
    .innerJoin('membri as m', 'm.id', 't.member_id')
    .select(['t.member_id as memberId', 't.body', 't.version'])
    .select(sql<boolean>`coalesce(m.data->>'haTestamento' = 'true', false)`.as('exists'))
    .where('t.user_id', '=', userId)
    .orderBy('m.seq');

export const listTestamenti = (db: Queryable, userId: string): Promise<SealedTestamento[]> =>
  rows(db, records(userId));
export const findTestamento = (
  tx: Queryable,
  userId: string,
  memberId: string,
): Promise<Pick<SealedTestamento, 'body' | 'version'> | undefined> =>
  row(
    tx,
    q
      .selectFrom('testamenti')
      .select(['body', 'version'])
      .where('user_id', '=', userId)
      .where('member_id', '=', memberId),
  );
export const saveTestamento = (
  tx: Queryable,
  t: { userId: string; memberId: string; body: string; now: Date },
): Promise<void> =>
  run(
    tx,
    q
      .insertInto('testamenti')
      .values({ user_id: t.userId, member_id: t.memberId, body: t.body, updated_at: t.now })
      .onConflict((conflict) =>
        conflict.column('member_id').doUpdateSet((eb) => ({
          body: eb.ref('excluded.body'),
          version: eb('testamenti.version', '+', 1),
          updated_at: eb.ref('excluded.updated_at'),
        })),
      ),
  );
