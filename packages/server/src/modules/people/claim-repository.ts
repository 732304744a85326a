/** Claims: addresses that a person typed and has not proved yet. */
import { sql } from 'kysely';
import type { Queryable } from '../../db/port.ts';
import { q, row, rows, run } from '../../db/typed.ts';
import { account, bumpRevision } from './user-repository.ts';
import type { AccountRow } from './user-repository.ts';

/** Those who claim an address and have not proved it, the newest claim first. */
export const findClaims = (db: Queryable, folded: string): Promise<AccountRow[]> =>
  rows(
    db,
    account()
      .where('email_folded', '=', folded)
      .where('state', '=', 'to-verify')
      .where('deleted_at', 'is', null)
      .orderBy(
        (eb) =>
          eb
            .selectFrom('verifications as v')
            .select('v.sent_at')
            .whereRef('v.user_id', '=', 'users.id'),
        (order) => order.desc().nullsLast(),
      )
      .limit(5),
  );

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
  await run(
    tx,
    q
      .updateTable('users')
      .set({
        state: 'to-verify',
        first_name: u.firstName,
        last_name: u.lastName,
        email: u.email,
        email_folded: u.folded,
        password_hash: u.passwordHash,
        language: u.language,
      })
      .where('id', '=', id)
      .where('state', 'in', ['provisional', 'to-verify']),
  );
  await bumpRevision(tx, id);
}

/** The address is proved: the account is open, and other claims on the address fall. */
export async function activate(tx: Queryable, id: string, folded: string): Promise<void> {
  await run(
    tx,
    q.updateTable('users').set({ state: 'active', expires_at: null }).where('id', '=', id),
  );
  await dropClaims(tx, id, folded);
  await bumpRevision(tx, id);
}

/** Others who claimed the address keep what they typed, without the address. */
export async function dropClaims(tx: Queryable, id: string, folded: string): Promise<void> {
  const claims = q
    .selectFrom('users')
    .select('id')
    .where('email_folded', '=', folded)
    .where('id', '<>', id)
    .where('state', 'in', ['to-verify', 'provisional']);
  // Their codes and links with it: pressed later, they would prove whatever address was given
  // since.
  await run(tx, q.deleteFrom('verifications').where('user_id', 'in', claims));
  await run(
    tx,
    q
      .updateTable('users')
      .set((eb) => ({
        state: 'provisional',
        email: null,
        email_folded: null,
        password_hash: null,
        expires_at: eb.fn.coalesce('expires_at', sql<Date>`created_at + interval '30 days'`),
      }))
      .where('email_folded', '=', folded)
      .where('id', '<>', id)
      .where('state', 'in', ['to-verify', 'provisional']),
  );
}

/** A visitor becomes the person that another site knows; what they answered stays theirs. */
export async function promote(
  tx: Queryable,
  id: string,
  u: { email: string; folded: string; firstName: string; lastName: string },
): Promise<void> {
  await run(
    tx,
    q
      .updateTable('users')
      .set({
        email: u.email,
        email_folded: u.folded,
        first_name: u.firstName,
        last_name: u.lastName,
      })
      .where('id', '=', id)
      .where('state', '=', 'provisional'),
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
  await run(
    tx,
    q
      .updateTable('users')
      .set({ email, email_folded: folded, language })
      .where('id', '=', id)
      .where('state', '=', 'provisional'),
  );
}

/** The visitor who last gave this address. */
export const findVisitor = (db: Queryable, folded: string): Promise<AccountRow | undefined> =>
  row(
    db,
    account()
      .where('email_folded', '=', folded)
      .where('state', '=', 'provisional')
      .where('deleted_at', 'is', null)
      .orderBy('created_at', 'desc')
      .limit(1),
  );
