/** What a browser was given and must bring back once. Only the hash of its ticket is kept. */
import type { Queryable } from '../../db/port.ts';
import { q, row, run } from '../../db/typed.ts';

interface Asked {
  challenge: string;
  /** The relying party id that the browser was asked for. */
  domain: string;
}
/** Choices of the first step of a sign-in, kept for the second. */
export interface FirstStep {
  remember: boolean;
  linkTicket: string | null;
}
/** An identity on another site that waits to be joined to an account. */
export interface Joining {
  provider: string;
  subject: string;
}
interface Journey {
  provider: string;
  nonce: string;
  verifier: string;
  remember: boolean;
}
/** The data kept with each kind of challenge. */
interface ChallengeData {
  passkey: Asked;
  'passkey-new': Asked;
  'second-factor': FirstStep;
  social: Journey;
  'social-link': Joining;
}
export type ChallengeKind = keyof ChallengeData;
export interface Challenge<K extends ChallengeKind> {
  userId: string | null;
  data: ChallengeData[K];
}

export interface NewChallenge<K extends ChallengeKind> extends Challenge<K> {
  ticketHash: string;
  kind: K;
  expiresAt: Date;
}

export const putChallenge = <K extends ChallengeKind>(
  tx: Queryable,
  c: NewChallenge<K>,
): Promise<void> =>
  run(
    tx,
    q.insertInto('challenges').values({
      ticket_hash: c.ticketHash,
      kind: c.kind,
      user_id: c.userId,
      data: JSON.stringify(c.data),
      expires_at: c.expiresAt,
    }),
  );
/** Single use: deleting the row is the claim. */
export const takeChallenge = <K extends ChallengeKind>(
  tx: Queryable,
  ticketHash: string,
  kind: K,
  now: Date,
): Promise<Challenge<K> | undefined> =>
  row(
    tx,
    q
      .deleteFrom('challenges')
      .where('ticket_hash', '=', ticketHash)
      .where('kind', '=', kind)
      .where('expires_at', '>', now)
      .returning(['user_id as userId', 'data'])
      // By its kind: `putChallenge` writes no other.
      .$castTo<Challenge<K>>(),
  );
/**
 * Counts a try before it is looked at, so that tries at once are all counted. Nothing is returned
 * past the last.
 */
export const tryChallenge = <K extends ChallengeKind>(
  db: Queryable,
  ticketHash: string,
  kind: K,
  max: number,
  now: Date,
): Promise<Challenge<K> | undefined> =>
  row(
    db,
    q
      .updateTable('challenges')
      .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
      .where('ticket_hash', '=', ticketHash)
      .where('kind', '=', kind)
      .where('attempts', '<', max)
      .where('expires_at', '>', now)
      .returning(['user_id as userId', 'data'])
      .$castTo<Challenge<K>>(),
  );
/** A sign-in that waits for its second factor must begin again. */
export const dropSecondSteps = (tx: Queryable, userId: string): Promise<void> =>
  run(
    tx,
    q.deleteFrom('challenges').where('user_id', '=', userId).where('kind', '=', 'second-factor'),
  );
export const sweepChallenges = (db: Queryable, now: Date): Promise<void> =>
  run(db, q.deleteFrom('challenges').where('expires_at', '<', now));
