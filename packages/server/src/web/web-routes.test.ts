/**
 * Files of builds as they leave the server, from the registry and not from the builder's folder.
 */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { known } from '@bussola/domain/records';
import { createHash } from 'node:crypto';
import { sha384 } from '@bussola/registry';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { builtPortal, bytesOf, writeBuilt } from '@bussola/registry/built-portal';
import { publisherOf, writeShell } from '../../test/publisher.ts';
import { testApp } from '../../test/test-app.ts';
import type { TestApp } from '../../test/test-app.ts';
import { asSystem } from '../access.ts';
import { makeLogger } from '../log.ts';
import { REFRESH_COOKIE } from '../modules/session/session-cookies.ts';

let distDir: string;
/** Lines of the log that tell of a fault. */
const faults: string[] = [];
let t: TestApp;
const built = builtPortal({ name: 'prova', buildId: 'aaaaaa1' });

beforeAll(async () => {
  distDir = await mkdtemp(path.join(os.tmpdir(), 'bussola-dist-'));
  await writeShell(distDir);
  await writeBuilt(distDir, built);
  const logger = makeLogger(
    { level: 'error', hashAddress: () => '' },
    { write: (line) => void faults.push(line) },
  );
  t = await testApp({ distDir, logger });
  await asSystem(() => t.app.services.portals.installation.run());
});
afterAll(async () => {
  await t.close();
  await rm(distDir, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  t.app.server.inject({ url, headers });
describe('an address that is not there', () => {
  it.each(['/api/account/nothing', '/api/', '/favicon.ico', '/robots.txt'])(
    '%s answers 404 once, with a session and without, and is no fault',
    async (url) => {
      const { token, cookies } = await t.register(`assente${url.length}@bussola.example`);
      faults.length = 0;
      const cookie = Object.entries(cookies).map(([name, value]) => `${name}=${value}`);
      const nobody: Record<string, string> = {};
      const somebody = { authorization: `Bearer ${token}`, cookie: cookie.join('; ') };
      for (const headers of [nobody, somebody]) {
        const answer = await get(url, headers);
        expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
          404,
          'NOT_FOUND',
        ]);
      }
      expect(faults).toEqual([]);
    },
  );
  it('and a screen still gets the page', async () => {
    const { statusCode, headers } = await get('/user/login');
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  });
});

const FOLDER = '/portals/prova/aaaaaa1/';

describe('a file of a build', () => {
  it('that runs as a worker may reach no network, and is kept for a year', async () => {
    const { statusCode, headers, rawPayload } = await get(`${FOLDER}js/1.js`);
    expect([statusCode, rawPayload.equals(built.files['js/1.js'] ?? Buffer.alloc(0))]).toEqual([
      200,
      true,
    ]);
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none'",
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'same-origin',
    });
  });
  it.each(['br', 'gz'])('comes compressed once and for all: %s', async (kind) => {
    const { headers, rawPayload } = await get(`${FOLDER}js/1.js`, {
      'accept-encoding': kind === 'gz' ? 'gzip' : 'br',
    });
    expect(headers['content-encoding']).toBe(kind === 'gz' ? 'gzip' : 'br');
    expect(rawPayload.length).toBeLessThan(900);
  });
  it('that is its manifest has the bytes whose hash the list carries', async () => {
    expect(sha384((await get(`${FOLDER}manifest.json`)).rawPayload)).toBe(
      sha384(JSON.stringify(built.manifest)),
    );
  });
  it.each([
    'release.json',
    'aaaaaa1/js/absent.js',
    'aaaaaa1/',
    'aaaaaa1',
    'aaaaaa1/../release.json',
    'aaaaaa1/%2e%2e/release.json',
    'bbbbbb2/js/1.js',
    '..%2f..%2fsecrets/hmac.key',
    'aaaaaa1/js/1.js.part',
    'aaaaaa1/js//1.js',
    'aaaaaa1/.hidden',
    'aaaaaa1/js/.1.js',
  ])('that does not exist is 404 and never the page: %s', async (file) => {
    const { statusCode, headers } = await get(`/portals/prova/${file}`);
    expect([statusCode, headers['content-type']]).toEqual([
      404,
      'application/problem+json; charset=utf-8',
    ]);
  });
  it('is given out when its build is closed, not before', async () => {
    const publisher = await publisherOf(t);
    const next = builtPortal({ name: 'prova', buildId: 'cccccc3', words: 'tre' });
    await publisher.begin(next);
    expect((await publisher.file(next, 'js/1.js', bytesOf(next, 'js/1.js'))).status).toBe(204);
    expect((await get('/portals/prova/cccccc3/js/1.js')).statusCode).toBe(404);
    await publisher.upload(next);
    expect((await get('/portals/prova/cccccc3/js/1.js')).statusCode).toBe(200);
  });
});

describe('the page', () => {
  const start = async (url: string) =>
    JSON.parse(/id="bussola-start">(.*?)<\/script>/s.exec((await get(url)).body)?.[1] ?? '{}') as {
      releases: {
        serial: number;
        portals: { name: string; versions: { buildId: string; integrity?: object }[] }[];
      };
      releaseKeys: Record<string, string>;
    };
  it('brings the builds in force, the hashes of its own portal only, and the keys that lists are signed with', async () => {
    const { releases, releaseKeys } = await start('/prova/pagina');
    expect(releases.portals).toMatchObject([
      {
        name: 'prova',
        channel: 'stable',
        versions: [
          { buildId: 'aaaaaa1', manifestIntegrity: sha384(JSON.stringify(built.manifest)) },
        ],
      },
    ]);
    expect(Object.keys(releases.portals[0]?.versions[0]?.integrity ?? {}).sort()).toEqual(
      Object.keys(built.manifest.assets).sort(),
    );
    expect(releaseKeys).toEqual(t.deps.secrets.releases.publicKeys);
    expect((await start('/user/sign-in')).releases.portals[0]?.versions[0]).not.toHaveProperty(
      'integrity',
    );
  });
  it('asks each script for the nonce, and for our origin or the hash of each script in the page', async () => {
    const { headers, body } = await t.app.server.inject({ url: '/user/login' });
    const scripts = [headers['content-security-policy']]
      .flat()
      .map((policy) => /script-src ([^;]*)/.exec(String(policy))?.[1]);
    const inside = [...body.matchAll(/<script nonce="([^"]+)">([^<]+)<\/script>/g)];
    expect(inside).toHaveLength(2);
    const [, nonce] = known(inside[0]);
    const hashes = inside.map(
      ([, , text]) => `'sha256-${createHash('sha256').update(known(text)).digest('base64')}'`,
    );
    expect(scripts).toEqual([`'nonce-${nonce}' 'strict-dynamic'`, `'self' ${hashes.join(' ')}`]);
  });
  it('says where violations of its policies are told: by address, and on https by name', async () => {
    const policiesOf = async (publicUrl: string) => {
      const other = await testApp({ distDir, publicUrl });
      const { headers } = await other.app.server.inject({ url: '/user/login' });
      await other.close();
      expect(headers['reporting-endpoints']).toBe('csp="/api/portals/csp-reports"');
      return [headers['content-security-policy']].flat().map((policy) =>
        String(policy)
          .split('; ')
          .filter((part) => part.startsWith('report-')),
      );
    };
    expect(await policiesOf('http://localhost:3000')).toEqual(
      Array(2).fill(['report-uri /api/portals/csp-reports']),
    );
    expect(await policiesOf('https://bussola.example')).toEqual(
      Array(2).fill(['report-to csp', 'report-uri /api/portals/csp-reports']),
    );
  });
  it('brings a build to fall back to of its own portal, and no other', async () => {
    const publisher = await publisherOf(t);
    const next = builtPortal({ name: 'prova', buildId: 'dddddd4', words: 'quattro' });
    await publisher.upload(next);
    await publisher.put(next, 'aaaaaa1');
    const builds = async (url: string) =>
      (await start(url)).releases.portals[0]?.versions.map(({ buildId, integrity }) => [
        buildId,
        integrity !== undefined,
      ]);
    expect(await builds('/prova/pagina')).toEqual([
      ['dddddd4', true],
      ['aaaaaa1', false],
    ]);
    expect(await builds('/user/login')).toEqual([['dddddd4', false]]);
  });
  it('names and hints what the shell that it loads takes, not what the server’s own agreement would', async () => {
    const publisher = await publisherOf(t);
    const next = builtPortal({
      name: 'prova',
      buildId: 'eeeeee5',
      words: 'cinque',
      contract: '^1.1',
    });
    await publisher.upload(next);
    expect((await publisher.put(next, 'dddddd4')).status).toBe(200);
    const page = async () => {
      const { body } = await t.app.server.inject({
        url: '/prova/pagina',
        cookies: { [REFRESH_COOKIE]: 'x' },
      });
      const hinted = new Set(
        [...body.matchAll(/<link rel="preload"[^>]* href="\/portals\/prova\/(\w+)\//g)].map(
          ([, buildId]) => buildId,
        ),
      );
      return {
        named: (await start('/prova/pagina')).releases.portals[0]?.versions.map(
          ({ buildId }) => buildId,
        ),
        hinted: [...hinted],
      };
    };
    try {
      expect(await page()).toEqual({ named: ['eeeeee5', 'dddddd4'], hinted: ['eeeeee5'] });
      await writeShell(distDir, '1.0.0');
      expect(await page()).toEqual({ named: ['dddddd4', 'aaaaaa1'], hinted: ['dddddd4'] });
      await writeShell(distDir, '2.0.0');
      // None fits: it is named, so that the page can say which side is old, and nothing of it is
      // fetched.
      expect(await page()).toEqual({ named: ['eeeeee5', 'dddddd4'], hinted: [] });
    } finally {
      await writeShell(distDir);
    }
  });
});

it('the page comes compressed as the browser can read it, and plain to one that cannot', async () => {
  const { compressedPage } = await import('./compressed-page.ts');
  const html = `<!doctype html>${'<p>È un piacere rivederti.</p>'.repeat(200)}`;
  const read: Record<string, (body: Buffer) => Buffer> = {
    br: brotliDecompressSync,
    gzip: gunzipSync,
  };
  for (const [accepted, encoding] of [
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
  ] as const) {
    const { body, headers } = await compressedPage(html, accepted);
    expect(headers).toEqual({ vary: 'accept-encoding', 'content-encoding': encoding });
    expect(body.length).toBeLessThan(html.length / 4);
    expect(read[encoding]?.(body as Buffer).toString()).toBe(html);
  }
  expect(await compressedPage(html, '')).toEqual({
    body: html,
    headers: { vary: 'accept-encoding' },
  });
});
