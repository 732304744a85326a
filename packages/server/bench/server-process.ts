/** A server as its own process, as people run it: for benchmarks and for tests that kill it. */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import path from 'node:path';

const MAIN = path.join(import.meta.dirname, '../src/main.ts');

export interface ServerProcess {
  url: string;
  child: ChildProcess;
  startMs: number;
  kill(): Promise<void>;
  stop(): Promise<number | null>;
}

/** @throws Error with what the server said, when it does not start */
export async function startProcess(env: Record<string, string>): Promise<ServerProcess> {
  const started = performance.now();
  const child = spawn(process.execPath, ['--no-warnings', MAIN], {
    env: {
      PATH: process.env.PATH,
      MODE: 'dev',
      PORT: '0',
      LOG_LEVEL: 'silent',
      DIST_DIR: path.join(import.meta.dirname, 'no-dist'),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += String(chunk);
  });
  const ended = new Promise<number | null>((resolve) => {
    child.on('exit', (code) => resolve(code));
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      const found = /http:\/\/[\w.:]+/.exec(String(chunk))?.[0];
      if (found) resolve(found.replace('localhost', '127.0.0.1'));
    });
    void ended.then((code) => reject(new Error(said.trim() || `the server ended with ${code}`)));
  });
  return {
    url,
    child,
    startMs: performance.now() - started,
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
    stop: async () => {
      child.kill('SIGINT');
      return ended;
    },
  };
}
