/** Codes that carry a person from one session to another: hashed, bound to a session, good once. */
import type { Queryable } from '../../db/port.ts';

export interface Handoff {
  kind: 'handle' | 'enter' | 'leave';
  sessionId: string;
  via: 'grant' | 'placeholder' | null;
  grantId: string | null;
}
export async function insertHandoff(
  tx: Queryable,
  h: Handoff & { codeHash: string; now: Date; expiresAt: Date },
): Promise<void> {
  await tx.query(
    'insert into handoffs (code_hash, kind, session_id, via, grant_id, created_at, expires_at) values ($1, $2, $3, $4, $5, $6, $7)',
    [h.codeHash, h.kind, h.sessionId, h.via, h.grantId, h.now, h.expiresAt],
  );
}
/**
 * Of two that race, one gets the row; a code shown to another session is spent and opens nothing.
 */
export async function takeHandoff(
  tx: Queryable,
  codeHash: string,
  now: Date,
): Promise<Handoff | undefined> {
  const [row] = await tx.query<Handoff>(
    'update handoffs set used_at = $2 where code_hash = $1 and used_at is null and expires_at > $2 returning kind, session_id as "sessionId", via, grant_id as "grantId"',
    [codeHash, now],
  );
  return row;
}
export async function sweepHandoffs(db: Queryable, before: Date): Promise<void> {
  await db.query('delete from handoffs where expires_at < $1', [before]);
}
