import type { Queryable } from '../../db/port.ts';

interface Entry { at: Date; actor: string | null; subject: string | null; action: string; /** Names of keys, days, a release: never a value, never a person. */ detail?: string }
/** Writes down what happened to an account or to a release: ids and words, nothing of the person. */
export async function note(db: Queryable, { at, actor, subject, action, detail }: Entry): Promise<void> {
  await db.query('insert into audit (at, actor, subject, action, detail) values ($1, $2, $3, $4, $5)', [at, actor, subject, action, detail]);
}

export interface AuditEvent { at: string; actor: string | null; action: string; detail: string | null }
/** What happened to one subject, the first thing first. */
export async function historyOf(db: Queryable, subject: string): Promise<AuditEvent[]> {
  return db.query<AuditEvent>('select wire_time(at) as at, actor, action, detail from audit where subject = $1 order by id limit 1000', [subject]);
}
