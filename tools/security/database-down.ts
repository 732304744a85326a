/**
 * `node tools/run.mjs security/database-down [sessions]`: a real PostgreSQL goes away under 1,000
 * sessions that refresh, and comes back. Fails on any answer but 503 with a time to come back, on a
 * session that was lost by it, or when all are not well within ten seconds. The server is started
 * for this and removed; nothing else on this machine changes.
 */
import { createServer, connect } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';
import { startPostgres } from '@bussola/server/postgres-for-tests';

const sessions = Number(process.argv[2] ?? 1_000);
const AT_ONCE = 50;
const WELL_WITHIN_MS = 10_000;

const postgres = await startPostgres();
if (!postgres) {
  console.log('Database down: no PostgreSQL on this machine, not run');
  process.exit(0);
}
const target = new URL(postgres.url);
const open = new Set<Socket>();
/** The wire to the database, which can be cut. */
let wire: Server | undefined;
async function join(port: number): Promise<number> {
  wire = createServer((inside) => {
    const outside = connect(Number(target.port), target.hostname);
    for (const socket of [inside, outside]) {
      open.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        open.delete(socket);
        inside.destroy();
        outside.destroy();
      });
    }
    inside.pipe(outside).pipe(inside);
  });
  await new Promise<void>((resolve) => {
    wire?.listen(port, '127.0.0.1', resolve);
  });
  return (wire.address() as AddressInfo).port;
}
async function cut(): Promise<void> {
  const closed = new Promise((resolve) => {
    wire?.close(resolve);
  });
  for (const socket of open) socket.destroy();
  await closed;
}
async function all<T>(work: readonly (() => Promise<T>)[]): Promise<T[]> {
  const out: T[] = [];
  for (let at = 0; at < work.length; at += AT_ONCE)
    out.push(...(await Promise.all(work.slice(at, at + AT_ONCE).map((one) => one()))));
  return out;
}

const port = await join(0);
process.env['TEST_DB'] = 'postgres';
process.env['DATABASE_TEST_URL'] = Object.assign(new URL(postgres.url), {
  host: `127.0.0.1:${port}`,
}).href;
try {
  const { liveApp } = await import('@bussola/server/live-app');
  const t = await liveApp();
  const cookies = await all(
    Array.from(
      { length: sessions },
      () => async () => (await t.call('createCheckup', { body: {} })).cookies,
    ),
  );
  t.advance(60);
  await cut();
  const down = await all(cookies.map((own) => () => t.call('refreshToken', { cookies: own })));
  const wrong = down.filter(
    ({ status, headers }) => status !== 503 || headers['retry-after'] === undefined,
  );
  const lost = down.filter(({ headers }) =>
    String(headers['set-cookie'] ?? '').includes('__Host-rt=;'),
  );
  await join(port);
  const back = performance.now();
  let left = cookies;
  let signedOut = 0;
  while (left.length > 0 && performance.now() - back < WELL_WITHIN_MS) {
    const answers = await all(
      left.map((own) => async () => ({
        own,
        status: (await t.call('refreshToken', { cookies: own })).status,
      })),
    );
    signedOut += answers.filter(({ status }) => status === 401).length;
    left = answers.filter(({ status }) => status !== 200 && status !== 401).map(({ own }) => own);
  }
  const ms = Math.round(performance.now() - back);
  const counts = new Map<number, number>();
  for (const { status } of down) counts.set(status, (counts.get(status) ?? 0) + 1);
  console.log(
    `Database down: ${sessions} refreshes without a database: ${[...counts].map(([status, n]) => `${n} × ${status}`).join(', ')}; ${lost.length + signedOut} signed out; all well ${ms} ms after its return`,
  );
  if (wrong.length > 0 || lost.length > 0 || signedOut > 0 || left.length > 0) {
    console.error(
      `${wrong.length} wrong answers, ${lost.length + signedOut} signed out, ${left.length} not well in time`,
    );
    process.exitCode = 1;
  }
  await t.close();
} finally {
  await cut();
  postgres.stop();
}
