/** The copy of the area on this device: for whom it is kept, who can read it, what erases it. */
import 'fake-indexeddb/auto';
import { webcrypto } from 'node:crypto';
import type { Session } from '@bussola/contract';
import {
  accountQueries,
  adminQueries,
  generaleQueries,
  nucleoQueries,
  reportQueries,
} from '@bussola/client';
import { closeSession, openSession } from '@bussola/client/session';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { QueryKey } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { COPY_DATABASE, deviceCopy, followDeviceCopy, refuseDeviceCopy } from './device-copy.ts';
import { keepCopy } from './keep-copy.ts';
import { getQueryClient } from './query-client.ts';

const USER: Session['user'] = {
  id: 'b0550000-0000-4000-8000-00000000a001',
  firstName: 'Zenobia',
  lastName: 'Canarini',
  email: 'zenobia@esempio.test',
  role: 'User',
  state: 'active',
  checkup: true,
  comuneResidenza: null,
  thirdParty: [],
};
const UNTIL = '2026-12-25T10:00:00.000Z';
const REMEMBERED: Session = { jwtToken: 'token-uno', user: USER, rememberedUntil: UNTIL };
const OTHER_ID = 'b0550000-0000-4000-8000-00000000a002';
const ALL_INFO = generaleQueries.allInfo(USER.id).queryKey as QueryKey;
const FIGURES = { persona: 'Zenobia Canarini', redditoNettoAnnuo: 47_391 };

beforeAll(async () => {
  // What browsers have and jsdom has not.
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
  followDeviceCopy('build-1');
});
beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});
afterEach(async () => {
  closeSession();
  (await getQueryClient()).clear();
});

const databases = async () => (await indexedDB.databases()).map(({ name }) => name);
/** Everything that the database holds, as text. */
async function stored(): Promise<{ ids: string[]; bytes: string; key: CryptoKey | null }> {
  const db = await openDB(COPY_DATABASE);
  const sealed = (await db.getAll('texts')) as { bytes: ArrayBuffer }[];
  const result = {
    ids: (await db.getAllKeys('texts')).map(String),
    bytes: sealed.map(({ bytes }) => Buffer.from(new Uint8Array(bytes)).toString('latin1')).join(),
    key: (await db.get('keys', 'session')) as CryptoKey | null,
  };
  db.close();
  return result;
}
const kept = () => waitFor(() => expect(deviceCopy.getState().copy).not.toBeNull());
/** A copy without data is some hundred bytes long. */
const written = () =>
  waitFor(async () => expect((await stored()).bytes.length).toBeGreaterThan(300));

/** Signs in with «Ricordami» and reads an area, as a page does. */
async function readArea(session: Session = REMEMBERED): Promise<void> {
  openSession(session);
  await kept();
  (await getQueryClient()).setQueryData(ALL_INFO, FIGURES);
  await written();
}
/** As after a reload: nothing in memory, the database as it was left. */
async function restored(owner: { userId: string; until: string }, build = 'build-1') {
  deviceCopy.getState().copy?.stop();
  const queryClient = await getQueryClient();
  queryClient.clear();
  const copy = await keepCopy({
    database: COPY_DATABASE,
    queryClient,
    owner,
    build,
    signal: new AbortController().signal,
  });
  copy?.stop();
  return queryClient;
}

describe('with «Ricordami»', () => {
  it('what was read is there after a reload, marked as old', async () => {
    await readArea();
    const queryClient = await restored({ userId: USER.id, until: UNTIL });
    expect(queryClient.getQueryData(ALL_INFO)).toEqual(FIGURES);
    expect(queryClient.getQueryState(ALL_INFO)?.isInvalidated).toBe(true);
  });

  it('the database holds no readable text, and a key that nobody can export', async () => {
    await readArea();
    const { bytes, key } = await stored();
    for (const text of ['Zenobia', '47391', USER.id, 'allInfo']) expect(bytes).not.toContain(text);
    await expect(webcrypto.subtle.exportKey('raw', key as webcrypto.CryptoKey)).rejects.toThrow(
      /extractable/,
    );
  });

  it('keeps user, general, report and admin lists, and nothing else', async () => {
    openSession(REMEMBERED);
    await kept();
    const queryClient = await getQueryClient();
    const keys: [QueryKey, boolean][] = [
      [accountQueries.profile(USER.id).queryKey, true],
      [ALL_INFO, true],
      [nucleoQueries.membri(USER.id).queryKey, true],
      [reportQueries.list(USER.id).queryKey, true],
      [[...adminQueries.ofClients(), { sort: 'name' }], true],
      [[...adminQueries.ofClients(), { sort: 'name', after: 'k' }], false],
      [[...adminQueries.ofClients(), { sort: 'name', search: 'rossi' }], false],
      [adminQueries.admins().queryKey, true],
      [adminQueries.overview().queryKey, false],
      [adminQueries.consulenti().queryKey, true],
      [adminQueries.client(OTHER_ID).queryKey, false],
      [accountQueries.sessions(USER.id).queryKey, false],
      [nucleoQueries.history(USER.id).queryKey, false],
      [generaleQueries.allInfo(OTHER_ID).queryKey, false],
      [['costanti', 'release', 'x'], false],
    ];
    for (const [key] of keys) queryClient.setQueryData(key, { letto: true });
    await queryClient
      .prefetchQuery({
        queryKey: ['generale', USER.id, 'medie'],
        queryFn: () => Promise.reject(new Error('Zenobia')),
        retry: false,
      })
      .catch(() => undefined);
    await written();
    const back = await restored({ userId: USER.id, until: UNTIL });
    expect(
      back
        .getQueryCache()
        .getAll()
        .map(({ queryKey }) => queryKey),
    ).toEqual(keys.filter(([, isKept]) => isKept).map(([key]) => key));
  });

  it.each([
    ['another person', { userId: OTHER_ID, until: UNTIL }, 'build-1'],
    ['another session of the same person', { userId: USER.id, until: '2027-01-01' }, 'build-1'],
    ['another build of the product', { userId: USER.id, until: UNTIL }, 'build-2'],
  ])('nothing comes back for %s', async (_who, owner, build) => {
    await readArea();
    const queryClient = await restored(owner, build);
    expect(queryClient.getQueryCache().getAll()).toEqual([]);
  });

  it('a damaged copy is not used, and the next copy replaces it', async () => {
    await readArea();
    const db = await openDB(COPY_DATABASE);
    const sealed = (await db.get('texts', 'queries')) as { bytes: ArrayBuffer };
    await db.put('texts', { ...sealed, bytes: sealed.bytes.slice(1) }, 'queries');
    db.close();
    expect((await restored({ userId: USER.id, until: UNTIL })).getQueryCache().getAll()).toEqual(
      [],
    );
    closeSession();
    await readArea();
  });
});

describe('what takes the copy away', () => {
  it.each<[string, () => void]>([
    ['the end of the session', closeSession],
    ['a session without «Ricordami»', () => openSession({ jwtToken: 'due', user: USER })],
    [
      'somebody else’s area',
      () =>
        openSession({
          ...REMEMBERED,
          acting: {
            via: 'grant',
            name: 'Bruno',
            areaName: 'Zenobia',
            grantId: OTHER_ID,
            scopes: ['dati'],
            members: null,
            hideAmounts: false,
            until: UNTIL,
          },
        }),
    ],
  ])('%s', async (_why, end) => {
    await readArea();
    const queryClient = await getQueryClient();
    // A write that waits for its turn must not bring the database back.
    queryClient.setQueryData(ALL_INFO, { ...FIGURES, version: 2 });
    end();
    await waitFor(async () => expect(await databases()).toEqual([]));
    queryClient.setQueryData(ALL_INFO, { ...FIGURES, version: 3 });
    await new Promise((done) => setTimeout(done, 1500));
    expect(await databases()).toEqual([]);
    expect(deviceCopy.getState().copy).toBeNull();
  });

  it('the end of a session that was just beginning', async () => {
    openSession(REMEMBERED);
    closeSession();
    await new Promise((done) => setTimeout(done, 300));
    expect([await databases(), deviceCopy.getState().copy]).toEqual([[], null]);
  });

  it('the person, until the next sign-in: neither this tab nor another writes again', async () => {
    await readArea();
    const queryClient = await getQueryClient();
    const other = await keepCopy({
      database: COPY_DATABASE,
      queryClient,
      owner: { userId: USER.id, until: UNTIL },
      build: 'build-1',
      signal: new AbortController().signal,
    });
    await refuseDeviceCopy();
    expect(deviceCopy.getState().copy).toBeNull();
    queryClient.setQueryData(ALL_INFO, { ...FIGURES, version: 2 });
    await new Promise((done) => setTimeout(done, 1500));
    expect(await stored()).toEqual({ ids: [], bytes: '', key: null });
    other?.stop();
    const again = await restored({ userId: USER.id, until: UNTIL });
    expect(again.getQueryCache().getAll()).toEqual([]);
    closeSession();
    await waitFor(async () => expect(await databases()).toEqual([]));
    await readArea({ ...REMEMBERED, rememberedUntil: '2027-01-01T00:00:00.000Z' });
  });
});

it('a browser without the database keeps everything in memory', async () => {
  Object.assign(globalThis, {
    indexedDB: {
      open: () => {
        throw new DOMException('private mode', 'SecurityError');
      },
      deleteDatabase: () => {
        throw new DOMException('private mode', 'SecurityError');
      },
    },
  });
  openSession(REMEMBERED);
  const queryClient = await getQueryClient();
  queryClient.setQueryData(ALL_INFO, FIGURES);
  await new Promise((done) => setTimeout(done, 100));
  expect([deviceCopy.getState().copy, queryClient.getQueryData(ALL_INFO)]).toEqual([null, FIGURES]);
  closeSession();
});
