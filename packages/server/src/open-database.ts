/** The data folder taken and the database open at its newest schema: what the server and the commands share. */
import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { ConfigError } from './config.ts';
import type { Config } from './config.ts';
import { checkAppRole } from './db/app-role.ts';
import { lockDataFolder } from './db/data-lock.ts';
import { migrate } from './db/migrate.ts';
import { openPglite } from './db/pglite.ts';
import { openPostgres } from './db/postgres.ts';
import type { Db } from './db/port.ts';

export interface OpenDatabase { db: Db; /** Migrations applied now. */ applied: string[]; close(): Promise<void> }

export async function openDatabase(config: Config): Promise<OpenDatabase> {
  takeFolder(config.dataDir);
  // With a PostgreSQL the folder holds secrets and reports, which several instances may share.
  const release = config.databaseUrl ? () => undefined : lockDataFolder(config.dataDir);
  try {
    const db = config.databaseUrl ? await openPostgres({ url: config.databaseUrl }) : await openPglite({ folder: path.join(config.dataDir, 'pg') });
    const applied = await checkAppRole(db).then(() => migrate(db)).catch(async (error: unknown) => { await db.close(); throw error; });
    return { db, applied, close: async () => { await db.close(); release(); } };
  } catch (error) {
    release();
    throw error;
  }
}

function takeFolder(folder: string): void {
  try {
    makeFolder(path.resolve(folder));
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new ConfigError(`The data folder ${folder} cannot be written: choose another with DATA_DIR`, { cause: error });
  }
}

/** Level by level: Node's own recursive way never ends where the system refuses a folder as absent, as under /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}
