/** An address that was asked for and is not proved yet; the old one holds. */
import type { Queryable } from '../../db/port.ts';
import { q, row, run } from '../../db/typed.ts';

export interface EmailChange {
  userId: string;
  email: string;
  folded: string;
  tokenHash: string;
  codeHash: string;
  attempts: number;
  expiresAt: Date;
}

export const putChange = (
  tx: Queryable,
  c: Omit<EmailChange, 'attempts'> & { now: Date },
): Promise<void> =>
  run(
    tx,
    q
      .insertInto('email_changes')
      .values({
        user_id: c.userId,
        email: c.email,
        email_folded: c.folded,
        token_hash: c.tokenHash,
        code_hash: c.codeHash,
        asked_at: c.now,
        expires_at: c.expiresAt,
      })
      .onConflict((conflict) =>
        conflict.column('user_id').doUpdateSet((eb) => ({
          email: eb.ref('excluded.email'),
          email_folded: eb.ref('excluded.email_folded'),
          token_hash: eb.ref('excluded.token_hash'),
          code_hash: eb.ref('excluded.code_hash'),
          attempts: 0,
          asked_at: eb.ref('excluded.asked_at'),
          expires_at: eb.ref('excluded.expires_at'),
        })),
      ),
  );
/** Locks the row: of many that try one code at once, one counts and the others wait. */
export const lockChange = (tx: Queryable, userId: string): Promise<EmailChange | undefined> =>
  row(
    tx,
    q
      .selectFrom('email_changes')
      .select(['user_id as userId', 'email', 'email_folded as folded', 'token_hash as tokenHash'])
      .select(['code_hash as codeHash', 'attempts', 'expires_at as expiresAt'])
      .where('user_id', '=', userId)
      .forUpdate(),
  );
export const countWrongChange = (tx: Queryable, userId: string): Promise<void> =>
  run(
    tx,
    q
      .updateTable('email_changes')
      .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
      .where('user_id', '=', userId),
  );
export const dropChange = (tx: Queryable, userId: string): Promise<void> =>
  run(tx, q.deleteFrom('email_changes').where('user_id', '=', userId));
export async function pendingEmail(
  db: Queryable,
  userId: string,
  now: Date,
): Promise<string | null> {
  const pending = q
    .selectFrom('email_changes')
    .select('email')
    .where('user_id', '=', userId)
    .where('expires_at', '>', now);
  return (await row(db, pending))?.email ?? null;
}
/** Changes to this address that others have asked for fall: it is proved now. */
export const dropChangesTo = (tx: Queryable, folded: string): Promise<void> =>
  run(tx, q.deleteFrom('email_changes').where('email_folded', '=', folded));
export const sweepChanges = (db: Queryable, before: Date): Promise<void> =>
  run(db, q.deleteFrom('email_changes').where('expires_at', '<', before));
