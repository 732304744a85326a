import type { StaffRow } from '@bussola/contract';
import type { Queryable } from '../../db/port.ts';

type StaffRole = StaffRow['role'];
/** Those who are here, then those who are awaited. */
export async function listStaff(
  db: Queryable,
  roles: readonly StaffRole[],
  now: Date,
): Promise<StaffRow[]> {
  return db.query<StaffRow>(
    `
    select id, first_name as "firstName", last_name as "lastName", email, role, case when state = 'disabled' then 'disabled' else 'active' end as state,
      exists (select 1 from totp t where t.user_id = u.id and t.confirmed_at is not null) or exists (select 1 from passkeys p where p.user_id = u.id) as "secondFactor",
      wire_time(created_at) as "createdAt", wire_time(last_login_at) as "lastLoginAt"
    from users u where role = any($1::text[]) and state in ('active', 'disabled') and deleted_at is null
    union all
    select id, first_name, last_name, email, role, case when expires_at > $2 then 'invited' else 'expired' end, false, wire_time(created_at), null
    from invitations where role = any($1::text[])
    order by "lastLoginAt" desc nulls last, "lastName", "firstName", id`,
    [roles, now],
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
export async function putInvitation(
  tx: Queryable,
  i: Invitation & { tokenHash: string; invitedBy: string; now: Date },
): Promise<void> {
  await tx.query(
    `insert into invitations (id, email, email_folded, role, first_name, last_name, language, token_hash, invited_by, created_at, expires_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
     on conflict (email_folded) do update set email = excluded.email, role = excluded.role, first_name = excluded.first_name, last_name = excluded.last_name, language = excluded.language,
       token_hash = excluded.token_hash, invited_by = excluded.invited_by, created_at = excluded.created_at, expires_at = excluded.expires_at`,
    [
      i.id,
      i.email,
      i.folded,
      i.role,
      i.firstName,
      i.lastName,
      i.language,
      i.tokenHash,
      i.invitedBy,
      i.now,
      i.expiresAt,
    ],
  );
}
const INVITATION =
  'id, email, email_folded as folded, role, first_name as "firstName", last_name as "lastName", language, expires_at as "expiresAt"';
/** Looks without using: the password is checked before the link is spent. */
export async function findInvitation(
  db: Queryable,
  tokenHash: string,
): Promise<Invitation | undefined> {
  const [row] = await db.query<Invitation>(
    `select ${INVITATION} from invitations where token_hash = $1`,
    [tokenHash],
  );
  return row;
}
/** Single use: deleting the row is the claim. */
export async function takeInvitation(tx: Queryable, tokenHash: string): Promise<boolean> {
  return (
    (await tx.query('delete from invitations where token_hash = $1 returning id', [tokenHash]))
      .length > 0
  );
}
export async function dropInvitation(tx: Queryable, id: string): Promise<boolean> {
  return (await tx.query('delete from invitations where id = $1 returning id', [id])).length > 0;
}
/** Removes the invitations of somebody who leaves the staff. */
export async function dropInvitationsOf(tx: Queryable, inviterId: string): Promise<void> {
  await tx.query('delete from invitations where invited_by = $1', [inviterId]);
}
export async function sweepInvitations(db: Queryable, before: Date): Promise<void> {
  await db.query('delete from invitations where expires_at < $1', [before]);
}

/** All of them, locked: of two that leave at once the second sees that the first has gone. */
export async function lockSuperAdmins(tx: Queryable): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    `select id from users where role = 'SuperAdmin' and state = 'active' and deleted_at is null order by id for update`,
  );
  return rows.map(({ id }) => id);
}
export async function findStaff(
  tx: Queryable,
  id: string,
): Promise<{ role: StaffRole } | undefined> {
  const [row] = await tx.query<{ role: StaffRole }>(
    `select role from users where id = $1 and role <> 'User' and deleted_at is null for update`,
    [id],
  );
  return row;
}
