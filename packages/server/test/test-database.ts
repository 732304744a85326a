/**
 * A fresh database for each test file, on the engine of TEST_DB: a clone of one that was migrated
 * and seeded once.
 */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import path from 'node:path';
import pg from 'pg';
import { forbidTemporary } from '../src/db/logins.ts';
import { migrate, readSchema } from '../src/db/migrate.ts';
import { dumpPglite, openPglite } from '../src/db/pglite.ts';
import { openPostgres } from '../src/db/postgres.ts';
import type { Db } from '../src/db/port.ts';

const CACHE = path.join(import.meta.dirname, '../../../.cache/server-tests');
export const engine = process.env.TEST_DB === 'postgres' ? 'postgres' : 'pglite';

/** A busy machine is no fault. */
const PATIENT = { connectMs: 20_000, answerMs: 30_000 };

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
export const openTestDatabase = (): Promise<TestDatabase> =>
  engine === 'postgres' ? onPostgres() : onPglite();

/** Changes with the schema, so that an old copy is never used. */
function contentsHash(): string {
  const { migrations, functions } = readSchema();
  return createHash('sha256')
    .update([...migrations, ...functions].map(({ hash }) => hash).join())
    .digest('hex')
    .slice(0, 16);
}

async function onPglite(): Promise<TestDatabase> {
  const file = path.join(CACHE, `${contentsHash()}.tar.gz`);
  if (!existsSync(file)) {
    const first = await openPglite({});
    await migrate(first);
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
  if (!server)
    throw new Error(
      'TEST_DB=postgres needs DATABASE_TEST_URL: packages/server/test/run-on-postgres.ts starts one and sets it',
    );
  const name = `test_${randomBytes(6).toString('hex')}`;
  await asAdmin(server, async (query) =>
    query(`create database ${name} template ${await templateDatabase(server)}`),
  );
  const url = addressOf(server, name);
  const owner = await openPostgres({ url, poolSize: 3, ...PATIENT });
  // Privileges on a database are not copied with it.
  await forbidTemporary(owner);
  const as = (username: string) =>
    Object.assign(new URL(url), { username, password: LOGIN_PASSWORD }).href;
  const logins = { databaseUrl: as('test_people'), databaseSystemUrl: as('test_server') };
  const db = await openPostgres({
    url: logins.databaseUrl,
    systemUrl: logins.databaseSystemUrl,
    poolSize: 6,
    ...PATIENT,
  });
  return {
    db,
    owner,
    url,
    logins,
    close: async () => {
      await db.close();
      await owner.close();
      await asAdmin(server, (query) => query(`drop database ${name} with (force)`));
    },
  };
}

/**
 * The database that all the others are copied from: migrated, seeded, with its logins. The first to
 * ask makes it, under a lock.
 * @returns its name
 */
async function templateDatabase(server: string): Promise<string> {
  const name = `bussola_template_${contentsHash()}`;
  await asAdmin(server, async (query) => {
    await query('select pg_advisory_lock(727275)');
    if ((await query('select 1 from pg_database where datname = $1', [name])).rowCount === 1)
      return;
    const part = `${name}_part`;
    await query(`drop database if exists ${part} with (force)`);
    await query(`create database ${part}`);
    const db = await openPostgres({ url: addressOf(server, part), poolSize: 1, ...PATIENT });
    try {
      await migrate(db);
      await makeLogins(db);
    } finally {
      await db.close();
    }
    await query(`alter database ${part} rename to ${name}`);
  });
  return name;
}

const addressOf = (server: string, database: string): string =>
  Object.assign(new URL(server), { pathname: `/${database}` }).href;

/** Runs statements on the server's own database; closing the connection ends its locks. */
async function asAdmin<T>(
  server: string,
  work: (query: pg.Client['query']) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    return await work(client.query.bind(client));
  } finally {
    await client.end();
  }
}

const LOGIN_PASSWORD = 'prova';
/** Logins belong to the whole server, and stay when the template is made anew. */
async function makeLogins(owner: Db): Promise<void> {
  for (const [login, roles] of [
    ['test_people', 'bussola_app'],
    ['test_server', 'bussola_app, bussola_system'],
  ] as const) {
    await owner.query(`do $$ begin
      if not exists (select from pg_roles where rolname = '${login}') then
        create role ${login} login password '${LOGIN_PASSWORD}';
        grant ${roles} to ${login};
      end if;
    end $$`);
  }
}
