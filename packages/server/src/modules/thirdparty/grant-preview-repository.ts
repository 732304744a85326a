import type { Queryable } from '../../db/port.ts';
import { contextSql } from '../../db/rls-context.ts';
import type { RlsContext } from '../../db/port.ts';

export { dryRun } from '../../db/dry-run-transaction.ts';

/**
 * Somebody with a proven address and nothing of their own, to hold a grant that is never given. No
 * sign-in opens it: no hash is empty.
 */
export async function insertNobody(tx: Queryable, id: string, now: Date): Promise<void> {
  await tx.query(
    `insert into users (id, state, created_at, email_folded, password_hash) values ($1, 'active', $2, $3, '')`,
    [id, now, `${id}@invalid`],
  );
}
/** From here on the transaction is theirs: it sees what the policies of the database show them. */
export async function enterAs(tx: Queryable, entrant: RlsContext): Promise<void> {
  await tx.query(contextSql(entrant));
}
