/**
 * `node tools/run.mjs security/slow-senders`: 1,000 connections that send a byte now and then, half
 * of them in the headers and half in a body, while others are served. Fails when one is kept longer
 * than 12 seconds, or the others wait. Changes nothing on this machine.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startProcess } from '@bussola/server/server-process';

const SENDERS = 1000;
const LONGEST_MS = 12_000;
const P99_MS = 100;

const dataDir = await mkdtemp(path.join(tmpdir(), 'bussola-slow-'));
const server = await startProcess({ DATA_DIR: dataDir });
const { hostname, port } = new URL(server.url);
const begun = performance.now();
const kept: number[] = [];

function sender(inHeaders: boolean): Promise<void> {
  return new Promise((resolve) => {
    const opened = performance.now();
    const socket = connect(Number(port), hostname, () => {
      socket.write(
        inHeaders
          ? 'GET /api/vix HTTP/1.1\r\nHost: x\r\n'
          : 'POST /api/checkup/create HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{',
      );
    });
    const drip = setInterval(() => {
      socket.write(inHeaders ? `X-${Math.trunc(performance.now())}: 1\r\n` : ' ');
    }, 1000);
    socket.on('error', () => undefined);
    socket.on('data', () => undefined);
    socket.on('close', () => {
      clearInterval(drip);
      kept.push(performance.now() - opened);
      resolve();
    });
    setTimeout(() => socket.destroy(), 30_000).unref();
  });
}

const senders = Promise.all(Array.from({ length: SENDERS }, (_none, at) => sender(at % 2 === 0)));
const served: number[] = [];
let refused = 0;
while (performance.now() - begun < 14_000) {
  const from = performance.now();
  const { ok } = await fetch(`${server.url}/api/costanti/public`);
  served.push(performance.now() - from);
  if (!ok) refused += 1;
  await sleep(10);
}
await senders;
await server.stop();
await rm(dataDir, { recursive: true, force: true });

const sorted = [...served].sort((a, b) => a - b);
const p99 = sorted[Math.floor(sorted.length * 0.99)] ?? Infinity;
const longest = Math.max(...kept);
console.log(
  `${SENDERS} slow senders: kept at most ${Math.round(longest)} ms (${LONGEST_MS}); others: ${served.length} requests, ${refused} refused, p99 ${p99.toFixed(1)} ms (${P99_MS})`,
);
process.exitCode = longest > LONGEST_MS || refused > 0 || p99 > P99_MS ? 1 : 0;
