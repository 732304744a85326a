/** The one row that says what this database belongs to (migration 0030). */
import { sql } from 'kysely';
import type { Queryable } from './db/port.ts';
import { q, row, run } from './db/typed.ts';

export interface Installation {
  forDemo: boolean;
  /** A server in production has started on it. */
  forProduction: boolean;
  /** SHA-256 by name of the key file. */ keys: Readonly<Record<string, string>>;
}

/**
 * @param forDemo what a database without the row is made for.
 * @returns the row as it is from now on
 */
export async function installationOf(db: Queryable, forDemo: boolean): Promise<Installation> {
  await run(
    db,
    q
      .insertInto('installation')
      .values({ for_demo: forDemo })
      .onConflict((conflict) => conflict.doNothing()),
  );
  const kept = await row(
    db,
    q
      .selectFrom('installation')
      .select(['for_demo as forDemo', 'for_production as forProduction', 'keys']),
  );
  if (!kept) throw new Error('The database does not say what it belongs to');
  return kept;
}

export const markProduction = (db: Queryable): Promise<void> =>
  run(db, q.updateTable('installation').set({ for_production: true }));

/**
 * Of servers that start together for the first time one writes its keys, and the others compare.
 * @returns the keys that count
 */
export async function claimKeys(
  db: Queryable,
  keys: Readonly<Record<string, string>>,
): Promise<Installation['keys']> {
  await run(
    db,
    q
      .updateTable('installation')
      .set({ keys: JSON.stringify(keys) })
      .where((eb) => sql<boolean>`${eb.ref('keys')} = '{}'`),
  );
  return (await row(db, q.selectFrom('installation').select('keys')))?.keys ?? {};
}

export async function replaceKeys(
  db: Queryable,
  keys: Readonly<Record<string, string>>,
): Promise<void> {
  await run(db, q.updateTable('installation').set({ keys: JSON.stringify(keys) }));
}

export async function countDemoPeople(db: Queryable): Promise<number> {
  const count = await row(
    db,
    q
      .selectFrom('users')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where((eb) => eb.ref('demo')),
  );
  return count?.n ?? 0;
}
