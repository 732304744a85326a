import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { ProblemError } from '../problem-error.ts';
import { blobStore } from './blob-store.ts';
import { withNewBlobs } from './new-blobs.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'bussola-new-blobs-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const sqlError = (code: string) => Object.assign(new Error('the database said no'), { code });

it.each([
  ['a refusal of ours', new ProblemError('CONFLICT'), 'removed'],
  ['a row that is there already', sqlError('23505'), 'removed'],
  ['a full database', sqlError('53100'), 'removed'],
  ['a connection that is lost', sqlError('08006'), 'kept'],
  ['a database that shuts down', sqlError('57P01'), 'kept'],
  ['an error without a state: the end is not known', new Error('lost'), 'kept'],
] as const)('%s at the end: the file is %s', async (what, error, outcome) => {
  const store = blobStore(folder);
  let key = '';
  await expect(
    withNewBlobs(
      store,
      async (put) => {
        ({ key } = await put(Buffer.from(what)));
      },
      async () => {
        throw error;
      },
    ),
  ).rejects.toBe(error);
  const read = store.get(key);
  await (outcome === 'kept'
    ? expect(read).resolves.toEqual(Buffer.from(what))
    : expect(read).rejects.toMatchObject({ code: 'ENOENT' }));
});

it('a failure while files are prepared removes those that were written', async () => {
  const store = blobStore(folder);
  let key = '';
  await expect(
    withNewBlobs(
      store,
      async (put) => {
        ({ key } = await put(Buffer.from('primo')));
        throw new Error('the second is damaged');
      },
      async () => 'rows',
    ),
  ).rejects.toThrow('damaged');
  await expect(store.get(key)).rejects.toMatchObject({ code: 'ENOENT' });
});
