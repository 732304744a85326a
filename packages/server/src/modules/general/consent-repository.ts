import type { ResponseOf } from '@bussola/contract';
import type { Queryable } from '../../db/port.ts';

export type Consent = ResponseOf<'consentsCreate'>['consents'][number];
/** Version of the texts that the consent was given to; a new text is a new version. */
const TEXT_VERSION = '2026-11';

/**
 * Added, never changed: what a person agreed to, and when, must be provable. Locks the account
 * before the row gets its id, so that ids follow the order of commits: a sweep that lapses an older
 * consent at the same moment cannot come after it.
 */
export async function addConsent(
  tx: Queryable,
  c: { userId: string; kind: Consent['kind']; granted: boolean; at: Date },
): Promise<void> {
  await tx.query('select 1 from users where id = $1 for key share', [c.userId]);
  await tx.query(
    'insert into consents (user_id, kind, granted, text_version, at) values ($1, $2, $3, $4, $5)',
    [c.userId, c.kind, c.granted, TEXT_VERSION, c.at],
  );
}

export async function listConsents(db: Queryable, userId: string): Promise<Consent[]> {
  return db.query<Consent>(
    'select kind, granted, text_version as "textVersion", wire_time(at) as at from consents where user_id = $1 order by id',
    [userId],
  );
}

/**
 * Those whose last word on this is a yes from before `before`. Held until the end of the
 * transaction: who says something anew meanwhile waits, and who is saying it now is left alone.
 */
export async function lockOld(
  tx: Queryable,
  kind: Consent['kind'],
  before: Date,
  limit: number,
): Promise<string[]> {
  const rows = await tx.query<{ userId: string }>(
    `
    select u.id as "userId" from users u join (select distinct on (user_id) user_id, granted, at from consents where kind = $1 order by user_id, id desc) newest on newest.user_id = u.id
    where newest.granted and newest.at < $2 order by u.id limit $3 for update of u skip locked`,
    [kind, before, limit],
  );
  return rows.map(({ userId }) => userId);
}
/** The old yes is taken back, unless it is not the last word any more. */
export async function lapse(
  tx: Queryable,
  c: { userId: string; kind: Consent['kind']; before: Date; at: Date },
): Promise<void> {
  await tx.query(
    `
    insert into consents (user_id, kind, granted, text_version, at) select $1, $2, false, $3, $4
    from (select granted, at from consents where user_id = $1 and kind = $2 order by id desc limit 1) newest where newest.granted and newest.at < $5`,
    [c.userId, c.kind, TEXT_VERSION, c.at, c.before],
  );
}

/** What the account had agreed to, by the keyed hash of its address. Before its rows go. */
export async function keepProof(
  tx: Queryable,
  userId: string,
  who: string,
  now: Date,
): Promise<void> {
  await tx.query(
    `insert into consent_proofs (who, kind, granted, text_version, at, keep_until) select $2, kind, granted, text_version, at, $3::timestamptz + interval '10 years' from consents where user_id = $1 order by id`,
    [userId, who, now],
  );
}
export async function sweepProofs(db: Queryable, now: Date): Promise<void> {
  await db.query('delete from consent_proofs where keep_until < $1', [now]);
}
