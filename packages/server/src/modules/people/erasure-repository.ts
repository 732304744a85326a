import { expressionBuilder } from 'kysely';
import type { NotNull } from 'kysely';
import type { Queryable } from '../../db/port.ts';
import type { Schema } from '../../db/schema.ts';
import { isSet, q, row, rows, run } from '../../db/typed.ts';

const users = expressionBuilder<Schema, 'users'>();
const isDue = (now: Date, deletedBefore: Date) =>
  users.or([
    users.and([users('expires_at', '<', now), users('state', 'in', ['provisional', 'to-verify'])]),
    users('deleted_at', '<', deletedBefore),
  ]);
/**
 * Provisional people past their time, accounts past the undo period, accounts told long ago that
 * they are not used.
 */
export async function dueForErasure(
  db: Queryable,
  now: Date,
  deletedBefore: Date,
): Promise<string[]> {
  const due = q
    .selectFrom('users')
    .select('id')
    .where(isDue(now, deletedBefore))
    .orderBy('id')
    .limit(500);
  return (await rows(db, due)).map(({ id }) => id);
}
export interface Leaving {
  email: string | null;
  firstName: string;
  language: 'it' | 'en';
  deleted: boolean;
}
type Restored = Omit<Leaving, 'deleted'> & { state: 'active' | 'disabled' };
/**
 * @returns undefined for an account that must not be erased any more: its address was proved, or
 *   the account taken back, a moment ago
 */
export const lockForErasure = (
  tx: Queryable,
  id: string,
  now: Date,
  deletedBefore: Date,
): Promise<Leaving | undefined> =>
  row(
    tx,
    q
      .selectFrom('users')
      .select((eb) => [
        'email',
        'first_name as firstName',
        'language',
        isSet(eb, 'deleted_at').as('deleted'),
      ])
      .where(isDue(now, deletedBefore))
      .where('id', '=', id)
      .forUpdate(),
  );
/**
 * The invented people of the demo, as people whose time is over and who have no address: nobody is
 * written to.
 */
export const markDemoForErasure = (db: Queryable, past: Date): Promise<void> =>
  run(
    db,
    q
      .updateTable('users')
      .set({
        state: 'provisional',
        expires_at: past,
        deleted_at: null,
        email: null,
        email_folded: null,
      })
      .where((eb) => eb.ref('demo')),
  );
export async function blobsOf(
  tx: Queryable,
  id: string,
): Promise<{ reports: string[]; documents: string[] }> {
  const reports = q
    .selectFrom('reports')
    .select('blob_key as key')
    .where('user_id', '=', id)
    .where('blob_key', 'is not', null)
    .$narrowType<{ key: NotNull }>();
  const documents = q
    .selectFrom('files')
    .select('blob_key as key')
    .where('user_id', '=', id)
    .union(q.selectFrom('avatars').select('blob_key as key').where('user_id', '=', id));
  return {
    reports: (await rows(tx, reports)).map(({ key }) => key),
    documents: (await rows(tx, documents)).map(({ key }) => key),
  };
}
/** The key first: from here on no copy of what it sealed can be opened, wherever it lies. */
export async function destroy(tx: Queryable, id: string): Promise<void> {
  await run(tx, q.deleteFrom('personal_keys').where('user_id', '=', id));
  await run(tx, q.deleteFrom('users').where('id', '=', id));
}
/** @returns undefined when the account is not deleted, or was too long ago */
export const restore = (
  tx: Queryable,
  id: string,
  deletedAfter: Date,
): Promise<Restored | undefined> =>
  row(
    tx,
    q
      .updateTable('users')
      .set({ deleted_at: null })
      .where('id', '=', id)
      .where('deleted_at', '>=', deletedAfter)
      .returning(['email', 'first_name as firstName', 'language', 'state'])
      // Only an account whose address was proved can be deleted.
      .$narrowType<Pick<Restored, 'state'>>(),
  );
