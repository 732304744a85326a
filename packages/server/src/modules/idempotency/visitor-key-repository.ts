/** Keys of visitors without an account. Read as the system: they belong to no area. */
import type { Queryable } from '../../db/port.ts';
import { hasRow, q, row, run } from '../../db/typed.ts';

/** Whom the browser is bound to: what a registration answers. */
export interface VisitorAnswer {
  boundTo: string;
}

export async function findVisitorAnswer(
  db: Queryable,
  keyMac: string,
  since: Date,
): Promise<VisitorAnswer | undefined> {
  const kept = q
    .selectFrom('visitor_keys')
    .select('response')
    .where('key_mac', '=', keyMac)
    .where('created_at', '>', since);
  return (await row(db, kept))?.response ?? undefined;
}
/**
 * Of two that run at once the second waits for the first.
 * @returns false when the key is taken, and not older than `since`
 */
export const takeVisitorKey = (
  tx: Queryable,
  keyMac: string,
  since: Date,
  now: Date,
): Promise<boolean> =>
  hasRow(
    tx,
    q
      .insertInto('visitor_keys')
      .values({ key_mac: keyMac, created_at: now })
      .onConflict((conflict) =>
        conflict
          .column('key_mac')
          .doUpdateSet((eb) => ({ created_at: eb.ref('excluded.created_at'), response: null }))
          .where('visitor_keys.created_at', '<=', since),
      )
      .returning('key_mac'),
  );
export const keepVisitorAnswer = (
  tx: Queryable,
  keyMac: string,
  response: VisitorAnswer,
): Promise<void> =>
  run(
    tx,
    q
      .updateTable('visitor_keys')
      .set({ response: JSON.stringify(response) })
      .where('key_mac', '=', keyMac),
  );
export const sweepVisitorKeys = (db: Queryable, before: Date): Promise<void> =>
  run(db, q.deleteFrom('visitor_keys').where('created_at', '<=', before));
