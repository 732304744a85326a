/**
 * Starts everything: `node packages/server/src/main.ts`, or {@link startServer} from tools and
 * tests.
 */
import { pathToFileURL } from 'node:url';
import { asSystem } from './access.ts';
import { buildApp } from './app.ts';
import type { App, StopOptions } from './app.ts';
import { clientHash } from './client-hash.ts';
import { systemClock } from './clock.ts';
import { ConfigError, readConfig } from './config.ts';
import type { Config } from './config.ts';
import type { Deps } from './deps.ts';
import { domainEngine } from './domain-engine.ts';
import { checkInstallation } from './installation.ts';
import { makeLogger } from './log.ts';
import { failInterrupted } from './modules/people/report-repository.ts';
import { openDatabase } from './open-database.ts';
import { watchProcess } from './process-faults.ts';

export interface RunningServer {
  url: string;
  engine: 'pglite' | 'postgres';
  log: Deps['log'];
  /** How long {@link close} serves before it closes anything. */
  graceSeconds: number;
  close(options?: StopOptions): Promise<void>;
  /** In a demo made new: gives a client a report and documents, which takes some seconds. */
  seedPapers?: () => Promise<void>;
}

export async function startServer(config: Config): Promise<RunningServer> {
  const database = await openDatabase(config);
  const { db } = database;
  try {
    const secrets = await checkInstallation(db, config);
    const logger = makeLogger({
      level: config.logLevel,
      hashAddress: clientHash(secrets, systemClock),
    });
    const deps = { config, db, clock: systemClock, secrets, log: logger };
    if (!config.databaseUrl) await failInterrupted(db);
    const engine = await domainEngine(deps);
    const app = await buildApp({ ...deps, engine, logger });
    if (!config.databaseUrl) await app.services.files.forgetInterrupted();
    // Loaded in demo mode only: elsewhere these people do not exist, not even as code that is read.
    let isNewDemo = false;
    if (config.mode === 'demo') {
      isNewDemo = await (await import('./modules/demo/demo.ts')).seedDemo(deps, app.services);
      await (await import('./modules/demo/demo-release.ts')).seedDemoRelease(deps, engine);
    }
    await asSystem(() => app.services.placeholder.ensure());
    await asSystem(() => app.services.portals.installation.run());
    if (config.mode === 'demo') await asSystem(() => app.services.portals.tokens.ensureLocal());
    await listen(app.server, config);
    app.start();
    let closing: Promise<void> | undefined;
    const address = app.server.server.address();
    const port = address && typeof address === 'object' ? address.port : config.port;
    return {
      url: `http://${config.host === '0.0.0.0' || config.host === '127.0.0.1' ? 'localhost' : config.host}:${port}`,
      engine: db.engine,
      log: logger,
      graceSeconds: config.shutdownGraceSeconds,
      close: (options) => (closing ??= app.stop(options).then(database.close)),
      ...(isNewDemo && { seedPapers: () => seedPapers(deps, app) }),
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function seedPapers(deps: Deps, { services }: App): Promise<void> {
  const { seedDemoPapers } = await import('./modules/demo/demo-client.ts');
  await seedDemoPapers(services).catch((error: unknown) =>
    deps.log.error({ err: error }, 'a client of the demo has no report'),
  );
}

async function listen(
  server: { listen(options: { port: number; host: string }): Promise<string> },
  { port, host }: Config,
): Promise<void> {
  try {
    await server.listen({ port, host });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    if (code === 'EADDRINUSE')
      throw new ConfigError(
        `Port ${port} is taken by another program: stop it, or choose another with PORT=${port + 1}`,
      );
    if (code === 'EACCES')
      throw new ConfigError(
        `Port ${port} may not be opened by this account: choose one above 1023 with PORT`,
      );
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new ConfigError(`HOST is «${host}»: it is not an address of this machine`);
    throw error;
  }
}

/** From the end of the grace period to the end of the process. */
const END_MS = 10_000;

/**
 * Stops on the first signal, within seconds; a second signal does not wait. Errors that nobody
 * caught: {@link watchProcess}.
 */
export function stopOnSignals(server: RunningServer): void {
  watchProcess(server);
  let asked = false;
  const stop = () => {
    if (asked) process.exit(1);
    asked = true;
    setTimeout(() => process.exit(1), server.graceSeconds * 1000 + END_MS).unref();
    void server.close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error instanceof Error ? error.message : error);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    const server = await startServer(readConfig());
    stopOnSignals(server);
    console.log(`Bussola: ${server.url} (${server.engine})`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
