/** Accounts that nobody uses. */
import { expressionBuilder, sql } from 'kysely';
import type { NotNull } from 'kysely';
import type { Queryable } from '../../db/port.ts';
import type { Schema } from '../../db/schema.ts';
import { q, rows } from '../../db/typed.ts';

interface Person {
  email: string;
  firstName: string;
  language: 'it' | 'en';
}
const users = expressionBuilder<Schema, 'users'>();
const lastUse = users.fn.coalesce('last_login_at', 'created_at');
const monthsAgo = (now: Date, months: number) =>
  sql<Date>`${now}::timestamptz - make_interval(months => ${months}::int)`;

/** Those unused for so long that they are to be told, marked as told. */
export function noteInactive(
  tx: Queryable,
  { now, months, limit }: { now: Date; months: number; limit: number },
): Promise<Person[]> {
  const inactive = q
    .selectFrom('users')
    .select('id')
    .where('state', '=', 'active')
    .where('role', '=', 'User')
    .where('deleted_at', 'is', null)
    .where('inactive_notice_at', 'is', null)
    .where(lastUse, '<', monthsAgo(now, months))
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .skipLocked();
  return rows(
    tx,
    q
      .updateTable('users')
      .set({ inactive_notice_at: now })
      .where('id', 'in', inactive)
      .returning(['email', 'first_name as firstName', 'language'])
      // The address of an active account is proved.
      .$narrowType<{ email: NotNull }>(),
  );
}
/** Those told so long ago, and not seen since. Held until the end of the transaction. */
export const lockInactive = (
  tx: Queryable,
  { now, months, limit }: { now: Date; months: number; limit: number },
): Promise<(Person & { id: string })[]> =>
  rows(
    tx,
    q
      .selectFrom('users')
      .select(['id', 'email', 'first_name as firstName', 'language'])
      .where('deleted_at', 'is', null)
      .where('inactive_notice_at', '<', monthsAgo(now, months))
      .whereRef(lastUse, '<', 'inactive_notice_at')
      .orderBy('id')
      .limit(limit)
      .forUpdate()
      .$narrowType<{ email: NotNull }>(),
  );
