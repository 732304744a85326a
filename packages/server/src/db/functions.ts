/** The functions of the database: a file is applied when it is not yet known as it is. */
import type { Queryable } from './port.ts';
import { readSqlFiles } from './sql-files.ts';
import type { SqlFile } from './sql-files.ts';

export const readFunctions = (): SqlFile[] => readSqlFiles('functions', /^[a-z0-9-]+\.sql$/);

/**
 * A file that was applied before is never applied again, also when another came after it: an older
 * build does not put an older body back (decision 0036).
 * @returns what was applied now
 */
export async function applyFunctions(
  tx: Queryable,
  functions: readonly SqlFile[],
): Promise<string[]> {
  const known = new Set((await readApplied(tx)).map(({ name, hash }) => `${name} ${hash}`));
  const applied: string[] = [];
  // A function may call one of a later file.
  await tx.query('set local check_function_bodies = off');
  for (const { name, sql, hash } of functions) {
    if (known.has(`${name} ${hash}`)) continue;
    await tx.query(sql);
    await tx.query('insert into schema_functions (name, hash) values ($1, $2)', [name, hash]);
    applied.push(`functions/${name}`);
  }
  return applied;
}

/** Files that were applied as they are in this build, and then as they are in a newer one. */
export async function replacedFunctions(
  db: Queryable,
  functions: readonly SqlFile[],
): Promise<string[]> {
  const applied = await readApplied(db);
  const newest = new Map(applied.map(({ name, hash }) => [name, hash]));
  const known = new Set(applied.map(({ name, hash }) => `${name} ${hash}`));
  return functions
    .filter(({ name, hash }) => known.has(`${name} ${hash}`) && newest.get(name) !== hash)
    .map(({ name }) => `functions/${name} as it is now`);
}

/** Oldest first. */
const readApplied = (db: Queryable) =>
  db.query<{ name: string; hash: string }>(
    'select name, hash from schema_functions order by serial',
    [],
  );
