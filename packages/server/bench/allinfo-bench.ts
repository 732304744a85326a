/**
 * `node packages/server/bench/allinfo-bench.ts`: allInfo beside the raw prepared query that it
 * stands on, in one run, on both engines. The ceiling is a route of the same server with no
 * session, no shapes and no cache: the statement, and send. Works on temporary data only.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import autocannon from 'autocannon';
import { buildApp } from '../src/app.ts';
import { romeDay, systemClock } from '../src/clock.ts';
import { readConfig } from '../src/config.ts';
import { asSystem } from '../src/access.ts';
import { migrate } from '../src/db/migrate.ts';
import { openPglite } from '../src/db/pglite.ts';
import { openPostgres } from '../src/db/postgres.ts';
import type { Db } from '../src/db/port.ts';
import { domainEngine } from '../src/domain-engine.ts';
import { rawAllInfo } from '../src/modules/area/all-info-repository.ts';
import { seedDemo } from '../src/modules/demo/demo.ts';
import { loadSecrets } from '../src/secrets.ts';
import { startPostgres } from '../test/postgres-for-tests.ts';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 6);
const CONNECTIONS = 24;

interface Figures {
  engine: string;
  bytes: number;
  ceiling: number;
  allInfo: number;
  cold: number;
  notModified: number;
  p99Ms: number;
}

async function measure(db: Db): Promise<Figures> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'bussola-bench-'));
  try {
    await migrate(db);
    const config = {
      ...readConfig({ MODE: 'demo', LOG_LEVEL: 'silent' }),
      dataDir,
      distDir: path.join(dataDir, 'none'),
      throttleScale: 1e6,
    };
    const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
    const deps = {
      config,
      db,
      clock: systemClock,
      secrets: await loadSecrets(dataDir),
      log: silent,
    };
    const engine = await domainEngine(deps);
    const app = await buildApp({ ...deps, engine });
    await seedDemo(deps, app.services);
    const [family] = await db.query<{ id: string }>(
      'select user_id as id from membri group by user_id order by count(*) desc, user_id limit 1',
      [],
    );
    const userId = family?.id ?? '';
    const session = await db.transaction((tx) =>
      app.services.sessions.open(tx, { userId, agent: undefined }),
    );
    const values = [
      userId,
      engine.version,
      engine.inForce(romeDay(systemClock())).id,
      romeDay(systemClock()),
    ];
    app.server.get('/raw', async (_request, reply) => {
      const [row] = await db.prepared<{ body: string }>(rawAllInfo.name, rawAllInfo.text, values);
      return reply.type('application/json; charset=utf-8').send(row?.body);
    });
    // allInfo without its memory: every request asks the database for the whole text, after the
    // session and through the wall.
    app.server.get('/cold', async (request, reply) => {
      const actor = await asSystem(() => app.services.sessions.actor(request));
      const entrant = {
        sessionId: actor.sessionId,
        actorId: actor.userId,
        areaId: actor.areaId,
        now: systemClock(),
      };
      const [row] = await db
        .under(entrant)
        .prepared<{ body: string }>(rawAllInfo.name, rawAllInfo.text, values);
      return reply.type('application/json; charset=utf-8').send(row?.body);
    });
    const url = await app.server.listen({ port: 0, host: '127.0.0.1' });
    const reply = { setCookie: () => undefined } as unknown as Parameters<
      typeof app.services.sessions.present
    >[0];
    const { jwtToken } = await asSystem(() => app.services.sessions.present(reply, session));
    const headers = { authorization: `Bearer ${jwtToken}` };
    const address = `${url}/api/area/generale/allInfo/${userId}`;
    const first = await fetch(address, { headers });
    const text = await first.text();
    if (first.status !== 200) throw new Error(`allInfo answered ${first.status} ${text}`);
    const etag = first.headers.get('etag') ?? '';
    // The server ends a connection after a thousand requests (security: request limits); the load
    // opens a new one before that.
    const run = (target: string, more: Record<string, string> = {}) =>
      autocannon({
        url: target,
        connections: CONNECTIONS,
        duration: SECONDS,
        reconnectRate: 900,
        headers: { ...headers, ...more },
      });
    await autocannon({
      url: address,
      connections: CONNECTIONS,
      duration: 1,
      reconnectRate: 900,
      headers,
    });
    // Twice each, interleaved, the better of the two: other programs share the processor.
    const best = { ceiling: 0, allInfo: 0, cold: 0, notModified: 0, p99Ms: Infinity };
    for (let round = 0; round < 2; round += 1) {
      best.ceiling = Math.max(best.ceiling, (await run(`${url}/raw`)).requests.average);
      const hot = await run(address);
      if (hot.non2xx > 0) throw new Error(`${hot.non2xx} answers of allInfo were refusals`);
      best.allInfo = Math.max(best.allInfo, hot.requests.average);
      best.p99Ms = Math.min(best.p99Ms, hot.latency.p99);
      best.cold = Math.max(best.cold, (await run(`${url}/cold`)).requests.average);
      best.notModified = Math.max(
        best.notModified,
        (await run(address, { 'if-none-match': etag })).requests.average,
      );
    }
    await app.stop();
    return { engine: db.engine, bytes: Buffer.byteLength(text), ...best };
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function print(f: Figures): void {
  const n = (value: number) => Math.round(value).toLocaleString('en-GB');
  console.log(
    `${f.engine}: answer ${n(f.bytes)} B; raw prepared query ${n(f.ceiling)} req/s; allInfo ${n(f.allInfo)} req/s = ${Math.round((f.allInfo / f.ceiling) * 100)} % (p99 ${f.p99Ms} ms); without memory ${n(f.cold)} req/s = ${Math.round((f.cold / f.ceiling) * 100)} %; 304 ${n(f.notModified)} req/s`,
  );
}

const postgres = await startPostgres();
if (postgres) {
  try {
    const db = await openPostgres({ url: postgres.url });
    print(await measure(db));
    await db.close();
  } finally {
    postgres.stop();
  }
} else console.log('postgres: none on this machine');
const folder = mkdtempSync(path.join(tmpdir(), 'bussola-bench-pg-'));
try {
  const db = await openPglite({ folder });
  print(await measure(db));
  await db.close();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
