import type { ResponseOf } from '@bussola/contract';
import type { Queryable } from '../../db/port.ts';

export type Consent = ResponseOf<'consentsCreate'>['consents'][number];
/** Version of the texts that the consent was given to; a new text is a new version. */
const TEXT_VERSION = '2026-11';

/** Added, never changed: what a person agreed to, and when, must be provable. */
export async function addConsent(tx: Queryable, c: { userId: string; kind: Consent['kind']; granted: boolean; at: Date }): Promise<void> {
  await tx.query('insert into consents (user_id, kind, granted, text_version, at) values ($1, $2, $3, $4, $5)', [c.userId, c.kind, c.granted, TEXT_VERSION, c.at]);
}

export async function listConsents(db: Queryable, userId: string): Promise<Consent[]> {
  return db.query<Consent>('select kind, granted, text_version as "textVersion", wire_time(at) as at from consents where user_id = $1 order by id', [userId]);
}
