/**
 * What the two logins of a running server cannot do on PostgreSQL (decision 0039). The embedded
 * database has one user and no logins.
 */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { engine, openTestDatabase } from '../../test/test-database.ts';
import type { TestDatabase } from '../../test/test-database.ts';
import { insertUser } from '../modules/people/user-repository.ts';
import { insertSession } from '../modules/session/session-repository.ts';
import { insertGrant } from '../modules/people/grant-repository.ts';
import { loginFault } from './logins.ts';

/** insufficient_privilege, or for `set role` of a role one is no member of. */
const REFUSED = '42501';
const ENTER_NOBODY = 'select access_enter(null, null, null, now())';
const OWNER_ONLY = [
  'alter table audit disable trigger user',
  'alter table audit_chain disable trigger all',
  'drop trigger audit_append_only on audit',
  'alter table audit disable row level security',
  'drop table audit',
  'truncate audit cascade',
  'update audit set action = action',
  'delete from audit',
  `insert into audit (at, action) values (now(), 'x')`,
  'update audit_chain set hash = hash',
  'delete from audit_chain',
  `insert into audit_chain (seq, audit_id, place, canonical, row_hash, hash) values (1, 1, 1, '', '', '')`,
  `insert into schema_migrations (name, hash) values ('9999-x.sql', 'x')`,
  'delete from schema_migrations',
  `insert into schema_functions (name, hash) values ('x.sql', 'x')`,
  'delete from schema_functions',
  'alter table users add column x int',
  'drop policy system_work on users',
  `create function public.x() returns int language sql as 'select 1'`,
  'create table public.x (id int)',
  `create or replace function audit_is_append_only() returns trigger language plpgsql as $$ begin return new; end $$`,
  'drop function audit_seal()',
  'set session_replication_role = replica',
  `copy users to program 'cat'`,
  'grant bussola_system to test_people',
  'create role x superuser',
  'alter role bussola_app bypassrls',
  'set role bussola',
];
/**
 * A temporary table is found before the real one of that name, by whoever gets the connection next.
 */
const NO_TEMPORARY = [
  'create temporary table notes (x int)',
  "create function pg_temp.f() returns int language sql as 'select 1'",
];
const PEOPLE_NEITHER = [
  'set role bussola_system',
  'select 1 from handoffs',
  'select 1 from audit',
  'select body from outbox',
];

async function somebody({ db }: TestDatabase): Promise<{ id: string; sessionId: string }> {
  const [id, sessionId, now] = [randomUUID(), randomUUID(), new Date()];
  await insertUser(db, { id, state: 'provisional', language: 'it', now });
  await insertSession(db, {
    id: sessionId,
    userId: id,
    provisional: false,
    remember: false,
    now,
    expiresAt: new Date(now.getTime() + 3_600_000),
    device: { browser: null, system: null },
    proved: false,
    limitedTo: null,
    reportId: null,
  });
  return { id, sessionId };
}

if (engine === 'postgres')
  describe('a login of a running server', () => {
    let t: TestDatabase;
    let people: pg.Client;
    let server: pg.Client;
    const connect = async (username: string): Promise<pg.Client> => {
      const client = new pg.Client({
        connectionString: Object.assign(new URL(t.url ?? ''), { username, password: 'prova' }).href,
      });
      await client.connect();
      return client;
    };
    beforeAll(async () => {
      t = await openTestDatabase();
      [people, server] = [await connect('test_people'), await connect('test_server')];
    }, 240_000);
    afterAll(async () => {
      await people.end();
      await server.end();
      await t.close();
    });
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

    const rowsOf = async (...statements: string[]): Promise<unknown[]> => {
      await people.query('begin');
      try {
        let rows: unknown[] = [];
        for (const sql of statements) ({ rows } = await people.query(sql));
        return rows;
      } finally {
        await people.query('rollback');
      }
    };

    it.each(OWNER_ONLY)('is refused: %s', async (sql) => {
      expect([await outcome(people, sql), await outcome(server, sql)]).toEqual([REFUSED, REFUSED]);
    });
    it.each(OWNER_ONLY)('is refused after it resets its role, too: %s', async (sql) => {
      expect([
        await outcome(people, ENTER_NOBODY, 'reset role', sql),
        await outcome(server, ENTER_NOBODY, 'reset role', sql),
      ]).toEqual([REFUSED, REFUSED]);
    });
    it.each(NO_TEMPORARY)('makes nothing that is found before the real thing: %s', async (sql) => {
      expect([
        await outcome(people, sql),
        await outcome(server, sql),
        await outcome(people, ENTER_NOBODY, 'reset role', sql),
      ]).toEqual([REFUSED, REFUSED, REFUSED]);
    });
    it.each(PEOPLE_NEITHER)(
      'that acts for people is refused, after it resets its role: %s',
      async (sql) => {
        expect([
          await outcome(people, sql),
          await outcome(people, ENTER_NOBODY, 'reset role', sql),
        ]).toEqual([REFUSED, REFUSED]);
      },
    );
    it('that acts for people sees no row before a session enters, with or without RESET ROLE', async () => {
      await t.db.query(
        `insert into users (id, state, created_at) values ($1, 'provisional', now())`,
        [randomUUID()],
      );
      await people.query('begin');
      try {
        await people.query(ENTER_NOBODY);
        await people.query('reset role');
        for (const table of ['users', 'areas', 'membri', 'sessions', 'reports', 'files'])
          expect((await people.query(`select 1 from ${table}`)).rows).toEqual([]);
      } finally {
        await people.query('rollback');
      }
      expect((await server.query('select 1 from users')).rows.length).toBeGreaterThan(0);
    });
    it('that acts for people reads and writes in the audit only what is of the session that entered, whatever it does to settings and role', async () => {
      const [anna, bruno] = [await somebody(t), await somebody(t)];
      const enter = `select access_enter('${anna.sessionId}', '${anna.id}', '${anna.id}', now())`;
      const noActor = `select set_config('app.actor', '', true), set_config('app.now', '', true)`;
      const inNameOf = (id: string) =>
        `select audit_note(now(), '${id}', '${id}', 'forged', null, null, null, null, null, null)`;
      await t.db.query(inNameOf(bruno.id), []);
      for (const before of [
        [],
        [enter],
        [enter, 'reset role'],
        [enter, noActor],
        [enter, noActor, 'reset role'],
      ]) {
        expect(await rowsOf(...before, `select 1 from audit_export('${bruno.id}')`)).toEqual([]);
      }
      for (const before of [
        [],
        [ENTER_NOBODY],
        [enter, noActor],
        [enter, noActor, 'reset role'],
        [enter, `select set_config('app.actor', '${bruno.id}', true)`],
      ]) {
        expect(await outcome(people, ...before, inNameOf(bruno.id))).toBe(REFUSED);
      }
      expect(await outcome(people, enter, inNameOf(anna.id))).toBe('accepted');
      expect((await server.query(`select 1 from audit_export('${bruno.id}')`)).rows).toHaveLength(
        1,
      );
    });
    it('that acts for people cannot widen a grant that it holds, with or without RESET ROLE', async () => {
      const [owner, holder] = [await somebody(t), await somebody(t)];
      await insertGrant(t.db, {
        id: randomUUID(),
        ownerId: owner.id,
        holder: { id: holder.id },
        scopes: ['dati'],
        purpose: 'prova',
        from: '2026-01-01',
        to: '2099-01-01',
        now: new Date(),
      });
      const enter = `select access_enter('${holder.sessionId}', '${holder.id}', '${holder.id}', now())`;
      const widen = `update grants set scopes = array['documenti:write'] where holder_id = '${holder.id}'`;
      expect([
        await outcome(people, enter, widen),
        await outcome(people, enter, 'reset role', widen),
      ]).toEqual([REFUSED, REFUSED]);
      expect(
        await outcome(
          people,
          enter,
          `update grants set state = 'refused' where holder_id = '${holder.id}'`,
        ),
      ).toBe('accepted');
    });
    it('writes the audit through its one function, and the entry is sealed', async () => {
      await t.db.query(
        `select audit_note(now(), null, null, 'prova', null, null, null, null, null, null)`,
        [],
      );
      expect(
        await t.db.query(
          `select 1 as n from audit_chain c join audit a on a.id = c.audit_id where a.action = 'prova'`,
          [],
        ),
      ).toEqual([{ n: 1 }]);
    });
  });

const GOOD = {
  login: 'chiunque',
  strong: false,
  owns: false,
  temporary: false,
  people: true,
  system: false,
};
it.each([
  ['people', GOOD, null],
  ['system', { ...GOOD, system: true }, null],
  ['people', { ...GOOD, temporary: true }, 'temporary tables'],
  ['people', { ...GOOD, strong: true }, 'may do anything'],
  ['system', { ...GOOD, system: true, owns: true }, 'owns tables'],
  ['people', { ...GOOD, system: true }, 'also do the server’s own work'],
  ['system', GOOD, 'lacks its role'],
  ['people', { ...GOOD, people: false }, 'lacks its role'],
] as const)('says of a login for %s %j: %s', (kind, facts, sentence) => {
  const fault = loginFault(kind, facts)?.replaceAll("'", '’') ?? null;
  if (sentence === null) expect(fault).toBeNull();
  else expect(fault).toContain(sentence);
});
