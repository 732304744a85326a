import type { Bozza } from '@bussola/contract';
import { sql } from 'kysely';
import type { IsoDate } from '@bussola/domain';
import type { Queryable } from '../../db/port.ts';
import { isSet, q, row, run } from '../../db/typed.ts';

export interface DraftRow {
  data: Bozza;
  reached: number;
  version: number;
  completed: boolean;
  updatedAt: Date;
  expiresOn: IsoDate | null;
}
const draft = (userId: string) =>
  q
    .selectFrom('drafts as d')
    .innerJoin('users as u', 'u.id', 'd.user_id')
    .select(['d.data', 'd.reached', 'd.version', 'd.updated_at as updatedAt'])
    .select((eb) => [
      isSet(eb, 'd.completed_at').as('completed'),
      sql<IsoDate | null>`(${eb.ref('u.expires_at')} at time zone 'Europe/Rome')::date`.as(
        'expiresOn',
      ),
    ])
    .where('d.user_id', '=', userId);

export const findDraft = (db: Queryable, userId: string): Promise<DraftRow | undefined> =>
  row(db, draft(userId));

/**
 * Held to the end of the transaction: two devices that save at once are merged one after the other.
 */
export const lockDraft = (tx: Queryable, userId: string): Promise<DraftRow | undefined> =>
  row(tx, draft(userId).forUpdate('d'));

export const saveDraft = (
  tx: Queryable,
  userId: string,
  d: { data: Bozza; reached: number; now: Date },
): Promise<void> =>
  run(
    tx,
    q
      .updateTable('drafts')
      .set((eb) => ({
        data: JSON.stringify(d.data),
        reached: d.reached,
        version: eb('version', '+', 1),
        updated_at: d.now,
      }))
      .where('user_id', '=', userId),
  );

export const completeDraft = (tx: Queryable, userId: string, now: Date): Promise<void> =>
  run(
    tx,
    q
      .updateTable('drafts')
      .set({ completed_at: now, reached: 6, updated_at: now })
      .where('user_id', '=', userId),
  );

export const reopenDraft = (tx: Queryable, userId: string, now: Date): Promise<void> =>
  run(
    tx,
    q
      .updateTable('drafts')
      .set((eb) => ({ completed_at: null, version: eb('version', '+', 1), updated_at: now }))
      .where('user_id', '=', userId),
  );
