import type { User } from '@bussola/contract';
import { isUniqueViolation } from '../../db/port.ts';
import type { Queryable } from '../../db/port.ts';
import { anyOf, hasRow, isSet, q, row, rows, run, wireTime } from '../../db/typed.ts';

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
export const account = () =>
  q
    .selectFrom('users')
    .select(['id', 'email', 'password_hash as passwordHash', 'role', 'state'])
    .select(['first_name as firstName', 'last_name as lastName', 'language', 'checkup'])
    .select((eb) => isSet(eb, 'last_login_at').as('hasEntered'));

/** The person whose address it is: proved, and not deleted. */
export const findByEmail = (db: Queryable, folded: string): Promise<AccountRow | undefined> =>
  row(
    db,
    account()
      .where('email_folded', '=', folded)
      .where('state', 'in', ['active', 'disabled'])
      .where('deleted_at', 'is', null),
  );

/** An account is suspended from now, or open again: what `users` keeps of it. */
export const stateSince = (state: 'active' | 'disabled', now: Date) => ({
  state,
  suspended_at: state === 'disabled' ? now : null,
});
export const findById = (db: Queryable, id: string): Promise<AccountRow | undefined> =>
  row(db, account().where('id', '=', id).where('deleted_at', 'is', null));

/** When the account was created, and the day of the newest correction that its owner closed. */
export const correctionDays = (
  db: Queryable,
  id: string,
): Promise<{ since: string; seenOn: string | null } | undefined> =>
  row(
    db,
    q
      .selectFrom('users')
      .select((eb) => [wireTime(eb, 'created_at').as('since'), 'corrections_seen_on as seenOn'])
      .where('id', '=', id),
  );
export const seeCorrections = (db: Queryable, id: string, day: string): Promise<void> =>
  run(db, q.updateTable('users').set({ corrections_seen_on: day }).where('id', '=', id));

/**
 * The row of an account, also of one that is deleted, held until the end of the transaction: what
 * opens it and what closes it come one after the other. Taken before anything else of that account,
 * so that no two wait for each other.
 */
export const lockAccount = (
  tx: Queryable,
  id: string,
): Promise<(AccountRow & { deletedAt: Date | null }) | undefined> =>
  row(tx, account().select('deleted_at as deletedAt').where('id', '=', id).forUpdate());

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
  await run(
    tx,
    q.insertInto('users').values({
      id: u.id,
      state: u.state,
      role: u.role ?? 'User',
      first_name: u.firstName ?? '',
      last_name: u.lastName ?? '',
      language: u.language,
      created_at: u.now,
      email: u.email ?? null,
      email_folded: u.folded ?? null,
      password_hash: u.passwordHash ?? null,
      expires_at: u.expiresAt ?? null,
    }),
  );
  await run(tx, q.insertInto('areas').values({ user_id: u.id, updated_at: u.now }));
  // The checkup does not ask again for these.
  const known = {
    ...(u.firstName ? { firstName: u.firstName } : {}),
    ...(u.lastName ? { lastName: u.lastName } : {}),
    ...(u.email ? { email: u.email } : {}),
    membri: [],
  };
  await run(
    tx,
    q
      .insertInto('drafts')
      .values({ user_id: u.id, data: JSON.stringify(known), reached: 1, updated_at: u.now }),
  );
}

/** @throws a unique violation when another account has proved it */
export async function setEmail(
  tx: Queryable,
  id: string,
  email: string,
  folded: string,
): Promise<void> {
  await run(tx, q.updateTable('users').set({ email, email_folded: folded }).where('id', '=', id));
  await bumpRevision(tx, id);
}
export const dropPassword = (tx: Queryable, id: string): Promise<void> =>
  run(tx, q.updateTable('users').set({ password_hash: null }).where('id', '=', id));
export interface AccountFacts {
  language: 'it' | 'en';
  createdAt: string;
  lastLoginAt: string | null;
  hasPassword: boolean;
}
export const findFacts = (db: Queryable, id: string): Promise<AccountFacts | undefined> =>
  row(
    db,
    q
      .selectFrom('users')
      .select((eb) => [
        'language',
        wireTime(eb, 'created_at').as('createdAt'),
        wireTime(eb, 'last_login_at').as('lastLoginAt'),
        isSet(eb, 'password_hash').as('hasPassword'),
      ])
      .where('id', '=', id),
  );
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
  await run(
    tx,
    q
      .updateTable('users')
      .set((eb) => ({
        // Never an empty list of columns: an undefined value keeps the stored one.
        first_name: a.firstName ?? eb.ref('first_name'),
        last_name: a.lastName,
        language: a.language,
        comune: a.comune && JSON.stringify(a.comune),
      }))
      .where('id', '=', id),
  );
}

export const noteLogin = (tx: Queryable, id: string, now: Date): Promise<void> =>
  run(
    tx,
    q
      .updateTable('users')
      .set({ last_login_at: now, inactive_notice_at: null })
      .where('id', '=', id),
  );

export const setPassword = (tx: Queryable, id: string, passwordHash: string): Promise<void> =>
  run(tx, q.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', id));

/**
 * The same password at another cost.
 * @returns false when it was changed meanwhile
 */
export const replacePassword = (
  db: Queryable,
  id: string,
  from: string,
  to: string,
): Promise<boolean> =>
  hasRow(
    db,
    q
      .updateTable('users')
      .set({ password_hash: to })
      .where('id', '=', id)
      .where('password_hash', '=', from)
      .returning('id'),
  );

/**
 * Hides the account from everybody at once; its rows are deleted after the undo period.
 * @returns false when another request was quicker
 */
export async function markDeleted(tx: Queryable, id: string, now: Date): Promise<boolean> {
  const isDone = await hasRow(
    tx,
    q
      .updateTable('users')
      .set({ deleted_at: now })
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .returning('id'),
  );
  if (!isDone) return false;
  await run(
    tx,
    q
      .updateTable('grants')
      .set({ state: 'revoked' })
      .where((eb) => eb.or([eb('owner_id', '=', id), eb('holder_id', '=', id)]))
      .where('state', 'in', ['pending', 'active']),
  );
  const holders = q.selectFrom('grants').select('holder_id').where('owner_id', '=', id);
  await run(
    tx,
    q
      .updateTable('areas')
      .set((eb) => ({ revision: eb('revision', '+', 1) }))
      .where('user_id', 'in', holders.$castTo<{ holder_id: string }>()),
  );
  await run(tx, q.deleteFrom('sintesi_links').where('user_id', '=', id));
  return true;
}

/** The next round of housekeeping erases it. */
export const expireProvisional = (tx: Queryable, id: string, now: Date): Promise<void> =>
  run(
    tx,
    q
      .updateTable('users')
      .set({ expires_at: now })
      .where('id', '=', id)
      .where('state', '=', 'provisional'),
  );

/** When two people prove one address at once, the database refuses the second. */
export const isAddressTaken = (error: unknown): boolean => isUniqueViolation(error);

export const bumpRevision = (tx: Queryable, userId: string): Promise<void> =>
  run(
    tx,
    q
      .updateTable('areas')
      .set((eb) => ({ revision: eb('revision', '+', 1) }))
      .where('user_id', '=', userId),
  );

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
  await run(
    tx,
    q
      .updateTable('users')
      .set((eb) => ({
        first_name: names.firstName ? names.firstName : eb.ref('first_name'),
        last_name: names.lastName ? names.lastName : eb.ref('last_name'),
        comune: names.comune && JSON.stringify(names.comune),
        checkup: names.checkup ? true : eb.ref('checkup'),
      }))
      .where('id', '=', id),
  );
}

/** @returns false for a registered account, whose checkup stays complete */
export const reopenUser = async (tx: Queryable, id: string): Promise<boolean> => {
  const update = q
    .updateTable('users')
    .set({ checkup: false })
    .where('id', '=', id)
    .where('state', '=', 'provisional')
    .returning('id');
  return (await row(tx, update)) !== undefined;
};

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
  await run(
    tx,
    q
      .updateTable('users')
      .set({ role: 'SuperAdmin', state: 'active', password_hash: passwordHash })
      .where('id', '=', id),
  );
  await run(
    tx,
    q
      .updateTable('sessions')
      .set({ revoked_at: now, revoked_why: 'raised' })
      .where('user_id', '=', id)
      .where('revoked_at', 'is', null),
  );
}

/** Demo people, who may lack fields that real people must have. */
export const markDemo = (db: Queryable, ids: string[]): Promise<void> =>
  run(
    db,
    q
      .updateTable('users')
      .set({ demo: true })
      .where('id', '=', anyOf(ids))
      .where('demo', '=', false),
  );
/** Which of these ids have an account, in whichever state. */
export async function whoIsThere(db: Queryable, ids: string[]): Promise<ReadonlySet<string>> {
  const there = q.selectFrom('users').select('id').where('id', '=', anyOf(ids));
  return new Set((await rows(db, there)).map(({ id }) => id));
}
