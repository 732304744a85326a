import type { User } from '@bussola/contract';
import type { IsoDate } from '@bussola/domain';
import { isUniqueViolation } from '../../db/port.ts';
import type { Queryable } from '../../db/port.ts';

/**
 * The person of row `u` as the contract writes it. `day` is the placeholder of today: a grant past
 * its last day is expired whether or not a job has said so.
 */
export const userJson = (day: string): string => `json_build_object(
  'id', u.id, 'firstName', u.first_name, 'lastName', u.last_name, 'email', coalesce(u.email, ''), 'role', u.role, 'state', u.state,
  'checkup', u.checkup, 'comuneResidenza', u.comune, 'thirdParty', coalesce((
    select json_agg(json_build_object('grantId', g.id, 'userId', g.owner_id, 'name', trim(o.first_name || ' ' || o.last_name),
      'scopes', g.scopes, 'purpose', g.purpose, 'from', g.from_day, 'to', g.to_day,
      'state', case when g.state = 'active' and g.to_day < ${day}::date then 'expired' else g.state end,
      'lastAccessAt', wire_time(g.last_access_at)) order by g.created_at, g.to_day desc, g.id)
    from grants g join users o on o.id = g.owner_id
    where g.holder_id = u.id or (g.holder_id is null and g.state = 'pending' and g.holder_email = u.email_folded and u.state = 'active')), '[]'::json))`;

export async function loadUser(
  db: Queryable,
  userId: string,
  day: IsoDate,
): Promise<User | undefined> {
  const [row] = await db.prepared<{ user: User }>(
    'user-json',
    `select ${userJson('$2')} as user from users u where u.id = $1 and u.deleted_at is null`,
    [userId, day],
  );
  return row?.user;
}

export interface AccountRow {
  id: string;
  email: string | null;
  passwordHash: string | null;
  role: User['role'];
  state: User['state'];
  firstName: string;
  lastName: string;
  language: 'it' | 'en';
  checkup: boolean;
  /** Not for the first time, if they enter now. */ hasEntered: boolean;
}
const ACCOUNT = `id, email, password_hash as "passwordHash", role, state, first_name as "firstName", last_name as "lastName", language, checkup, last_login_at is not null as "hasEntered"`;

/** The person whose address it is: proved, and not deleted. */
export async function findByEmail(db: Queryable, folded: string): Promise<AccountRow | undefined> {
  const [row] = await db.query<AccountRow>(
    `select ${ACCOUNT} from users where email_folded = $1 and state in ('active', 'disabled') and deleted_at is null`,
    [folded],
  );
  return row;
}

/** Those who claim an address and have not proved it, the newest claim first. */
export async function findClaims(db: Queryable, folded: string): Promise<AccountRow[]> {
  return db.query<AccountRow>(
    `select ${ACCOUNT} from users where email_folded = $1 and state = 'to-verify' and deleted_at is null
    order by (select sent_at from verifications v where v.user_id = users.id) desc nulls last limit 5`,
    [folded],
  );
}

export async function findById(db: Queryable, id: string): Promise<AccountRow | undefined> {
  const [row] = await db.query<AccountRow>(
    `select ${ACCOUNT} from users where id = $1 and deleted_at is null`,
    [id],
  );
  return row;
}

/**
 * The row of an account, also of one that is deleted, held until the end of the transaction: what
 * opens it and what closes it come one after the other. Taken before anything else of that account,
 * so that no two wait for each other.
 */
export async function lockAccount(
  tx: Queryable,
  id: string,
): Promise<(AccountRow & { deletedAt: Date | null }) | undefined> {
  const [row] = await tx.query<AccountRow & { deletedAt: Date | null }>(
    `select ${ACCOUNT}, deleted_at as "deletedAt" from users where id = $1 for update`,
    [id],
  );
  return row;
}

interface NewUser {
  id: string;
  state: User['state'];
  role?: User['role'];
  firstName?: string;
  lastName?: string;
  language: 'it' | 'en';
  now: Date;
  email?: string;
  folded?: string;
  passwordHash?: string;
  expiresAt?: Date;
}
/** A person and the empty area that is theirs. */
export async function insertUser(tx: Queryable, u: NewUser): Promise<void> {
  await tx.query(
    `insert into users (id, state, role, first_name, last_name, language, created_at, email, email_folded, password_hash, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      u.id,
      u.state,
      u.role ?? 'User',
      u.firstName ?? '',
      u.lastName ?? '',
      u.language,
      u.now,
      u.email,
      u.folded,
      u.passwordHash,
      u.expiresAt,
    ],
  );
  await tx.query('insert into areas (user_id, updated_at) values ($1, $2)', [u.id, u.now]);
  // What is known of the person is not asked again.
  const known = {
    ...(u.firstName ? { firstName: u.firstName } : {}),
    ...(u.lastName ? { lastName: u.lastName } : {}),
    ...(u.email ? { email: u.email } : {}),
    membri: [],
  };
  await tx.query('insert into drafts (user_id, data, reached, updated_at) values ($1, $2, 1, $3)', [
    u.id,
    JSON.stringify(known),
    u.now,
  ]);
}

/** A provisional person gives a name, an address and a password; the area stays theirs. */
export async function claimAddress(
  tx: Queryable,
  id: string,
  u: {
    firstName: string;
    lastName: string;
    email: string;
    folded: string;
    passwordHash: string;
    language: 'it' | 'en';
  },
): Promise<void> {
  await tx.query(
    `update users set state = 'to-verify', first_name = $2, last_name = $3, email = $4, email_folded = $5, password_hash = $6, language = $7
     where id = $1 and state in ('provisional', 'to-verify')`,
    [id, u.firstName, u.lastName, u.email, u.folded, u.passwordHash, u.language],
  );
  await bumpRevision(tx, id);
}

/** The address is proved: the account is open, and other claims on the address fall. */
export async function activate(tx: Queryable, id: string, folded: string): Promise<void> {
  await tx.query(`update users set state = 'active', expires_at = null where id = $1`, [id]);
  await dropClaims(tx, id, folded);
  await bumpRevision(tx, id);
}
/** Others who claimed the address keep what they typed, without the address. */
export async function dropClaims(tx: Queryable, id: string, folded: string): Promise<void> {
  // Their codes and links with it: pressed later, they would prove whatever address was given
  // since.
  await tx.query(
    `delete from verifications where user_id in (select id from users where email_folded = $1 and id <> $2 and state in ('to-verify', 'provisional'))`,
    [folded, id],
  );
  await tx.query(
    `update users set state = 'provisional', email = null, email_folded = null, password_hash = null,
      expires_at = coalesce(expires_at, created_at + interval '30 days')
    where email_folded = $1 and id <> $2 and state in ('to-verify', 'provisional')`,
    [folded, id],
  );
}
/** A visitor becomes the person that another site knows; what they answered stays theirs. */
export async function promote(
  tx: Queryable,
  id: string,
  u: { email: string; folded: string; firstName: string; lastName: string },
): Promise<void> {
  await tx.query(
    `update users set email = $2, email_folded = $3, first_name = $4, last_name = $5 where id = $1 and state = 'provisional'`,
    [id, u.email, u.folded, u.firstName, u.lastName],
  );
}
/** A visitor said where to write; nothing is proved by it. */
export async function keepAddress(
  tx: Queryable,
  id: string,
  email: string,
  folded: string,
  language: 'it' | 'en' | undefined,
): Promise<void> {
  await tx.query(
    `update users set email = $2, email_folded = $3, language = coalesce($4, language) where id = $1 and state = 'provisional'`,
    [id, email, folded, language],
  );
}
/** The visitor who last gave this address. */
export async function findVisitor(db: Queryable, folded: string): Promise<AccountRow | undefined> {
  const [row] = await db.query<AccountRow>(
    `select ${ACCOUNT} from users where email_folded = $1 and state = 'provisional' and deleted_at is null order by created_at desc limit 1`,
    [folded],
  );
  return row;
}
/** @throws a unique violation when another account has proved it */
export async function setEmail(
  tx: Queryable,
  id: string,
  email: string,
  folded: string,
): Promise<void> {
  await tx.query('update users set email = $2, email_folded = $3 where id = $1', [
    id,
    email,
    folded,
  ]);
  await bumpRevision(tx, id);
}
export async function dropPassword(tx: Queryable, id: string): Promise<void> {
  await tx.query('update users set password_hash = null where id = $1', [id]);
}
export interface AccountFacts {
  language: 'it' | 'en';
  createdAt: string;
  lastLoginAt: string | null;
  hasPassword: boolean;
}
export async function findFacts(db: Queryable, id: string): Promise<AccountFacts | undefined> {
  const [row] = await db.query<AccountFacts>(
    'select language, wire_time(created_at) as "createdAt", wire_time(last_login_at) as "lastLoginAt", password_hash is not null as "hasPassword" from users where id = $1',
    [id],
  );
  return row;
}
/** Absent = untouched; a municipality of null is taken back. */
export async function updateAccount(
  tx: Queryable,
  id: string,
  a: {
    firstName?: string | undefined;
    lastName?: string | undefined;
    comune?: object | null | undefined;
    language?: 'it' | 'en' | undefined;
  },
): Promise<void> {
  await tx.query(
    `update users set first_name = coalesce($2, first_name), last_name = coalesce($3, last_name), language = coalesce($4, language),
       comune = case when $5 then $6::jsonb else comune end where id = $1`,
    [
      id,
      a.firstName,
      a.lastName,
      a.language,
      a.comune !== undefined,
      a.comune ? JSON.stringify(a.comune) : null,
    ],
  );
}

export async function noteLogin(tx: Queryable, id: string, now: Date): Promise<void> {
  await tx.query('update users set last_login_at = $2, inactive_notice_at = null where id = $1', [
    id,
    now,
  ]);
}

export async function setPassword(tx: Queryable, id: string, passwordHash: string): Promise<void> {
  await tx.query('update users set password_hash = $2 where id = $1', [id, passwordHash]);
}

/** The same password at another cost. @returns false when it was changed meanwhile */
export async function replacePassword(
  db: Queryable,
  id: string,
  from: string,
  to: string,
): Promise<boolean> {
  return (
    (
      await db.query(
        'update users set password_hash = $3 where id = $1 and password_hash = $2 returning id',
        [id, from, to],
      )
    ).length > 0
  );
}

/**
 * Gone for everybody at once; the rows follow after the undo period. @returns false when somebody
 * was quicker
 */
export async function markDeleted(tx: Queryable, id: string, now: Date): Promise<boolean> {
  const rows = await tx.query(
    'update users set deleted_at = $2 where id = $1 and deleted_at is null returning id',
    [id, now],
  );
  if (rows.length === 0) return false;
  await tx.query(
    `update grants set state = 'revoked' where (owner_id = $1 or holder_id = $1) and state in ('pending', 'active')`,
    [id],
  );
  await tx.query(
    'update areas set revision = revision + 1 where user_id in (select holder_id from grants where owner_id = $1)',
    [id],
  );
  await tx.query('delete from sintesi_links where user_id = $1', [id]);
  return true;
}

/** The next round of housekeeping erases it. */
export async function expireProvisional(tx: Queryable, id: string, now: Date): Promise<void> {
  await tx.query(`update users set expires_at = $2 where id = $1 and state = 'provisional'`, [
    id,
    now,
  ]);
}

/** Of two who prove one address at once, the second is told so by the database. */
export const isAddressTaken = (error: unknown): boolean => isUniqueViolation(error);

export async function bumpRevision(tx: Queryable, userId: string): Promise<void> {
  await tx.query('update areas set revision = revision + 1 where user_id = $1', [userId]);
}

export async function updateNames(
  tx: Queryable,
  id: string,
  names: {
    firstName?: string | undefined;
    lastName?: string | undefined;
    comune?: object | undefined;
    checkup?: boolean;
  },
): Promise<void> {
  await tx.query(
    `update users set first_name = coalesce(nullif($2, ''), first_name), last_name = coalesce(nullif($3, ''), last_name),
       comune = coalesce($4::jsonb, comune), checkup = checkup or $5 where id = $1`,
    [
      id,
      names.firstName ?? '',
      names.lastName ?? '',
      names.comune ? JSON.stringify(names.comune) : null,
      names.checkup ?? false,
    ],
  );
}

/**
 * Also for a person who is there already: the password is the new one, and sessions of the old one
 * are over.
 */
export async function raiseToSuperAdmin(
  tx: Queryable,
  id: string,
  passwordHash: string,
  now: Date,
): Promise<void> {
  await tx.query(
    `update users set role = 'SuperAdmin', state = 'active', password_hash = $2 where id = $1`,
    [id, passwordHash],
  );
  await tx.query(
    `update sessions set revoked_at = $2, revoked_why = 'raised' where user_id = $1 and revoked_at is null`,
    [id, now],
  );
}

/** Invented people, who may do without what is compulsory for real ones. */
export async function markDemo(db: Queryable, ids: string[]): Promise<void> {
  await db.query('update users set demo = true where id = any($1::uuid[]) and not demo', [ids]);
}
/** Which of these ids are of somebody, whatever became of them. */
export async function whoIsThere(db: Queryable, ids: string[]): Promise<ReadonlySet<string>> {
  return new Set(
    (await db.query<{ id: string }>('select id from users where id = any($1::uuid[])', [ids])).map(
      ({ id }) => id,
    ),
  );
}
