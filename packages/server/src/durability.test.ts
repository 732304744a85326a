/** The server as its own process: killed, started twice, stopped. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { killRounds } from '../bench/kill-rounds.ts';
import { startProcess } from '../bench/server-process.ts';
import type { ServerProcess } from '../bench/server-process.ts';
import { openTestDatabase } from '../test/test-database.ts';

it('loses no acknowledged save when the server is killed', async () => {
  // On PostgreSQL the saves go to a database of its own on the server of the tests.
  const database = await openTestDatabase();
  try {
    const result = await killRounds(3, 4, database.url ? { DATABASE_URL: database.url } : {});
    expect(result.acknowledged).toBeGreaterThan(2);
    expect(result.lost).toBe(0);
  } finally {
    await database.close();
  }
}, 90_000);

describe('one folder, one server', () => {
  let folder: string;
  let first: ServerProcess;
  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'bussola-lock-'));
    first = await startProcess({ DATA_DIR: folder, DATABASE_URL: '' });
  }, 60_000);
  afterAll(async () => { await first.kill(); rmSync(folder, { recursive: true, force: true }); });

  it('refuses the second within seconds, saying what to do', async () => {
    const started = performance.now();
    await expect(startProcess({ DATA_DIR: folder, DATABASE_URL: '' })).rejects.toThrow(/in use by another Bussola server.*DATA_DIR/);
    // One second on a quiet machine, most of it the start of Node; tests share the processor.
    expect(performance.now() - started).toBeLessThan(5_000);
  }, 20_000);

  it('refuses a port that is taken with one sentence', async () => {
    const other = mkdtempSync(path.join(tmpdir(), 'bussola-port-'));
    const port = new URL(first.url).port;
    await expect(startProcess({ DATA_DIR: other, DATABASE_URL: '', PORT: port })).rejects.toThrow(`Port ${port} is taken by another program`);
    rmSync(other, { recursive: true, force: true });
  }, 60_000);

  it('keeps folder and secrets to their owner', () => {
    const mode = (name: string) => statSync(path.join(folder, name)).mode & 0o777;
    expect([mode('.'), mode('pg'), mode('secrets'), mode('secrets/hmac.key'), mode('secrets/jwt-ed25519.pem')]).toEqual([0o700, 0o700, 0o700, 0o600, 0o600]);
  });

  it('stops at once while a client keeps its connection open', async () => {
    const answer = await fetch(`${first.url}/livez`, { headers: { connection: 'keep-alive' } });
    await answer.text();
    const started = performance.now();
    expect(await first.stop()).toBe(0);
    // Without the sweep it waits for the client's own end, over a minute.
    expect(performance.now() - started).toBeLessThan(15_000);
    first = await startProcess({ DATA_DIR: folder, DATABASE_URL: '' });
  }, 60_000);
});

it('refuses a data folder that is a file', async () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'bussola-file-')), 'data');
  writeFileSync(file, '');
  // A file in its place, and a place where the system makes no folders.
  for (const folder of [file, '/proc/absent/data']) await expect(startProcess({ DATA_DIR: folder, DATABASE_URL: '' })).rejects.toThrow(`The data folder ${folder} cannot be written`);
}, 20_000);
