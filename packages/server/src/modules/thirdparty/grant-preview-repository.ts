import type { Queryable } from '../../db/port.ts';
import { contextSql } from '../../db/rls-context.ts';
import type { RlsContext } from '../../db/port.ts';
import { q, run } from '../../db/typed.ts';

export { dryRun } from '../../db/dry-run-transaction.ts';

/**
 * Somebody with a proven address and nothing of their own, to hold a grant that is never given. No
 * sign-in opens it: no hash is empty.
 */
export async function insertNobody(tx: Queryable, id: string, now: Date): Promise<void> {
  await run(
    tx,
    q.insertInto('users').values({
      id,
      state: 'active',
      created_at: now,
      email_folded: `${id}@invalid`,
      password_hash: '',
    }),
  );
}
/** From here on the transaction is theirs: it sees what the policies of the database show them. */
export async function enterAs(tx: Queryable, entrant: RlsContext): Promise<void> {
  await tx.query(contextSql(entrant));
}
