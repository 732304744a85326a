import type { Bozza } from '@bussola/contract';
import type { Queryable } from '../../db/port.ts';

export interface DraftRow {
  data: Bozza;
  reached: number;
  version: number;
  completed: boolean;
  updatedAt: Date;
  expiresOn: string | null;
}
const COLUMNS = `d.data, d.reached, d.version, d.completed_at is not null as completed, d.updated_at as "updatedAt",
  (u.expires_at at time zone 'Europe/Rome')::date as "expiresOn"`;

export async function findDraft(db: Queryable, userId: string): Promise<DraftRow | undefined> {
  const [row] = await db.query<DraftRow>(
    `select ${COLUMNS} from drafts d join users u on u.id = d.user_id where d.user_id = $1`,
    [userId],
  );
  return row;
}

/**
 * Held to the end of the transaction: two devices that save at once are merged one after the other.
 */
export async function lockDraft(tx: Queryable, userId: string): Promise<DraftRow | undefined> {
  const [row] = await tx.query<DraftRow>(
    `select ${COLUMNS} from drafts d join users u on u.id = d.user_id where d.user_id = $1 for update of d`,
    [userId],
  );
  return row;
}

export async function saveDraft(
  tx: Queryable,
  userId: string,
  d: { data: Bozza; reached: number; now: Date },
): Promise<void> {
  await tx.query(
    'update drafts set data = $2, reached = $3, version = version + 1, updated_at = $4 where user_id = $1',
    [userId, JSON.stringify(d.data), d.reached, d.now],
  );
}

export async function completeDraft(tx: Queryable, userId: string, now: Date): Promise<void> {
  await tx.query(
    'update drafts set completed_at = $2, reached = 6, updated_at = $2 where user_id = $1',
    [userId, now],
  );
}
