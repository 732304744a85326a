import type { ResponseOf } from '@bussola/contract';
import { POLICY_VERSION } from '@bussola/contract/policy-version';
import { sql } from 'kysely';
import type { Queryable } from '../../db/port.ts';
import { q, rows, run, wireTime } from '../../db/typed.ts';

export type Consent = ResponseOf<'consentsCreate'>['consents'][number];

/**
 * Added, never changed: what a person agreed to, and when, must be provable. Locks the account
 * before the row gets its id, so that ids follow the order of commits: a sweep that lapses an older
 * consent at the same moment cannot come after it.
 */
export async function addConsent(
  tx: Queryable,
  c: { userId: string; kind: Consent['kind']; granted: boolean; at: Date },
): Promise<void> {
  await run(tx, q.selectFrom('users').select('id').where('id', '=', c.userId).forKeyShare());
  await run(
    tx,
    q.insertInto('consents').values({
      user_id: c.userId,
      kind: c.kind,
      granted: c.granted,
      text_version: POLICY_VERSION,
      at: c.at,
    }),
  );
}

export const listConsents = (db: Queryable, userId: string): Promise<Consent[]> =>
  rows(
    db,
    q
      .selectFrom('consents')
      .select((eb) => [
        'kind',
        'granted',
        'text_version as textVersion',
        wireTime(eb, 'at').as('at'),
      ])
      .where('user_id', '=', userId)
      .orderBy('id'),
  );

/**
 * Those whose last word on this is a yes from before `before`. Held until the end of the
 * transaction: a new answer meanwhile waits, and one that is being written is left alone.
 */
export async function lockOld(
  tx: Queryable,
  kind: Consent['kind'],
  before: Date,
  limit: number,
): Promise<string[]> {
  const newest = q
    .selectFrom('consents')
    .distinctOn('user_id')
    .select(['user_id', 'granted', 'at'])
    .where('kind', '=', kind)
    .orderBy('user_id')
    .orderBy('id', 'desc');
  const old = q
    .selectFrom('users as u')
    .innerJoin(newest.as('newest'), 'newest.user_id', 'u.id')
    .select('u.id as userId')
    .where((eb) => eb.ref('newest.granted'))
    .where('newest.at', '<', before)
    .orderBy('u.id')
    .limit(limit)
    .forUpdate('u')
    .skipLocked();
  return (await rows(tx, old)).map(({ userId }) => userId);
}
/** The old yes is taken back, unless it is not the last word any more. */
export const lapse = (
  tx: Queryable,
  c: { userId: string; kind: Consent['kind']; before: Date; at: Date },
): Promise<void> => {
  const newest = q
    .selectFrom('consents')
    .select(['user_id', 'kind', 'granted', 'at'])
    .where('user_id', '=', c.userId)
    .where('kind', '=', c.kind)
    .orderBy('id', 'desc')
    .limit(1);
  return run(
    tx,
    q
      .insertInto('consents')
      .columns(['user_id', 'kind', 'granted', 'text_version', 'at'])
      .expression((eb) =>
        eb
          .selectFrom(newest.as('newest'))
          .select(['newest.user_id', 'newest.kind'])
          .select([
            sql`false`.as('granted'),
            sql`${POLICY_VERSION}::text`.as('text_version'),
            sql`${c.at}::timestamptz`.as('at'),
          ])
          .where((of) => of.ref('newest.granted'))
          .where('newest.at', '<', c.before),
      ),
  );
};

/** What the account had agreed to, by the keyed hash of its address. Before its rows go. */
export const keepProof = (tx: Queryable, userId: string, who: string, now: Date): Promise<void> =>
  run(
    tx,
    q
      .insertInto('consent_proofs')
      .columns(['who', 'kind', 'granted', 'text_version', 'at', 'keep_until'])
      .expression((eb) =>
        eb
          .selectFrom('consents')
          .select([
            sql`${who}::text`.as('who'),
            'kind',
            'granted',
            'text_version',
            'at',
            sql`${now}::timestamptz + interval '10 years'`.as('keep_until'),
          ])
          .where('user_id', '=', userId)
          .orderBy('id'),
      ),
  );
export const sweepProofs = (db: Queryable, now: Date): Promise<void> =>
  run(db, q.deleteFrom('consent_proofs').where('keep_until', '<', now));
