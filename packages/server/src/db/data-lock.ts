import { chmodSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export class DataFolderInUse extends Error {
  constructor(folder: string) {
    super(
      `The data folder ${folder} is in use by another Bussola server: stop it first, or give this one another folder with DATA_DIR. The site and the back office side by side need a PostgreSQL: DATABASE_URL`,
    );
    this.name = 'DataFolderInUse';
  }
}

/**
 * Takes the data folder for this process. The lock is held by the kernel through an open SQLite
 * file, so it falls by itself when the process dies, kill -9 included. Two PGlite processes on one
 * folder lose rows without an error.
 * @returns a function that lets the folder go
 */
export function lockDataFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // A folder that was there already may be open to others; PGlite writes files of mode 0666 in it.
  if (process.platform !== 'win32') chmodSync(folder, 0o700);
  const file = new DatabaseSync(path.join(folder, '.lock'));
  try {
    file.exec('pragma busy_timeout=0; pragma journal_mode=delete; begin exclusive');
  } catch (error) {
    file.close();
    if (error instanceof Error && /locked|busy/i.test(error.message))
      throw new DataFolderInUse(folder);
    throw error;
  }
  return () => {
    file.exec('rollback');
    file.close();
  };
}
