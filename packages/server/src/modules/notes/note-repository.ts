import type { Queryable } from '../../db/port.ts';
import { hasRow, q, row, wireTime } from '../../db/typed.ts';

interface NoteRow {
  text: string;
  version: number;
  updatedAt: string;
}
export const findNote = (db: Queryable, areaId: string): Promise<NoteRow | undefined> =>
  row(
    db,
    q
      .selectFrom('notes')
      .select((eb) => ['text', 'version', wireTime(eb, 'updated_at').as('updatedAt')])
      .where('user_id', '=', areaId),
  );
/** @returns false when there is one already */
export const insertNote = (
  db: Queryable,
  n: { areaId: string; text: string; now: Date },
): Promise<boolean> =>
  hasRow(
    db,
    q
      .insertInto('notes')
      .values({ user_id: n.areaId, text: n.text, updated_at: n.now })
      .onConflict((conflict) => conflict.column('user_id').doNothing())
      .returning('user_id'),
  );
/** @returns false when the version is not the one that was read */
export const saveNote = (
  db: Queryable,
  n: { areaId: string; text: string; version: number; now: Date },
): Promise<boolean> =>
  hasRow(
    db,
    q
      .updateTable('notes')
      .set((eb) => ({ text: n.text, version: eb('version', '+', 1), updated_at: n.now }))
      .where('user_id', '=', n.areaId)
      .where('version', '=', n.version)
      .returning('user_id'),
  );
