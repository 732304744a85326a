import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { builtPortal, bytesOf } from '../testing/built-portal.ts';
import { faultOfEntry, faultOfFile, findAsset, findSpoiled, missingFiles } from './build-files.ts';
import { diskStore } from './release-store.ts';
import type { ReleaseStore } from './release-store.ts';

let folder: string;
let store: ReleaseStore;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'bussola-build-'));
  store = diskStore(folder);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

let made = 0;
/** A build whose files are all in the store. */
async function stored() {
  made += 1;
  const built = builtPortal({ buildId: `aaaaaa${made}` });
  const build = { portal: built.manifest.name, buildId: built.manifest.buildId };
  const { needed, welcome } = await missingFiles(store, built.manifest, built.wire);
  for (const file of [...needed, ...welcome]) await store.put(build, file, bytesOf(built, file));
  return { ...built, build };
}

it('names the files that are missing: those it needs, and the copies in gzip', async () => {
  const { manifest, wire } = builtPortal({ buildId: 'bbbbbb1' });
  expect(await missingFiles(store, manifest, wire)).toEqual({
    needed: ['remoteEntry.js', 'remoteEntry.js.br', 'js/1.js', 'js/1.js.br', 'css/1.css'],
    welcome: ['remoteEntry.js.gz', 'js/1.js.gz'],
  });
  const { build, ...whole } = await stored();
  expect(await missingFiles(store, whole.manifest, whole.wire)).toEqual({
    needed: [],
    welcome: [],
  });
  // Another length is another file.
  await store.put(build, 'css/1.css', Buffer.from('p{}'));
  expect((await missingFiles(store, whole.manifest, whole.wire)).needed).toEqual(['css/1.css']);
});

describe('a file that is sent', () => {
  const { manifest } = builtPortal();
  it.each([
    ['js/1.js', { address: '/portals/prova/aaaaaa1/js/1.js', size: 900 }],
    ['js/1.js.br', { address: '/portals/prova/aaaaaa1/js/1.js', size: 900 }],
    ['js/2.js', { fault: { code: 'FILE_UNKNOWN' } }],
    ['../altro.js', { fault: { code: 'FILE_OUTSIDE' } }],
  ])('%s', (file, expected) => {
    expect(findAsset(manifest, file)).toMatchObject(expected);
  });

  const built = builtPortal();
  const address = '/portals/prova/aaaaaa1/js/1.js';
  const faultOf = async (file: string, bytes: Buffer, wire = built.wire) =>
    (await faultOfFile(manifest, { address, file, bytes, wire }))?.code;
  const plain = bytesOf(built, 'js/1.js');

  it.each(['js/1.js', 'js/1.js.br', 'js/1.js.gz'])('%s as it was built is taken', async (file) => {
    expect(await faultOf(file, bytesOf(built, file))).toBeUndefined();
  });
  it.each([
    ['one byte more', 'js/1.js', Buffer.concat([plain, Buffer.from(' ')])],
    ['another letter', 'js/1.js', Buffer.from(plain.toString().replace('u', 'U'))],
    ['a copy that does not unpack', 'js/1.js.br', Buffer.from('not brotli')],
  ])('%s is refused', async (_what, file, bytes) => {
    expect(await faultOf(file, bytes)).toBe('HASH_DIFFERS');
  });
  it('a copy of another size than was announced is refused', async () => {
    const bytes = bytesOf(built, 'js/1.js.br');
    const wire = { [address]: bytes.length + 1 };
    expect(await faultOf('js/1.js.br', bytes, wire)).toBe('SIZE_DIFFERS');
  });
});

describe('a build that is closed', () => {
  it('has every file as the manifest says, and exposes the portal', async () => {
    const { manifest } = await stored();
    expect([await findSpoiled(store, manifest), await faultOfEntry(store, manifest)]).toEqual([
      undefined,
      undefined,
    ]);
  });
  it('is refused with a changed copy', async () => {
    const { manifest, build } = await stored();
    await store.put(build, 'js/1.js.gz', Buffer.from('half'));
    expect(await findSpoiled(store, manifest)).toMatchObject({
      code: 'HASH_DIFFERS',
      values: { subject: manifest.preload[1] },
    });
  });
  it('is refused with an entry that does not expose the portal', async () => {
    const { manifest, build } = await stored();
    await store.put(build, 'remoteEntry.js', Buffer.from(`var ${manifest.container}={};`));
    expect((await faultOfEntry(store, manifest))?.code).toBe('EXPOSE_ABSENT');
  });
});
