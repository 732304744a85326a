/**
 * The data folder taken and the database open at its newest schema: what the server and the
 * commands share.
 */
import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { ConfigError } from './config.ts';
import type { Config } from './config.ts';
import { checkAppRole } from './db/app-role.ts';
import { lockDataFolder } from './db/data-lock.ts';
import { loginFault, readLogin } from './db/logins.ts';
import { checkSchemaAge, isAtHead, migrate } from './db/migrate.ts';
import type { MigrateOptions } from './db/migrate.ts';
import type { Db } from './db/port.ts';

export interface OpenDatabase {
  db: Db;
  /** Migrations applied now. */ applied: string[];
  close(): Promise<void>;
}

export async function openDatabase(config: Config): Promise<OpenDatabase> {
  // Before the folder is touched: an empty embedded database would be opened without a word.
  if (config.mode === 'production' && !config.databaseUrl)
    throw new ConfigError(
      'DATABASE_URL is missing: in production the data are in a PostgreSQL. `pnpm create-database-logins` makes the two logins of a server and prints their addresses',
    );
  takeFolder(config.dataDir);
  // With a PostgreSQL the folder holds secrets and reports, which several instances may share.
  const release = config.databaseUrl ? () => undefined : lockDataFolder(config.dataDir);
  try {
    const applied = config.databaseMigrationUrl
      ? await migrateAsOwner(config.databaseMigrationUrl, config)
      : [];
    const db = await open(config);
    try {
      if (config.databaseUrl && (config.databaseMigrationUrl || config.mode === 'production'))
        await checkServer(config);
      else applied.push(...(await checkAppRole(db).then(() => migrate(db, config))));
    } catch (error) {
      await db.close();
      throw error;
    }
    return {
      db,
      applied,
      close: async () => {
        await db.close();
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}

/** The owner of the schema is connected for this long and no longer. */
export async function migrateAsOwner(
  url: string,
  options: Pick<MigrateOptions, 'allowNewerSchema'> = {},
): Promise<string[]> {
  const owner = await (await import('./db/postgres.ts')).openPostgres({ url, poolSize: 2 });
  try {
    await checkAppRole(owner);
    return await migrate(owner, options);
  } finally {
    await owner.close();
  }
}

/** A server that does not migrate: its schema is the newest, and its logins are not the owner's. */
async function checkServer({
  databaseUrl,
  databaseSystemUrl,
  mode,
  allowNewerSchema,
}: Config): Promise<void> {
  if (mode === 'production' && !databaseSystemUrl)
    throw new ConfigError(
      'DATABASE_SYSTEM_URL is missing: in production the server works with two logins, neither of which owns the schema. `pnpm create-database-logins` makes them',
    );
  const { openPostgres } = await import('./db/postgres.ts');
  for (const [kind, url] of [
    ['system', databaseSystemUrl ?? databaseUrl],
    ['people', databaseUrl],
  ] as const) {
    const db = await openPostgres({ url: url ?? '', poolSize: 1 });
    try {
      if (databaseSystemUrl) await checkLogin(db, kind);
      if (kind === 'system' && !(await isAtHead(db).catch(() => false)))
        throw new ConfigError(
          'The schema of the database is not the newest: run `pnpm db:migrate` with DATABASE_MIGRATION_URL, the login that owns it',
        );
      if (kind === 'system' && !allowNewerSchema) await checkSchemaAge(db);
    } finally {
      await db.close();
    }
  }
}

async function checkLogin(db: Db, kind: 'system' | 'people'): Promise<void> {
  // Without the roles, which migrations make, the database does not say.
  const login = await readLogin(db).catch(() => null);
  const fault = login && loginFault(kind, login);
  if (fault) throw new ConfigError(fault);
}

/**
 * Of the two engines only the one that is used is loaded: the other would stay with the process as
 * memory.
 */
async function open({ databaseUrl, databaseSystemUrl, dataDir }: Config): Promise<Db> {
  if (databaseUrl)
    return (await import('./db/postgres.ts')).openPostgres({
      url: databaseUrl,
      systemUrl: databaseSystemUrl ?? undefined,
    });
  return (await import('./db/pglite.ts')).openPglite({ folder: path.join(dataDir, 'pg') });
}

function takeFolder(folder: string): void {
  try {
    makeFolder(path.resolve(folder));
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new ConfigError(
      `The data folder ${folder} cannot be written: choose another with DATA_DIR`,
      { cause: error },
    );
  }
}

/**
 * Level by level: Node's own recursive way never ends where the system refuses a folder as absent,
 * as under /proc.
 */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}
