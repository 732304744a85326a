/** An address that was asked for and is not proved yet; the old one holds. */
import type { Queryable } from '../../db/port.ts';

export interface EmailChange {
  userId: string;
  email: string;
  folded: string;
  tokenHash: string;
  codeHash: string;
  attempts: number;
  expiresAt: Date;
}
const CHANGE =
  'user_id as "userId", email, email_folded as folded, token_hash as "tokenHash", code_hash as "codeHash", attempts, expires_at as "expiresAt"';

export async function putChange(
  tx: Queryable,
  c: Omit<EmailChange, 'attempts'> & { now: Date },
): Promise<void> {
  await tx.query(
    `insert into email_changes (user_id, email, email_folded, token_hash, code_hash, asked_at, expires_at) values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (user_id) do update set email = excluded.email, email_folded = excluded.email_folded, token_hash = excluded.token_hash,
       code_hash = excluded.code_hash, attempts = 0, asked_at = excluded.asked_at, expires_at = excluded.expires_at`,
    [c.userId, c.email, c.folded, c.tokenHash, c.codeHash, c.now, c.expiresAt],
  );
}
/** Locks the row: of many that try one code at once, one counts and the others wait. */
export async function lockChange(tx: Queryable, userId: string): Promise<EmailChange | undefined> {
  const [row] = await tx.query<EmailChange>(
    `select ${CHANGE} from email_changes where user_id = $1 for update`,
    [userId],
  );
  return row;
}
export async function countWrongChange(tx: Queryable, userId: string): Promise<void> {
  await tx.query('update email_changes set attempts = attempts + 1 where user_id = $1', [userId]);
}
export async function dropChange(tx: Queryable, userId: string): Promise<void> {
  await tx.query('delete from email_changes where user_id = $1', [userId]);
}
export async function pendingEmail(
  db: Queryable,
  userId: string,
  now: Date,
): Promise<string | null> {
  const [row] = await db.query<{ email: string }>(
    'select email from email_changes where user_id = $1 and expires_at > $2',
    [userId, now],
  );
  return row?.email ?? null;
}
/** Changes to this address that others have asked for fall: it is proved now. */
export async function dropChangesTo(tx: Queryable, folded: string): Promise<void> {
  await tx.query('delete from email_changes where email_folded = $1', [folded]);
}
export async function sweepChanges(db: Queryable, before: Date): Promise<void> {
  await db.query('delete from email_changes where expires_at < $1', [before]);
}
