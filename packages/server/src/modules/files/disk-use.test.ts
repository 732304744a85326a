/**
 * What a person may have on the disk, and what is left there: nothing that was refused or deleted.
 */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { existsSync, readdirSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import sharp from 'sharp';
import { completeCheckup } from '../../../test/checkup-answers.ts';
import { formOf } from '../../../test/form-data.ts';
import { pdfOf } from '../../../test/pdf-files.ts';
import { testApp } from '../../../test/test-app.ts';
import type { Person, TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';

let t: TestApp;
let anna: Person;
beforeAll(async () => {
  t = await testApp({ draw: async () => pdfOf('Report disegnato') });
  anna = await t.register('anna.disco@bussola.example');
  await completeCheckup(t, anna.token);
});
afterAll(() => t.close());

const MiB = 1024 * 1024;
const inFolder = (folder: string, app = t): string[] => {
  const root = path.join(app.deps.config.dataDir, folder);
  return existsSync(root)
    ? readdirSync(root, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ name }) => name)
    : [];
};
const onDisk = (): number =>
  inFolder('documents').length + inFolder('uploads').length + inFolder('reports').length;
const params = () => ({ userId: anna.userId });
const upload = (...parts: Parameters<typeof formOf>) =>
  t.call('uploadFiles', { token: anna.token, params: params(), ...formOf(...parts) });
const one = (bytes: Buffer, name = 'a.pdf') => ({ field: 'Files', name, bytes });
const member = async (at = 0) =>
  (await t.call('getNucleo', { token: anna.token, params: params() })).body.nucleoFamiliare[at]
    ?._id ?? '';
const picture = (colour: string) =>
  sharp({ create: { width: 300, height: 300, channels: 3, background: colour } })
    .png()
    .toBuffer();
const avatar = async (memberId: string, colour = '#2a6f6f') =>
  t.call('uploadAvatar', {
    token: anna.token,
    params: { ...params(), memberId },
    ...formOf({ field: 'avatar', name: 'io.png', bytes: await picture(colour) }),
  });

describe('what is deleted leaves the disk at once', () => {
  it('a document', async () => {
    const before = onDisk();
    const [fileId = ''] = (await upload(one(pdfOf('via')))).body.uploaded;
    expect(onDisk()).toBe(before + 1);
    await t.call('deleteFile', { token: anna.token, params: { ...params(), fileId } });
    expect(onDisk()).toBe(before);
  });
  it('a picture that is replaced, and one that is removed', async () => {
    const [before, memberId] = [onDisk(), await member()];
    for (const colour of ['#2a6f6f', '#884422'])
      expect((await avatar(memberId, colour)).status).toBe(201);
    expect(onDisk()).toBe(before + 1);
    await t.call('deleteAvatar', { token: anna.token, params: { ...params(), memberId } });
    expect(onDisk()).toBe(before);
  });
  it('the picture of a member who is removed', async () => {
    const memberId = await member(1);
    const before = onDisk();
    expect((await avatar(memberId)).status).toBe(201);
    expect(onDisk()).toBe(before + 1);
    expect(
      (await t.call('deleteMember', { token: anna.token, params: { ...params(), memberId } }))
        .status,
    ).toBe(200);
    expect(onDisk()).toBe(before);
  });
});

describe('an upload that is refused leaves nothing', () => {
  it.each([
    ['too large', 413, () => upload(one(pdfOf('bene')), one(Buffer.alloc(10 * MiB + 1)))],
    ['of another type', 422, () => upload(one(pdfOf('bene')), one(Buffer.from('<script>')))],
    ['damaged', 422, () => upload(one(pdfOf('bene')), one(pdfOf('male').subarray(0, 300)))],
    ['empty', 422, () => upload(one(pdfOf('bene')), one(Buffer.alloc(0)))],
    [
      'in another field',
      422,
      () => upload(one(pdfOf('bene')), { ...one(pdfOf('altro')), field: 'Altro' }),
    ],
  ] as const)('%s', async (_what, status, send) => {
    const before = onDisk();
    expect((await send()).status).toBe(status);
    expect(onDisk()).toBe(before);
  });
  it('by the database', async () => {
    const before = onDisk();
    await t.owner
      .query(`create function full_up() returns trigger language plpgsql as $$ begin raise exception 'no' using errcode = '53100'; end $$;
      create trigger full_up before insert on files for each row execute function full_up(); create trigger full_up before insert or update on avatars for each row execute function full_up()`);
    try {
      expect(await upload(one(pdfOf('uno')), one(pdfOf('due')))).toMatchObject({
        status: 507,
        problem: { code: 'STORAGE_FULL' },
      });
      expect((await avatar(await member())).status).toBe(507);
    } finally {
      await t.owner.query(
        'drop trigger full_up on files; drop trigger full_up on avatars; drop function full_up()',
      );
    }
    expect(onDisk()).toBe(before);
  });
  it('by whoever sends it, who goes away', async () => {
    const before = onDisk();
    const url = new URL(await t.app.server.listen({ port: 0, host: '127.0.0.1' }));
    const socket = connect(Number(url.port), '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(
      `POST /api/files/upload/${anna.userId} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${anna.token}\r\nContent-Type: multipart/form-data; boundary=meta\r\nContent-Length: 5000000\r\n\r\n--meta\r\nContent-Disposition: form-data; name="Files"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n%PDF-1.7 ${'a'.repeat(400_000)}`,
    );
    await until(() => onDisk() === before + 1);
    socket.destroy();
    await until(() => onDisk() === before);
  });
  it('twice with one key: the copy of the second is removed', async () => {
    const before = onDisk();
    const form = formOf(one(pdfOf('due volte')));
    await Promise.all(
      Array.from({ length: 6 }, () =>
        t.call('uploadFiles', {
          token: anna.token,
          params: params(),
          raw: form.raw,
          headers: { ...form.headers, 'idempotency-key': 'due-volte-1' },
        }),
      ),
    );
    expect(onDisk()).toBe(before + 1);
  });
});

describe('the quota', () => {
  it('counts documents, pictures and reports', async () => {
    const used = async () =>
      (await t.call('listFiles', { token: anna.token, params: params() })).body.usedBytes;
    const before = await used();
    const pdf = pdfOf('conta');
    await upload(one(pdf));
    expect(await used()).toBe(before + pdf.length);
    await avatar(await member());
    const [kept] = await t.deps.db.query<{ n: number }>(
      'select size_bytes as n from avatars where user_id = $1',
      [anna.userId],
    );
    expect(await used()).toBe(before + pdf.length + (kept?.n ?? NaN));
    await t.call('generateReport', { token: anna.token, params: params(), body: {} });
    expect(await used()).toBe(
      before + pdf.length + (kept?.n ?? NaN) + pdfOf('Report disegnato').length,
    );
  });
  it('full of reports, takes no document, no picture and no report, and leaves nothing of them', async () => {
    await t.deps.db.query('update reports set size_bytes = $2 where user_id = $1', [
      anna.userId,
      200 * MiB,
    ]);
    const before = onDisk();
    const refused = { status: 422, problem: { errors: [{ code: 'forms:errors.quota' }] } };
    expect(await upload(one(pdfOf('troppo')))).toMatchObject(refused);
    expect(await avatar(await member())).toMatchObject(refused);
    expect(
      await t.call('generateReport', { token: anna.token, params: params(), body: {} }),
    ).toMatchObject(refused);
    expect(onDisk()).toBe(before);
    await t.deps.db.query('update reports set size_bytes = 1000 where user_id = $1', [anna.userId]);
  });
  it('counts uploads on their way', async () => {
    const url = new URL(
      await t.app.server
        .listen({ port: 0, host: '127.0.0.1' })
        .catch(() => t.app.server.listeningOrigin),
    );
    const sockets = Array.from({ length: 4 }, () =>
      connect(Number(url.port), '127.0.0.1').on('error', () => undefined),
    );
    let said = '';
    for (const socket of sockets) {
      socket.on('data', (chunk: Buffer) => {
        said += String(chunk);
      });
      socket.write(
        `POST /api/files/upload/${anna.userId} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${anna.token}\r\nContent-Type: multipart/form-data; boundary=meta\r\nContent-Length: ${95 * MiB}\r\n\r\n--meta\r\n`,
      );
    }
    await until(() => (said.match(/ 429 /g) ?? []).length === 2);
    for (const socket of sockets) socket.destroy();
    await until(async () => (await upload(one(pdfOf('dopo')))).status === 201);
  });
});

it('a disk that is almost full refuses large writes, and leaves the rest and the readiness as they are', async () => {
  const full = await testApp({
    minFreeDiskBytes: Number.MAX_SAFE_INTEGER,
    draw: async () => pdfOf('Report'),
  });
  try {
    const person = await full.register('pieno@bussola.example');
    await completeCheckup(full, person.token);
    const ready = await full.app.server.inject({ url: '/readyz' });
    expect([ready.statusCode, ready.json<object>()]).toMatchObject([
      200,
      { ok: true, checks: { disk: false, database: true } },
    ]);
    const ask = { token: person.token, params: { userId: person.userId } };
    const storageFull = {
      status: 507,
      problem: { code: 'STORAGE_FULL' },
      headers: { 'retry-after': '600' },
    };
    expect(await full.call('uploadFiles', { ...ask, ...formOf(one(pdfOf())) })).toMatchObject(
      storageFull,
    );
    expect(await full.call('generateReport', { ...ask, body: {} })).toMatchObject(storageFull);
    expect([
      inFolder('documents', full),
      inFolder('uploads', full),
      inFolder('reports', full),
    ]).toEqual([[], [], []]);
    for (const name of ['allInfo', 'listFiles'] as const)
      expect((await full.call(name, ask)).status).toBe(200);
  } finally {
    await full.close();
  }
});
