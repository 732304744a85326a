/**
 * Brings the schema to the newest version: numbered SQL files, each applied once, in order, then
 * the functions that changed, one runner at a time.
 */
import { ConfigError } from '../config.ts';
import { applyFunctions, readFunctions, replacedFunctions } from './functions.ts';
import { forbidTemporary } from './logins.ts';
import type { Db, Queryable } from './port.ts';
import { readSqlFiles } from './sql-files.ts';
import type { SqlFile } from './sql-files.ts';

/** Any number, the same in every instance. */
const LOCK_KEY = 727_272;

export const readMigrations = (): SqlFile[] =>
  readSqlFiles('migrations', /^\d{4}-[a-z0-9-]+\.sql$/);

/** What a build brings a database to. */
export interface Schema {
  migrations: readonly SqlFile[];
  functions: readonly SqlFile[];
}
export const readSchema = (): Schema => ({
  migrations: readMigrations(),
  functions: readFunctions(),
});

export interface MigrateOptions extends Partial<Schema> {
  /** Go on when a newer build migrated the database before. */
  allowNewerSchema?: boolean;
}

/**
 * @returns names of the files applied now
 * @throws when the schema has what only a newer build knows, unless that is allowed
 */
export async function migrate(
  db: Db,
  {
    migrations = readMigrations(),
    functions = readFunctions(),
    allowNewerSchema = false,
  }: MigrateOptions = {},
): Promise<string[]> {
  // Held until commit, so a second instance waits, then finds nothing left to do.
  return db.transaction(async (tx) => {
    await tx.query('set local lock_timeout = 60000; set local statement_timeout = 300000');
    await tx.query('select pg_advisory_xact_lock($1)', [LOCK_KEY]);
    await tx.query(
      'create table if not exists schema_migrations (name text primary key, hash text not null, applied_at timestamptz not null default now())',
    );
    const done = new Map(
      (
        await tx.query<{ name: string; hash: string }>('select name, hash from schema_migrations')
      ).map((row) => [row.name, row.hash]),
    );
    if (!allowNewerSchema) refuseNewer(unknownMigrations([...done.keys()], migrations));
    const applied: string[] = [];
    for (const migration of migrations) {
      const before = done.get(migration.name);
      if (before === migration.hash) continue;
      if (before !== undefined)
        throw new Error(
          `Migration ${migration.name} was changed after it was applied: write a new one instead`,
        );
      await tx.query(migration.sql);
      await tx.query('insert into schema_migrations (name, hash) values ($1, $2)', [
        migration.name,
        migration.hash,
      ]);
      applied.push(migration.name);
    }
    if (!allowNewerSchema) refuseNewer(await replacedFunctions(tx, functions));
    applied.push(...(await applyFunctions(tx, functions)));
    await forbidTemporary(tx);
    return applied;
  });
}

/** For a server that does not migrate; {@link migrate} checks the same by itself. */
export async function checkSchemaAge(db: Db): Promise<void> {
  const { migrations, functions } = readSchema();
  const applied = await db.query<{ name: string }>('select name from schema_migrations');
  const names = applied.map(({ name }) => name);
  refuseNewer([
    ...unknownMigrations(names, migrations),
    ...(await replacedFunctions(db, functions)),
  ]);
}

function unknownMigrations(names: readonly string[], migrations: readonly SqlFile[]): string[] {
  const known = new Set(migrations.map(({ name }) => name));
  return names.filter((name) => !known.has(name)).sort();
}

/** An older build could write rows that the newer schema reads differently (decision 0036). */
function refuseNewer(unknown: readonly string[]): void {
  if (unknown.length === 0) return;
  throw new ConfigError(
    `The schema of the database is newer than this build, which does not know ${unknown.join(', ')}: start the newer build, or set ALLOW_NEWER_SCHEMA=yes if its notes say that this build can work with the newer schema`,
  );
}

/**
 * True when nothing is left to apply: part of /readyz. What a newer build applied since makes no
 * difference.
 */
export async function isAtHead(
  db: Queryable,
  { migrations, functions }: Schema = readSchema(),
): Promise<boolean> {
  const [row] = await db.query<{ n: number }>(
    `select (select count(*) from schema_migrations where name = any($1::text[]))
      + (select count(*) from schema_functions where (name, hash) in (select * from unnest($2::text[], $3::text[]))) as n`,
    [
      migrations.map(({ name }) => name),
      functions.map(({ name }) => name),
      functions.map(({ hash }) => hash),
    ],
  );
  return row?.n === migrations.length + functions.length;
}
