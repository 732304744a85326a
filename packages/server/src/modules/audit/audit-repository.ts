import type { Queryable } from '../../db/port.ts';

/** Writes down what happened to an account: ids and a word, nothing of the person. */
export async function note(db: Queryable, entry: { at: Date; actor: string | null; subject: string | null; action: string }): Promise<void> {
  await db.query('insert into audit (at, actor, subject, action) values ($1, $2, $3, $4)', [entry.at, entry.actor, entry.subject, entry.action]);
}
