/** What a browser was given and must bring back once. Only the hash of its ticket is kept. */
import type { Queryable } from '../../db/port.ts';

export type ChallengeKind = 'passkey' | 'passkey-new' | 'second-factor' | 'social' | 'social-link';
export interface Challenge<D extends object> {
  userId: string | null;
  data: D;
}

export async function putChallenge(
  tx: Queryable,
  c: {
    ticketHash: string;
    kind: ChallengeKind;
    userId: string | null;
    data: object;
    expiresAt: Date;
  },
): Promise<void> {
  await tx.query(
    'insert into challenges (ticket_hash, kind, user_id, data, expires_at) values ($1, $2, $3, $4, $5)',
    [c.ticketHash, c.kind, c.userId, JSON.stringify(c.data), c.expiresAt],
  );
}
/** Single use: deleting the row is the claim. */
export async function takeChallenge<D extends object>(
  tx: Queryable,
  ticketHash: string,
  kind: ChallengeKind,
  now: Date,
): Promise<Challenge<D> | undefined> {
  const [row] = await tx.query<Challenge<D>>(
    'delete from challenges where ticket_hash = $1 and kind = $2 and expires_at > $3 returning user_id as "userId", data',
    [ticketHash, kind, now],
  );
  return row;
}
/**
 * Counts a try before it is looked at, so that tries at once are all counted. Nothing is returned
 * past the last.
 */
export async function tryChallenge<D extends object>(
  db: Queryable,
  ticketHash: string,
  kind: ChallengeKind,
  max: number,
  now: Date,
): Promise<Challenge<D> | undefined> {
  const [row] = await db.query<Challenge<D>>(
    'update challenges set attempts = attempts + 1 where ticket_hash = $1 and kind = $2 and attempts < $3 and expires_at > $4 returning user_id as "userId", data',
    [ticketHash, kind, max, now],
  );
  return row;
}
/** A sign-in that waits for its second factor must begin again. */
export async function dropSecondSteps(tx: Queryable, userId: string): Promise<void> {
  await tx.query(`delete from challenges where user_id = $1 and kind = 'second-factor'`, [userId]);
}
export async function sweepChallenges(db: Queryable, now: Date): Promise<void> {
  await db.query('delete from challenges where expires_at < $1', [now]);
}
