/** A fresh database for each test file, on the engine of TEST_DB: a clone of one that was migrated and seeded once. */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import path from 'node:path';
import pg from 'pg';
import { migrate, readMigrations } from '../src/db/migrate.ts';
import { dumpPglite, openPglite } from '../src/db/pglite.ts';
import { openPostgres } from '../src/db/postgres.ts';
import type { Db } from '../src/db/port.ts';
import { seedComuni } from '../src/modules/comune/comuni.ts';

const CACHE = path.join(import.meta.dirname, '../../../.cache/server-tests');
export const engine = process.env.TEST_DB === 'postgres' ? 'postgres' : 'pglite';

export interface TestDatabase {
  /** As a server in production works: with two logins that own nothing. */
  db: Db;
  /** As the owner of the schema: for tests that tamper. On the embedded database the same. */
  owner: Db;
  url: string | null;
  /** Addresses of the two logins of a server in production; null on the embedded database. */
  logins: { databaseUrl: string; databaseSystemUrl: string } | null;
  close(): Promise<void>;
}
export const openTestDatabase = (): Promise<TestDatabase> => (engine === 'postgres' ? onPostgres() : onPglite());

async function onPglite(): Promise<TestDatabase> {
  // What is seeded makes another copy too.
  const seed = readFileSync(path.join(import.meta.dirname, '../src/modules/comune/comuni.ts'), 'utf8');
  const name = createHash('sha256').update(readMigrations().map(({ hash }) => hash).join()).update(seed).digest('hex').slice(0, 16);
  const file = path.join(CACHE, `${name}.tar.gz`);
  if (!existsSync(file)) {
    const first = await openPglite({});
    await migrate(first);
    await seedComuni(first);
    mkdirSync(CACHE, { recursive: true });
    const part = `${file}.${process.pid}.part`;
    writeFileSync(part, Buffer.from(await (await dumpPglite(first)).arrayBuffer()));
    await first.close();
    renameSync(part, file);
  }
  const db = await openPglite({ snapshot: new Blob([readFileSync(file)]) });
  return { db, owner: db, url: null, logins: null, close: () => db.close() };
}

async function onPostgres(): Promise<TestDatabase> {
  const server = process.env.DATABASE_TEST_URL;
  if (!server) throw new Error('TEST_DB=postgres needs DATABASE_TEST_URL: packages/server/test/run-on-postgres.ts starts one and sets it');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const admin = async (sql: string): Promise<void> => {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    try { await client.query(sql); } finally { await client.end(); }
  };
  await admin(`create database ${name}`);
  const url = Object.assign(new URL(server), { pathname: `/${name}` }).href;
  const owner = await openPostgres({ url, poolSize: 3, connectMs: 20_000 });
  await migrate(owner);
  await seedComuni(owner);
  await makeLogins(owner);
  const as = (username: string) => Object.assign(new URL(url), { username, password: LOGIN_PASSWORD }).href;
  const logins = { databaseUrl: as('test_people'), databaseSystemUrl: as('test_server') };
  const db = await openPostgres({ url: logins.databaseUrl, systemUrl: logins.databaseSystemUrl, poolSize: 6, connectMs: 20_000 });
  return { db, owner, url, logins, close: async () => { await db.close(); await owner.close(); await admin(`drop database ${name} with (force)`); } };
}

const LOGIN_PASSWORD = 'prova';
/** Logins belong to the whole server: several test files may be making them at this moment. */
async function makeLogins(owner: Db): Promise<void> {
  for (const [login, roles] of [['test_people', 'bussola_app'], ['test_server', 'bussola_app, bussola_system']] as const) {
    await owner.query(`do $$ begin
      perform pg_advisory_xact_lock(727274);
      if not exists (select from pg_roles where rolname = '${login}') then
        create role ${login} login password '${LOGIN_PASSWORD}';
        grant ${roles} to ${login};
      end if;
    end $$`);
  }
}
