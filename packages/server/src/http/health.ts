/** /livez: the process runs. /readyz: it can work; a balancer sends nobody to a server that says no. */
import type { FastifyInstance } from 'fastify';
import { asSystem } from '../access.ts';
import { isAtHead, readMigrations } from '../db/migrate.ts';
import type { Deps } from '../deps.ts';
import type { DiskSpace } from '../storage/disk-space.ts';

const PING_MS = 500;

export function health(app: FastifyInstance, { db }: Deps, { disk, isStopping }: { disk: DiskSpace; isStopping: () => boolean }): void {
  const migrations = readMigrations();
  app.get('/livez', async (_request, reply) => reply.send({ ok: true }));
  app.get('/readyz', async (_request, reply) => {
    const [database, hasRoom] = await Promise.all([within(PING_MS, () => asSystem(() => isAtHead(db, migrations))), within(PING_MS, disk.hasRoom)]);
    const checks = { database, disk: hasRoom, running: !isStopping() };
    // A full disk stops large writes only, on every instance alike: taking them all out of the balancer would stop everything.
    const ok = checks.database && checks.running;
    return reply.code(ok ? 200 : 503).send({ ok, engine: db.engine, checks });
  });
}

async function within(limitMs: number, question: () => Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => { timer = setTimeout(() => resolve(false), limitMs); });
  // A question that fails is a no.
  try { return await Promise.race([question().catch(() => false), late]); } finally { clearTimeout(timer); }
}
