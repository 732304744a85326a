import type { Queryable } from '../../db/port.ts';
import { hasRow, q } from '../../db/typed.ts';

/** What belongs to the actor, whichever area is open. */
const TABLE = { session: 'sessions', passkey: 'passkeys', notice: 'notices' } as const;

export const hasOwn = (
  db: Queryable,
  kind: keyof typeof TABLE,
  userId: string,
  id: string,
): Promise<boolean> =>
  hasRow(
    db,
    q.selectFrom(TABLE[kind]).select('id').where('id', '=', id).where('user_id', '=', userId),
  );
