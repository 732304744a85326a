import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { ProblemError } from '../problem-error.ts';
import { networkOf } from './network.ts';

const WINDOW_SECONDS = 10;
const REQUESTS = 300;

const BODY_MS = 10_000;

/** Cuts a body that arrives too slowly. A form with files has the server's longer time. */
export function bodyDeadline(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const { raw } = request;
    const hasBody =
      Number(request.headers['content-length'] ?? 0) > 0 ||
      request.headers['transfer-encoding'] !== undefined;
    if (
      !hasBody ||
      raw.complete ||
      /^(?:multipart\/form-data|application\/octet-stream)/i.test(
        request.headers['content-type'] ?? '',
      )
    )
      return;
    const timer = setTimeout(() => {
      if (raw.complete || raw.socket.destroyed) return;
      // As Node itself answers a request that is late.
      raw.socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n', () =>
        raw.socket.destroy(),
      );
    }, BODY_MS);
    timer.unref();
    const done = () => clearTimeout(timer);
    raw.once('end', done).once('close', done);
    reply.raw.once('finish', done).once('close', done);
  });
}

/** 0.7 Mbit/s for the largest document. */
const ANSWER_MS = 120_000;

/**
 * Cuts an answer that its reader does not take in time, because it stays in memory until then.
 * Answers written while they are sent have a limit of their own.
 */
export function answerDeadline(app: FastifyInstance, limitMs = ANSWER_MS): void {
  app.addHook('onSend', async (_request, reply, payload) => {
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return;
    const timer = setTimeout(() => {
      reply.raw.destroy();
    }, limitMs);
    timer.unref();
    reply.raw.once('close', () => {
      clearTimeout(timer);
    });
  });
}

/**
 * Counts in memory, each process for itself.
 * @returns counts one of a key, and answers in how many seconds the next may come: 0, as long as
 *   there are few
 */
function rateLimit(points: number, seconds: number): (key: string) => Promise<number> {
  const limiter = new RateLimiterMemory({ points, duration: seconds });
  return async (key) => {
    const { consumedPoints, msBeforeNext } = await limiter.penalty(key);
    return consumedPoints > points ? Math.ceil(msBeforeNext / 1000) : 0;
  };
}

/**
 * Limits the requests of one network in a minute, for reports that browsers send by themselves. It
 * is counted in memory: no report may cost a write.
 */
export function perMinute(most: number): (address: string) => Promise<number> {
  const wait = rateLimit(most, 60);
  return (address) => wait(networkOf(address));
}

/** @throws ProblemError TOO_MANY_REQUESTS, for an answer of {@link perMinute} that is not 0 */
export function refuseWaiting(retryAfterSeconds: number): void {
  if (retryAfterSeconds > 0) throw new ProblemError('TOO_MANY_REQUESTS', { retryAfterSeconds });
}

/** Once: a proxy that the server was not told of makes all its visitors one address. */
export function warnOfUnknownProxy(app: FastifyInstance): void {
  let isTold = false;
  app.addHook('onRequest', async (request) => {
    if (isTold || request.headers['x-forwarded-for'] === undefined) return;
    isTold = true;
    request.log.warn(
      'Requests come through a proxy, and TRUST_PROXY is not set: all visitors count as one address. Set TRUST_PROXY to the number of proxies',
    );
  });
}

/** Known browsers on one IP share ten times the limit of one browser. */
const BROWSERS = 10;

/**
 * The global rate limit: API calls of one IP in ten seconds. A browser that has signed in before
 * has a count of its own, so an attack from the same IP (an office, a mobile network) does not
 * block it. A browser with a visitor cookie has one too, under a limit for all visitors of the IP:
 * a carrier puts thousands of people behind one IP. Kept in memory, by each process.
 * @param browserOf the id of such a browser; nothing for every other
 */
export function globalLimit(
  app: FastifyInstance,
  scale: number,
  browserOf: (request: FastifyRequest) => string | null,
): void {
  const wait = rateLimit(REQUESTS * scale, WINDOW_SECONDS);
  const waitTogether = rateLimit(BROWSERS * REQUESTS * scale, WINDOW_SECONDS);
  app.addHook('onRequest', async (request) => {
    if (!request.url.startsWith('/api/')) return;
    const network = networkOf(request.ip);
    const browser = browserOf(request);
    const { visitor } = request;
    if (browser === null && visitor === null) {
      refuseWaiting(await wait(network));
      return;
    }
    refuseWaiting(await wait(browser === null ? `visitor ${visitor}` : `known ${browser}`));
    refuseWaiting(
      await waitTogether(browser === null ? `visitors from ${network}` : `known from ${network}`),
    );
  });
}
