/**
 * `pnpm db:migrate`: brings the database to the newest schema, and says what it did. Changes the
 * database only.
 */
import { readCommandConfig } from '../config.ts';
import { migrateAsOwner, openDatabase } from '../open-database.ts';
import { runCommand } from './run-command.ts';

/**
 * With DATABASE_MIGRATION_URL, as the owner of the schema and without a server's settings;
 * otherwise as a server of this machine would.
 */
async function bringUpToDate(): Promise<{ engine: string; applied: string[] }> {
  const owner = process.env.DATABASE_MIGRATION_URL;
  if (owner)
    return {
      engine: 'postgres',
      applied: await migrateAsOwner(owner, {
        allowNewerSchema: process.env.ALLOW_NEWER_SCHEMA === 'yes',
      }),
    };
  const { db, applied, close } = await openDatabase(readCommandConfig());
  await close();
  return { engine: db.engine, applied };
}

await runCommand(async () => {
  const { engine, applied } = await bringUpToDate();
  console.log(
    applied.length > 0
      ? `${engine}: applied ${applied.join(', ')}`
      : `${engine}: nothing to apply, the schema is the newest`,
  );
});
