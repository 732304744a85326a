/**
 * A build that finds a schema that a newer build migrated: each way a process opens its database.
 */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openTestDatabase } from '../../test/test-database.ts';
import type { TestDatabase } from '../../test/test-database.ts';
import { testApp } from '../../test/test-app.ts';
import { readConfig } from '../config.ts';
import type { Config } from '../config.ts';
import { openDatabase } from '../open-database.ts';
import type { Db } from './port.ts';

const SENTENCE =
  'The schema of the database is newer than this build, which does not know 9998-later.sql, 9999-last.sql: start the newer build, or set ALLOW_NEWER_SCHEMA=yes if its notes say that this build can work with the newer schema';
const PRODUCTION = {
  MODE: 'production',
  PUBLIC_URL: 'https://bussola.example',
  MAIL_FROM: 'posta@bussola.example',
  ALLOW_NO_SMTP: 'yes',
};

const migrateAsNewerBuild = (owner: Db) =>
  owner.query(
    `insert into schema_migrations (name, hash) values ('9999-last.sql', 'x'), ('9998-later.sql', 'x')`,
  );

describe('a start on a newer schema', () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'bussola-newer-'));
  let database: TestDatabase;
  let starts: Config[];
  beforeAll(async () => {
    database = await openTestDatabase();
    const { url, logins } = database;
    const config = (env: Record<string, string>) => ({ ...readConfig(env), dataDir });
    if (url === null || logins === null) starts = [config({})];
    else {
      starts = [
        // One login for everything; two logins that do not migrate; two logins, and the owner who
        // migrates at the start.
        { ...config({ MODE: 'dev' }), databaseUrl: url },
        { ...config(PRODUCTION), ...logins },
        { ...config(PRODUCTION), ...logins, databaseMigrationUrl: url },
      ];
    }
    const { db, close } = await openDatabase(starts[0] ?? config({}));
    await migrateAsNewerBuild(url === null ? db : database.owner);
    await close();
  }, 240_000);
  afterAll(async () => {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('is refused with one sentence that names what it does not know, and made when that is allowed', async () => {
    let tried = 0;
    for (const config of starts) {
      await expect(openDatabase(config)).rejects.toThrow(SENTENCE);
      const { applied, close } = await openDatabase({ ...config, allowNewerSchema: true });
      await close();
      expect(applied).toEqual([]);
      tried += 1;
    }
    expect(tried).toBe(database.url === null ? 1 : 3);
  }, 240_000);
  it('is allowed by ALLOW_NEWER_SCHEMA=yes and no other word', () => {
    expect(
      ['yes', 'no', 'true', ''].map(
        (word) => readConfig({ ALLOW_NEWER_SCHEMA: word }).allowNewerSchema,
      ),
    ).toEqual([true, false, false, false]);
  });
});

it('a server that runs while a newer build migrates stays ready', async () => {
  const t = await testApp();
  try {
    await migrateAsNewerBuild(t.owner);
    expect((await t.app.server.inject({ url: '/readyz' })).statusCode).toBe(200);
  } finally {
    await t.close();
  }
});
