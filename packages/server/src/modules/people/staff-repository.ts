import type { StaffRow } from '@bussola/contract';
import { sql } from 'kysely';
import type { NotNull } from 'kysely';
import type { Queryable } from '../../db/port.ts';
import { anyOf, hasRow, q, row, rows, run, wireTime, word } from '../../db/typed.ts';
import { stateSince } from './user-repository.ts';
import { hasPasskey, hasTotp } from './factor-repository.ts';

type StaffRole = StaffRow['role'];
/** Those who are here, then those who are awaited. */
export function listStaff(
  db: Queryable,
  roles: readonly StaffRole[],
  now: Date,
): Promise<StaffRow[]> {
  const here = q
    .selectFrom('users as u')
    .select(['u.id', 'u.first_name as firstName', 'u.last_name as lastName', 'u.email', 'u.role'])
    .select((eb) => [
      eb
        .case()
        .when('u.state', '=', 'disabled')
        .then(word<StaffRow['state']>('disabled'))
        .else(word('active'))
        .end()
        .as('state'),
      sql<
        StaffRow['secondFactors']
      >`array_remove(array[case when ${hasTotp} then 'totp' end, case when ${hasPasskey} then 'passkey' end], null)`.as(
        'secondFactors',
      ),
      wireTime(eb, 'u.created_at').as('createdAt'),
      sql<string | null>`null`.as('expiresAt'),
      wireTime(eb, 'u.last_login_at').as('lastLoginAt'),
      wireTime(eb, 'u.suspended_at').as('suspendedAt'),
    ])
    .where('u.role', '=', anyOf(roles))
    .where('u.state', 'in', ['active', 'disabled'])
    .where('u.deleted_at', 'is', null)
    .$narrowType<{ email: NotNull; role: StaffRole }>();
  const awaited = q
    .selectFrom('invitations')
    .select(['id', 'first_name as firstName', 'last_name as lastName', 'email', 'role'])
    .select((eb) => [
      eb
        .case()
        .when('expires_at', '>', now)
        .then(word('invited'))
        .else(word('expired'))
        .end()
        .as('state'),
      sql<StaffRow['secondFactors']>`array[]::text[]`.as('secondFactors'),
      wireTime(eb, 'created_at').as('createdAt'),
      wireTime(eb, 'expires_at').as('expiresAt'),
      sql<string | null>`null`.as('lastLoginAt'),
      sql<string | null>`null`.as('suspendedAt'),
    ])
    .where('role', '=', anyOf(roles));
  return rows(
    db,
    here
      .unionAll(awaited)
      .orderBy('lastLoginAt', (order) => order.desc().nullsLast())
      .orderBy('lastName')
      .orderBy('firstName')
      .orderBy('id'),
  );
}
export interface Invitation {
  id: string;
  email: string;
  folded: string;
  role: StaffRole;
  firstName: string;
  lastName: string;
  language: 'it' | 'en';
  expiresAt: Date;
}
export const putInvitation = (
  tx: Queryable,
  i: Invitation & { tokenHash: string; invitedBy: string; now: Date },
): Promise<void> =>
  run(
    tx,
    q
      .insertInto('invitations')
      .values({
        id: i.id,
        email: i.email,
        email_folded: i.folded,
        role: i.role,
        first_name: i.firstName,
        last_name: i.lastName,
        language: i.language,
        token_hash: i.tokenHash,
        invited_by: i.invitedBy,
        created_at: i.now,
        expires_at: i.expiresAt,
      })
      .onConflict((conflict) =>
        conflict.column('email_folded').doUpdateSet((eb) => ({
          email: eb.ref('excluded.email'),
          role: eb.ref('excluded.role'),
          first_name: eb.ref('excluded.first_name'),
          last_name: eb.ref('excluded.last_name'),
          language: eb.ref('excluded.language'),
          token_hash: eb.ref('excluded.token_hash'),
          invited_by: eb.ref('excluded.invited_by'),
          created_at: eb.ref('excluded.created_at'),
          expires_at: eb.ref('excluded.expires_at'),
        })),
      ),
  );
const invitations = () =>
  q
    .selectFrom('invitations')
    .select(['id', 'email', 'email_folded as folded', 'role', 'first_name as firstName'])
    .select(['last_name as lastName', 'language', 'expires_at as expiresAt']);
/** Looks without using: the password is checked before the link is spent. */
export const findInvitation = (db: Queryable, tokenHash: string): Promise<Invitation | undefined> =>
  row(db, invitations().where('token_hash', '=', tokenHash));
export const findInvitationTo = (db: Queryable, folded: string): Promise<Invitation | undefined> =>
  row(db, invitations().where('email_folded', '=', folded));
/** Single use: deleting the row is the claim. */
export const takeInvitation = (tx: Queryable, tokenHash: string): Promise<boolean> =>
  hasRow(tx, q.deleteFrom('invitations').where('token_hash', '=', tokenHash).returning('id'));
/** @returns whom it was for; nothing when there is none */
export const dropInvitation = (
  tx: Queryable,
  id: string,
): Promise<Pick<Invitation, 'firstName' | 'lastName' | 'role'> | undefined> =>
  row(
    tx,
    q
      .deleteFrom('invitations')
      .where('id', '=', id)
      .returning(['first_name as firstName', 'last_name as lastName', 'role']),
  );
/** Removes the invitations sent by a person who leaves the staff. */
export const dropInvitationsOf = (tx: Queryable, inviterId: string): Promise<void> =>
  run(tx, q.deleteFrom('invitations').where('invited_by', '=', inviterId));
export const sweepInvitations = (db: Queryable, before: Date): Promise<void> =>
  run(db, q.deleteFrom('invitations').where('expires_at', '<', before));

/** All of them, locked: of two that leave at once the second sees that the first has gone. */
export async function lockSuperAdmins(tx: Queryable): Promise<string[]> {
  const locked = q
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'SuperAdmin')
    .where('state', '=', 'active')
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forUpdate();
  return (await rows(tx, locked)).map(({ id }) => id);
}
/** Somebody of the staff, locked. */
export interface StaffMember {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  language: 'it' | 'en';
  role: StaffRole;
  state: 'active' | 'disabled';
}
export const findStaff = (tx: Queryable, id: string): Promise<StaffMember | undefined> =>
  row(
    tx,
    q
      .selectFrom('users')
      .select(['id', 'first_name as firstName', 'last_name as lastName', 'email', 'language'])
      .select(['role', 'state'])
      .where('id', '=', id)
      .where('role', '<>', 'User')
      .where('state', 'in', ['active', 'disabled'])
      .where('deleted_at', 'is', null)
      .$narrowType<{ email: NotNull; role: StaffRole; state: StaffMember['state'] }>()
      .forUpdate(),
  );
export const setStaffRole = (tx: Queryable, id: string, role: StaffRole): Promise<void> =>
  run(tx, q.updateTable('users').set({ role }).where('id', '=', id));
export const setStaffState = (
  tx: Queryable,
  id: string,
  state: StaffMember['state'],
  now: Date,
): Promise<void> =>
  run(tx, q.updateTable('users').set(stateSince(state, now)).where('id', '=', id));
