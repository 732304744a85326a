/**
 * Both places where builds may be kept behave as one: the disk, and a bucket that takes only signed
 * requests.
 */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { builtPortal, publisherOf, readList } from '../../../test/built-portal.ts';
import { s3ForTests } from '../../../test/s3-for-tests.ts';
import { testApp } from '../../../test/test-app.ts';
import { readConfig } from '../../config.ts';
import { generateKeyPairSync } from 'node:crypto';
import { loadSecrets } from '../../secrets.ts';
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

it('publishes and serves from a bucket, asking it once for each file', async () => {
  const t = await testApp({
    portalsBucket: { ...KEYS, endpoint: bucket.endpoint, bucket: 'portali', prefix: 'vero/' },
  });
  try {
    const publisher = await publisherOf(t);
    const built = builtPortal({ name: 'secchio', buildId: 'aaaaaa1' });
    await publisher.upload(built);
    expect((await publisher.put(built, null)).status).toBe(200);
    expect((await readList(t)).list.portals).toMatchObject([
      { name: 'secchio', versions: [{ buildId: 'aaaaaa1' }] },
    ]);
    expect(
      [...bucket.kept.keys()].filter((key) => key.startsWith('vero/secchio/aaaaaa1/')).length,
    ).toBe(9);
    const { store } = t.app.services.portals;
    await store.fetch({ portal: 'secchio', buildId: 'aaaaaa1' }, 'js/1.js');
    const before = bucket.asked();
    await store.fetch({ portal: 'secchio', buildId: 'aaaaaa1' }, 'js/1.js');
    expect(bucket.asked()).toBe(before);
    // What is not there costs the bucket three questions, however often somebody asks.
    for (let n = 0; n < 5; n += 1)
      await store.fetch({ portal: 'secchio', buildId: 'aaaaaa1' }, 'js/absent.js');
    expect(bucket.asked()).toBe(before + 3);
    expect(existsSync(path.join(t.deps.config.dataDir, 'portals'))).toBe(false);
  } finally {
    await t.close();
  }
});

describe('PORTALS_STORE', () => {
  const aws = { AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b' };
  it.each([
    [{}, null],
    [{ PORTALS_STORE: 'disk' }, null],
    [
      { PORTALS_STORE: 's3://portali', ...aws },
      {
        bucket: 'portali',
        prefix: '',
        region: 'us-east-1',
        endpoint: 'https://s3.us-east-1.amazonaws.com',
        accessKeyId: 'a',
        secretAccessKey: 'b',
      },
    ],
    [
      {
        PORTALS_STORE: 's3://portali/a/b/',
        AWS_REGION: 'eu-south-1',
        PORTALS_S3_ENDPOINT: 'http://minio:9000/',
        ...aws,
      },
      {
        bucket: 'portali',
        prefix: 'a/b/',
        region: 'eu-south-1',
        endpoint: 'http://minio:9000',
        accessKeyId: 'a',
        secretAccessKey: 'b',
      },
    ],
  ])('%j', (env, expected) => {
    expect(readConfig(env).portalsBucket).toEqual(expected);
  });
  it.each([
    [{ PORTALS_STORE: 'ftp://x', ...aws }, 'PORTALS_STORE'],
    [{ PORTALS_STORE: 's3://portali' }, 'AWS_ACCESS_KEY_ID'],
    [
      { PORTALS_STORE: 's3://portali', PORTALS_S3_ENDPOINT: 'minio', ...aws },
      'PORTALS_S3_ENDPOINT',
    ],
  ])('%j is refused', (env, words) => {
    expect(() => readConfig(env)).toThrow(words);
  });
});

it('two keys may be known at once, and one of them signs', async () => {
  const dataDir = await mkdtemp(path.join(folder, 'data-'));
  const { releases: before } = await loadSecrets(dataDir);
  expect(Object.keys(before.publicKeys)).toEqual([before.current.keyId]);
  await writeFile(
    path.join(dataDir, 'secrets/releases-ed25519-next.pem'),
    generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }),
  );
  const { releases: after } = await loadSecrets(dataDir);
  expect([
    after.current.keyId,
    Object.keys(after.publicKeys).length,
    after.publicKeys[before.current.keyId],
  ]).toEqual([before.current.keyId, 2, before.publicKeys[before.current.keyId]]);
  expect((await readdir(path.join(dataDir, 'secrets'))).includes('releases-ed25519.pem')).toBe(
    true,
  );
});
