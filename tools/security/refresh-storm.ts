/**
 * `node tools/run.mjs security/refresh-storm [sessions]`: two servers over one PostgreSQL; each
 * session refreshes in twenty tabs at once, half of them at either server. Fails on any answer but
 * 200, and on a session that got two successors. Changes nothing on this machine.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startPostgres } from '@bussola/server/postgres-for-tests';
import { startProcess } from '@bussola/server/server-process';

const sessions = Number(process.argv[2] ?? 150);
const TABS = 20;
/** A session gets no successor before. */
const ROTATES_AFTER_MS = 31_000;

const postgres = await startPostgres();
if (!postgres) {
  console.log('Refresh storm: no PostgreSQL on this machine, not run');
  process.exit(0);
}
const dataDir = await mkdtemp(path.join(tmpdir(), 'bussola-storm-'));
const env = { DATA_DIR: dataDir, DATABASE_URL: postgres.url };
const servers = [await startProcess(env), await startProcess(env)];
const agent = new Agent({ keepAlive: true, maxSockets: 40 });

/** @returns the status, and the session's cookie when one was given */
const post = (
  url: string,
  { body, cookie }: { body?: string; cookie?: string },
): Promise<{ status: number; cookie: string | undefined }> =>
  new Promise((resolve, reject) => {
    const headers = {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      'content-length': body?.length ?? 0,
      ...(cookie === undefined ? {} : { cookie }),
    };
    const asked = request(url, { agent, method: 'POST', headers }, (answer) => {
      answer.resume();
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          cookie: answer.headers['set-cookie']
            ?.find((line) => line.startsWith('__Host-rt='))
            ?.split(';')[0],
        }),
      );
    });
    asked.on('error', reject);
    asked.end(body);
  });

try {
  const cookies: string[] = [];
  for (let at = 0; at < sessions; at += 1) {
    const { status, cookie } = await post(`${servers[at % 2]?.url ?? ''}/api/checkup/create`, {
      body: '{}',
    });
    if (status !== 201 || cookie === undefined)
      throw new Error(`a session was refused with ${status}`);
    cookies.push(cookie);
  }
  await sleep(ROTATES_AFTER_MS);
  const times: number[] = [];
  let wrong = 0;
  let doubled = 0;
  for (const cookie of cookies) {
    const answers = await Promise.all(
      Array.from({ length: TABS }, async (_none, tab) => {
        const from = performance.now();
        const answer = await post(`${servers[tab % 2]?.url ?? ''}/api/account/refresh-token`, {
          cookie,
        });
        times.push(performance.now() - from);
        return answer;
      }),
    );
    wrong += answers.filter(({ status }) => status !== 200).length;
    const successors = new Set(answers.map((answer) => answer.cookie));
    if (successors.size !== 1 || successors.has(cookie) || successors.has(undefined)) doubled += 1;
  }
  const p99 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Infinity;
  console.log(
    `Refresh storm: ${sessions} sessions × ${TABS} tabs at two servers: ${times.length - wrong} of ${times.length} answered 200, ${doubled} sessions with more or less than one successor, p99 ${p99.toFixed(0)} ms`,
  );
  if (wrong > 0 || doubled > 0) {
    console.error('each tab wants 200, and all of a session the same successor');
    process.exitCode = 1;
  }
} finally {
  agent.destroy();
  await Promise.all(servers.map((server) => server.stop()));
  postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
