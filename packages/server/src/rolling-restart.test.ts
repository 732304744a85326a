/**
 * Two servers on one PostgreSQL behind a load balancer that follows /readyz: each is restarted
 * under load, and nobody notices.
 */
import { expect, it } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, createServer, request as ask } from 'node:http';
import type { IncomingMessage, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startProcess } from '../bench/server-process.ts';
import type { ServerProcess } from '../bench/server-process.ts';
import { engine, openTestDatabase } from '../test/test-database.ts';
import { startPostgres } from '../test/postgres-for-tests.ts';
import { until } from '../test/until.ts';

const CHECK_EVERY_MS = 250;
const READERS = 6;

interface Backend {
  url: string;
  ready: boolean;
  agent: Agent;
}

/** Round robin over what was ready when it was last asked; keep-alive connections, no retries. */
class Balancer {
  readonly backends: Backend[] = [];
  readonly server: Server;
  private next = 0;
  private readonly timer: NodeJS.Timeout;
  constructor() {
    this.server = createServer((incoming, answer) => {
      const ready = this.backends.filter((backend) => backend.ready);
      const to = ready[(this.next += 1) % ready.length];
      if (!to) {
        answer.writeHead(502).end('nobody is ready');
        return;
      }
      const failed = (error: Error) => {
        answer.writeHead(502).end(`${to.url}: ${error.message}`);
      };
      const asked = ask(
        `${to.url}${incoming.url ?? ''}`,
        {
          method: incoming.method,
          headers: { ...incoming.headers, connection: 'keep-alive' },
          agent: to.agent,
        },
        (got: IncomingMessage) => {
          answer.writeHead(got.statusCode ?? 502, {
            'content-type': got.headers['content-type'] ?? '',
          });
          got.on('error', () => answer.destroy()).pipe(answer);
        },
      );
      incoming.pipe(asked.on('error', failed));
    });
    this.timer = setInterval(() => {
      for (const backend of this.backends) void this.look(backend);
    }, CHECK_EVERY_MS);
  }
  async look(backend: Backend): Promise<void> {
    backend.ready = await fetch(`${backend.url}/readyz`).then(
      async (answer) => {
        await answer.arrayBuffer();
        return answer.ok;
      },
      () => false,
    );
  }
  async add(url: string): Promise<Backend> {
    const backend = { url, ready: false, agent: new Agent({ keepAlive: true }) };
    this.backends.push(backend);
    await until(() => backend.ready);
    return backend;
  }
  remove(backend: Backend): void {
    this.backends.splice(this.backends.indexOf(backend), 1);
    backend.agent.destroy();
  }
  async listen(): Promise<string> {
    await new Promise<void>((resolve) => {
      this.server.listen(0, '127.0.0.1', resolve);
    });
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }
  close(): void {
    clearInterval(this.timer);
    this.server.closeAllConnections();
    this.server.close();
    for (const { agent } of this.backends) agent.destroy();
  }
}

it('a rolling restart under load fails no request', async () => {
  const own = engine === 'postgres' ? null : await startPostgres();
  if (engine !== 'postgres' && !own)
    throw new Error('This test needs a PostgreSQL: install one, or set DATABASE_TEST_URL');
  const database = own
    ? {
        url: own.url,
        close: async () => {
          own.stop();
        },
      }
    : await openTestDatabase();
  const folder = mkdtempSync(path.join(tmpdir(), 'bussola-rolling-'));
  const balancer = new Balancer();
  const servers: ServerProcess[] = [];
  // Twice the interval of the balancer and its answer, with room for a busy machine.
  const start = () =>
    startProcess({
      DATA_DIR: folder,
      DATABASE_URL: database.url ?? '',
      SHUTDOWN_GRACE_SECONDS: '2',
    });
  let loading = true;
  try {
    const url = await balancer.listen();
    const rows: { server: ServerProcess; backend: Backend }[] = [];
    for (let n = 0; n < 2; n += 1) {
      const server = await start();
      servers.push(server);
      rows.push({ server, backend: await balancer.add(server.url) });
    }
    const seen = new Map<string, number>();
    const count = (what: string) => seen.set(what, (seen.get(what) ?? 0) + 1);
    const load = Array.from({ length: READERS }, async (_one, n) => {
      for (let turn = 0; loading; turn += 1) {
        // Every third writes: a checkup is begun.
        const isWrite = (turn + n) % 3 === 0;
        const answer = await fetch(
          `${url}${isWrite ? '/api/checkup/create' : '/api/vix'}`,
          isWrite
            ? { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }
            : {},
        ).catch((error: unknown) => error as Error);
        if (answer instanceof Error) {
          count(answer.message);
          continue;
        }
        const text = await answer.text();
        count(answer.ok ? 'ok' : `${answer.status} ${text.slice(0, 120)}`);
      }
    });
    for (const row of rows) {
      const ok = seen.get('ok') ?? 0;
      const stopped = new Promise<number | null>((resolve) => {
        row.server.child.once('exit', (code) => {
          resolve(code);
        });
      });
      const asked = performance.now();
      row.server.child.kill('SIGTERM');
      expect(await stopped).toBe(0);
      // The grace period, and at most ten seconds.
      expect(performance.now() - asked).toBeLessThan(12_000);
      balancer.remove(row.backend);
      row.server = await start();
      servers.push(row.server);
      row.backend = await balancer.add(row.server.url);
      expect((seen.get('ok') ?? 0) - ok).toBeGreaterThan(20);
    }
    loading = false;
    await Promise.all(load);
    expect([...seen].filter(([what]) => what !== 'ok')).toEqual([]);
  } finally {
    loading = false;
    balancer.close();
    for (const { child } of servers) child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
    await database.close();
  }
}, 180_000);
