import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readFileSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import sharp from 'sharp';
import { completeCheckup } from '../../../test/checkup-answers.ts';
import { testApp } from '../../../test/test-app.ts';
import type { Person, TestApp } from '../../../test/test-app.ts';
import { formOf } from '../../../test/form-data.ts';
import { pdfOf } from '../../../test/pdf-files.ts';

let t: TestApp;
let anna: Person;
let bruno: Person;
beforeAll(async () => {
  t = await testApp();
  anna = await t.register('anna.carte@bussola.example');
  bruno = await t.register('bruno.carte@bussola.example');
});
afterAll(() => t.close());

const picture = (width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background: '#2a6f6f' } });
const uploadTo = (app: TestApp, person: Person, ...parts: Parameters<typeof formOf>) =>
  app.call('uploadFiles', {
    token: person.token,
    params: { userId: person.userId },
    ...formOf(...parts),
  });
const upload = (...parts: Parameters<typeof formOf>) => uploadTo(t, anna, ...parts);
const documents = () =>
  readdirSync(path.join(t.deps.config.dataDir, 'documents'), {
    recursive: true,
    withFileTypes: true,
  })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
const left = () => readdirSync(path.join(t.deps.config.dataDir, 'uploads'));

describe('documents', () => {
  it('keeps a PDF and gives it back as it was, as a download that runs nothing', async () => {
    const pdf = pdfOf();
    const kept = await upload({ field: 'Files', name: 'Polizza casa.pdf', bytes: pdf });
    expect(kept.status).toBe(201);
    const [file] = kept.body.files;
    expect(file).toMatchObject({
      name: 'Polizza casa.pdf',
      type: 'application/pdf',
      sizeBytes: pdf.length,
      ownUpload: true,
    });
    const got = await t.call('downloadFile', {
      token: anna.token,
      params: { userId: anna.userId, fileId: file?.id ?? '' },
    });
    expect(got.bytes.equals(pdf)).toBe(true);
    expect(got.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'no-store',
    });
    expect(String(got.headers['content-disposition'])).toMatch(/^attachment; /);
    expect(left()).toEqual([]);
  });

  it('is given back under its name, whatever marks the name has', async () => {
    const kept = await upload({
      field: 'Files',
      name: "L’estratto d'oro (2026) – però.pdf",
      bytes: pdfOf('nome'),
    });
    const file = kept.body.files.find(({ name }) => name.startsWith('L’estratto'));
    expect(file?.name).toBe("L’estratto d'oro (2026) – però.pdf");
    const got = await t.call('downloadFile', {
      token: anna.token,
      params: { userId: anna.userId, fileId: file?.id ?? '' },
    });
    expect(got.headers['content-disposition']).toBe(
      `attachment; filename="bussola.pdf"; filename*=UTF-8''L%E2%80%99estratto%20d%27oro%20%282026%29%20%E2%80%93%20per%C3%B2.pdf`,
    );
  });

  it('keeps nothing readable on the disk', async () => {
    const pdf = pdfOf('Parola segreta del documento');
    await upload({ field: 'Files', name: 'a.pdf', bytes: pdf });
    const stored = documents().map((file) => readFileSync(file));
    expect(stored.length).toBeGreaterThan(0);
    for (const bytes of stored)
      expect([bytes.includes('%PDF'), bytes.includes('Parola segreta')]).toEqual([false, false]);
  });

  it('draws a picture again, without where and when it was taken', async () => {
    const jpeg = await picture()
      .withExif({ IFD0: { Copyright: 'Nome Segreto' }, IFD3: { GPSLatitude: '45/1 27/1 0/1' } })
      .jpeg()
      .toBuffer();
    expect(jpeg.includes('Nome Segreto')).toBe(true);
    const kept = await upload({ field: 'Files', name: 'foto.jpg', bytes: jpeg });
    const got = await t.call('downloadFile', {
      token: anna.token,
      params: { userId: anna.userId, fileId: kept.body.uploaded[0] ?? '' },
    });
    expect([got.bytes.includes('Nome Segreto'), (await sharp(got.bytes).metadata()).exif]).toEqual([
      false,
      undefined,
    ]);
  });

  it('takes several at once, or none of them', async () => {
    const before = (
      await t.call('listFiles', { token: anna.token, params: { userId: anna.userId } })
    ).body.files.length;
    const both = await upload(
      { field: 'Files', name: 'uno.png', bytes: await picture().png().toBuffer() },
      { field: 'Files', name: 'due.webp', bytes: await picture().webp().toBuffer() },
    );
    expect(both.body.uploaded).toHaveLength(2);
    const refused = await upload(
      { field: 'Files', name: 'tre.png', bytes: await picture().png().toBuffer() },
      { field: 'Files', name: 'quattro.html', bytes: Buffer.from('<script>alert(1)</script>') },
    );
    expect(refused).toMatchObject({
      status: 422,
      problem: { errors: [{ field: 'Files.1', code: 'forms:errors.fileType' }] },
    });
    expect(
      (await t.call('listFiles', { token: anna.token, params: { userId: anna.userId } })).body
        .files,
    ).toHaveLength(before + 2);
    expect(left()).toEqual([]);
  });

  it('are ten at most at once, and come as a form', async () => {
    const bytes = await picture().png().toBuffer();
    const eleven = Array.from({ length: 11 }, (_, n) => ({
      field: 'Files',
      name: `${n}.png`,
      bytes,
    }));
    expect(await upload(...eleven)).toMatchObject({
      status: 422,
      problem: { errors: [{ field: 'Files', code: 'forms:errors.tooManyFiles' }] },
    });
    const asJson = await t.call('uploadFiles', {
      token: anna.token,
      params: { userId: anna.userId },
      raw: Buffer.from('{}'),
      headers: { 'content-type': 'application/json' },
    });
    expect(asJson).toMatchObject({
      status: 415,
      problem: { detail: 'This call takes multipart/form-data' },
    });
    expect(left()).toEqual([]);
  });

  it('renames, keeps the ending that the content has, and refuses an empty name', async () => {
    const [id = ''] = (await upload({ field: 'Files', name: 'x.pdf', bytes: pdfOf() })).body
      .uploaded;
    const params = { userId: anna.userId };
    const renamed = await t.call('renameFile', {
      token: anna.token,
      params,
      body: { fileId: id, newName: 'Modello 730.exe' },
    });
    expect(renamed.body.files.find((file) => file.id === id)?.name).toBe('Modello 730.pdf');
    expect(
      (
        await t.call('renameFile', {
          token: anna.token,
          params,
          body: { fileId: id, newName: '  ' },
        })
      ).status,
    ).toBe(422);
  });

  it('gives somebody else nothing, and says the same as for an id that is not there', async () => {
    const [id = ''] = (await upload({ field: 'Files', name: 'mio.pdf', bytes: pdfOf() })).body
      .uploaded;
    const stranger = { token: bruno.token, params: { userId: bruno.userId, fileId: id } };
    const absent = {
      token: bruno.token,
      params: { userId: bruno.userId, fileId: crypto.randomUUID() },
    };
    for (const name of ['downloadFile', 'deleteFile'] as const) {
      const [theirs, nobodys] = [await t.call(name, stranger), await t.call(name, absent)];
      expect([theirs.status, theirs.problem.code]).toEqual([404, 'NOT_FOUND']);
      expect({ ...theirs.problem, requestId: '' }).toEqual({ ...nobodys.problem, requestId: '' });
    }
    expect(
      (await t.call('listFiles', { token: bruno.token, params: { userId: anna.userId } })).status,
    ).toBe(404);
  });

  it('sent fifty times with one key is kept once; the key is good for nothing else', async () => {
    const one = formOf({ field: 'Files', name: 'doppio.pdf', bytes: pdfOf('una volta') });
    const headers = { ...one.headers, 'idempotency-key': 'doppio-invio-1' };
    await upload({ field: 'Files', name: 'prima.pdf', bytes: pdfOf('prima') });
    const before = documents().length;
    const sent = await Promise.all(
      Array.from({ length: 50 }, () =>
        t.call('uploadFiles', {
          token: anna.token,
          params: { userId: anna.userId },
          raw: one.raw,
          headers,
        }),
      ),
    );
    expect(new Set(sent.map(({ status, body }) => `${status} ${body.uploaded.join()}`)).size).toBe(
      1,
    );
    const { files } = (
      await t.call('listFiles', { token: anna.token, params: { userId: anna.userId } })
    ).body;
    expect(files.filter(({ name }) => name === 'doppio.pdf')).toHaveLength(1);
    // Only the few that were in memory when the first was answered were taken apart and sealed;
    // their bytes are swept.
    expect(documents().length - before).toBeLessThanOrEqual(4);
    const other = formOf({ field: 'Files', name: 'altro.pdf', bytes: pdfOf('altro') });
    expect(
      (
        await t.call('uploadFiles', {
          token: anna.token,
          params: { userId: anna.userId },
          raw: other.raw,
          headers: { ...other.headers, 'idempotency-key': 'doppio-invio-1' },
        })
      ).status,
    ).toBe(422);
  });

  it('forgets a document and its bytes', async () => {
    const kept = await upload({ field: 'Files', name: 'via.pdf', bytes: pdfOf('da buttare') });
    const [id = ''] = kept.body.uploaded;
    expect(
      (
        await t.call('deleteFile', {
          token: anna.token,
          params: { userId: anna.userId, fileId: id },
        })
      ).body.files.map((file) => file.id),
    ).not.toContain(id);
    expect(
      (
        await t.call('downloadFile', {
          token: anna.token,
          params: { userId: anna.userId, fileId: id },
        })
      ).status,
    ).toBe(404);
  });
});

describe('names of files', () => {
  it.each([
    ['..\\..\\etc\\passwd.pdf', 'passwd.pdf'],
    ['%2e%2e%2fsegreto.pdf', '%2e%2e%2fsegreto.pdf'],
    ['fattura.pdf.exe', 'fattura.pdf'],
    ['\u202Efdp.exe', 'fdp.pdf'],
    ['a\r\nX-Evil: 1.pdf', 'a X-Evil 1.pdf'],
    ['', 'documento.pdf'],
    ['.htaccess', 'htaccess.pdf'],
    ['Perche\u0301 no.pdf', 'Perché no.pdf'],
    ['a\u3164b\u115F.pdf', 'a b.pdf'],
    ['\u2800\uFFA0\u1160.pdf', 'documento.pdf'],
    [`${'😀'.repeat(200)}.pdf`, `${'😀'.repeat(58)}.pdf`],
  ])('%j becomes %j, which may be typed as a name', async (given, name) => {
    const kept = await upload({ field: 'Files', name: given, bytes: pdfOf() });
    const [id = ''] = kept.body.uploaded;
    expect(kept.body.files.find((file) => file.id === id)?.name).toBe(name);
    const again = await t.call('renameFile', {
      token: anna.token,
      params: { userId: anna.userId },
      body: { fileId: id, newName: name },
    });
    expect(again.body.files?.find((file) => file.id === id)?.name).toBe(name);
  });
});

describe('avatars', () => {
  it('keeps a square of 256 pixels that the page may show', async () => {
    const adults = { token: anna.token, params: { userId: anna.userId } };
    const memberId = await firstMember();
    const nothing = await t.call('getAvatar', {
      token: anna.token,
      params: { ...adults.params, memberId },
    });
    expect([nothing.status, nothing.bytes.length]).toEqual([204, 0]);
    const kept = await t.call('uploadAvatar', {
      token: anna.token,
      params: { ...adults.params, memberId },
      ...formOf({
        field: 'avatar',
        name: 'io.png',
        bytes: await picture(900, 500).png().toBuffer(),
      }),
    });
    expect(kept.status).toBe(201);
    const got = await t.call('getAvatar', {
      token: anna.token,
      params: { ...adults.params, memberId },
    });
    expect(got.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-disposition': 'inline',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect(await sharp(got.bytes).metadata()).toMatchObject({
      format: 'webp',
      width: 256,
      height: 256,
    });
    expect(
      (
        await t.call('getAvatar', {
          token: bruno.token,
          params: { userId: bruno.userId, memberId },
        })
      ).status,
    ).toBe(404);
    await t.call('deleteAvatar', { token: anna.token, params: { ...adults.params, memberId } });
    expect(
      (await t.call('getAvatar', { token: anna.token, params: { ...adults.params, memberId } }))
        .status,
    ).toBe(204);
  });
  it('takes no PDF and nothing over 2 MiB', async () => {
    const params = { userId: anna.userId, memberId: await firstMember() };
    expect(
      await t.call('uploadAvatar', {
        token: anna.token,
        params,
        ...formOf({ field: 'avatar', name: 'io.pdf', bytes: pdfOf() }),
      }),
    ).toMatchObject({
      status: 422,
      problem: { errors: [{ field: 'avatar', code: 'forms:errors.fileType' }] },
    });
    expect(
      (
        await t.call('uploadAvatar', {
          token: anna.token,
          params,
          ...formOf({ field: 'avatar', name: 'io.png', bytes: Buffer.alloc(2 * 1024 * 1024 + 1) }),
        })
      ).status,
    ).toBe(413);
  });

  async function firstMember(): Promise<string> {
    const known = await t.call('getNucleo', { token: anna.token, params: { userId: anna.userId } });
    if (!known.body.nucleoFamiliare?.[0]) await completeCheckup(t, anna.token);
    return (
      (await t.call('getNucleo', { token: anna.token, params: { userId: anna.userId } })).body
        .nucleoFamiliare[0]?._id ?? ''
    );
  }
});

describe('a virus scanner', () => {
  /**
   * Speaks clamd's INSTREAM: finds the EICAR test text, answers nothing at all when told to be
   * dead.
   */
  async function scanner(mode: 'well' | 'dead') {
    const server = createServer((socket) => {
      const seen: Buffer[] = [];
      socket.on('error', () => undefined);
      socket.on('data', (chunk) => {
        seen.push(chunk);
        const all = Buffer.concat(seen);
        if (mode === 'dead') {
          socket.destroy();
          return;
        }
        if (all.subarray(-4).equals(Buffer.alloc(4)))
          socket.end(
            all.includes('EICAR') ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0',
          );
      });
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    return {
      url: `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`,
      close: () =>
        new Promise((resolve) => {
          server.close(resolve);
        }),
    };
  }
  it.each([
    ['passes what is clean', 'well', 'pulito', 201, undefined],
    ['refuses what it finds', 'well', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE', 422, 'VALIDATION'],
    ['keeps nothing when it does not answer', 'dead', 'pulito', 503, 'UNAVAILABLE'],
  ] as const)('%s', async (_what, mode, text, status, code) => {
    const clamd = await scanner(mode);
    const app = await testApp({ clamdUrl: clamd.url });
    try {
      const person = await app.register('virus@bussola.example');
      const answer = await uploadTo(app, person, {
        field: 'Files',
        name: 'a.pdf',
        bytes: pdfOf(text),
      });
      expect([answer.status, answer.problem?.code]).toEqual([status, code]);
    } finally {
      await app.close();
      await clamd.close();
    }
  });
});
