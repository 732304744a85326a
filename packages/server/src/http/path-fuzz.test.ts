/**
 * Addresses that no browser writes: each is answered with 4xx or a page of ours, never with 500,
 * never with the way to another host.
 */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeShell } from '../../test/publisher.ts';
import { seeded } from '../../test/seeded.ts';
import { testApp } from '../../test/test-app.ts';
import type { TestApp } from '../../test/test-app.ts';

let t: TestApp;
let port: number;
let distDir: string;
beforeAll(async () => {
  distDir = mkdtempSync(path.join(tmpdir(), 'bussola-dist-'));
  await writeShell(distDir);
  t = await testApp({ distDir });
  port = Number(new URL(await t.app.server.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(async () => {
  await t.close();
  rmSync(distDir, { recursive: true, force: true });
});

/**
 * The target as it is, which no client library would send.
 * @returns the status and where it leads
 */
function ask(
  method: string,
  target: string,
): Promise<{ status: number; location: string | undefined }> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let said = '';
    socket.on('data', (chunk: Buffer) => {
      said += chunk.toString('latin1');
    });
    socket.on('error', reject);
    socket.on('close', () =>
      resolve({
        status: Number(/^HTTP\/1\.1 (\d{3})/.exec(said)?.[1] ?? 0),
        location: /^location: (.*)$/im.exec(said)?.[1]?.trim(),
      }),
    );
    socket.write(
      Buffer.from(
        `${method} ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
        'latin1',
      ),
    );
  });
}

const STARTS = [
  '/',
  '//',
  '///',
  '/assets/',
  '/shell/',
  '/back-office/',
  '/portals/',
  '/portals/admin/abcdef12/',
  '/api/',
  '/api/vix/',
  '/api/account/',
  '/dev/posta',
  '/app/',
  '/user/login',
  '/\\',
  '\\',
  'http://evil.example/',
  'http://evil.example',
  'https://user:pass@evil.example:99999/',
  'http://[',
  'evil.example:443',
  '*',
  '/livez',
  '/readyz',
  '/api/portals/',
];
const PARTS = [
  'evil.example',
  '%2e%2e',
  '%2e%2e%2f',
  '%2e%2e%5c',
  '..',
  '../..',
  '.',
  '%00',
  '%',
  '%zz',
  '%c0%af',
  '%ff',
  '%e2%82',
  '%ED%A0%80',
  '\\',
  '\\\\evil.example',
  '/',
  '//',
  '%2f',
  '%2F%2Fevil.example',
  ';',
  ':',
  '@',
  '[',
  ']',
  '[::1',
  '^',
  '`',
  '{',
  '|',
  'é',
  '\u00ff',
  '?',
  '?a=%',
  '?%00',
  '#',
  'fonts.css',
  'icon.svg',
  'release.json',
  'x'.repeat(300),
  'x'.repeat(9_000),
  '__proto__',
  'constructor',
  'a.html',
  '%0d%0aLocation:%20http://evil.example',
  '%20',
  '+',
  '~',
];
const METHODS = [
  'GET',
  'GET',
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'DELETE',
  'OPTIONS',
  'PATCH',
  'TRACE',
  'PROPFIND',
  'CONNECT',
  'QUERY',
  'get',
  'BREW',
];

/**
 * What is wrong with an answer. A method or a request line that Node does not read is answered 400
 * by Node itself.
 */
function fault(
  { status, location }: { status: number; location: string | undefined },
  method: string,
): string | null {
  // Node closes the connection of whoever asks for a tunnel.
  if (status === 0) return method === 'CONNECT' ? null : 'has no answer';
  if (status >= 500 && status !== 501) return `answered ${status}`;
  if (location !== undefined && !/^\/(?![/\\])/.test(location)) return `leads to ${location}`;
  return null;
}

const KNOWN = [
  '//evil.example/%2e%2e',
  '/assets/%00',
  '//',
  '///',
  '//[',
  '/\\[',
  'http://[',
  'https://user:pass@evil.example:99999/',
  '/portals/%',
  '//:99999',
  '/shell/%00.js',
  '/portals/admin/abcdef12/%00',
  '//evil.example/..',
  '//evil.example:x/api',
  '/shell/]///',
  '/shell/..',
  `/assets/${'x'.repeat(300)}`,
  `/assets/${'x/'.repeat(3_000)}`,
];

it.each(KNOWN.map((target) => ({ name: target.slice(0, 60), target })))(
  '$name is refused or answered',
  async ({ target }) => {
    for (const method of ['GET', 'HEAD', 'POST', 'OPTIONS'])
      expect([method, fault(await ask(method, target), method)]).toEqual([method, null]);
  },
);

/**
 * What the router decodes to `/api/`, and what goes by `/api/` (the limit, the headers, the log)
 * would not know.
 */
it.each([
  '/%61pi/vix',
  '/ap%69/vix',
  '/%61%70%69/vix',
  '/api%2Fvix',
  '/%2Fapi/vix',
  '/%70ortals/admin/abcdef12/x.js',
  '/livez%2F',
])('%s is refused: the first part of an address is never encoded', async (target) => {
  for (const method of ['GET', 'HEAD', 'POST', 'OPTIONS'])
    expect([method, (await ask(method, target)).status]).toEqual([method, 400]);
});
it('an address with signs encoded further on is answered', async () => {
  expect((await ask('GET', '/api/comune/getByComune/Forl%C3%AC')).status).toBe(200);
  expect((await ask('GET', '/user/email-access/Ab%2D')).status).toBe(200);
});

const seed = Number(process.env.PATH_SEED ?? Date.now() % 1_000_000);
it(`any address is refused or answered (PATH_SEED=${seed} repeats)`, async () => {
  const { one, between, chance } = seeded(seed);
  const wrong: string[] = [];
  let asked = 0;
  for (let n = 0; n < 1_500; n += 1) {
    const method = one(METHODS);
    const target =
      one(STARTS) +
      Array.from({ length: between(0, 3) }, () => one(PARTS)).join(chance(0.5) ? '/' : '');
    const found = fault(await ask(method, target), method);
    asked += 1;
    if (found) wrong.push(`${method} ${target.slice(0, 120)} ${found}`);
  }
  expect(asked).toBe(1_500);
  expect(wrong.slice(0, 40)).toEqual([]);
});
