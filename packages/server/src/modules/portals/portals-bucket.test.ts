/** Builds in a bucket: the setting, and a release from publishing to serving. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { generateKeyPairSync } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { s3ForTests } from '@bussola/registry/s3-for-tests';
import { builtPortal } from '@bussola/registry/built-portal';
import { publisherOf, readList } from '../../../test/publisher.ts';
import { testApp } from '../../../test/test-app.ts';
import { readConfig } from '../../config.ts';
import { loadSecrets } from '../../secrets.ts';

const KEYS = { region: 'eu-south-1', accessKeyId: 'prova', secretAccessKey: 'segreto-di-prova' };
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
