import type { Queryable } from '../../db/port.ts';

interface NoteRow {
  text: string;
  version: number;
  updatedAt: string;
}
export async function findNote(db: Queryable, userId: string): Promise<NoteRow | undefined> {
  const [row] = await db.query<NoteRow>(
    'select text, version, wire_time(updated_at) as "updatedAt" from notes where user_id = $1',
    [userId],
  );
  return row;
}
/** @returns false when there is one already */
export async function insertNote(
  db: Queryable,
  n: { userId: string; text: string; now: Date },
): Promise<boolean> {
  return (
    (
      await db.query(
        'insert into notes (user_id, text, updated_at) values ($1, $2, $3) on conflict (user_id) do nothing returning user_id',
        [n.userId, n.text, n.now],
      )
    ).length > 0
  );
}
/** @returns false when the version is not the one that was read */
export async function saveNote(
  db: Queryable,
  n: { userId: string; text: string; version: number; now: Date },
): Promise<boolean> {
  return (
    (
      await db.query(
        'update notes set text = $2, version = version + 1, updated_at = $4 where user_id = $1 and version = $3 returning user_id',
        [n.userId, n.text, n.version, n.now],
      )
    ).length > 0
  );
}
