/**
 * Files that mean harm, or that were never whole: none is kept as it came, and nothing is left
 * behind.
 */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { deflateSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { formOf } from '../../../test/form-data.ts';
import { packedPdfOf, pdfOf } from '../../../test/pdf-files.ts';
import { testApp } from '../../../test/test-app.ts';
import type { Person, TestApp } from '../../../test/test-app.ts';

let t: TestApp;
let anna: Person;
beforeAll(async () => {
  t = await testApp();
  anna = await t.register('corpus@bussola.example');
});
afterAll(() => t.close());

const upload = (name: string, bytes: Uint8Array, type?: string) =>
  t.call('uploadFiles', {
    token: anna.token,
    params: { userId: anna.userId },
    ...formOf({ field: 'Files', name, bytes, ...(type ? { type } : {}) }),
  });
const kept = async () =>
  (await t.call('listFiles', { token: anna.token, params: { userId: anna.userId } })).body.files;
const drafts = () => readdirSync(path.join(t.deps.config.dataDir, 'uploads'));

/** A PNG of any size in a few bytes: the header promises what the pixels do not hold. */
function pngOf(width: number, height: number): Buffer {
  const chunk = (kind: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
    const size = Buffer.alloc(4);
    size.writeUInt32BE(data.length);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([size, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1024))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
function crc32(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}
const jpeg = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#b4552d' } })
    .jpeg()
    .toBuffer();
const zip = Buffer.concat([
  Buffer.from('504b0304140000000800', 'hex'),
  deflateSync(Buffer.alloc(1_000_000)),
]);
const SCRIPT = '<script>fetch("/api")</script>';

describe('what is refused', () => {
  it.each([
    ['a web page', 'pagina.pdf', Buffer.from(`<!doctype html>${SCRIPT}`), 'fileType'],
    [
      'a drawing with a script',
      'logo.svg',
      Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`),
      'fileType',
    ],
    [
      'a GIF that is also a script',
      'a.gif',
      Buffer.from('GIF89a/*\0\0*/=1;alert(1)//'),
      'fileType',
    ],
    ['a program', 'a.png', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(512)]), 'fileType'],
    ['a compressed archive', 'a.zip', zip, 'fileType'],
    [
      'an archive inside an archive',
      'a.pdf',
      gzipSync(gzipSync(Buffer.alloc(1_000_000))),
      'fileType',
    ],
    [
      'the test text of antivirus programs',
      'eicar.pdf',
      Buffer.from('X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'),
      'fileType',
    ],
    ['a page before the PDF', 'a.pdf', Buffer.concat([Buffer.from(SCRIPT), pdfOf()]), 'fileType'],
    [
      'a PDF with a program',
      'a.pdf',
      pdfOf('x', { catalog: '/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>' }),
      'fileActive',
    ],
    [
      'a PDF whose program hides its name',
      'a.pdf',
      pdfOf('x', { catalog: '/OpenAction << /S /J#61vaScript /JS (app.alert\\(1\\)) >>' }),
      'fileActive',
    ],
    [
      'a PDF that starts another program',
      'a.pdf',
      pdfOf('x', { catalog: '/OpenAction << /S /Launch /F (calc.exe) >>' }),
      'fileActive',
    ],
    [
      'a PDF that carries another file',
      'a.pdf',
      pdfOf('x', {
        catalog: '/Names << /EmbeddedFiles << /Names [(a.exe) 6 0 R] >> >>',
        objects: [
          '<< /Type /Filespec /F (a.exe) /EF << /F 7 0 R >> >>',
          '<< /Type /EmbeddedFile /Length 2 >>\nstream\nMZ\nendstream',
        ],
      }),
      'fileActive',
    ],
    [
      'a PDF whose packed objects open an address',
      'a.pdf',
      packedPdfOf('x', { catalog: '/OpenAction << /S /URI /URI (https://a.example) >>' }),
      'fileActive',
    ],
    ['half a PDF', 'a.pdf', pdfOf().subarray(0, 200), 'fileDamaged'],
    [
      'a PDF of noise',
      'a.pdf',
      Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(5000, 7)]),
      'fileDamaged',
    ],
    ['a picture of thirty thousand pixels a side', 'a.png', pngOf(30_000, 30_000), 'fileTooLarge'],
    ['a picture without its pixels', 'a.png', pngOf(800, 600), 'fileDamaged'],
  ])('%s', async (_what, name, bytes, code) => {
    const answer = await upload(name, bytes);
    expect(answer).toMatchObject({
      status: 422,
      problem: { code: 'VALIDATION', errors: [{ field: 'Files.0', code: `forms:errors.${code}` }] },
    });
    expect([await kept(), drafts()]).toEqual([[], []]);
  });

  it('half a photograph', async () => {
    const whole = await sharp({
      create: {
        width: 900,
        height: 900,
        channels: 3,
        background: '#b4552d',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .jpeg()
      .toBuffer();
    expect(await upload('a.jpg', whole.subarray(0, whole.length / 2))).toMatchObject({
      status: 422,
      problem: { errors: [{ code: 'forms:errors.fileDamaged' }] },
    });
  });
  it('an empty file, and no file at all', async () => {
    expect(await upload('a.pdf', Buffer.alloc(0))).toMatchObject({
      status: 422,
      problem: { errors: [{ code: 'forms:errors.fileEmpty' }] },
    });
    expect(
      await t.call('uploadFiles', {
        token: anna.token,
        params: { userId: anna.userId },
        ...formOf(),
      }),
    ).toMatchObject({
      status: 422,
      problem: { errors: [{ field: 'Files', code: 'forms:errors.required' }] },
    });
  });
  it('more than ten megabytes, and more than ten files', async () => {
    expect(
      await upload('a.pdf', Buffer.concat([pdfOf(), Buffer.alloc(10 * 1024 * 1024)])),
    ).toMatchObject({ status: 413, problem: { code: 'TOO_LARGE' } });
    const eleven = formOf(
      ...Array.from({ length: 11 }, () => ({ field: 'Files', name: 'a.pdf', bytes: pdfOf() })),
    );
    expect(
      await t.call('uploadFiles', {
        token: anna.token,
        params: { userId: anna.userId },
        ...eleven,
      }),
    ).toMatchObject({
      status: 422,
      problem: { errors: [{ field: 'Files', code: 'forms:errors.tooManyFiles' }] },
    });
    expect(drafts()).toEqual([]);
  });
  it('another field, and a body that is no form', async () => {
    expect(
      await t.call('uploadFiles', {
        token: anna.token,
        params: { userId: anna.userId },
        ...formOf({ field: 'files', name: 'a.pdf', bytes: pdfOf() }),
      }),
    ).toMatchObject({ status: 422, problem: { errors: [{ field: 'files' }] } });
    expect(
      (await t.call('uploadFiles', { token: anna.token, params: { userId: anna.userId }, raw: {} }))
        .status,
    ).toBe(415);
    expect(
      (
        await t.call('createNote', {
          token: anna.token,
          params: { userId: anna.userId },
          ...formOf(),
        })
      ).status,
    ).toBe(415);
  });
});

describe('what is kept in another form', () => {
  it('a photograph with a page at its end comes out without the page', async () => {
    const answer = await upload(
      'a.jpg',
      Buffer.concat([await jpeg(), Buffer.from(SCRIPT)]),
      'text/html',
    );
    const got = await t.call('downloadFile', {
      token: anna.token,
      params: { userId: anna.userId, fileId: answer.body.uploaded[0] ?? '' },
    });
    expect([got.headers['content-type'], got.bytes.includes('<script>')]).toEqual([
      'image/jpeg',
      false,
    ]);
  });
});

describe('a sender who goes away', () => {
  it('leaves nothing, wherever it stops', async () => {
    const before = (await kept()).length;
    await t.app.server.listen({ port: 0, host: '127.0.0.1' });
    const { port } = t.app.server.server.address() as AddressInfo;
    const { raw, headers } = formOf({
      field: 'Files',
      name: 'a.pdf',
      bytes: Buffer.concat([pdfOf(), Buffer.alloc(600_000)]),
    });
    for (let stop = 0; stop < raw.length; stop += 64 * 1024) {
      await new Promise<void>((resolve) => {
        const socket = connect(port, '127.0.0.1', () => {
          socket.write(
            `POST /api/files/upload/${anna.userId} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${anna.token}\r\nContent-Type: ${headers['content-type'] ?? ''}\r\nContent-Length: ${raw.length}\r\n\r\n`,
          );
          socket.write(raw.subarray(0, stop), () => setTimeout(() => socket.destroy(), 30));
        });
        socket.on('close', () => resolve());
      });
    }
    for (let turn = 0; turn < 50 && drafts().length > 0; turn += 1) await sleep(100);
    expect([drafts(), (await kept()).length]).toEqual([[], before]);
  });
});
