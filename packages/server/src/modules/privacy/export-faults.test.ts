/**
 * An export while something goes wrong: documents that are lost or altered, a database that goes
 * away, readers that leave or wait.
 */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { randomBytes } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { faultyDatabase } from '../../../test/faulty-database.ts';
import type { FaultyDatabase } from '../../../test/faulty-database.ts';
import { formOf } from '../../../test/form-data.ts';
import { pdfOf } from '../../../test/pdf-files.ts';
import { PASSWORD, testApp } from '../../../test/test-app.ts';
import type { Person, TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';

let t: TestApp;
let faults: FaultyDatabase;
let url: string;
beforeAll(async () => {
  t = await testApp({
    trustProxy: 1,
    around: (db) => {
      faults = faultyDatabase(db);
      return faults.db;
    },
  });
  url = await t.app.server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => t.close());

const blobs = (): string[] => {
  const folder = path.join(t.deps.config.dataDir, 'documents');
  return existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.join(entry.parentPath, entry.name))
    : [];
};
const isAlive = async () => (await fetch(`${url}/livez`)).status;
/** Each from another network, by default. */
let networks = 0;
const exportOf = (
  person: Person,
  { signal, ip = `10.1.${(networks += 1)}.1` }: { signal?: AbortSignal; ip?: string } = {},
) =>
  fetch(`${url}/api/account/export/${person.userId}`, {
    headers: { authorization: `Bearer ${person.token}`, 'x-forwarded-for': ip },
    ...(signal ? { signal } : {}),
  });
/** Of an export that is read to its end. */
const statusOf = async (person: Person, ip?: string): Promise<number> => {
  const answer = await exportOf(person, ip === undefined ? {} : { ip });
  await answer.arrayBuffer();
  return answer.status;
};
/** Waits until an account may export again. */
const isFree = (person: Person) => until(async () => (await statusOf(person)) === 200);

/**
 * Somebody with documents and a recent proof.
 * @returns where the bytes of each document are
 */
async function somebody(
  email: string,
  documents: readonly Buffer[],
): Promise<{ person: Person; files: string[] }> {
  const person = await t.register(email);
  const params = { userId: person.userId };
  await t.call('stepUp', { token: person.token, params, body: { password: PASSWORD } });
  const files: string[] = [];
  for (const [n, bytes] of documents.entries()) {
    const before = new Set(blobs());
    const kept = await t.call('uploadFiles', {
      token: person.token,
      params,
      ...formOf({ field: 'Files', name: `documento-${n}.pdf`, bytes }),
    });
    expect(kept.status).toBe(201);
    files.push(...blobs().filter((file) => !before.has(file)));
  }
  return { person, files };
}
/** A PDF that does not get smaller, larger than all the buffers between the server and a reader. */
const large = () => pdfOf(randomBytes(4_500_000).toString('hex'));

describe('documents that cannot be read', () => {
  it.each([
    [
      'missing',
      (file: string) => {
        rmSync(file);
      },
    ],
    [
      'altered in its tag',
      (file: string) => {
        const bytes = readFileSync(file);
        bytes[20] = (bytes[20] ?? 0) ^ 1;
        writeFileSync(file, bytes);
      },
    ],
    [
      'empty',
      (file: string) => {
        writeFileSync(file, '');
      },
    ],
  ])('one that is %s is named in the ZIP, and all the rest is there', async (what, spoil) => {
    const { person, files } = await somebody(`${what.replaceAll(' ', '.')}@bussola.example`, [
      pdfOf('uno'),
      pdfOf('due'),
      pdfOf('tre'),
    ]);
    spoil(files[1] ?? '');
    const answer = await exportOf(person);
    const zip = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    expect(Object.keys(zip).sort()).toEqual([
      'FILE-NON-LETTI.txt',
      'LEGGIMI.txt',
      'dati.json',
      'documenti/documento-0.pdf',
      'documenti/documento-2.pdf',
    ]);
    expect(strFromU8(zip['FILE-NON-LETTI.txt'] ?? new Uint8Array())).toContain(
      '- documenti/documento-1.pdf\n',
    );
    expect(await isAlive()).toBe(200);
  });
});

it('answers 503 when the database fails at any statement of an export, and the server goes on', async () => {
  const people: Person[] = [];
  for (let n = 0; n < 8; n += 1)
    people.push(
      (await somebody(`otto.${n}@bussola.example`, n === 0 ? [pdfOf('otto')] : [])).person,
    );
  let faulted = 0;
  for (const at of [3, 9, 20, 33, 50, 80, 110]) {
    faults.failAt(at);
    const statuses = await Promise.all(people.map((person) => statusOf(person)));
    if (faults.disarm()) faulted += 1;
    expect([at, statuses.filter((status) => status !== 200 && status !== 503)]).toEqual([at, []]);
    expect(await isAlive()).toBe(200);
    // Each gives its place back.
    await isFree(people[0] as Person);
  }
  expect(faulted).toBe(7);
});

describe('slow readers', () => {
  const people: Person[] = [];
  beforeAll(async () => {
    for (let n = 0; n < 9; n += 1)
      people.push((await somebody(`lenta.${n}@bussola.example`, [large()])).person);
  }, 180_000);
  const statusesOf = (answers: readonly Response[]) => answers.map(({ status }) => status).sort();

  it('hold no connection to the database, and free the account’s slot when the reader disconnects', async () => {
    const [person] = people as [Person];
    let open = 0;
    const { db } = faults;
    const { under } = db;
    db.under = (entrant) => ({
      ...under(entrant),
      transaction: async (work, options) => {
        open += 1;
        try {
          return await under(entrant).transaction(work, options);
        } finally {
          open -= 1;
        }
      },
    });
    try {
      const socket = connect(Number(new URL(url).port), '127.0.0.1');
      socket.write(
        `GET /api/account/export/${person.userId} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${person.token}\r\n\r\n`,
      );
      await once(socket, 'readable');
      socket.pause();
      // The answer has begun, and most of it waits for its reader.
      expect(open).toBe(0);
      expect(
        await t.call('exportData', { token: person.token, params: { userId: person.userId } }),
      ).toMatchObject({
        status: 429,
        problem: { code: 'TOO_MANY_REQUESTS' },
        headers: { 'retry-after': '30' },
      });
      socket.destroy();
      await isFree(person);
      expect(await isAlive()).toBe(200);
    } finally {
      db.under = under;
    }
  });

  it('are a few at once: the next is told when to come back', async () => {
    const gone = new AbortController();
    const answers = await Promise.all(
      people.map((person) => exportOf(person, { signal: gone.signal })),
    );
    expect(statusesOf(answers)).toEqual([200, 200, 200, 200, 200, 200, 200, 200, 503]);
    expect(answers.find(({ status }) => status === 503)?.headers.get('retry-after')).toBe('30');
    gone.abort();
    for (const person of people) await isFree(person);
    expect(await isAlive()).toBe(200);
  });

  it('of one network leave half of the places to others', async () => {
    const gone = new AbortController();
    const [last, ...first] = people.slice(0, 6) as [Person, ...Person[]];
    const answers = await Promise.all(
      first.map((person) => exportOf(person, { signal: gone.signal, ip: '10.2.0.1' })),
    );
    expect(statusesOf(answers)).toEqual([200, 200, 200, 200, 503]);
    expect(await statusOf(last)).toBe(200);
    gone.abort();
    await until(async () => (await statusOf(last, '10.2.0.1')) === 200);
  });
});
