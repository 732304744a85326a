/**
 * /livez: the process runs. /readyz: it can work; a balancer sends nobody to a server that says no.
 */
import type { FastifyInstance } from 'fastify';
import { asSystem } from '../access.ts';
import { isAtHead, readSchema } from '../db/migrate.ts';
import type { Deps } from '../deps.ts';
import type { DiskSpace } from '../storage/disk-space.ts';

const PING_MS = 500;
/**
 * How long a good answer is given again: anybody may ask, as often as they like, and must not spend
 * the connections of the database by it.
 */
const GOOD_MS = 500;

export function health(
  app: FastifyInstance,
  { db }: Deps,
  { disk, isStopping }: { disk: DiskSpace; isStopping: () => boolean },
): void {
  const schema = readSchema();
  const isDatabaseReady = shared(() => within(PING_MS, () => asSystem(() => isAtHead(db, schema))));
  const hasRoom = shared(() => within(PING_MS, disk.hasRoom));
  app.get('/livez', async (_request, reply) => reply.send({ ok: true }));
  app.get('/readyz', async (_request, reply) => {
    const [database, room] = await Promise.all([isDatabaseReady(), hasRoom()]);
    const checks = { database, disk: room, running: !isStopping() };
    // A full disk stops large writes only, on every instance alike: taking them all out of the
    // balancer would stop everything.
    const ok = checks.database && checks.running;
    return reply.code(ok ? 200 : 503).send({ ok, engine: db.engine, checks });
  });
}

/** All who ask while the question is open wait for one answer. */
function shared(question: () => Promise<boolean>): () => Promise<boolean> {
  let open: Promise<boolean> | undefined;
  let goodUntil = 0;
  return () => {
    if (performance.now() < goodUntil) return Promise.resolve(true);
    return (open ??= question()
      .then((isGood) => {
        if (isGood) goodUntil = performance.now() + GOOD_MS;
        return isGood;
      })
      .finally(() => {
        open = undefined;
      }));
  };
}

async function within(limitMs: number, question: () => Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), limitMs);
  });
  // A question that fails is a no.
  try {
    return await Promise.race([question().catch(() => false), late]);
  } finally {
    clearTimeout(timer);
  }
}
