import type { Queryable } from '../../db/port.ts';
import { q, run } from '../../db/typed.ts';

export { dryRun } from '../../db/dry-run-transaction.ts';
export { enterAs } from '../../db/rls-context.ts';

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
