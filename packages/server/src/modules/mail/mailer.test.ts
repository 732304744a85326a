import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { testApp } from '../../../test/test-app.ts';
import type { TestApp } from '../../../test/test-app.ts';
import { asSystem } from '../../access.ts';
import { mailer } from './mailer.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const anna = {
  email: 'anna@bussola.example',
  firstName: 'Anna <b>',
  language: 'it' as const,
  role: 'User' as const,
};

it('leaves no message behind when the change it speaks of is undone', async () => {
  await t.deps.db
    .transaction(async (tx) => {
      await t.app.services.mailer.accessBySignIn(tx, {
        ...anna,
        email: 'annullata@bussola.example',
      });
      throw new Error('undone');
    })
    .catch(() => undefined);
  expect(await t.mail('annullata@bussola.example')).toEqual([]);
});

it('delivers each message once, however many workers look', async () => {
  await t.deps.db.transaction(async (tx) => {
    for (let i = 0; i < 30; i += 1)
      await t.app.services.mailer.accessBySignIn(tx, {
        ...anna,
        email: `tante${i}@bussola.example`,
      });
  });
  // The application's own was woken by the commit.
  const workers = [t.app.services.mailer, ...Array.from({ length: 3 }, () => mailer(t.deps))];
  await Promise.all(workers.map((worker) => worker.drain()));
  const [row] = await t.deps.db.query<{ n: number }>(
    `select count(*)::int as n from dev_mail where recipient like 'tante%'`,
    [],
  );
  expect(row?.n).toBe(30);
});

it('keeps nothing of a message once it has left', async () => {
  const [waiting] = await t.deps.db.transaction(async (tx) => {
    await t.app.services.mailer.reset(
      tx,
      { ...anna, email: 'svuotata@bussola.example' },
      'x'.repeat(43),
    );
    return tx.query<{ id: string }>(
      `select id from outbox where recipient = 'svuotata@bussola.example'`,
      [],
    );
  });
  await t.app.services.mailer.drain();
  expect(
    await t.deps.db.query('select recipient, subject, html, body from outbox where id = $1', [
      waiting?.id,
    ]),
  ).toEqual([{ recipient: '', subject: '', html: '', body: '' }]);
});

it('keeps what could not be delivered for a month, and no longer', async () => {
  await t.deps.db.transaction(async (tx) => {
    await t.app.services.mailer.reset(
      tx,
      { ...anna, email: 'nessuno@bussola.example' },
      'x'.repeat(43),
    );
    await tx.query(`update outbox set dead_at = $1 where recipient = 'nessuno@bussola.example'`, [
      t.deps.clock(),
    ]);
  });
  const left = async () =>
    (await t.deps.db.query(`select 1 from outbox where recipient = 'nessuno@bussola.example'`, []))
      .length;
  t.advance(29 * 86_400);
  await asSystem(() => t.app.services.mailer.sweep());
  expect(await left()).toBe(1);
  t.advance(2 * 86_400);
  await asSystem(() => t.app.services.mailer.sweep());
  expect(await left()).toBe(0);
});

it('shows the mailbox of a development server, with code and link, and escapes what people typed', async () => {
  await t.app.services.mailer.verification(
    t.deps.db,
    { ...anna, email: 'pagina@bussola.example' },
    '123456',
    'y'.repeat(43),
  );
  const list = (
    await t.app.server.inject({ url: '/dev/posta.json?to=PAGINA@bussola.example' })
  ).json<{ messages: { id: string; code: string; link: string }[] }>();
  expect(list.messages).toMatchObject([
    { code: '123456', link: `http://localhost:3000/user/new-verify-email?token=${'y'.repeat(43)}` },
  ]);
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
  await new Promise<void>((resolve) => {
    post.server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = post.server.address() as AddressInfo;
  const sender = mailer({
    ...t.deps,
    config: { ...t.deps.config, smtpUrl: `smtp://127.0.0.1:${port}` },
  });
  try {
    post.refuse = '451 later';
    await sender.accessBySignIn(t.deps.db, { ...anna, email: 'smtp@bussola.example' });
    await sender.drain();
    expect(post.messages).toEqual([]);
    t.advance(60);
    post.refuse = null;
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

it('delivers each once also when a server is slow and another worker looks', async () => {
  const post = smtpServer();
  await new Promise<void>((resolve) => {
    post.server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = post.server.address() as AddressInfo;
  const config = { ...t.deps.config, smtpUrl: `smtp://127.0.0.1:${port}` };
  const [first, second] = [mailer({ ...t.deps, config }), mailer({ ...t.deps, config })];
  try {
    let letGo = (): void => undefined;
    post.slow = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    for (const name of ['una', 'due', 'tre'])
      await first.accessBySignIn(t.deps.db, { ...anna, email: `${name}@lenta.example` });
    const slowly = first.drain();
    while (post.waiting === 0) await sleep(10);
    post.slow = null;
    t.advance(61);
    await second.drain();
    letGo();
    await slowly;
    const to = post.messages.map((message) => /^To: (.*)$/m.exec(message)?.[1]);
    expect(to.sort()).toEqual(['due@lenta.example', 'tre@lenta.example', 'una@lenta.example']);
  } finally {
    await Promise.all([first.stop(), second.stop()]);
    post.server.close();
  }
});

it('retries for two days while the mail server is down, and a few times for an address that is refused for good', async () => {
  const post = smtpServer();
  await new Promise<void>((resolve) => {
    post.server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = post.server.address() as AddressInfo;
  const sender = mailer({
    ...t.deps,
    config: { ...t.deps.config, smtpUrl: `smtp://127.0.0.1:${port}` },
  });
  const state = async (email: string) =>
    (
      await t.deps.db.query<{ dead: boolean }>(
        'select dead_at is not null as dead from outbox where recipient = $1',
        [email],
      )
    )[0]?.dead;
  try {
    post.refuse = '451 later';
    await sender.accessBySignIn(t.deps.db, { ...anna, email: 'paziente@bussola.example' });
    for (let hours = 0; hours < 47; hours += 1) {
      await sender.drain();
      t.advance(3600);
    }
    expect(await state('paziente@bussola.example')).toBe(false);
    post.refuse = null;
    await sender.drain();
    expect(post.messages.filter((message) => message.includes('paziente@'))).toHaveLength(1);
    post.refuse = '550 nobody here';
    await sender.accessBySignIn(t.deps.db, { ...anna, email: 'nessuno@bussola.example' });
    for (let hours = 0; hours < 9; hours += 1) {
      await sender.drain();
      t.advance(3600);
    }
    expect(await state('nessuno@bussola.example')).toBe(true);
    post.refuse = '451 later';
    await sender.accessBySignIn(t.deps.db, { ...anna, email: 'mai@bussola.example' });
    for (let hours = 0; hours < 60; hours += 1) {
      await sender.drain();
      t.advance(3600);
    }
    expect(await state('mai@bussola.example')).toBe(true);
  } finally {
    await sender.stop();
    post.server.close();
  }
});

it('gives up on a silent mail server, and tries again later', async () => {
  const silent = createServer();
  await new Promise<void>((resolve) => {
    silent.listen(0, '127.0.0.1', resolve);
  });
  const { port } = silent.address() as AddressInfo;
  const sender = mailer(
    { ...t.deps, config: { ...t.deps.config, smtpUrl: `smtp://127.0.0.1:${port}` } },
    { greetingTimeout: 200 },
  );
  try {
    await sender.accessBySignIn(t.deps.db, { ...anna, email: 'muta@bussola.example' });
    const began = performance.now();
    await sender.drain();
    expect(performance.now() - began).toBeLessThan(5_000);
    expect(
      await t.deps.db.query(
        `select attempts, done_at from outbox where recipient = 'muta@bussola.example'`,
        [],
      ),
    ).toEqual([{ attempts: 1, done_at: null }]);
  } finally {
    await sender.stop();
    silent.close();
  }
});

it.each([
  { name: 'sends what is due before it stops', withinMs: 20_000, sent: 2 },
  {
    name: 'stops between two messages when its time is over, and leaves the others to the next start',
    withinMs: 0,
    sent: 1,
  },
])('$name', async ({ withinMs, sent }) => {
  const post = smtpServer();
  await new Promise<void>((resolve) => {
    post.server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = post.server.address() as AddressInfo;
  const sender = mailer({
    ...t.deps,
    config: { ...t.deps.config, smtpUrl: `smtp://127.0.0.1:${port}` },
  });
  try {
    let letGo = (): void => undefined;
    post.slow = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    for (const name of ['prima', 'poi'])
      await sender.accessBySignIn(t.deps.db, { ...anna, email: `${name}@ferma${sent}.example` });
    while (post.waiting === 0) await sleep(10);
    const stopping = sender.stop({ withinMs });
    // The time is over when a timer that began after it is.
    await sleep(50);
    letGo();
    await stopping;
    expect(post.messages).toHaveLength(sent);
    expect(
      await t.deps.db.query(
        `select count(*)::int as n from outbox where done_at is null and recipient like '%@ferma${sent}.example'`,
        [],
      ),
    ).toEqual([{ n: 2 - sent }]);
  } finally {
    post.server.close();
  }
});

/** Just enough of a mail server: it belongs to somebody else, so here it is played. */
function smtpServer() {
  const state = {
    messages: [] as string[],
    /** What every address is answered. */ refuse: null as string | null,
    /** What the end of a message waits for, and how many wait. */
    slow: null as Promise<void> | null,
    waiting: 0,
    server: createServer(),
  };
  state.server.on('connection', (socket) => {
    let data: string[] | null = null;
    socket.setEncoding('utf8');
    socket.write('220 test\r\n');
    socket.on('error', () => undefined);
    socket.on('data', (chunk: string) => {
      for (const line of chunk
        .split('\r\n')
        .filter((text, at, all) => text !== '' || at < all.length - 1)) {
        if (data) {
          if (line === '.') {
            const taken = data.join('\n');
            data = null;
            state.waiting += 1;
            void Promise.resolve(state.slow).then(() => {
              state.messages.push(taken);
              socket.write('250 ok\r\n');
            });
          } else data.push(line);
        } else if (/^DATA/i.test(line)) {
          data = [];
          socket.write('354 go on\r\n');
        } else if (/^RCPT/i.test(line) && state.refuse) socket.write(`${state.refuse}\r\n`);
        else if (/^QUIT/i.test(line)) {
          socket.end('221 bye\r\n');
        } else socket.write('250 ok\r\n');
      }
    });
  });
  return state;
}
