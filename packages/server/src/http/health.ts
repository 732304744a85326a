/** /livez: the process runs. /readyz: it can work; a balancer sends nobody to a server that says no. */
import { statfs } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { asSystem } from '../access.ts';
import { isAtHead, readMigrations } from '../db/migrate.ts';
import type { Deps } from '../deps.ts';

const PING_MS = 500;
const LEAST_FREE = 0.1;
const LEAST_FREE_BYTES = 200 * 1024 * 1024;

export function health(app: FastifyInstance, { db, config }: Deps, isStopping: () => boolean): void {
  const migrations = readMigrations();
  app.get('/livez', async (_request, reply) => reply.send({ ok: true }));
  app.get('/readyz', async (_request, reply) => {
    const [database, disk] = await Promise.all([within(PING_MS, () => asSystem(() => isAtHead(db, migrations))), within(PING_MS, () => hasRoom(config.dataDir))]);
    const checks = { database, disk, running: !isStopping() };
    const ok = Object.values(checks).every(Boolean);
    return reply.code(ok ? 200 : 503).send({ ok, engine: db.engine, checks });
  });
}

async function within(limitMs: number, question: () => Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => { timer = setTimeout(() => resolve(false), limitMs); });
  // A question that fails is a no.
  try { return await Promise.race([question().catch(() => false), late]); } finally { clearTimeout(timer); }
}

/** A tenth of the disk, or room for many days of writes: small disks of big machines must not stop us. */
async function hasRoom(folder: string): Promise<boolean> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return bavail / blocks >= LEAST_FREE || bavail * bsize >= LEAST_FREE_BYTES * 10;
}
