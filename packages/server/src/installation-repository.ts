/** The one row that says what this database belongs to (migration 0030). */
import type { Queryable } from './db/port.ts';

export interface Installation {
  forDemo: boolean;
  /** SHA-256 by name of the key file. */ keys: Readonly<Record<string, string>>;
}

/**
 * @param forDemo what a database without the row is made for. @returns the row as it is from now on
 */
export async function installationOf(db: Queryable, forDemo: boolean): Promise<Installation> {
  await db.query('insert into installation (for_demo) values ($1) on conflict do nothing', [
    forDemo,
  ]);
  const [row] = await db.query<Installation>(
    'select for_demo as "forDemo", keys from installation',
    [],
  );
  if (!row) throw new Error('The database does not say what it belongs to');
  return row;
}

/**
 * Of servers that start together for the first time one writes its keys, and the others compare.
 * @returns the keys that count
 */
export async function claimKeys(
  db: Queryable,
  keys: Readonly<Record<string, string>>,
): Promise<Installation['keys']> {
  await db.query(`update installation set keys = $1::jsonb where keys = '{}'`, [
    JSON.stringify(keys),
  ]);
  const [row] = await db.query<Pick<Installation, 'keys'>>('select keys from installation', []);
  return row?.keys ?? {};
}

export async function replaceKeys(
  db: Queryable,
  keys: Readonly<Record<string, string>>,
): Promise<void> {
  await db.query('update installation set keys = $1::jsonb', [JSON.stringify(keys)]);
}

export async function countDemoPeople(db: Queryable): Promise<number> {
  const [row] = await db.query<{ n: number }>(
    'select count(*)::int as n from users where demo',
    [],
  );
  return row?.n ?? 0;
}
