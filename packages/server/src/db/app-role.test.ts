/**
 * The logins that an operator may give: one that owns the schema and nothing else, and one that may
 * not make the role.
 */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomBytes, randomUUID } from 'node:crypto';
import pg from 'pg';
import { engine, openTestDatabase } from '../../test/test-database.ts';
import type { TestDatabase } from '../../test/test-database.ts';
import { checkAppRole, roleFault } from './app-role.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './postgres.ts';
import type { Db } from './port.ts';

let t: TestDatabase;
beforeAll(async () => {
  t = await openTestDatabase();
}, 240_000);
afterAll(() => t.close());

it('takes a login that may act as the role of the application', async () => {
  await expect(checkAppRole(t.db)).resolves.toBeUndefined();
});
it.each([
  [
    'there is no role and none may be made',
    { creates: false, there: false, member: false, strong: false },
    'create role bussola_app nologin; grant bussola_app to "gestore"',
  ],
  [
    'the role is there and is not theirs',
    { creates: false, there: true, member: false, strong: false },
    'grant bussola_app to "gestore"',
  ],
  [
    'the role could see everything',
    { creates: true, there: true, member: true, strong: true },
    'alter role bussola_app nosuperuser nobypassrls',
  ],
])('says in one sentence what to do when %s', (_what, found, sentence) => {
  expect(roleFault({ login: 'gestore', ...found })).toContain(sentence);
});

// Only a server of many databases has logins to try.
if (engine === 'postgres')
  describe('a login that is no superuser', () => {
    const name = `walls_${randomBytes(6).toString('hex')}`;
    const server = process.env.DATABASE_TEST_URL ?? '';
    const admin = async (...statements: string[]): Promise<void> => {
      const client = new pg.Client({ connectionString: server });
      await client.connect();
      try {
        for (const sql of statements) await client.query(sql);
      } finally {
        await client.end();
      }
    };
    let db: Db;
    beforeAll(async () => {
      await admin(
        `create role ${name} login password 'prova'`,
        `grant bussola_app to ${name}`,
        `create database ${name} owner ${name}`,
      );
      db = await openPostgres({
        url: Object.assign(new URL(server), {
          username: name,
          password: 'prova',
          pathname: `/${name}`,
        }).href,
        poolSize: 2,
      });
      await checkAppRole(db);
      await migrate(db);
    }, 240_000);
    afterAll(async () => {
      await db.close();
      await admin(`drop database ${name} with (force)`, `drop role ${name}`);
    });
    it('migrates, works for the system, and for a person sees the open area only', async () => {
      const [id, other, session] = [randomUUID(), randomUUID(), randomUUID()];
      for (const user of [id, other]) {
        await db.query(
          `insert into users (id, state, created_at) values ($1, 'provisional', now())`,
          [user],
        );
        await db.query('insert into areas (user_id, updated_at) values ($1, now())', [user]);
      }
      await db.query(
        `insert into sessions (id, user_id, provisional, remember, rotated_at, created_at, expires_at, last_seen_at) values ($1, $2, true, true, now(), now(), now() + interval '1 day', now())`,
        [session, id],
      );
      expect(await db.query('select 1 from areas', [])).toHaveLength(2);
      expect(
        await db
          .under({ sessionId: session, actorId: id, areaId: id, now: new Date() })
          .query('select user_id as id from areas', []),
      ).toEqual([{ id }]);
    });
  });
