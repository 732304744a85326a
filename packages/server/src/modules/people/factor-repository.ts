import type { IsoDate } from '@bussola/domain';
import type { Profile } from '@bussola/contract';
import { expressionBuilder } from 'kysely';
import type { Queryable } from '../../db/port.ts';
import type { Schema } from '../../db/schema.ts';
import { hasRow, isSet, q, row, rows, run, wireTime } from '../../db/typed.ts';

const u = expressionBuilder<Schema & { u: Schema['users'] }, 'u'>();
/** Of the person in table `u`. */
export const hasTotp = u
  .exists(
    u
      .selectFrom('totp as t')
      .select('t.user_id')
      .whereRef('t.user_id', '=', 'u.id')
      .where('t.confirmed_at', 'is not', null),
  )
  .$castTo<boolean>();
/** Of the person in table `u`. */
export const hasPasskey = u
  .exists(u.selectFrom('passkeys as p').select('p.id').whereRef('p.user_id', '=', 'u.id'))
  .$castTo<boolean>();

export interface Standing {
  totp: boolean;
  passkeys: number;
  recoveryLeft: number;
  mandatory: boolean;
  demo: boolean;
}
/**
 * Which second factors a person has, and whether one is mandatory: for staff, advisers and holders
 * of a grant.
 */
export async function standingOf(db: Queryable, userId: string, day: IsoDate): Promise<Standing> {
  const standing = await row(
    db,
    q
      .selectFrom('users as u')
      .select((eb) => [
        hasTotp.as('totp'),
        eb
          .selectFrom('passkeys as p')
          .select((of) => of.fn.countAll<number>().as('n'))
          .whereRef('p.user_id', '=', 'u.id')
          .$asScalar()
          .$notNull()
          .as('passkeys'),
        eb
          .selectFrom('recovery_codes as r')
          .select((of) => of.fn.countAll<number>().as('n'))
          .whereRef('r.user_id', '=', 'u.id')
          .where('r.used_at', 'is', null)
          .$asScalar()
          .$notNull()
          .as('recoveryLeft'),
        eb
          .or([
            eb('u.role', '<>', 'User'),
            eb.exists(
              eb
                .selectFrom('grants as g')
                .select('g.id')
                .whereRef('g.holder_id', '=', 'u.id')
                .where('g.state', 'in', ['pending', 'active'])
                .where('g.to_day', '>=', day),
            ),
          ])
          .$castTo<boolean>()
          .as('mandatory'),
        'u.demo',
      ])
      .where('u.id', '=', userId),
  );
  return standing ?? { totp: false, passkeys: 0, recoveryLeft: 0, mandatory: false, demo: false };
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
export const putTotp = (
  tx: Queryable,
  t: { userId: string; sealed: string; now: Date },
): Promise<boolean> =>
  hasRow(
    tx,
    q
      .insertInto('totp')
      .values({ user_id: t.userId, sealed: t.sealed, created_at: t.now })
      .onConflict((conflict) =>
        conflict
          .column('user_id')
          .doUpdateSet((eb) => ({
            sealed: eb.ref('excluded.sealed'),
            created_at: eb.ref('excluded.created_at'),
            last_step: 0,
          }))
          .where('totp.confirmed_at', 'is', null),
      )
      .returning('user_id'),
  );
export const findTotp = (db: Queryable, userId: string): Promise<TotpRow | undefined> =>
  row(
    db,
    q
      .selectFrom('totp')
      .select((eb) => [
        'sealed',
        isSet(eb, 'confirmed_at').as('confirmed'),
        'last_step as lastStep',
      ])
      .where('user_id', '=', userId),
  );
/** Of two that bring one code at once, one gets it. */
export const takeStep = (tx: Queryable, userId: string, step: number): Promise<boolean> =>
  hasRow(
    tx,
    q
      .updateTable('totp')
      .set({ last_step: step })
      .where('user_id', '=', userId)
      .where('last_step', '<', step)
      .returning('user_id'),
  );
export const confirmTotp = (tx: Queryable, userId: string, now: Date): Promise<void> =>
  run(
    tx,
    q
      .updateTable('totp')
      .set((eb) => ({ confirmed_at: eb.fn.coalesce('confirmed_at', eb.val(now)) }))
      .where('user_id', '=', userId),
  );
export const deleteTotp = (tx: Queryable, userId: string): Promise<boolean> =>
  hasRow(tx, q.deleteFrom('totp').where('user_id', '=', userId).returning('user_id'));

export interface PasskeyRow {
  id: string;
  userId: string;
  credentialId: string;
  publicKey: string;
  counter: number;
  transports: string[];
  /** The relying party id; null: made before there were two, at the site. */
  domain: string | null;
}
export const insertPasskey = (
  tx: Queryable,
  p: PasskeyRow & { name: string; now: Date },
): Promise<boolean> =>
  hasRow(
    tx,
    q
      .insertInto('passkeys')
      .values({
        id: p.id,
        user_id: p.userId,
        credential_id: p.credentialId,
        public_key: p.publicKey,
        counter: p.counter,
        transports: p.transports,
        domain: p.domain,
        name: p.name,
        created_at: p.now,
      })
      .onConflict((conflict) => conflict.column('credential_id').doNothing())
      .returning('id'),
  );
const passkeys = () =>
  q
    .selectFrom('passkeys')
    .select(['id', 'user_id as userId', 'credential_id as credentialId'])
    .select(['public_key as publicKey', 'counter', 'transports', 'domain']);
export const findPasskey = (db: Queryable, credentialId: string): Promise<PasskeyRow | undefined> =>
  row(db, passkeys().where('credential_id', '=', credentialId));
export const passkeysOf = (db: Queryable, userId: string): Promise<PasskeyRow[]> =>
  rows(db, passkeys().where('user_id', '=', userId));
export const notePasskeyUse = (
  tx: Queryable,
  id: string,
  counter: number,
  now: Date,
): Promise<void> =>
  run(
    tx,
    q
      .updateTable('passkeys')
      .set((eb) => ({
        counter: eb.fn<number>('greatest', ['counter', eb.val(counter)]),
        last_used_at: now,
      }))
      .where('id', '=', id),
  );
export const deletePasskey = (tx: Queryable, userId: string, id: string): Promise<boolean> =>
  hasRow(
    tx,
    q.deleteFrom('passkeys').where('id', '=', id).where('user_id', '=', userId).returning('id'),
  );
type Listed = Omit<Profile['secondFactor']['passkeys'][number], 'hosts' | 'here'>;
export const listPasskeys = (
  db: Queryable,
  userId: string,
): Promise<(Listed & Pick<PasskeyRow, 'domain'>)[]> =>
  rows(
    db,
    q
      .selectFrom('passkeys')
      .select((eb) => [
        'id as passkeyId',
        'name',
        'domain',
        wireTime(eb, 'created_at').as('createdAt'),
        wireTime(eb, 'last_used_at').as('lastUsedAt'),
      ])
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .orderBy('id'),
  );

export async function replaceRecoveryCodes(
  tx: Queryable,
  userId: string,
  hashes: string[],
  now: Date,
): Promise<void> {
  await deleteRecoveryCodes(tx, userId);
  await run(
    tx,
    q
      .insertInto('recovery_codes')
      .values(hashes.map((hash) => ({ user_id: userId, code_hash: hash, created_at: now }))),
  );
}
export const takeRecoveryCode = (
  tx: Queryable,
  userId: string,
  hash: string,
  now: Date,
): Promise<boolean> =>
  hasRow(
    tx,
    q
      .updateTable('recovery_codes')
      .set({ used_at: now })
      .where('user_id', '=', userId)
      .where('code_hash', '=', hash)
      .where('used_at', 'is', null)
      .returning('user_id'),
  );
export const deleteRecoveryCodes = (tx: Queryable, userId: string): Promise<void> =>
  run(tx, q.deleteFrom('recovery_codes').where('user_id', '=', userId));
/** App, passkeys and recovery codes. */
export async function deleteFactors(tx: Queryable, userId: string): Promise<void> {
  await deleteTotp(tx, userId);
  await run(tx, q.deleteFrom('passkeys').where('user_id', '=', userId));
  await deleteRecoveryCodes(tx, userId);
}
/** One change of factors at a time, so that the last of two is seen as the last. */
export const lockFactors = (tx: Queryable, userId: string): Promise<void> =>
  run(tx, q.selectFrom('users').select('id').where('id', '=', userId).forUpdate());
/** Removes what an intruder may have added as a way back in. */
export async function dropFactorsSince(tx: Queryable, userId: string, since: Date): Promise<void> {
  for (const table of ['totp', 'passkeys', 'recovery_codes'] as const)
    await run(
      tx,
      q.deleteFrom(table).where('user_id', '=', userId).where('created_at', '>=', since),
    );
}
