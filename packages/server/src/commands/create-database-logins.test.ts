/**
 * From an empty database of an owner to a server in production that cannot touch its own schema:
 * the commands an operator types.
 */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startProcess } from '../../bench/server-process.ts';
import { engine } from '../../test/test-database.ts';

const COMMAND = path.join(import.meta.dirname, 'create-database-logins.ts');

if (engine === 'postgres')
  describe('the logins of a server in production', () => {
    const name = `logins_${randomBytes(6).toString('hex')}`;
    const server = process.env.DATABASE_TEST_URL ?? '';
    const owner = Object.assign(new URL(server), { pathname: `/${name}` }).href;
    const dataDir = mkdtempSync(path.join(tmpdir(), 'bussola-logins-'));
    const admin = async (sql: string): Promise<void> => {
      const client = new pg.Client({ connectionString: server });
      await client.connect();
      try {
        await client.query(sql);
      } finally {
        await client.end();
      }
    };
    const command = (...args: string[]) =>
      spawnSync(process.execPath, ['--no-warnings', COMMAND, ...args], {
        env: { PATH: process.env.PATH, DATABASE_MIGRATION_URL: owner },
        encoding: 'utf8',
      });
    const production = (env: Record<string, string>) =>
      startProcess({
        DATA_DIR: dataDir,
        MODE: 'production',
        PUBLIC_URL: 'https://bussola.example',
        MAIL_FROM: 'Bussola <posta@bussola.example>',
        ALLOW_NO_SMTP: 'yes',
        ...env,
      });
    let logins: Record<string, string> = {};
    beforeAll(async () => {
      await admin(`create database ${name}`);
      const { stdout, stderr } = command('--new-passwords');
      expect(stderr).toBe('');
      logins = Object.fromEntries(
        stdout
          .trim()
          .split('\n')
          .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
      );
    });
    afterAll(async () => {
      await admin(`drop database ${name} with (force)`);
      rmSync(dataDir, { recursive: true, force: true });
    });

    it('are two, and a server starts and answers with them', async () => {
      expect(Object.keys(logins)).toEqual(['DATABASE_URL', 'DATABASE_SYSTEM_URL']);
      const running = await production(logins);
      try {
        expect((await fetch(`${running.url}/readyz`)).status).toBe(200);
        const visitor = await fetch(`${running.url}/api/checkup/create`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: '{}',
        });
        expect(visitor.status).toBe(201);
      } finally {
        await running.stop();
      }
    });
    it('are not made twice by mistake', () => {
      const { stderr, status } = command();
      expect([status, stderr]).toEqual([
        1,
        expect.stringContaining('bussola_people is there already'),
      ]);
    });
    it.each([
      ['the owner alone', () => ({ DATABASE_URL: owner }), 'DATABASE_SYSTEM_URL is missing'],
      [
        'the owner as the login of the server',
        () => ({ ...logins, DATABASE_SYSTEM_URL: owner }),
        'may do anything in the database',
      ],
      [
        'the login of the server for people',
        () => ({ ...logins, DATABASE_URL: logins['DATABASE_SYSTEM_URL'] ?? '' }),
        'may also do the server',
      ],
      [
        'the two exchanged',
        () => ({
          DATABASE_URL: logins['DATABASE_SYSTEM_URL'] ?? '',
          DATABASE_SYSTEM_URL: logins['DATABASE_URL'] ?? '',
        }),
        '«bussola_people» of DATABASE_SYSTEM_URL lacks its role',
      ],
    ])('a start with %s is refused in one sentence', async (_what, env, sentence) => {
      await expect(production(env())).rejects.toThrow(sentence);
    });
  });
else
  it('has none on the embedded database, whose process owns the file', () =>
    expect(engine).toBe('pglite'));
