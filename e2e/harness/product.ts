/** Starts the real product in a process of its own, on a free port and a data folder of its own. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { until } from './until.ts';

export const root = path.resolve(import.meta.dirname, '../..');

/** The production build that is under test. */
export const builtDir = (): string => process.env['DIST_DIR'] ?? path.join(root, 'dist');

export interface Product {
  url: string;
  dataDir: string;
  pid: number;
  /** All that it wrote so far. */ log: () => string;
  stop: () => Promise<void>;
}
export interface ProductOptions {
  env?: Record<string, string>;
  distDir?: string;
  dataDir?: string;
  /** For products that must know each other's address; otherwise a free one. */
  port?: number;
  /**
   * The journey is about a first start, or its build is another: nothing is taken from {@link
   * STARTED_BEFORE}.
   */
  isFirstStart?: boolean;
}

/**
 * Names a data folder that the product filled at a first start on the build under test: copies of
 * it spare every journey its own.
 */
export const STARTED_BEFORE = 'BUSSOLA_STARTED_BEFORE';

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (!address || typeof address === 'string') throw new Error('no free port');
  return address.port;
}

export async function startProduct({
  env = {},
  distDir = builtDir(),
  dataDir,
  port: given,
  isFirstStart = dataDir !== undefined,
}: ProductOptions = {}): Promise<Product> {
  const port = given ?? (await freePort());
  const folder = dataDir ?? (await mkdtemp(path.join(os.tmpdir(), 'bussola-e2e-')));
  const startedBefore = process.env[STARTED_BEFORE];
  if (startedBefore && !isFirstStart) await cp(startedBefore, folder, { recursive: true });
  const child = spawn(process.execPath, [path.join(root, 'packages/server/src/main.ts')], {
    cwd: root,
    env: {
      ...process.env,
      MODE: 'demo',
      PORT: String(port),
      DATA_DIR: folder,
      DIST_DIR: distDir,
      LOG_LEVEL: 'error',
      NODE_COMPILE_CACHE: path.join(root, '.cache/compiled'),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let words = '';
  child.stdout.on('data', (chunk: Buffer) => {
    words += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    words += chunk.toString();
  });
  const exited = once(child, 'exit');
  const url = `http://localhost:${port}`;
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const stop = async () => {
    if (!hasEnded()) {
      child.kill('SIGTERM');
      await exited;
    }
    if (dataDir === undefined) await rm(folder, { recursive: true, force: true });
  };
  try {
    await until(
      async () => {
        if (hasEnded()) throw new Error('its process ended');
        return fetch(`${url}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        );
      },
      'the product to be ready',
      180_000,
    );
  } catch (error) {
    if (!hasEnded()) child.kill('SIGKILL');
    await stop();
    throw new Error(`the product did not start. Its log:\n${words}`, { cause: error });
  }
  if (child.pid === undefined) throw new Error('the product has no process');
  return { url, dataDir: folder, pid: child.pid, log: () => words, stop };
}
