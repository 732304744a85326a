/** Errors that nobody caught, in the server as its own process. */
import { describe, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { until } from '../test/until.ts';

const MAIN = pathToFileURL(path.join(import.meta.dirname, 'main.ts')).href;
const CONFIG = pathToFileURL(path.join(import.meta.dirname, 'config.ts')).href;

/** Starts a server that runs `fault` on SIGUSR2. */
async function serverThat(fault: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'bussola-faults-'));
  const code = `const { startServer, stopOnSignals } = await import('${MAIN}'); const { readConfig } = await import('${CONFIG}');
    const server = await startServer(readConfig()); stopOnSignals(server); process.on('SIGUSR2', () => { ${fault} });
    (await import('node:diagnostics_channel')).subscribe('http.server.request.start', () => console.log('a request began')); console.log(server.url);`;
  const child = spawn(process.execPath, ['--no-warnings', '--input-type=module', '-e', code], {
    env: {
      PATH: process.env.PATH,
      MODE: 'dev',
      PORT: '0',
      LOG_LEVEL: 'error',
      DATA_DIR: folder,
      DIST_DIR: path.join(folder, 'no-dist'),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      said += String(chunk);
    });
  const ended = once(child, 'exit').then(([exitCode]) => exitCode as number | null);
  await until(() => /http:\/\//.test(said) || child.exitCode !== null, 60_000);
  return {
    child,
    ended,
    said: () => said,
    url: /http:\/\/[\w.:]+/.exec(said)?.[0] ?? '',
    remove: () => {
      child.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

describe('an error that nobody caught', () => {
  it('as a rejected promise is logged, without the value, and the server goes on', async () => {
    const server = await serverThat(
      `Promise.reject({ email: 'anna@bussola.example' }); Promise.reject(new Error('the first is a value'));`,
    );
    try {
      server.child.kill('SIGUSR2');
      await until(
        () => (server.said().match(/a rejected promise was not handled/g) ?? []).length === 2,
      );
      expect(server.said()).not.toContain('anna@');
      expect((await fetch(`${server.url}/livez`)).status).toBe(200);
      expect(server.child.exitCode).toBeNull();
    } finally {
      server.remove();
    }
  }, 90_000);

  it('as an exception is logged, what is under way is answered, and the process ends with 1', async () => {
    const server = await serverThat(`setImmediate(() => { throw new Error('in doubt'); });`);
    try {
      // The hash of a password takes a while: this is under way when the exception comes.
      const body = JSON.stringify({
        email: 'nessuno@bussola.example',
        password: 'Grano-Vento-4821',
      });
      const answer = fetch(`${server.url}/api/account/authenticate`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
      await until(() => server.said().includes('a request began'));
      server.child.kill('SIGUSR2');
      expect((await answer).status).toBe(403);
      expect(await server.ended).toBe(1);
      expect(server.said()).toContain('the server stops');
    } finally {
      server.remove();
    }
  }, 90_000);
});
