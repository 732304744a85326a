import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createServer } from 'node:net';
import type { AddressInfo, Server } from 'node:net';
import { testApp } from '../../../test/test-app.ts';
import type { TestApp } from '../../../test/test-app.ts';
import { asSystem } from '../../access.ts';
import { mailer } from './mailer.ts';

let t: TestApp;
beforeAll(async () => { t = await testApp(); });
afterAll(() => t.close());

const anna = { email: 'anna@bussola.example', firstName: 'Anna <b>', language: 'it' as const };

it('leaves no message behind when the change it speaks of is undone', async () => {
  await t.deps.db.transaction(async (tx) => {
    await t.app.services.mailer.accessBySignIn(tx, { ...anna, email: 'annullata@bussola.example' });
    throw new Error('undone');
  }).catch(() => undefined);
  expect(await t.mail('annullata@bussola.example')).toEqual([]);
});

it('delivers each message once, however many workers look', async () => {
  await t.deps.db.transaction(async (tx) => { for (let i = 0; i < 30; i += 1) await t.app.services.mailer.accessBySignIn(tx, { ...anna, email: `tante${i}@bussola.example` }); });
  const workers = Array.from({ length: 4 }, () => mailer(t.deps));
  await Promise.all(workers.map((worker) => worker.drain()));
  const [row] = await t.deps.db.query<{ n: number }>(`select count(*)::int as n from dev_mail where recipient like 'tante%'`, []);
  expect(row?.n).toBe(30);
});

it('keeps nothing of a message once it has left', async () => {
  await t.app.services.mailer.reset(t.deps.db, { ...anna, email: 'svuotata@bussola.example' }, 'x'.repeat(43));
  const [waiting] = await t.deps.db.query<{ id: string }>(`select id from outbox where recipient = 'svuotata@bussola.example'`, []);
  await t.app.services.mailer.drain();
  expect(await t.deps.db.query('select recipient, subject, html, body from outbox where id = $1', [waiting?.id])).toEqual([{ recipient: '', subject: '', html: '', body: '' }]);
});

it('keeps what could not be delivered for a month, and no longer', async () => {
  await t.app.services.mailer.reset(t.deps.db, { ...anna, email: 'nessuno@bussola.example' }, 'x'.repeat(43));
  await t.deps.db.query(`update outbox set dead_at = $1 where recipient = 'nessuno@bussola.example'`, [t.deps.clock()]);
  const left = async () => (await t.deps.db.query(`select 1 from outbox where recipient = 'nessuno@bussola.example'`, [])).length;
  t.advance(29 * 86_400);
  await asSystem(() => t.app.services.mailer.sweep());
  expect(await left()).toBe(1);
  t.advance(2 * 86_400);
  await asSystem(() => t.app.services.mailer.sweep());
  expect(await left()).toBe(0);
});

it('shows the mailbox of a development server, with code and link, and escapes what people typed', async () => {
  await t.app.services.mailer.verification(t.deps.db, { ...anna, email: 'pagina@bussola.example' }, '123456', 'y'.repeat(43));
  const list = (await t.app.server.inject({ url: '/dev/posta.json?to=PAGINA@bussola.example' })).json<{ messages: { id: string; code: string; link: string }[] }>();
  expect(list.messages).toMatchObject([{ code: '123456', link: `http://localhost:3000/user/new-verify-email?token=${'y'.repeat(43)}` }]);
  const page = await t.app.server.inject({ url: `/dev/posta/${list.messages[0]?.id}` });
  expect(page.body).toContain('<p class="code" id="code">123456</p>');
  expect(page.body).not.toContain('Anna <b>');
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
});

it('has no mailbox page in production', async () => {
  const production = await testApp({ mode: 'production' });
  try {
    expect((await production.app.server.inject({ url: '/dev/posta' })).statusCode).toBe(404);
    expect((await production.app.server.inject({ url: '/api/docs' })).statusCode).toBe(404);
  } finally {
    await production.close();
  }
});

it('sends through SMTP when there is one, and tries again later when it refuses', async () => {
  const post = smtpServer();
  await new Promise<void>((resolve) => { post.server.listen(0, '127.0.0.1', resolve); });
  const { port } = post.server.address() as AddressInfo;
  const sender = mailer({ ...t.deps, config: { ...t.deps.config, smtpUrl: `smtp://127.0.0.1:${port}` } });
  try {
    post.refuse = true;
    await sender.accessBySignIn(t.deps.db, { ...anna, email: 'smtp@bussola.example' });
    await sender.drain();
    expect(post.messages).toEqual([]);
    t.advance(60);
    post.refuse = false;
    await sender.drain();
    expect(post.messages).toHaveLength(1);
    expect(post.messages[0]).toContain('To: smtp@bussola.example');
    t.advance(3600);
    await sender.drain();
    expect(post.messages).toHaveLength(1);
  } finally {
    await sender.stop();
    post.server.close();
  }
});

/** Just enough of a mail server: it belongs to somebody else, so here it is played. */
function smtpServer(): { server: Server; messages: string[]; refuse: boolean } {
  const state = { messages: [] as string[], refuse: false, server: createServer() };
  state.server.on('connection', (socket) => {
    let data: string[] | null = null;
    socket.setEncoding('utf8');
    socket.write('220 test\r\n');
    socket.on('error', () => undefined);
    socket.on('data', (chunk: string) => {
      for (const line of chunk.split('\r\n').filter((text, at, all) => text !== '' || at < all.length - 1)) {
        if (data) {
          if (line === '.') { state.messages.push(data.join('\n')); data = null; socket.write('250 ok\r\n'); } else data.push(line);
        } else if (/^DATA/i.test(line)) { data = []; socket.write('354 go on\r\n'); }
        else if (/^RCPT/i.test(line) && state.refuse) socket.write('451 later\r\n');
        else if (/^QUIT/i.test(line)) { socket.end('221 bye\r\n'); }
        else socket.write('250 ok\r\n');
      }
    });
  });
  return state;
}
