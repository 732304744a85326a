/**
 * Resident memory of the server at rest: started, asked a few things, left alone for ten seconds.
 * DATABASE_URL chooses PostgreSQL.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { compileAhead } from '../compiled.ts';
import { startProduct } from '../../e2e/harness/product.ts';

const REQUESTS = 20;
const REST_MS = 10_000;

function residentMb(pid: number): number {
  if (process.platform === 'linux')
    return (
      Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
    );
  return (
    Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }).trim()) /
    1024
  );
}

// As `start` runs it (package.json).
await compileAhead();
const product = await startProduct({ env: { NODE_OPTIONS: '--max-semi-space-size=4' } });
try {
  for (let request = 0; request < REQUESTS; request += 1) {
    const created = await fetch(`${product.url}/api/checkup/create`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    if (!created.ok) throw new Error(`checkup/create answered ${created.status}`);
    const { token } = (await created.json()) as { token: string };
    const read = await fetch(`${product.url}/api/userdatatmp/getAll/`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const page = await fetch(`${product.url}/user/login`);
    if (!read.ok || !page.ok) throw new Error(`answers: ${read.status} ${page.status}`);
    await Promise.all([read.arrayBuffer(), page.arrayBuffer()]);
  }
  await sleep(REST_MS);
  console.log(
    `${process.env['DATABASE_URL'] ? 'postgres' : 'pglite'} ${Math.round(residentMb(product.pid))} MB at rest`,
  );
} finally {
  await product.stop();
}
