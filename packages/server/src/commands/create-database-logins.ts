/**
 * `pnpm create-database-logins [--new-passwords]`: makes the two logins that a server in production
 * works with, as the owner of DATABASE_MIGRATION_URL, and prints their addresses. Changes roles of
 * the PostgreSQL server; tables only by bringing the schema to its newest.
 */
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { ConfigError } from '../config.ts';
import { checkAppRole } from '../db/app-role.ts';
import { migrate } from '../db/migrate.ts';
import { openPostgres } from '../db/postgres.ts';
import { runCommand } from './run-command.ts';

const LOGINS = [
  ['DATABASE_URL', 'bussola_people', ['bussola_app']],
  ['DATABASE_SYSTEM_URL', 'bussola_server', ['bussola_app', 'bussola_system']],
] as const;

await runCommand(async () => {
  const {
    values: { 'new-passwords': renew },
  } = parseArgs({ options: { 'new-passwords': { type: 'boolean', default: false } } });
  const owner = process.env.DATABASE_MIGRATION_URL;
  if (!owner || !URL.canParse(owner))
    throw new ConfigError(
      'DATABASE_MIGRATION_URL is missing: the address of the database as the login that owns the schema and may create roles',
    );
  const db = await openPostgres({ url: owner, poolSize: 1 });
  try {
    await checkAppRole(db);
    await migrate(db, { allowNewerSchema: process.env.ALLOW_NEWER_SCHEMA === 'yes' });
    for (const [variable, login, roles] of LOGINS)
      console.log(`${variable}=${await make(login, roles, renew)}`);
  } finally {
    await db.close();
  }

  async function make(
    login: string,
    roles: readonly string[],
    isRenewed: boolean,
  ): Promise<string> {
    const [found] = await db.query('select 1 from pg_roles where rolname = $1', [login]);
    if (found && !isRenewed)
      throw new ConfigError(
        `The login ${login} is there already: keep its address, or make new passwords with --new-passwords`,
      );
    const password = randomBytes(24).toString('base64url');
    const name = pg.escapeIdentifier(login);
    await db.query(
      `${found ? 'alter' : 'create'} role ${name} login nosuperuser nobypassrls nocreaterole nocreatedb password ${pg.escapeLiteral(password)}`,
    );
    for (const role of roles) await db.query(`grant ${role} to ${name}`);
    return Object.assign(new URL(owner ?? ''), { username: login, password }).href;
  }
});
