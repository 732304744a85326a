/** The household that belongs to nobody. */
import type { Queryable } from '../../db/port.ts';
import { hasRow, q, row, run } from '../../db/typed.ts';

export async function findPlaceholder(db: Queryable): Promise<string | undefined> {
  const placeholder = q
    .selectFrom('users')
    .select('id')
    .where((eb) => eb.ref('placeholder'));
  return (await row(db, placeholder))?.id;
}
/**
 * Nobody can sign in as it: no address, no password, disabled.
 * @returns false when another server made it at this moment
 */
export const insertPlaceholder = (
  tx: Queryable,
  id: string,
  name: { firstName: string; lastName: string },
  now: Date,
): Promise<boolean> =>
  hasRow(
    tx,
    q
      .insertInto('users')
      .values({
        id,
        state: 'disabled',
        first_name: name.firstName,
        last_name: name.lastName,
        created_at: now,
        placeholder: true,
        checkup: true,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id'),
  );
const CONTENTS = [
  'membri',
  'answer_history',
  'analyses',
  'household_levels',
  'level_history',
  'reports',
  'files',
  'notes',
  'sintesi_links',
] as const;
/** Deletes all typed data. Called under the area's lock, while nobody is inside. */
export async function clearPlaceholder(tx: Queryable, id: string): Promise<void> {
  for (const table of CONTENTS) await run(tx, q.deleteFrom(table).where('user_id', '=', id));
}
export const isOpen = (tx: Queryable, id: string, now: Date): Promise<boolean> =>
  hasRow(
    tx,
    q
      .selectFrom('sessions')
      .select('id')
      .where('area_id', '=', id)
      .where('via', '=', 'placeholder')
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', now)
      .limit(1),
  );
/** Whether it changed since it was last made: its version is above the one of that moment. */
export const isTouched = (tx: Queryable, id: string): Promise<boolean> =>
  hasRow(
    tx,
    q
      .selectFrom('areas as a')
      .select('a.user_id')
      .where('a.user_id', '=', id)
      .where((eb) =>
        eb.or([
          eb('a.version', '<>', 1),
          eb('a.revision', '<>', 1),
          eb.exists(eb.selectFrom('files').select('id').where('user_id', '=', id)),
          eb.exists(eb.selectFrom('notes').select('user_id').where('user_id', '=', id)),
        ]),
      ),
  );
export const setFresh = (tx: Queryable, id: string, now: Date): Promise<void> =>
  run(
    tx,
    q
      .updateTable('areas')
      .set({
        version: 1,
        revision: 1,
        updated_at: now,
        investimenti: true,
        investimenti_dal: null,
        personaldata: true,
        personaldata_dal: null,
      })
      .where('user_id', '=', id),
  );
export async function insertArea(tx: Queryable, id: string, now: Date): Promise<void> {
  await run(tx, q.insertInto('areas').values({ user_id: id, updated_at: now }));
  await run(
    tx,
    q.insertInto('drafts').values({
      user_id: id,
      data: JSON.stringify({ membri: [] }),
      reached: 6,
      completed_at: now,
      updated_at: now,
    }),
  );
}
