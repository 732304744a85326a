/**
 * The real application on a real database, with a clock that its user moves and a mailbox they can
 * read; without a test runner.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BodyOf, CallName, ParamsOf, Problem, QueryOf, ResponseOf } from '@bussola/contract';
import { calls } from '@bussola/contract';
import type { InjectOptions } from 'fastify';
import type { Logger } from 'pino';
import { buildApp } from '../src/app.ts';
import type { App } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import type { Config } from '../src/config.ts';
import type { Db } from '../src/db/port.ts';
import type { Deps } from '../src/deps.ts';
import { domainEngine } from '../src/domain-engine.ts';
import type { Authorize } from '../src/http/authorize.ts';
import type { Draw } from '../src/modules/report/report-pool.ts';
import { COSTANTI_FORNITE } from '@bussola/domain';
import { primeVersioni } from '@bussola/domain/testing/prime-versioni';
import { listDevMail } from '../src/modules/mail/outbox-repository.ts';
import { loadSecrets } from '../src/secrets.ts';
import { openTestDatabase } from './test-database.ts';

export const PASSWORD = 'Grano-Vento-4821';

interface Sent<K extends CallName> {
  params?: ParamsOf<K>;
  query?: QueryOf<K>;
  body?: BodyOf<K>;
  raw?: unknown;
  token?: string | undefined;
  cookies?: Record<string, string>;
  headers?: Record<string, string>;
  ip?: string;
  /** The answer's body is left as the bytes it came in. */ compressed?: boolean;
}
export interface Answer<K extends CallName> {
  status: number;
  body: ResponseOf<K>;
  problem: Problem;
  headers: Record<string, string | string[] | number | undefined>;
  cookies: Record<string, string>;
  bytes: Buffer;
}

export interface LiveApp {
  app: App;
  deps: Deps;
  /** The database as the owner of the schema, for tests that tamper with it. */
  owner: Db;
  call<K extends CallName>(name: K, sent?: Sent<K>): Promise<Answer<K>>;
  advance(seconds: number): void;
  mail(
    to: string,
  ): Promise<{ subject: string; code: string | undefined; token: string | undefined }[]>;
  register(email: string, provisional?: string): Promise<Person>;
  close(): Promise<void>;
}
export interface Person {
  token: string;
  userId: string;
  cookies: Record<string, string>;
}

export async function liveApp(
  options: Partial<Config> & {
    draw?: Draw;
    gates?: ReadonlyMap<CallName, Authorize>;
    /** Where the application writes its log; absent: nowhere. */ logger?: Logger;
    /** What the application has for its database; tests look at the one inside. */ around?: (
      db: Db,
    ) => Db;
  } = {},
): Promise<LiveApp> {
  const { draw, gates, around, logger, ...given } = options;
  const database = await openTestDatabase();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'bussola-test-'));
  const config: Config = {
    ...readConfig({ MODE: 'dev', LOG_LEVEL: 'silent' }),
    dataDir,
    distDir: path.join(dataDir, 'no-dist'),
    checkResponses: true,
    uniformMs: 0,
    throttleScale: 1000,
    ...given,
  };
  // Noon in Italy: no test meets midnight.
  let now = new Date('2026-11-21T11:00:00.000Z');
  const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const deps: Deps = {
    config,
    db: database.db,
    clock: () => now,
    secrets: await loadSecrets(dataDir),
    log: silent,
  };
  const app = await buildApp({
    ...deps,
    ...(around ? { db: around(database.db) } : {}),
    engine: await domainEngine(deps, primeVersioni(COSTANTI_FORNITE)),
    handlerMs: 60_000,
    ...(draw ? { draw } : {}),
    ...(logger ? { logger } : {}),
    ...(gates ? { gates } : {}),
  });
  await app.server.ready();

  async function call<K extends CallName>(name: K, sent: Sent<K> = {}): Promise<Answer<K>> {
    const { method, path: pattern } = calls[name];
    const params = (sent.params ?? {}) as Record<string, string>;
    const url = pattern.replace(/:(\w+)/g, (_all, key: string) =>
      encodeURIComponent(params[key] ?? ''),
    );
    const body = sent.raw ?? sent.body;
    const request: InjectOptions = {
      method,
      url,
      remoteAddress: sent.ip ?? '127.0.0.1',
      headers: {
        ...(sent.token ? { authorization: `Bearer ${sent.token}` } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...sent.headers,
      },
      ...(sent.query ? { query: sent.query } : {}),
      ...(sent.cookies ? { cookies: sent.cookies } : {}),
      ...(body === undefined
        ? {}
        : {
            payload:
              typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body),
          }),
    };
    const reply = await app.server.inject(request);
    const json: unknown =
      !sent.compressed && /json/.test(String(reply.headers['content-type'])) && reply.body !== ''
        ? JSON.parse(reply.body)
        : undefined;
    return {
      status: reply.statusCode,
      body: json as ResponseOf<K>,
      problem: json as Problem,
      headers: reply.headers,
      bytes: reply.rawPayload,
      cookies: Object.fromEntries(
        reply.cookies
          .filter(({ value }) => value !== '')
          .map(({ name: key, value }) => [key, value]),
      ),
    };
  }

  async function mail(to: string) {
    await app.services.mailer.drain();
    return (await listDevMail(database.db, to)).map(({ subject, body }) => ({
      subject,
      code: /^\d{6}$/m.exec(body)?.[0],
      token: /token=([\w-]{43})/.exec(body)?.[1],
    }));
  }

  return {
    app,
    deps,
    call,
    mail,
    owner: database.owner,
    advance: (seconds) => {
      now = new Date(now.getTime() + seconds * 1000);
    },
    /** From the form to the signed-in person, through the mail. */
    async register(email, provisional) {
      const registered = await call('newRegister', {
        token: provisional,
        body: {
          firstName: 'Anna',
          lastName: 'Colombo',
          email,
          password: PASSWORD,
          confirmPassword: PASSWORD,
          acceptPrivacy: true,
        },
      });
      if (registered.status !== 202)
        throw new Error(
          `register answered ${registered.status} ${JSON.stringify(registered.problem)}`,
        );
      const [letter] = await mail(email);
      const entered = await call('newVerifyEmail', {
        body: { email, code: letter?.code ?? '' },
        cookies: registered.cookies,
      });
      if (entered.status !== 200)
        throw new Error(`verify answered ${entered.status} ${JSON.stringify(entered.problem)}`);
      return {
        token: entered.body.jwtToken,
        userId: entered.body.user.id,
        cookies: entered.cookies,
      };
    },
    async close() {
      await app.stop();
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
