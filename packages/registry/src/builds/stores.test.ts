/**
 * Both places where builds may be kept behave as one: the disk, and a bucket that takes only signed
 * requests.
 */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { s3ForTests } from '../testing/s3-for-tests.ts';
import { diskStore } from './release-store.ts';
import type { ReleaseStore } from './release-store.ts';
import { s3Store } from './s3-store.ts';

const KEYS = { region: 'eu-south-1', accessKeyId: 'prova', secretAccessKey: 'segreto-di-prova' };
const BUILD = { portal: 'prova', buildId: 'aaaaaa1' };
let folder: string;
let bucket: Awaited<ReturnType<typeof s3ForTests>>;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'bussola-store-'));
  bucket = await s3ForTests(KEYS);
});
afterAll(async () => {
  await bucket.close();
  await rm(folder, { recursive: true, force: true });
});

const stores: Record<string, () => ReleaseStore> = {
  disk: () => diskStore(path.join(folder, 'disk')),
  bucket: () =>
    s3Store(
      { ...KEYS, endpoint: bucket.endpoint, bucket: 'portali', prefix: 'bussola/' },
      path.join(folder, 'copies'),
    ),
};
describe.each(Object.keys(stores))('the %s', (kind) => {
  let store: ReleaseStore;
  beforeAll(() => {
    store = (stores[kind] ?? stores.disk)?.() as ReleaseStore;
  });
  const file = (name: string) => path.join(store.folder, 'prova/aaaaaa1', name);

  it('keeps files under their build, lists them all, and gives them back', async () => {
    for (const [name, text] of [
      ['remoteEntry.js', 'uno'],
      ['js/1.js', 'due!'],
      ['js/1.js.br', 'b'],
      ['css/a.css', ''],
      ['manifest.json', '{}'],
    ] as const)
      await store.put(BUILD, name, Buffer.from(text));
    expect(Object.fromEntries(await store.list(BUILD))).toEqual({
      'remoteEntry.js': 3,
      'js/1.js': 4,
      'js/1.js.br': 1,
      'css/a.css': 0,
      'manifest.json': 2,
    });
    expect(Buffer.from((await store.read(BUILD, 'js/1.js')) ?? []).toString()).toBe('due!');
    expect(await store.read(BUILD, 'js/2.js')).toBeUndefined();
    expect([...(await store.list({ portal: 'prova', buildId: 'bbbbbb2' }))]).toEqual([]);
  });
  it('has what is asked for, with its compressed copies, where files are served from', async () => {
    await store.fetch(BUILD, 'js/1.js');
    expect([
      await readFile(file('js/1.js'), 'utf8'),
      await readFile(file('js/1.js.br'), 'utf8'),
      existsSync(file('js/1.js.gz')),
    ]).toEqual(['due!', 'b', false]);
    await store.fetch(BUILD, 'js/absent.js');
    expect(existsSync(file('js/absent.js'))).toBe(false);
  });
  it.each(['../x', '/x', 'js/../../x', '.x', 'js//x', '', 'js/.', 'a\\b', 'a%2fb'])(
    'refuses the path %j',
    async (name) => {
      await expect(store.put(BUILD, name, Buffer.from('x'))).rejects.toThrow('no path');
    },
  );
  it('removes a build and no other', async () => {
    await store.put({ portal: 'prova', buildId: 'cccccc3' }, 'a.js', Buffer.from('x'));
    await store.remove(BUILD);
    expect([
      [...(await store.list(BUILD))],
      (await store.list({ portal: 'prova', buildId: 'cccccc3' })).size,
      existsSync(file('js/1.js')),
    ]).toEqual([[], 1, false]);
  });
});

it('a half-written file is not listed', async () => {
  const store = diskStore(path.join(folder, 'half'));
  await store.put(BUILD, 'a.js', Buffer.from('x'));
  await writeFile(path.join(store.folder, 'prova/aaaaaa1/b.js.1234.part'), 'half');
  expect([...(await store.list(BUILD)).keys()]).toEqual(['a.js']);
});

it('a bucket that does not know the key is an error, never an absent file', async () => {
  const wrong = s3Store(
    {
      ...KEYS,
      secretAccessKey: 'un altro',
      endpoint: bucket.endpoint,
      bucket: 'portali',
      prefix: '',
    },
    path.join(folder, 'wrong'),
  );
  await expect(wrong.read(BUILD, 'a.js')).rejects.toThrow('403');
});
