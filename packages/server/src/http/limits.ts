import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ProblemError } from '../problem-error.ts';
import { networkOf } from './network.ts';

const WINDOW_MS = 10_000;
const REQUESTS = 300;
const REMEMBERED = 20_000;

const BODY_MS = 10_000;

/**
 * A body that trickles in is cut; what is sent as a form with files has the server's longer time.
 */
export function bodyDeadline(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const { raw } = request;
    if (
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
 * An answer that its reader does not take in time is cut: it lies in memory until then. What is
 * made while it is sent has a limit of its own.
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
 * So many requests an address in a minute, for what is told to the server without being asked: in
 * memory and each process for itself, because being told must cost no write. @returns counts one,
 * and answers in how many seconds the next may come: 0, as long as there are few
 */
export function perMinute(most: number): (address: string) => number {
  let asked = new Map<string, number>();
  let minuteEnds = 0;
  return (address) => {
    const now = performance.now();
    if (now > minuteEnds || asked.size > REMEMBERED) {
      asked = new Map();
      minuteEnds = now + 60_000;
    }
    const network = networkOf(address);
    const n = (asked.get(network) ?? 0) + 1;
    asked.set(network, n);
    return n > most ? Math.ceil((minuteEnds - now) / 1000) : 0;
  };
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

/**
 * Browsers behind one address that somebody has entered from: together they may ask so many times
 * what one may.
 */
const BROWSERS = 10;

/**
 * The coarse wall before everything else: so many API calls an address in ten seconds. A browser
 * that somebody has entered from has a count of its own: whoever attacks from behind the same
 * address (an office, a mobile network) does not shut it out. So has a browser with a visitor
 * cookie, behind a wall of its own: a carrier puts thousands of people behind one address. Kept in
 * memory, each instance for itself.
 * @param browserOf the id of such a browser; nothing for every other
 */
export function globalLimit(
  app: FastifyInstance,
  scale: number,
  browserOf: (request: FastifyRequest) => string | null,
): void {
  let counts = new Map<string, number>();
  let windowEnds = 0;
  app.addHook('onRequest', async (request) => {
    if (!request.url.startsWith('/api/')) return;
    const now = performance.now();
    if (now > windowEnds || counts.size > REMEMBERED) {
      counts = new Map();
      windowEnds = now + WINDOW_MS;
    }
    const asked = (who: string): number => {
      const n = (counts.get(who) ?? 0) + 1;
      counts.set(who, n);
      return n;
    };
    const browser = browserOf(request);
    const network = networkOf(request.ip);
    const { visitor } = request;
    const isOver =
      browser !== null
        ? asked(`known ${browser}`) > REQUESTS * scale ||
          asked(`known from ${network}`) > BROWSERS * REQUESTS * scale
        : visitor !== null
          ? asked(`visitor ${visitor}`) > REQUESTS * scale ||
            asked(`visitors from ${network}`) > BROWSERS * REQUESTS * scale
          : asked(network) > REQUESTS * scale;
    if (isOver)
      throw new ProblemError('TOO_MANY_REQUESTS', {
        retryAfterSeconds: Math.ceil((windowEnds - now) / 1000),
      });
  });
}
