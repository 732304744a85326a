/**
 * Brings the schema to the newest version: numbered SQL files, each applied once, in order, one
 * runner at a time.
 */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ConfigError } from '../config.ts';
import { forbidTemporary } from './logins.ts';
import type { Db } from './port.ts';

const FOLDER = path.join(import.meta.dirname, 'migrations');
/** Any number, the same in every instance. */
const LOCK_KEY = 727_272;

export interface Migration {
  name: string;
  sql: string;
  hash: string;
}

export function readMigrations(folder = FOLDER): Migration[] {
  return readdirSync(folder)
    .filter((name) => /^\d{4}-[a-z0-9-]+\.sql$/.test(name))
    .sort()
    .map((name) => {
      const sql = readFileSync(path.join(folder, name), 'utf8');
      return {
        name,
        sql,
        hash: createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex'),
      };
    });
}

export interface MigrateOptions {
  migrations?: Migration[];
  /** Go on when a newer build migrated the database before. */
  allowNewerSchema?: boolean;
}

/**
 * @returns names of the migrations applied now
 * @throws when the schema has migrations that this build does not know, unless they are allowed
 */
export async function migrate(
  db: Db,
  { migrations = readMigrations(), allowNewerSchema = false }: MigrateOptions = {},
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
    if (!allowNewerSchema) refuseNewerSchema([...done.keys()], migrations);
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
    await forbidTemporary(tx);
    return applied;
  });
}

/** For a server that does not migrate; {@link migrate} checks the same by itself. */
export async function checkSchemaAge(db: Db, migrations = readMigrations()): Promise<void> {
  refuseNewerSchema(
    (await db.query<{ name: string }>('select name from schema_migrations')).map(
      ({ name }) => name,
    ),
    migrations,
  );
}

/** An older build could write rows that the newer schema reads differently (decision 0036). */
function refuseNewerSchema(names: readonly string[], migrations: readonly Migration[]): void {
  const known = new Set(migrations.map(({ name }) => name));
  const unknown = names.filter((name) => !known.has(name)).sort();
  if (unknown.length === 0) return;
  throw new ConfigError(
    `The schema of the database is newer than this build, which does not know ${unknown.join(', ')}: start the newer build, or set ALLOW_NEWER_SCHEMA=yes if its notes say that this build can work with the newer schema`,
  );
}

/** True when nothing is left to apply: part of /readyz. */
export async function isAtHead(db: Db, migrations = readMigrations()): Promise<boolean> {
  const [row] = await db.query<{ n: number }>(
    'select count(*)::int as n from schema_migrations where name = any($1::text[])',
    [migrations.map(({ name }) => name)],
  );
  return row?.n === migrations.length;
}
