import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastify from 'fastify';
import { webRoutes } from './web-routes.ts';

let distDir: string;
const app = fastify();

beforeAll(async () => {
  distDir = await mkdtemp(path.join(os.tmpdir(), 'bussola-dist-'));
  for (const folder of ['assets', 'shell', 'portals/user-area/b1/js']) await mkdir(path.join(distDir, folder), { recursive: true });
  await writeFile(path.join(distDir, 'assets/fonts.css'), '');
  await writeFile(path.join(distDir, 'portals/user-area/b1/js/725.js'), 'onmessage = () => {};');
  await writeFile(path.join(distDir, 'portals/user-area/release.json'), '{}');
  await app.register(webRoutes, { distDir, mode: 'dev', social: [] });
});
afterAll(async () => { await app.close(); await rm(distDir, { recursive: true, force: true }); });

it('a built file that runs as a worker may reach no network, and is kept for a year', async () => {
  const { statusCode, headers } = await app.inject('/portals/user-area/b1/js/725.js');
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({ 'content-security-policy': "default-src 'none'", 'cache-control': 'public, max-age=31536000, immutable', 'cross-origin-resource-policy': 'same-origin' });
});

it('release lists are not served', async () => {
  expect((await app.inject('/portals/user-area/release.json')).statusCode).toBe(404);
});

it('the page comes compressed as the browser reads it, and whole to who reads none', async () => {
  const { compressedPage } = await import('./compressed-page.ts');
  const html = `<!doctype html>${'<p>È un piacere rivederti.</p>'.repeat(200)}`;
  const read: Record<string, (body: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync };
  for (const [accepted, encoding] of [['gzip, deflate, br, zstd', 'br'], ['gzip', 'gzip']] as const) {
    const { body, headers } = await compressedPage(html, accepted);
    expect(headers).toEqual({ vary: 'accept-encoding', 'content-encoding': encoding });
    expect(body.length).toBeLessThan(html.length / 4);
    expect(read[encoding]?.(body as Buffer).toString()).toBe(html);
  }
  expect(await compressedPage(html, '')).toEqual({ body: html, headers: { vary: 'accept-encoding' } });
});
