/** What readers do with a question: reads, votes and lines. For the system only. */
import { randomUUID } from 'node:crypto';
import type { IsoDate } from '@bussola/domain';
import { sql } from 'kysely';
import type { Queryable } from '../../db/port.ts';
import { hasRow, q, rows, run } from '../../db/typed.ts';

const REMARKS_SHOWN = 400;

export const listVotesOf = (
  db: Queryable,
  userId: string,
): Promise<{ id: string; useful: boolean }[]> =>
  rows(
    db,
    q.selectFrom('faq_votes').select(['content_id as id', 'useful']).where('user_id', '=', userId),
  );

/** Votes of each month since a day. */
export const countVotes = (
  db: Queryable,
  since: IsoDate,
): Promise<{ id: string; month: string; useful: number; useless: number }[]> =>
  rows(
    db,
    q
      .selectFrom('faq_votes')
      .select(({ fn }) => [
        'content_id as id',
        sql<string>`to_char(voted_on, 'YYYY-MM')`.as('month'),
        fn.countAll<number>().filterWhere('useful', '=', true).as('useful'),
        fn.countAll<number>().filterWhere('useful', '=', false).as('useless'),
      ])
      .where('voted_on', '>=', since)
      .groupBy(['content_id', 'month']),
  );
export const listReads = (
  db: Queryable,
  since: IsoDate,
): Promise<{ id: string; month: IsoDate; reads: number }[]> =>
  rows(
    db,
    q
      .selectFrom('faq_reads')
      .select(['content_id as id', 'month', 'reads'])
      .where('month', '>=', since),
  );
export const listRemarks = (db: Queryable): Promise<{ id: string; text: string; on: IsoDate }[]> =>
  rows(
    db,
    q
      .selectFrom('faq_remarks')
      .select(['content_id as id', 'text', 'written_on as on'])
      .orderBy('written_on', 'desc')
      .orderBy('id')
      .limit(REMARKS_SHOWN),
  );

export const countRead = (db: Queryable, id: string, month: IsoDate): Promise<void> =>
  run(
    db,
    q
      .insertInto('faq_reads')
      .values({ content_id: id, month, reads: 1 })
      .onConflict((exists) =>
        exists
          .columns(['content_id', 'month'])
          .doUpdateSet((eb) => ({ reads: eb('faq_reads.reads', '+', 1) })),
      ),
  );
export const putVote = (
  db: Queryable,
  { id, userId, useful, on }: { id: string; userId: string; useful: boolean; on: IsoDate },
): Promise<void> =>
  run(
    db,
    q
      .insertInto('faq_votes')
      .values({ content_id: id, user_id: userId, useful, voted_on: on })
      .onConflict((exists) =>
        exists.columns(['content_id', 'user_id']).doUpdateSet((eb) => ({
          useful: eb.ref('excluded.useful'),
          voted_on: eb.ref('excluded.voted_on'),
        })),
      ),
  );
/** False for who said no «No», or wrote a line already. */
export const takeRemark = (tx: Queryable, id: string, userId: string): Promise<boolean> =>
  hasRow(
    tx,
    q
      .updateTable('faq_votes')
      .set({ remarked: true })
      .where('content_id', '=', id)
      .where('user_id', '=', userId)
      .where('useful', '=', false)
      .where('remarked', '=', false)
      .returning('content_id'),
  );
/** Without its author: its id and its place say nothing of them either. */
export const insertRemark = (
  tx: Queryable,
  { id, text, on }: { id: string; text: string; on: IsoDate },
): Promise<void> =>
  run(
    tx,
    q.insertInto('faq_remarks').values({ id: randomUUID(), content_id: id, text, written_on: on }),
  );
