/**
 * Starts that would harm are refused: a demo in a database of people, production beside invented
 * people, keys that are not the database's.
 */
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startProcess } from '../bench/server-process.ts';
import { engine, openTestDatabase } from '../test/test-database.ts';
import type { TestDatabase } from '../test/test-database.ts';
import { checkInstallation } from './installation.ts';
import { claimKeys, installationOf } from './installation-repository.ts';
import { readConfig } from './config.ts';
import { keyFingerprints } from './secrets.ts';

// Programs are started and stopped, each with a database of its own.
jest.setTimeout(240_000);

let t: TestDatabase;
const folders: string[] = [];
const folder = (): string => {
  const made = mkdtempSync(path.join(tmpdir(), 'bussola-installation-'));
  folders.push(made);
  return made;
};
beforeAll(async () => {
  t = await openTestDatabase();
});
afterAll(async () => {
  await t.close();
  for (const made of folders) rmSync(made, { recursive: true, force: true });
});

const PRODUCTION = {
  PUBLIC_URL: 'https://bussola.example',
  ALLOW_NO_SMTP: 'yes',
  MAIL_FROM: 'Bussola <posta@bussola.example>',
};
const config = (mode: 'demo' | 'dev' | 'production', dataDir: string) =>
  readConfig({ MODE: mode, DATA_DIR: dataDir, ...(mode === 'production' ? PRODUCTION : {}) });
const forget = () => t.owner.query('delete from installation', []);

describe('the kind of a database', () => {
  it('is said when it is made: one made for people never becomes a demo', async () => {
    await forget();
    const dataDir = folder();
    await checkInstallation(t.db, config('dev', dataDir));
    await expect(checkInstallation(t.db, config('demo', dataDir))).rejects.toThrow(
      'This database was not made for the demo',
    );
    await checkInstallation(t.db, config('production', dataDir));
    await expect(checkInstallation(t.db, config('demo', dataDir))).rejects.toThrow(
      'This database is used in production',
    );
    expect(await installationOf(t.db, true)).toMatchObject({ forDemo: false });
  });
  it.each(['dev', 'demo'] as const)(
    'is for production alone once it was used in production: MODE=%s is refused',
    async (mode) => {
      await forget();
      const dataDir = folder();
      // Made by the mode that will be refused, and used by it until then.
      await checkInstallation(t.db, config(mode, dataDir));
      await expect(checkInstallation(t.db, config(mode, dataDir))).resolves.toBeDefined();
      await checkInstallation(t.db, config('production', dataDir));
      await expect(checkInstallation(t.db, config(mode, dataDir))).rejects.toThrow(
        `This database is used in production: MODE=${mode} would show the links mailed to its people at /dev/posta`,
      );
      await expect(checkInstallation(t.db, config('production', dataDir))).resolves.toBeDefined();
    },
  );
  it('made for the demo takes invented people, and no server in production while they are there', async () => {
    await forget();
    const dataDir = folder();
    await checkInstallation(t.db, config('demo', dataDir));
    await t.db.query(
      `insert into users (id, state, created_at, demo) values (gen_random_uuid(), 'provisional', now(), true)`,
      [],
    );
    await expect(checkInstallation(t.db, config('production', dataDir))).rejects.toThrow(
      'There are 1 invented people of the demo in this database, with published passwords: remove them with `pnpm remove-demo --yes`',
    );
    await t.db.query('delete from users where demo', []);
    await expect(checkInstallation(t.db, config('production', dataDir))).resolves.toBeDefined();
  });
});

describe('the keys of a database', () => {
  it('are made for a new one and bound to it; another folder and a lost or altered key are refused with the folder’s name', async () => {
    await forget();
    const dataDir = folder();
    await checkInstallation(t.db, config('dev', dataDir));
    const secrets = path.join(dataDir, 'secrets');
    await expect(checkInstallation(t.db, config('dev', dataDir))).resolves.toBeDefined();
    const empty = folder();
    await expect(checkInstallation(t.db, config('dev', empty))).rejects.toThrow(
      `The data folder ${empty} lacks audit-ed25519.pem, hmac.key, jwt-ed25519.pem, master.key, which this database was used with`,
    );
    expect(() => readFileSync(path.join(empty, 'secrets/master.key'))).toThrow('ENOENT');
    const kept = folder();
    cpSync(secrets, path.join(kept, 'secrets'), { recursive: true });
    rmSync(path.join(secrets, 'master.key'));
    await expect(checkInstallation(t.db, config('dev', dataDir))).rejects.toThrow(
      'lacks master.key, which',
    );
    writeFileSync(path.join(secrets, 'master.key'), Buffer.alloc(32, 7).toString('base64url'));
    await expect(checkInstallation(t.db, config('dev', dataDir))).rejects.toThrow(
      'has another master.key than',
    );
    // The backup of the folder is what the sentence asks for.
    await expect(checkInstallation(t.db, config('dev', kept))).resolves.toBeDefined();
  });
  it('are those of one server when two with folders of their own start at once', async () => {
    await forget();
    const [one, two] = [folder(), folder()];
    const outcomes = await Promise.allSettled(
      [one, two].map((dataDir) => checkInstallation(t.db, config('dev', dataDir))),
    );
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const started = [one, two].filter((_dataDir, at) => outcomes[at]?.status === 'fulfilled');
    expect(started.map(keyFingerprints)).toEqual([await claimKeys(t.db, {})]);
  });
});

// The commands an operator types, on the embedded database of a folder.
if (engine === 'pglite')
  describe('on a machine', () => {
    const run = (command: string, env: Record<string, string>, ...args: string[]) =>
      spawnSync(
        process.execPath,
        ['--no-warnings', path.join(import.meta.dirname, `commands/${command}.ts`), ...args],
        { env: { PATH: process.env.PATH, ...env }, encoding: 'utf8' },
      );
    it('production does not start on an embedded database, and leaves no folder', async () => {
      const dataDir = path.join(folder(), 'data');
      const production = { DATA_DIR: dataDir, MODE: 'production', ...PRODUCTION };
      const refusal = 'DATABASE_URL is missing: in production the data are in a PostgreSQL';
      await expect(startProcess(production)).rejects.toThrow(refusal);
      expect(
        run(
          'create-superadmin',
          { ...production, SUPERADMIN_PASSWORD: 'Grano-Vento-4821' },
          '--email=a@b.example',
        ).stderr,
      ).toContain(refusal);
      expect(existsSync(dataDir)).toBe(false);
    });
    it('people of the demo are removed', async () => {
      const dataDir = folder();
      const demo = { DATA_DIR: dataDir, MODE: 'demo' };
      await (await startProcess(demo)).stop();
      expect(run('remove-demo', demo).stderr).toContain('would be erased');
      const removed = run('remove-demo', demo, '--yes');
      expect([removed.stderr, removed.stdout]).toEqual([
        '',
        expect.stringMatching(/^\d+ accounts were erased\.\n$/),
      ]);
      const running = await startProcess({ DATA_DIR: dataDir, MODE: 'dev' });
      const entered = await fetch(`${running.url}/api/account/authenticate`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          email: 'silvia.neri@bussola.example',
          password: 'Nebbia-Torre-593',
          remember: false,
        }),
      });
      await running.stop();
      expect(await entered.json()).toMatchObject({ code: 'BAD_CREDENTIALS' });
    });
    it('keys lost for good are replaced on purpose only', async () => {
      const dataDir = folder();
      const env = { DATA_DIR: dataDir, MODE: 'dev' };
      await (await startProcess(env)).stop();
      rmSync(path.join(dataDir, 'secrets'), { recursive: true });
      await expect(startProcess(env)).rejects.toThrow('accept-keys --yes');
      expect(run('accept-keys', env).stderr).toContain('This cannot be taken back');
      expect(run('accept-keys', env, '--yes').stderr).toBe('');
      await (await startProcess(env)).stop();
    });
  });
