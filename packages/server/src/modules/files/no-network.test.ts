import { spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { withoutNetwork } from './no-network.ts';

const server = createServer((socket) => socket.end());
beforeAll(
  () =>
    new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    }),
);
afterAll(
  () =>
    new Promise((resolve) => {
      server.close(resolve);
    }),
);

/** Says whether it could speak to the server. */
const reaches = (command: string, args: readonly string[]): string =>
  spawnSync(command, args, { env: {}, encoding: 'utf8' }).stdout;

/** Whether this system lets a program have a network of its own. */
const canBeApart =
  spawnSync('/usr/bin/unshare', ['--user', '--net', '--', process.execPath, '--version'], {
    env: process.env,
  }).status === 0;

it('keeps a program from other machines and from this one, where the system can', async () => {
  const { port } = server.address() as AddressInfo;
  const asks = [
    '-e',
    `require('node:net').connect(${port}, '127.0.0.1').on('connect', () => { console.log('reached'); process.exit(); }).on('error', ({ code }) => console.log(code));`,
  ];
  const [command, args] = await withoutNetwork(process.execPath, asks);
  expect(reaches(process.execPath, asks)).toBe('reached\n');
  if (!canBeApart) expect([command, args]).toEqual([process.execPath, asks]);
  else expect(reaches(command, args)).toMatch(/^E[A-Z]+\n$/);
});
