/** The frame of every command: an error is printed as one line, and the exit code is 1. */
import { readCommandConfig } from '../config.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/port.ts';
import { openDatabase } from '../open-database.ts';

export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

/** Opens the database of this configuration, and closes it whatever happens. */
export async function withDatabase<T>(
  work: (opened: { config: Config; db: Db }) => Promise<T>,
): Promise<T> {
  const config = readCommandConfig();
  const { db, close } = await openDatabase(config);
  try {
    return await work({ config, db });
  } finally {
    await close();
  }
}
