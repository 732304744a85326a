import type { Queryable } from '../../db/port.ts';
import { q, run } from '../../db/typed.ts';

export { dryRun } from '../../db/dry-run-transaction.ts';
export { enterAs } from '../../db/rls-context.ts';

/**
 * A temporary user with a proven address and no data, who holds the tried grant. Nobody can sign in
 * as this user: no hash is empty.
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
