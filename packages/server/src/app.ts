/** The server as an object: everything mounted, nothing listening. */
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import Fastify from 'fastify';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { CallName } from '@bussola/contract';
import { walled } from './access.ts';
import type { Config } from './config.ts';
import type { Deps } from './deps.ts';
import type { Engine } from './engine.ts';
import { bodyParsers } from './http/body-parsers.ts';
import { errorReplies } from './http/error-replies.ts';
import { apiHeaders } from './http/headers.ts';
import type { Authorize } from './http/authorize.ts';
import { health } from './http/health.ts';
import { answerDeadline, bodyDeadline, globalLimit, warnOfUnknownProxy } from './http/limits.ts';
import { mountContract } from './http/mount.ts';
import { openApi } from './http/openapi.ts';
import { refuseMalformedPaths } from './http/request-path.ts';
import { giveVisitor, readVisitors } from './http/visitor-cookie.ts';
import { housekeeping } from './housekeeping.ts';
import { UPLOAD_MS } from './modules/files/upload-limits.ts';
import { devMailbox } from './modules/mail/dev-mailbox.ts';
import { reportPool } from './modules/report/report-pool.ts';
import type { Draw } from './modules/report/report-pool.ts';
import { makeServices } from './services.ts';
import type { Services } from './services.ts';
import { diskSpace } from './storage/disk-space.ts';
import { securityTxt } from './web/security-txt.ts';
import { webRoutes } from './web/web-routes.ts';

export interface AppOptions extends Deps {
  engine: Engine;
  logger?: FastifyBaseLogger;
  /** Tests without the worker give their own. */
  draw?: Draw;
  gates?: ReadonlyMap<CallName, Authorize>;
  /** Limit for a call. Longer in tests. */
  handlerMs?: number;
}
export interface App {
  server: FastifyInstance;
  /** Every route that Fastify has. */
  routes: readonly { method: string; url: string }[];
  services: Services;
  start(): void;
  stop(options?: StopOptions): Promise<void>;
}
/** `grace`: serve for the announced time first, so that a load balancer sees the readiness. */
export interface StopOptions {
  grace?: boolean;
}

export async function buildApp({
  engine,
  logger,
  draw,
  gates,
  handlerMs = 15_000,
  ...given
}: AppOptions): Promise<App> {
  // From here on every statement says for whom it is.
  const deps: Deps = { ...given, db: walled(given.db) };
  const { config } = deps;
  let stopping = false;
  const server: FastifyInstance = Fastify({
    ...(logger ? { loggerInstance: logger } : {}),
    genReqId: () => randomUUID(),
    trustProxy: trusted(config.trustProxy),
    bodyLimit: 64 * 1024,
    // The longest that any body may take; all but uploads have a shorter deadline of their own.
    requestTimeout: UPLOAD_MS,
    handlerTimeout: handlerMs,
    keepAliveTimeout: 5_000,
    maxRequestsPerSocket: 1_000,
    http: { headersTimeout: 5_000, connectionsCheckingInterval: 1_000, maxHeaderSize: 16 * 1024 },
    routerOptions: { maxParamLength: 100, ignoreTrailingSlash: true },
    // What arrives on an open connection while the server closes is answered like any other
    // request.
    return503OnClosing: false,
  });
  // Clients open their next connection elsewhere.
  server.addHook('onSend', async (_request, reply) => {
    if (stopping) void reply.header('connection', 'close');
  });
  const routes: { method: string; url: string }[] = [];
  server.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) routes.push({ method: one, url });
  });
  const pool = reportPool();
  const disk = diskSpace(deps);
  const services = makeServices(deps, { engine, draw: draw ?? pool.draw, disk });
  const keeper = housekeeping(deps, services);

  bodyParsers(server);
  errorReplies(server);
  refuseMalformedPaths(server);
  const isHttps = config.publicUrl.startsWith('https:');
  apiHeaders(server, isHttps);
  // Before the wall, which tells browsers apart by a cookie.
  await server.register(cookie);
  readVisitors(server, deps.secrets);
  if (config.mode === 'production' && config.trustProxy === false) warnOfUnknownProxy(server);
  globalLimit(server, config.throttleScale, services.browserOf);
  bodyDeadline(server);
  answerDeadline(server);
  // Limits of size are each upload's own; these hold for every form.
  await server.register(multipart, {
    throwFileSizeLimit: false,
    limits: { fieldNameSize: 60, headerPairs: 20 },
  });
  mountContract(server, {
    handlers: services.handlers,
    sessions: services.sessions,
    publisher: services.portals.tokens.publisher,
    db: deps.db,
    clock: deps.clock,
    checkResponses: config.checkResponses,
    sites: config,
    ...(gates ? { gates } : {}),
  });
  health(server, deps, { disk, isStopping: () => stopping });
  securityTxt(server, deps);

  // Written at the first request: the memory that this takes is never given back.
  let description: string | undefined;
  server.get('/api/openapi.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send((description ??= JSON.stringify(openApi()))),
  );
  if (config.mode !== 'production') {
    const { apiDocs } = await import('./http/api-docs.ts');
    await server.register(apiDocs);
    if (!config.smtpUrl) devMailbox(server, deps, services.mailer.drain);
  }
  // The page's own files are there once the portals were built; the API stands without them.
  if (existsSync(path.join(config.distDir, 'assets', 'fonts.css')))
    await server.register(webRoutes, {
      greet: (request, reply) => {
        giveVisitor(request, reply, deps.secrets);
      },
      portals: services.portals,
      releaseKeys: deps.secrets.releases.publicKeys,
      distDir: config.distDir,
      sites: config,
      mode: config.mode,
      isHttps,
      times: config.portalTimes,
      social: config.socialProviders.map(({ id, name }) => ({ id, name })),
    });

  return {
    server,
    services,
    routes,
    start(): void {
      services.mailer.start();
      services.portals.telemetry.start();
      services.portals.installation.start();
      keeper.start();
      engine.start();
    },
    /**
     * Graceful shutdown: readiness off at once, requests served for the grace period, then no new
     * connections and the requests in flight answered. Idle connections are swept: keep-alive
     * clients would hold it for over a minute.
     */
    async stop({ grace = true } = {}): Promise<void> {
      stopping = true;
      if (grace) await sleep(config.shutdownGraceSeconds * 1000);
      const sweep = setInterval(() => server.server.closeIdleConnections(), 100);
      try {
        await server.close();
      } finally {
        clearInterval(sweep);
      }
      engine.stop();
      await services.portals.installation.stop();
      await services.portals.telemetry.stop();
      await keeper.stop();
      await services.mailer.stop();
      await pool.close();
    },
  };
}

/**
 * Fastify takes no number by itself: a client that reaches the server past its proxies could write
 * their headers. The README says to let none through.
 */
function trusted(
  proxies: Config['trustProxy'],
): string[] | false | ((address: string, hop: number) => boolean) {
  if (proxies === false) return false;
  return typeof proxies === 'number' ? (_address, hop) => hop < proxies : [...proxies];
}
