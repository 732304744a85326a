/**
 * `node tools/run.mjs security/login-storm [seconds]`: 200 clients, each behind an address of its
 * own, that sign in over and over without waiting, while others ask whether the server is well and
 * for a file. Fails when those wait, when a sign-in is answered with anything but a verdict or
 * «come back later», or when the server does not do its work afterwards. Changes nothing on this
 * machine.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startProcess } from '@bussola/server/server-process';

const seconds = Number(process.argv[2] ?? 20);
const CLIENTS = 200;
const HEALTH_P99_MS = 250;
const FILE_P99_MS = 500;
const WELL_AGAIN_MS = 5_000;

const folder = await mkdtemp(path.join(tmpdir(), 'bussola-storm-'));
const distDir = path.join(folder, 'dist');
for (const part of ['assets', 'shell', 'portals'])
  await mkdir(path.join(distDir, part), { recursive: true });
await writeFile(path.join(distDir, 'assets/fonts.css'), '');
await writeFile(path.join(distDir, 'assets/picture.bin'), Buffer.alloc(100_000, 7));
await writeFile(
  path.join(distDir, 'shell/shell.json'),
  JSON.stringify({
    buildId: 'x',
    scripts: [],
    styles: [],
    integrity: {},
    families: {},
    portalStart: [],
    frame: [],
  }),
);
const server = await startProcess({
  DATA_DIR: path.join(folder, 'data'),
  DIST_DIR: distDir,
  TRUST_PROXY: '127.0.0.0/8',
});
const storm = new Agent({ keepAlive: true, maxSockets: CLIENTS });
const calm = new Agent({ keepAlive: true });

const ask = (
  url: string,
  { agent, body, ip = '10.0.0.1' }: { agent: Agent; body?: string; ip?: string },
): Promise<{ status: number; retryAfter: string | undefined }> =>
  new Promise((resolve, reject) => {
    const headers = {
      'x-forwarded-for': ip,
      ...(body === undefined
        ? {}
        : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
    };
    const asked = request(
      server.url + url,
      { agent, method: body === undefined ? 'GET' : 'POST', headers },
      (answer) => {
        answer.resume();
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, retryAfter: answer.headers['retry-after'] }),
        );
      },
    );
    asked.on('error', reject);
    asked.end(body);
  });
const signIn = (at: number, n: number) =>
  ask('/api/account/authenticate', {
    agent: storm,
    ip: `10.1.${at}.1`,
    body: JSON.stringify({ email: `nessuno-${at}-${n}@bussola.example`, password: 'Sbagliata-1' }),
  });
const p99 = (times: number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Infinity;

/**
 * Asks for `url` every 50 ms until told to stop.
 * @returns how long each answer took
 */
async function watch(url: string, isOver: () => boolean): Promise<number[]> {
  const times: number[] = [];
  while (!isOver()) {
    const from = performance.now();
    const { status } = await ask(url, { agent: calm });
    if (status !== 200) throw new Error(`${url} answered ${status}`);
    times.push(performance.now() - from);
    await sleep(50);
  }
  return times;
}

try {
  const rest = performance.now() + 2_000;
  const [healthBefore, fileBefore] = await Promise.all(
    ['/livez', '/assets/picture.bin'].map((url) => watch(url, () => performance.now() > rest)),
  );
  const counts = new Map<number, number>();
  let hasNoDate = 0;
  const end = performance.now() + seconds * 1000;
  const isOver = () => performance.now() > end;
  const clients = Promise.all(
    Array.from({ length: CLIENTS }, async (_none, at) => {
      for (let n = 0; !isOver(); n += 1) {
        const { status, retryAfter } = await signIn(at, n);
        counts.set(status, (counts.get(status) ?? 0) + 1);
        if ((status === 503 || status === 429) && retryAfter === undefined) hasNoDate += 1;
      }
    }),
  );
  const [health = [], file = []] = await Promise.all(
    ['/livez', '/assets/picture.bin'].map((url) => watch(url, isOver)),
  );
  await clients;
  const ended = performance.now();
  while ((await signIn(250, 0)).status !== 403 && performance.now() - ended < WELL_AGAIN_MS)
    await sleep(100);
  const wellAgain = performance.now() - ended;
  const others = [...counts.keys()].filter((status) => ![403, 429, 503].includes(status));
  console.log(
    `Login storm: ${CLIENTS} clients in ${seconds} s: ${[...counts]
      .toSorted(([a], [b]) => a - b)
      .map(([status, n]) => `${n} × ${status}`)
      .join(
        ', ',
      )}; p99 of health ${p99(health).toFixed(0)} ms (${p99(healthBefore ?? []).toFixed(0)} at rest), of a file ${p99(file).toFixed(0)} ms (${p99(fileBefore ?? []).toFixed(0)} at rest); a sign-in got its verdict ${Math.round(wellAgain)} ms after the end`,
  );
  const isGood =
    others.length === 0 &&
    hasNoDate === 0 &&
    (counts.get(403) ?? 0) > 0 &&
    p99(health) <= HEALTH_P99_MS &&
    p99(file) <= FILE_P99_MS &&
    wellAgain < WELL_AGAIN_MS;
  if (!isGood) {
    console.error(
      `health within ${HEALTH_P99_MS} ms, a file within ${FILE_P99_MS} ms, only verdicts and «come back later» with a time are wanted`,
    );
    process.exitCode = 1;
  }
} finally {
  storm.destroy();
  calm.destroy();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
