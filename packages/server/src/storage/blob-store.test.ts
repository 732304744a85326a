import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { blobStore } from './blob-store.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'bussola-blobs-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('a sweep goes on past a file that is gone when its turn comes, and keeps what is in use or young', async () => {
  const store = blobStore(folder);
  const [kept, old] = [await store.put(Buffer.from('uno')), await store.put(Buffer.from('due'))];
  // Named, and not there: as a draft that was given its name in between.
  await symlink(path.join(folder, 'nowhere'), path.join(folder, '00-gone.part'));
  expect(await store.sweep(new Set([kept.key]), new Date())).toBe(0);
  expect(await store.sweep(new Set([kept.key]), new Date(Date.now() + 2 * 3_600_000))).toBe(1);
  const names = (await readdir(folder, { recursive: true })).map((name) => path.basename(name));
  expect([names.includes(kept.key), names.includes(old.key)]).toEqual([true, false]);
});

it('an altered file is refused, and the error does not name it whole', async () => {
  const store = blobStore(folder);
  const { key, size } = await store.put(Buffer.from('originale'));
  expect([size, await store.get(key)]).toEqual([9, Buffer.from('originale')]);
  const names = await readdir(folder, { recursive: true });
  const file = names.find((name) => path.basename(name) === key) ?? '';
  await writeFile(path.join(folder, file), 'alterato');
  const error = await store.get(key).catch((thrown: unknown) => thrown);
  expect(String(error)).toBe(`Error: The stored file ${key.slice(0, 12)}… is damaged`);
});

it('removing what is gone already is no error', async () => {
  const store = blobStore(folder);
  const { key } = await store.put(Buffer.from('una volta'));
  await store.remove([key, key]);
  await expect(store.get(key)).rejects.toMatchObject({ code: 'ENOENT' });
});
