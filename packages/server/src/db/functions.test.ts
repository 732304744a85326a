/** Functions of the database: the files say what runs, and an older build leaves newer ones be. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openTestDatabase } from '../../test/test-database.ts';
import type { TestDatabase } from '../../test/test-database.ts';
import { readFunctions } from './functions.ts';
import { checkSchemaAge, isAtHead, migrate, readMigrations } from './migrate.ts';
import { openPglite } from './pglite.ts';
import type { Queryable } from './port.ts';
import type { SqlFile } from './sql-files.ts';

let t: TestDatabase;
beforeAll(async () => {
  t = await openTestDatabase();
}, 240_000);
afterAll(() => t.close());

const functionsOf = (db: Queryable) =>
  db.query<{ name: string; body: string; definition: string }>(
    `select proname as name, prosrc as body, pg_get_functiondef(oid) as definition
     from pg_proc where pronamespace = 'public'::regnamespace order by proname, oid`,
    [],
  );
/** What a function may do, and who may call it. */
const rightsOf = (db: Queryable) =>
  db.query(
    `select oid::regprocedure::text as name, prosecdef, proconfig, provolatile, proparallel,
       array(select r.rolname::text from pg_roles r where r.rolname in ('bussola_app', 'bussola_system')
         and has_function_privilege(r.oid, p.oid, 'execute') order by 1) as may_call,
       has_function_privilege('public', oid, 'execute') as all_may_call
     from pg_proc p where pronamespace = 'public'::regnamespace order by 1`,
    [],
  );

describe('the files', () => {
  it('hold every function of the database, each once, with exactly its body', async () => {
    const inFiles = readFunctions().flatMap(({ sql }) =>
      [...sql.matchAll(/^create or replace function (\w+)\([^$]*?\$\$(.*?)\$\$;$/gms)].map(
        ([, name = '', body = '']) => ({ name, body }),
      ),
    );
    inFiles.sort((a, b) => (a.name < b.name ? -1 : 1));
    const inDatabase = (await functionsOf(t.owner)).map(({ name, body }) => ({ name, body }));
    expect(inDatabase.length).toBeGreaterThan(30);
    expect(inFiles).toEqual(inDatabase);
  });
  it('say all that a function is: they change nothing of one that they just made', async () => {
    const before = await functionsOf(t.owner);
    await t.owner.transaction(async (tx) => {
      await tx.query('set local check_function_bodies = off');
      for (const { sql } of readFunctions()) await tx.query(sql);
      expect(await functionsOf(tx)).toEqual(before);
    });
  });
  it('leave privileges and settings as the migrations made them', async () => {
    const fromMigrations = await openPglite({});
    try {
      await migrate(fromMigrations, { functions: [] });
      expect(await rightsOf(t.owner)).toEqual(await rightsOf(fromMigrations));
    } finally {
      await fromMigrations.close();
    }
  }, 240_000);
  it('are the only place where a function is replaced', () => {
    const since = readMigrations().filter(({ name }) => name > '0041');
    expect(since.length).toBeGreaterThan(0);
    for (const { name, sql } of since)
      expect({ name, replaces: /create or replace function/i.test(sql) }).toEqual({
        name,
        replaces: false,
      });
  });
});

describe('a file that a newer build changed', () => {
  const changed = readFunctions().map((file): SqlFile =>
    file.name === 'wire-time.sql'
      ? { ...file, hash: 'newer', sql: file.sql.replace('select', 'select /* newer */') }
      : file,
  );
  const bodyOf = async (name: string) =>
    (await functionsOf(t.owner)).find((one) => one.name === name)?.body;
  const migrateHere = (functions: SqlFile[], allowNewerSchema = false) =>
    migrate(t.owner, { functions, allowNewerSchema });

  it('is applied once, and no other', async () => {
    expect(await migrateHere(readFunctions())).toEqual([]);
    expect(await isAtHead(t.owner, { migrations: [], functions: changed })).toBe(false);
    expect(await migrateHere(changed)).toEqual(['functions/wire-time.sql']);
    expect(await bodyOf('wire_time')).toContain('/* newer */');
    expect(await migrateHere(changed)).toEqual([]);
    expect(await isAtHead(t.owner, { migrations: [], functions: changed })).toBe(true);
  });
  it('stays when a server of before goes on, which stays ready', async () => {
    expect(await isAtHead(t.owner)).toBe(true);
  });
  it('stops a build of before at its start', async () => {
    const sentence = 'which does not know functions/wire-time.sql as it is now: start the newer';
    await expect(migrateHere(readFunctions())).rejects.toThrow(sentence);
    await expect(checkSchemaAge(t.owner)).rejects.toThrow(sentence);
  });
  it('stays also when a build of before is allowed to start', async () => {
    expect(await migrateHere(readFunctions(), true)).toEqual([]);
    expect(await bodyOf('wire_time')).toContain('/* newer */');
  });
});
