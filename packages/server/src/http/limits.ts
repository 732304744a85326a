import type { FastifyInstance } from 'fastify';
import { Refusal } from '../refusal.ts';

const WINDOW_MS = 10_000;
const REQUESTS = 300;
const REMEMBERED = 20_000;

/** The coarse wall before everything else: so many API calls an address in ten seconds. Kept in memory, each instance for itself. */
export function globalLimit(app: FastifyInstance, scale: number): void {
  let counts = new Map<string, number>();
  let windowEnds = 0;
  app.addHook('onRequest', async (request) => {
    if (!request.url.startsWith('/api/')) return;
    const now = performance.now();
    if (now > windowEnds || counts.size > REMEMBERED) { counts = new Map(); windowEnds = now + WINDOW_MS; }
    const n = (counts.get(request.ip) ?? 0) + 1;
    counts.set(request.ip, n);
    if (n > REQUESTS * scale) throw new Refusal('TOO_MANY_REQUESTS', { retryAfterSeconds: Math.ceil((windowEnds - now) / 1000) });
  });
}
