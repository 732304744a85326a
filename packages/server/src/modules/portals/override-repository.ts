/** One build of a portal for one person, for a few hours. */
import { expressionBuilder, sql } from 'kysely';
import type { Queryable } from '../../db/port.ts';
import type { Schema } from '../../db/schema.ts';
import { fullName, hasRow, q, rows, run, wireTime } from '../../db/typed.ts';

const u = expressionBuilder<{ u: Schema['users'] }, 'u'>();
/** Only they may be given one. */
const isStaff = u.and([
  u('u.role', 'in', ['Admin', 'SuperAdmin']),
  u('u.state', '=', 'active'),
  u('u.deleted_at', 'is', null),
]);

export interface NewOverride {
  id: string;
  portal: string;
  buildId: string;
  userId: string;
  createdBy: string;
  now: Date;
  expiresAt: Date;
}
export const insertOverride = (tx: Queryable, o: NewOverride): Promise<void> =>
  run(
    tx,
    q.insertInto('portal_overrides').values({
      id: o.id,
      portal: o.portal,
      build_id: o.buildId,
      user_id: o.userId,
      created_by: o.createdBy,
      created_at: o.now,
      expires_at: o.expiresAt,
    }),
  );
/** @returns false when it ended before, or never was */
export const endOverride = (tx: Queryable, id: string, now: Date): Promise<boolean> =>
  hasRow(
    tx,
    q
      .updateTable('portal_overrides')
      .set({ ended_at: now })
      .where('id', '=', id)
      .where('ended_at', 'is', null)
      .returning('id'),
  );
/** An override is in force until it ends or expires, while its person is still staff. */
export const isLiving = (db: Queryable, id: string, now: Date): Promise<boolean> =>
  hasRow(
    db,
    q
      .selectFrom('portal_overrides as o')
      .innerJoin('users as u', 'u.id', 'o.user_id')
      .select('o.id')
      .where('o.id', '=', id)
      .where('o.ended_at', 'is', null)
      .where('o.expires_at', '>', now)
      .where(isStaff),
  );
export interface OverrideRow {
  id: string;
  portal: string;
  buildId: string;
  person: string;
  createdBy: string | null;
  createdAt: string;
  expiresAt: string;
  endedAt: string | null;
}
export const listOverrides = (db: Queryable, since: Date): Promise<OverrideRow[]> =>
  rows(
    db,
    q
      .selectFrom('portal_overrides as o')
      .innerJoin('users as u', 'u.id', 'o.user_id')
      .leftJoin('users as c', 'c.id', 'o.created_by')
      .select((eb) => [
        'o.id',
        'o.portal',
        'o.build_id as buildId',
        fullName('u').as('person'),
        sql<string | null>`nullif(${fullName('c')}, '')`.as('createdBy'),
        wireTime(eb, 'o.created_at').as('createdAt'),
        wireTime(eb, 'o.expires_at').as('expiresAt'),
        wireTime(eb, 'o.ended_at').as('endedAt'),
      ])
      .where('o.expires_at', '>', since)
      .orderBy('o.created_at', 'desc')
      .orderBy('o.id')
      .limit(100),
  );
/** The person, when they may be given one. */
export const findStaffPerson = (db: Queryable, userId: string): Promise<boolean> =>
  hasRow(db, q.selectFrom('users as u').select('u.id').where('u.id', '=', userId).where(isStaff));
export const sweepOverrides = (db: Queryable, before: Date): Promise<void> =>
  run(db, q.deleteFrom('portal_overrides').where('expires_at', '<', before));
