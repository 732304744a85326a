/**
 * A PostgreSQL whose processes are stopped, as by a virtual machine that is paused: connections
 * stay open and nothing answers.
 */
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startProcess } from '../../bench/server-process.ts';
import type { ServerProcess } from '../../bench/server-process.ts';
import { startOwnPostgres } from '../../test/postgres-for-tests.ts';
import type { TestPostgres } from '../../test/postgres-for-tests.ts';

jest.setTimeout(240_000);
let postgres: TestPostgres;
let server: ServerProcess;
let dataDir: string;
let asked = 0;

beforeAll(async () => {
  const started = await startOwnPostgres();
  if (!started) throw new Error('This machine has no PostgreSQL, and none can be fetched');
  postgres = started;
  dataDir = mkdtempSync(path.join(tmpdir(), 'bussola-paused-'));
  server = await startProcess({ DATABASE_URL: postgres.url, DATA_DIR: dataDir });
});
afterAll(async () => {
  toEach('SIGCONT');
  await server.stop();
  postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** The first process and its children, one for each connection. */
function toEach(signal: 'SIGSTOP' | 'SIGCONT'): void {
  const first = postgres.pid ?? 0;
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(first)], {
    encoding: 'utf8',
  });
  for (const pid of [first, ...children.trim().split(/\s+/).map(Number)]) process.kill(pid, signal);
}

async function signIn(): Promise<{ status: number; retryAfter: string | null; ms: number }> {
  const begun = performance.now();
  const answer = await fetch(`${server.url}/api/account/authenticate`, {
    method: 'POST',
    // A kept connection may be closed by the server while the next call is on its way.
    headers: { 'content-type': 'application/json', connection: 'close' },
    body: JSON.stringify({
      // Somebody else each time: guesses about one address are limited.
      email: `nessuno${(asked += 1)}@bussola.example`,
      password: 'Grano-Vento-4821',
      remember: false,
    }),
  });
  return {
    status: answer.status,
    retryAfter: answer.headers.get('retry-after'),
    ms: performance.now() - begun,
  };
}

it('is told as 503 within five seconds, and works again when it goes on', async () => {
  expect((await signIn()).status).toBe(403);
  // More than there are connections: some wait for one that is free.
  const many = () => Promise.all(Array.from({ length: 14 }, signIn));
  await many();
  toEach('SIGSTOP');
  const [paused, again] = [await many(), await many()];
  toEach('SIGCONT');
  for (const { status, retryAfter, ms } of [...paused, ...again]) {
    expect([status, retryAfter]).toEqual([503, '2']);
    // Twice as long, for a machine that runs other tests.
    expect(ms).toBeLessThan(10_000);
  }
  expect((await signIn()).status).toBe(403);
});
