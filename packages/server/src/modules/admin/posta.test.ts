/** The outbox as a SuperAdmin sees it. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sessionOf } from '../../../test/session-of.ts';
import { testApp } from '../../../test/test-app.ts';
import type { Person, TestApp } from '../../../test/test-app.ts';
import { asSystem } from '../../access.ts';
import { failureOf } from '../mail/send-message.ts';

let t: TestApp;
let chief: Person;
let admin: Person;
const posta = async () => (await t.call('posta', { token: chief.token })).body;
const retry = (id: string) =>
  t.call('retryLetter', { token: chief.token, params: { id }, body: {} });
const later = async (seconds: number) => {
  t.advance(seconds);
  chief.token = await sessionOf(t.deps, chief.userId);
};
const WORDS = '550 5.1.1 … user unknown';

/** A letter with a link that no server took; the worker has not seen it. */
const stuckReset = (email: string): Promise<string> =>
  t.deps.db.transaction(async (tx) => {
    await t.app.services.mailer.reset(
      tx,
      { email, firstName: 'Anna', language: 'it', role: 'User' },
      'x'.repeat(43),
    );
    const [row] = await tx.query<{ id: string }>(
      `update outbox set dead_at = $2, attempts = 8, failure = 'refused', failure_words = $3 where recipient = $1 and done_at is null returning id`,
      [email, t.deps.clock(), WORDS],
    );
    return row?.id ?? '';
  });

beforeAll(async () => {
  t = await testApp();
  chief = await t.register('silvia@bussola.example');
  admin = await t.register('paolo@bussola.example');
  for (const [person, role] of [
    [chief, 'SuperAdmin'],
    [admin, 'Admin'],
  ] as const)
    await t.deps.db.query('update users set role = $2 where id = $1', [person.userId, role]);
});
afterAll(() => t.close());

describe('the outbox', () => {
  it('is for a SuperAdmin', async () => {
    const { token } = admin;
    const params = { id: crypto.randomUUID() };
    expect((await t.call('posta', { token })).status).toBe(403);
    expect((await t.call('retryLetter', { token, params, body: {} })).status).toBe(403);
    expect((await t.call('dropLetter', { token, params })).status).toBe(403);
  });

  it('counts letters that left by kind and hour, and keeps nothing else of them', async () => {
    const { sent, stuckTotal, server } = await posta();
    expect([stuckTotal, server]).toEqual([0, 'none']);
    expect(sent.kinds).toContainEqual({ kind: 'verification', today: 2, week: 2, month: 2 });
    expect(sent.hours).toEqual([{ hour: '2026-11-21T11:00:00.000Z', n: expect.any(Number) }]);
    expect(
      await t.deps.db.query(
        'select 1 from outbox where done_at is not null and (kind is not null or written_at is not null)',
        [],
      ),
    ).toEqual([]);
  });

  it('promise «letters»: shows of a stuck letter the kind, why, and neither text nor whole address', async () => {
    const id = await stuckReset('silvia@bussola.example');
    const { stuck } = await posta();
    expect(stuck).toEqual([
      {
        id,
        kind: 'reset',
        to: 's•••@bussola.example',
        account: 'active',
        writtenAt: t.deps.clock().toISOString(),
        attempts: 8,
        triedAt: null,
        nextAt: null,
        failure: 'refused',
        words: WORDS,
        again: 'same',
      },
    ]);
    expect((await t.call('adminGetAll', { token: chief.token })).body.waiting.letters).toBe(1);
    expect((await retry(id)).status).toBe(200);
    expect(await t.mail('silvia@bussola.example')).toHaveLength(2);
    expect((await posta()).stuck).toEqual([]);
    expect((await retry(id)).status).toBe(404);
  });

  it('makes a new link where the one of the letter is over', async () => {
    const id = await stuckReset('paolo@bussola.example');
    await later(3_601);
    expect((await posta()).stuck).toMatchObject([{ id, again: 'new' }]);
    expect((await retry(id)).status).toBe(200);
    const [letter] = await t.mail('paolo@bussola.example');
    expect(letter?.token).toMatch(/^[\w-]{43}$/);
    expect(letter?.token).not.toBe('x'.repeat(43));
  });

  it('makes a new code for an address that waits for its proof, and says when nobody does', async () => {
    await t.call('newRegister', {
      body: {
        firstName: 'Pia',
        lastName: 'Fabbri',
        email: 'pia@fabbri.example',
        password: 'Ulivo-Faro-482',
        confirmPassword: 'Ulivo-Faro-482',
        acceptPrivacy: true,
      },
    });
    const [first] = await t.mail('pia@fabbri.example');
    const written = (email: string) =>
      t.deps.db.transaction(async (tx) => {
        await t.app.services.mailer.verification(
          tx,
          { email, firstName: 'Pia', language: 'it' },
          '123456',
          'y'.repeat(43),
        );
        await tx.query(`update outbox set dead_at = $2 where recipient = $1`, [
          email,
          t.deps.clock(),
        ]);
      });
    await written('pia@fabbri.example');
    await written('mai@fabbri.example');
    await later(86_401);
    const { stuck } = await posta();
    expect(stuck.map(({ to, account, again }) => [to, account, again])).toEqual([
      ['p•••@fabbri.example', 'to-verify', 'new'],
      ['m•••@fabbri.example', null, 'new'],
    ]);
    expect((await retry(stuck[0]?.id ?? '')).status).toBe(200);
    const [letter] = await t.mail('pia@fabbri.example');
    expect(letter?.code).toMatch(/^\d{6}$/);
    expect(letter?.code).not.toBe(first?.code);
    expect((await retry(stuck[1]?.id ?? '')).status).toBe(409);
    const dropped = await t.call('dropLetter', {
      token: chief.token,
      params: { id: stuck[1]?.id ?? '' },
    });
    expect(dropped.body.stuck).toEqual([]);
  });

  it('renews an invitation', async () => {
    await t.call('createAdmin', {
      token: chief.token,
      body: {
        firstName: 'Fabio',
        lastName: 'Leone',
        email: 'fabio@bussola.example',
        role: 'Admin',
        reason: 'Serve una mano in più',
      },
    });
    const [first] = await t.mail('fabio@bussola.example');
    await t.deps.db.transaction(async (tx) => {
      await t.app.services.mailer.invitation(
        tx,
        { email: 'fabio@bussola.example', firstName: 'Fabio', language: 'it', role: 'Admin' },
        'z'.repeat(43),
      );
      await tx.query(`update outbox set dead_at = $1 where recipient = 'fabio@bussola.example'`, [
        t.deps.clock(),
      ]);
    });
    await later(4 * 86_400);
    const { stuck } = await posta();
    expect(stuck).toMatchObject([{ kind: 'invitation', account: 'invited', again: 'new' }]);
    expect((await retry(stuck[0]?.id ?? '')).status).toBe(200);
    const [letter] = await t.mail('fabio@bussola.example');
    expect(letter?.token).not.toBe(first?.token);
    const { rows } = (await t.call('getAllAdmins', { token: chief.token })).body;
    expect(rows.find(({ firstName }) => firstName === 'Fabio')?.state).toBe('invited');
  });

  it('writes who tried again and who gave up into the log, with the kind alone', async () => {
    expect(
      await t.deps.db.query(
        `select action, detail, about from audit where action like 'posta.%' order by id`,
        [],
      ),
    ).toEqual([
      { action: 'posta.retried', detail: 'reset', about: null },
      { action: 'posta.retried', detail: 'reset', about: null },
      { action: 'posta.retried', detail: 'verification', about: null },
      { action: 'posta.dropped', detail: 'verification', about: null },
      { action: 'posta.retried', detail: 'invitation', about: null },
    ]);
  });

  it('keeps counts for four hundred days', async () => {
    t.advance(401 * 86_400);
    await asSystem(() => t.app.services.mailer.sweep());
    expect(await t.deps.db.query('select 1 from mail_sent', [])).toEqual([]);
  });
});

it.each([
  [
    { code: 'EENVELOPE', responseCode: 550, response: '550 5.1.1 <a@b.example>: user unknown' },
    { kind: 'refused', words: '550 5.1.1 … user unknown' },
  ],
  [
    { code: 'EENVELOPE', responseCode: 451, response: '451 later' },
    { kind: 'later', words: '451 later' },
  ],
  [{ code: 'ECONNECTION' }, { kind: 'silent', words: 'nobody answered' }],
])('says why a letter did not leave: %j', (more, expected) => {
  expect(failureOf(Object.assign(new Error('nobody answered'), more))).toEqual(expected);
});
