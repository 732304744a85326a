/**
 * Readers that take nothing of what they asked for: what waits for them in memory is bounded, and
 * is not kept for ever.
 */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import Fastify from 'fastify';
import { formOf } from '../../test/form-data.ts';
import { pdfOf } from '../../test/pdf-files.ts';
import { testApp } from '../../test/test-app.ts';
import type { Person, TestApp } from '../../test/test-app.ts';
import { until } from '../../test/until.ts';
import { answerDeadline } from './limits.ts';

let t: TestApp;
let port: number;
beforeAll(async () => {
  t = await testApp({ trustProxy: 1 });
  port = Number(new URL(await t.app.server.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => t.close());

interface Owner {
  person: Person;
  fileId: string;
}
async function owner(email: string): Promise<Owner> {
  const person = await t.register(email);
  const form = formOf({
    field: 'Files',
    name: 'grande.pdf',
    bytes: pdfOf(randomBytes(4_500_000).toString('hex')),
  });
  const { body } = await t.call('uploadFiles', {
    token: person.token,
    params: { userId: person.userId },
    ...form,
  });
  return { person, fileId: body.uploaded[0] ?? '' };
}

/** Asks for the document and stops reading after the status. */
async function ask(
  { person, fileId }: Owner,
  ip: string,
): Promise<{ socket: Socket; status: number }> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(
    `GET /api/files/download/${person.userId}/${fileId} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${ip}\r\nAuthorization: Bearer ${person.token}\r\n\r\n`,
  );
  await once(socket, 'readable');
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(String(socket.read()))?.[1]);
  socket.pause();
  return { socket, status };
}
const statusesOf = (asked: readonly { status: number }[], status: number) =>
  asked.filter((one) => one.status === status).length;

it('limits concurrent downloads to six an account and twelve a network, and frees the slots afterwards', async () => {
  const [anna, bruno, carla] = [
    await owner('lettrice@bussola.example'),
    await owner('lettore@bussola.example'),
    await owner('terza@bussola.example'),
  ];
  const ofAnna = await Promise.all(Array.from({ length: 20 }, () => ask(anna, '10.3.0.1')));
  expect([statusesOf(ofAnna, 200), statusesOf(ofAnna, 429)]).toEqual([6, 14]);
  const ofBruno = await Promise.all(Array.from({ length: 8 }, () => ask(bruno, '10.3.0.1')));
  expect(statusesOf(ofBruno, 200)).toBe(6);
  const ofCarla = [await ask(carla, '10.3.0.1'), await ask(carla, '10.3.0.2')];
  expect(ofCarla.map(({ status }) => status)).toEqual([503, 200]);
  for (const { socket } of [...ofAnna, ...ofBruno, ...ofCarla]) socket.destroy();
  await until(async () => {
    const { socket, status } = await ask(carla, '10.3.0.1');
    socket.destroy();
    return status === 200;
  });
});

it('readers that go away at any moment leave no place taken', async () => {
  const dario = await owner('impaziente@bussola.example');
  const request = `GET /api/files/download/${dario.person.userId}/${dario.fileId} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 10.3.0.9\r\nAuthorization: Bearer ${dario.person.token}\r\n\r\n`;
  for (let n = 0; n < 40; n += 2) {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    socket.write(request);
    await new Promise((resolve) => {
      setTimeout(resolve, n);
    });
    socket.resetAndDestroy();
  }
  await until(async () => {
    const asked = await Promise.all(Array.from({ length: 6 }, () => ask(dario, '10.3.0.9')));
    for (const { socket } of asked) socket.destroy();
    return statusesOf(asked, 200) === 6;
  }, 50_000);
});

it('an answer that nobody reads is cut', async () => {
  const app = Fastify();
  answerDeadline(app, 300);
  app.get('/', async (_request, reply) => reply.send(Buffer.alloc(64 * 1024 * 1024)));
  const socket = connect(
    Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port),
    '127.0.0.1',
  );
  try {
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    await once(socket, 'readable');
    const connections = () =>
      new Promise<number>((resolve, reject) => {
        app.server.getConnections((error, n) => {
          if (error) reject(error);
          else resolve(n);
        });
      });
    expect(await connections()).toBe(1);
    await until(async () => (await connections()) === 0);
  } finally {
    socket.destroy();
    await app.close();
  }
});
