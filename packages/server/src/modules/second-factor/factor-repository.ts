import type { IsoDate } from '@bussola/domain';
import type { Profile } from '@bussola/contract';
import type { Queryable } from '../../db/port.ts';

export interface Standing {
  totp: boolean;
  passkeys: number;
  recoveryLeft: number;
  mandatory: boolean;
  demo: boolean;
}
/**
 * What a person can prove with, and whether they must: staff, advisers, and whoever holds a grant
 * on somebody else's area.
 */
export async function standingOf(db: Queryable, userId: string, day: IsoDate): Promise<Standing> {
  const [row] = await db.query<Standing>(
    `
    select exists (select 1 from totp t where t.user_id = u.id and t.confirmed_at is not null) as totp,
      (select count(*)::int from passkeys p where p.user_id = u.id) as passkeys,
      (select count(*)::int from recovery_codes r where r.user_id = u.id and r.used_at is null) as "recoveryLeft",
      u.role <> 'User' or exists (select 1 from grants g where g.holder_id = u.id and g.state in ('pending', 'active') and g.to_day >= $2::date) as mandatory,
      u.demo
    from users u where u.id = $1`,
    [userId, day],
  );
  return row ?? { totp: false, passkeys: 0, recoveryLeft: 0, mandatory: false, demo: false };
}

export interface TotpRow {
  sealed: string;
  confirmed: boolean;
  lastStep: number;
}
/**
 * A new secret takes the place of one that was never confirmed; a confirmed one stays until it is
 * removed.
 */
export async function putTotp(
  tx: Queryable,
  t: { userId: string; sealed: string; now: Date },
): Promise<boolean> {
  return (
    (
      await tx.query(
        `insert into totp (user_id, sealed, created_at) values ($1, $2, $3)
     on conflict (user_id) do update set sealed = excluded.sealed, created_at = excluded.created_at, last_step = 0 where totp.confirmed_at is null returning user_id`,
        [t.userId, t.sealed, t.now],
      )
    ).length > 0
  );
}
export async function findTotp(db: Queryable, userId: string): Promise<TotpRow | undefined> {
  const [row] = await db.query<TotpRow>(
    'select sealed, confirmed_at is not null as confirmed, last_step as "lastStep" from totp where user_id = $1',
    [userId],
  );
  return row;
}
/** Of two that bring one code at once, one gets it. */
export async function takeStep(tx: Queryable, userId: string, step: number): Promise<boolean> {
  return (
    (
      await tx.query(
        'update totp set last_step = $2 where user_id = $1 and last_step < $2 returning user_id',
        [userId, step],
      )
    ).length > 0
  );
}
export async function confirmTotp(tx: Queryable, userId: string, now: Date): Promise<void> {
  await tx.query('update totp set confirmed_at = coalesce(confirmed_at, $2) where user_id = $1', [
    userId,
    now,
  ]);
}
export async function deleteTotp(tx: Queryable, userId: string): Promise<boolean> {
  return (
    (await tx.query('delete from totp where user_id = $1 returning user_id', [userId])).length > 0
  );
}

export interface PasskeyRow {
  id: string;
  userId: string;
  credentialId: string;
  publicKey: string;
  counter: number;
  transports: string[];
}
const PASSKEY =
  'id, user_id as "userId", credential_id as "credentialId", public_key as "publicKey", counter, to_json(transports) as transports';
export async function insertPasskey(
  tx: Queryable,
  p: PasskeyRow & { name: string; now: Date },
): Promise<boolean> {
  return (
    (
      await tx.query(
        `insert into passkeys (id, user_id, credential_id, public_key, counter, transports, name, created_at) values ($1, $2, $3, $4, $5, $6::text[], $7, $8)
     on conflict (credential_id) do nothing returning id`,
        [p.id, p.userId, p.credentialId, p.publicKey, p.counter, p.transports, p.name, p.now],
      )
    ).length > 0
  );
}
export async function findPasskey(
  db: Queryable,
  credentialId: string,
): Promise<PasskeyRow | undefined> {
  const [row] = await db.query<PasskeyRow>(
    `select ${PASSKEY} from passkeys where credential_id = $1`,
    [credentialId],
  );
  return row;
}
export const passkeysOf = (db: Queryable, userId: string): Promise<PasskeyRow[]> =>
  db.query<PasskeyRow>(`select ${PASSKEY} from passkeys where user_id = $1`, [userId]);
export async function notePasskeyUse(
  tx: Queryable,
  id: string,
  counter: number,
  now: Date,
): Promise<void> {
  await tx.query(
    'update passkeys set counter = greatest(counter, $2), last_used_at = $3 where id = $1',
    [id, counter, now],
  );
}
export async function deletePasskey(tx: Queryable, userId: string, id: string): Promise<boolean> {
  return (
    (
      await tx.query('delete from passkeys where id = $1 and user_id = $2 returning id', [
        id,
        userId,
      ])
    ).length > 0
  );
}
export const listPasskeys = (
  db: Queryable,
  userId: string,
): Promise<Profile['secondFactor']['passkeys']> =>
  db.query(
    'select id as "passkeyId", name, wire_time(created_at) as "createdAt", wire_time(last_used_at) as "lastUsedAt" from passkeys where user_id = $1 order by created_at, id',
    [userId],
  );

export async function replaceRecoveryCodes(
  tx: Queryable,
  userId: string,
  hashes: string[],
  now: Date,
): Promise<void> {
  await tx.query('delete from recovery_codes where user_id = $1', [userId]);
  await tx.query(
    'insert into recovery_codes (user_id, code_hash, created_at) select $1, unnest($2::text[]), $3',
    [userId, hashes, now],
  );
}
export async function takeRecoveryCode(
  tx: Queryable,
  userId: string,
  hash: string,
  now: Date,
): Promise<boolean> {
  return (
    (
      await tx.query(
        'update recovery_codes set used_at = $3 where user_id = $1 and code_hash = $2 and used_at is null returning user_id',
        [userId, hash, now],
      )
    ).length > 0
  );
}
export async function deleteRecoveryCodes(tx: Queryable, userId: string): Promise<void> {
  await tx.query('delete from recovery_codes where user_id = $1', [userId]);
}
/** One change of factors at a time, so that the last of two is seen as the last. */
export async function lockFactors(tx: Queryable, userId: string): Promise<void> {
  await tx.query('select id from users where id = $1 for update', [userId]);
}
/** Removes what an intruder may have added as a way back in. */
export async function dropFactorsSince(tx: Queryable, userId: string, since: Date): Promise<void> {
  await tx.query('delete from totp where user_id = $1 and created_at >= $2', [userId, since]);
  await tx.query('delete from passkeys where user_id = $1 and created_at >= $2', [userId, since]);
  await tx.query('delete from recovery_codes where user_id = $1 and created_at >= $2', [
    userId,
    since,
  ]);
}
