/** The command that fills a PostgreSQL with made-up households. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { engine } from '../../test/test-database.ts';

const COMMAND = path.join(import.meta.dirname, 'seed.ts');

if (engine === 'postgres')
  describe('pnpm seed', () => {
    const name = `seed_${randomBytes(6).toString('hex')}`;
    const server = process.env.DATABASE_TEST_URL ?? '';
    const url = Object.assign(new URL(server), { pathname: `/${name}` }).href;
    const dataDir = mkdtempSync(path.join(tmpdir(), 'bussola-seed-'));
    const on = async <R extends pg.QueryResultRow>(at: string, sql: string): Promise<R[]> => {
      const client = new pg.Client({ connectionString: at });
      await client.connect();
      try {
        return (await client.query<R>(sql)).rows;
      } finally {
        await client.end();
      }
    };
    const ask = <R extends pg.QueryResultRow>(sql: string) => on<R>(url, sql);
    const seed = (env: Record<string, string> = {}, households = '60') =>
      spawnSync(process.execPath, ['--no-warnings', COMMAND, '--households', households], {
        env: { PATH: process.env.PATH, DATABASE_URL: url, DATA_DIR: dataDir, MODE: 'dev', ...env },
        encoding: 'utf8',
      });
    beforeAll(() => on(server, `create database ${name}`));
    afterAll(async () => {
      await on(server, `drop database ${name} with (force)`);
      rmSync(dataDir, { recursive: true, force: true });
    });

    it.each([
      [{ MODE: 'production' }, '60', /production/],
      [{}, '0', /whole number/],
      [{}, 'tanti', /whole number/],
    ])('refuses %j with %s households', (env, households, said) => {
      const { status, stderr } = seed(env, households);
      expect(status).toBe(1);
      expect(stderr).toMatch(said);
    });

    it('fills the tables, with the real levels, a log that is sealed and a list that is right', async () => {
      const { stdout, stderr } = seed();
      expect(stderr).toBe('');
      expect(stdout).toMatch(/Done: 60 households/);
      const [count] = await ask<Record<string, string>>(
        `select (select count(*) from users where role = 'User' and not placeholder) as people,
          (select count(*) from household_levels) as levels, (select count(*) from users where checkup and not placeholder) as done,
          (select count(*) from audit) as log, (select count(*) from audit_chain) as links,
          (select count(*) from users where role = 'Consulente') as advisers`,
      );
      expect(count).toMatchObject({ people: '60', advisers: '1' });
      expect(count?.['levels']).toBe(count?.['done']);
      expect(Number(count?.['log'])).toBeGreaterThanOrEqual(60);
      expect(count?.['links']).toBe(count?.['log']);
      const kept = await ask('select * from client_index order by user_id');
      expect(kept).toEqual(
        await ask('select * from client_index_rows(array(select id from users)) order by user_id'),
      );
      expect(kept.length).toBe(61);
    });

    it('leaves every trigger and every wall as it was', async () => {
      expect(
        await ask(`select tgrelid::regclass, tgname from pg_trigger where tgenabled = 'D'`),
      ).toEqual([]);
      expect(
        await ask(`select relname from pg_class where relrowsecurity and not relforcerowsecurity`),
      ).toEqual([]);
    });

    it('refuses a database that has made-up people already, or a real one', async () => {
      expect(seed().stderr).toMatch(/60|61/);
      await ask(
        `insert into users (id, email, email_folded, password_hash, state, created_at) values (gen_random_uuid(), 'anna@esempio.test', 'anna@esempio.test', 'x', 'active', now())`,
      );
      const { status, stderr } = seed();
      expect(status).toBe(1);
      expect(stderr).toMatch(/1 people in this database who are not made up: nothing was written/);
    });
  });
else
  it('copies into a PostgreSQL only', () => {
    expect(engine).toBe('pglite');
  });
