/** Codes that carry a person from one session to another: hashed, bound to a session, good once. */
import type { Queryable } from '../../db/port.ts';
import { q, row, run } from '../../db/typed.ts';

export interface Handoff {
  kind: 'handle' | 'enter' | 'leave';
  sessionId: string;
  via: 'grant' | 'placeholder' | 'look' | null;
  grantId: string | null;
  lookId?: string | null;
}
export const insertHandoff = (
  tx: Queryable,
  h: Handoff & { codeHash: string; now: Date; expiresAt: Date },
): Promise<void> =>
  run(
    tx,
    q.insertInto('handoffs').values({
      code_hash: h.codeHash,
      kind: h.kind,
      session_id: h.sessionId,
      via: h.via,
      grant_id: h.grantId,
      look_id: h.lookId ?? null,
      created_at: h.now,
      expires_at: h.expiresAt,
    }),
  );
/**
 * Of two that race, one gets the row; a code shown to another session is spent and opens nothing.
 */
export const takeHandoff = (
  tx: Queryable,
  codeHash: string,
  now: Date,
): Promise<Handoff | undefined> =>
  row(
    tx,
    q
      .updateTable('handoffs')
      .set({ used_at: now })
      .where('code_hash', '=', codeHash)
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .returning([
        'kind',
        'session_id as sessionId',
        'via',
        'grant_id as grantId',
        'look_id as lookId',
      ]),
  );
export const sweepHandoffs = (db: Queryable, before: Date): Promise<void> =>
  run(db, q.deleteFrom('handoffs').where('expires_at', '<', before));
