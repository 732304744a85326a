/** The data folder taken and the database open at its newest schema: what the server and the commands share. */
import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { ConfigError } from './config.ts';
import type { Config } from './config.ts';
import { checkAppRole } from './db/app-role.ts';
import { lockDataFolder } from './db/data-lock.ts';
import { migrate } from './db/migrate.ts';
import type { Db } from './db/port.ts';

export interface OpenDatabase { db: Db; /** Migrations applied now. */ applied: string[]; close(): Promise<void> }

export async function openDatabase(config: Config): Promise<OpenDatabase> {
  takeFolder(config.dataDir);
  // With a PostgreSQL the folder holds secrets and reports, which several instances may share.
  const release = config.databaseUrl ? () => undefined : lockDataFolder(config.dataDir);
  try {
    const db = await open(config);
    const applied = await checkAppRole(db).then(() => migrate(db)).catch(async (error: unknown) => { await db.close(); throw error; });
    return { db, applied, close: async () => { await db.close(); release(); } };
  } catch (error) {
    release();
    throw error;
  }
}

/** Of the two engines only the one that is used is loaded: the other would stay with the process as memory. */
async function open({ databaseUrl, dataDir }: Config): Promise<Db> {
  if (databaseUrl) return (await import('./db/postgres.ts')).openPostgres({ url: databaseUrl });
  return (await import('./db/pglite.ts')).openPglite({ folder: path.join(dataDir, 'pg') });
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
