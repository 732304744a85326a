/** What the two logins of a running server cannot do on PostgreSQL (decision 0039). The embedded database has one user and no logins. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { engine, openTestDatabase } from '../../test/test-database.ts';
import type { TestDatabase } from '../../test/test-database.ts';
import { loginFault } from './logins.ts';

/** insufficient_privilege, or for `set role` of a role one is no member of. */
const REFUSED = '42501';
const OWNER_ONLY = [
  'alter table audit disable trigger user', 'alter table audit_chain disable trigger all', 'drop trigger audit_append_only on audit', 'alter table audit disable row level security',
  'drop table audit', 'truncate audit cascade', 'update audit set action = action', 'delete from audit', `insert into audit (at, action) values (now(), 'x')`,
  'update audit_chain set hash = hash', 'delete from audit_chain', `insert into audit_chain (seq, audit_id, place, canonical, row_hash, hash) values (1, 1, 1, '', '', '')`,
  `insert into schema_migrations (name, hash) values ('9999-x.sql', 'x')`, 'delete from schema_migrations',
  'alter table users add column x int', 'drop policy system_work on users', `create function public.x() returns int language sql as 'select 1'`, 'create table public.x (id int)',
  `create or replace function audit_is_append_only() returns trigger language plpgsql as $$ begin return new; end $$`, 'drop function audit_seal()',
  'set session_replication_role = replica', `copy users to program 'cat'`, 'grant bussola_system to test_people', 'create role x superuser', 'alter role bussola_app bypassrls', 'set role bussola',
];
const PEOPLE_NEITHER = ['set role bussola_system', 'select 1 from handoffs', 'select 1 from audit', 'select body from outbox'];

if (engine === 'postgres') describe('a login of a running server', () => {
  let t: TestDatabase;
  let people: pg.Client;
  let server: pg.Client;
  const connect = async (username: string): Promise<pg.Client> => {
    const client = new pg.Client({ connectionString: Object.assign(new URL(t.url ?? ''), { username, password: 'prova' }).href });
    await client.connect();
    return client;
  };
  beforeAll(async () => {
    t = await openTestDatabase();
    [people, server] = [await connect('test_people'), await connect('test_server')];
  }, 60_000);
  afterAll(async () => { await people.end(); await server.end(); await t.close(); });
  /** Each in a transaction that is taken back: nothing of it stays, were it accepted. */
  const outcome = async (client: pg.Client, ...statements: string[]): Promise<string> => {
    await client.query('begin');
    try {
      for (const sql of statements) await client.query(sql);
      return 'accepted';
    } catch (error) {
      return String((error as { code?: unknown }).code);
    } finally {
      await client.query('rollback');
    }
  };

  it.each(OWNER_ONLY)('is refused: %s', async (sql) => {
    expect([await outcome(people, sql), await outcome(server, sql)]).toEqual([REFUSED, REFUSED]);
  });
  it.each(OWNER_ONLY)('is refused after it resets its role, too: %s', async (sql) => {
    const enter = `select access_enter(null, null, null, now())`;
    expect([await outcome(people, enter, 'reset role', sql), await outcome(server, enter, 'reset role', sql)]).toEqual([REFUSED, REFUSED]);
  });
  it.each(PEOPLE_NEITHER)('that acts for people is refused, after it resets its role: %s', async (sql) => {
    expect([await outcome(people, sql), await outcome(people, `select access_enter(null, null, null, now())`, 'reset role', sql)]).toEqual([REFUSED, REFUSED]);
  });
  it('that acts for people sees no row of anybody, role reset or not', async () => {
    await t.db.query(`insert into users (id, state, created_at) values ($1, 'provisional', now())`, [randomUUID()]);
    await people.query('begin');
    try {
      await people.query(`select access_enter(null, null, null, now())`);
      await people.query('reset role');
      for (const table of ['users', 'areas', 'membri', 'sessions', 'reports', 'files']) expect((await people.query(`select 1 from ${table}`)).rows).toEqual([]);
    } finally {
      await people.query('rollback');
    }
    expect((await server.query('select 1 from users')).rows.length).toBeGreaterThan(0);
  });
  it('writes the audit through its one function, and the entry is sealed', async () => {
    await t.db.query(`select audit_note(now(), null, null, 'prova', null, null, null, null, null, null)`, []);
    expect(await t.db.query(`select 1 as n from audit_chain c join audit a on a.id = c.audit_id where a.action = 'prova'`, [])).toEqual([{ n: 1 }]);
  });
});

const GOOD = { login: 'chiunque', strong: false, owns: false, people: true, system: false };
it.each([
  ['people', GOOD, null], ['system', { ...GOOD, system: true }, null],
  ['people', { ...GOOD, strong: true }, 'may do anything'], ['system', { ...GOOD, system: true, owns: true }, 'owns tables'],
  ['people', { ...GOOD, system: true }, 'also do the server’s own work'], ['system', GOOD, 'lacks its role'], ['people', { ...GOOD, people: false }, 'lacks its role'],
] as const)('says of a login for %s %j: %s', (kind, facts, sentence) => {
  const fault = loginFault(kind, facts)?.replaceAll("'", '’') ?? null;
  if (sentence === null) expect(fault).toBeNull();
  else expect(fault).toContain(sentence);
});
