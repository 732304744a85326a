import type { Queryable } from '../../db/port.ts';
import { q, rows } from '../../db/typed.ts';

export interface HistoryRow {
  memberId: string | null;
  key: string;
  value: unknown;
  estimated: boolean;
  at: Date;
  authorId: string | null;
  /** Null when the reader may not know who it is. */
  firstName: string | null;
  lastName: string | null;
}

/** The newest first; the database keeps twenty of each answer. */
export const listHistory = (db: Queryable, userId: string): Promise<HistoryRow[]> =>
  rows(
    db,
    q
      .selectFrom('answer_history as h')
      .leftJoin('users as u', 'u.id', 'h.author_id')
      .select(['h.member_id as memberId', 'h.key', 'h.value', 'h.estimated', 'h.at'])
      .select(['h.author_id as authorId', 'u.first_name as firstName', 'u.last_name as lastName'])
      .where('h.user_id', '=', userId)
      .orderBy('h.id', 'desc'),
  );
