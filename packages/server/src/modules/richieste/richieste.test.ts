/** What people ask: entered, followed, answered by a letter or by one of the two doors. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { BodyOf } from '@bussola/contract';
import { sessionOf } from '../../../test/session-of.ts';
import { PASSWORD, testApp } from '../../../test/test-app.ts';
import type { Person, TestApp } from '../../../test/test-app.ts';
import { asSystem } from '../../access.ts';
import { UNDO_DAYS } from '../privacy/undo-deletion.ts';
import { housekeeping } from '../../housekeeping.ts';

let t: TestApp;
let admin: Person;
let renata: Person;
const EMAIL = 'renata@bussola.example';
const WORDS = 'Vi chiedo una copia di tutto. Dopo, cancellate il mio account.';
const PRIVACY: BodyOf<'createRichiesta'> = {
  kind: 'privacy',
  via: 'lettera',
  subject: 'Una copia dei dati, poi la cancellazione',
  person: 'Renata Bruni',
  email: EMAIL,
  arrivedOn: '2026-11-01',
  words: WORDS,
};
const list = async () => (await t.call('richieste', { token: admin.token, query: {} })).body;
const create = (body: Partial<BodyOf<'createRichiesta'>> = {}) =>
  t.call('createRichiesta', { token: admin.token, body: { ...PRIVACY, ...body } });
const update = (id: string, body: BodyOf<'updateRichiesta'>) =>
  t.call('updateRichiesta', { token: admin.token, params: { id }, body });
const door = (name: 'exportRichiesta' | 'eraseRichiesta', id: string) =>
  t.call(name, { token: admin.token, params: { id }, body: {} });
const answer = (id: string, text: string) =>
  t.call('answerRichiesta', { token: admin.token, params: { id }, body: { text } });
const openId = async (subject: string) =>
  (await list()).open.find(({ body }) => body?.subject === subject)?.id ?? '';

beforeAll(async () => {
  t = await testApp();
  admin = await t.register('paolo@bussola.example');
  renata = await t.register(EMAIL);
  await t.deps.db.query(
    `update users set role = 'Admin', first_name = 'Paolo', last_name = 'Galli' where id = $1`,
    [admin.userId],
  );
});
afterAll(() => t.close());

describe('the requests', () => {
  it('are for staff', async () => {
    const { token } = renata;
    const params = { id: crypto.randomUUID() };
    for (const { status } of [
      await t.call('richieste', { token, query: {} }),
      await t.call('createRichiesta', { token, body: PRIVACY }),
      await t.call('updateRichiesta', { token, params, body: { action: 'take' } }),
      await t.call('answerRichiesta', { token, params, body: { text: 'x' } }),
      await t.call('exportRichiesta', { token, params, body: {} }),
      await t.call('eraseRichiesta', { token, params, body: {} }),
    ])
      expect(status).toBe(403);
  });

  it('have a term only for privacy, which runs from the day on which the letter arrived', async () => {
    expect((await create()).status).toBe(201);
    expect(
      (
        await create({
          kind: 'errore',
          via: 'telefono',
          subject: 'La rata non si salva',
          person: 'una persona senza account',
          email: undefined,
          arrivedOn: '2026-11-21',
        })
      ).status,
    ).toBe(201);
    const { open, openTotal } = await list();
    expect(openTotal).toBe(2);
    expect(open).toMatchObject([
      {
        kind: 'privacy',
        arrivedOn: '2026-11-01',
        dueOn: '2026-12-01',
        clientId: renata.userId,
        owner: null,
        recognisedBy: null,
        body: { subject: PRIVACY.subject, person: 'Renata Bruni', email: EMAIL, words: WORDS },
      },
      { kind: 'errore', dueOn: null, clientId: null },
    ]);
    expect((await t.call('adminGetAll', { token: admin.token })).body.waiting.requests).toBe(2);
    expect((await create({ arrivedOn: '2026-11-22' })).status).toBe(422);
  });

  it('are kept sealed with the key of whoever has an account', async () => {
    const [row] = await t.deps.db.query<{ body: string }>(
      'select body from richieste where client_id = $1',
      [renata.userId],
    );
    expect(row?.body).not.toContain('Renata');
    expect(row?.body).not.toContain('copia');
  });

  it('are taken, let go, and say who follows them', async () => {
    const id = await openId('La rata non si salva');
    const taken = await update(id, { action: 'take' });
    expect(taken.body.open.find((one) => one.id === id)?.owner).toEqual({
      id: admin.userId,
      name: 'Paolo Galli',
    });
    await update(id, { action: 'take' });
    const left = await update(id, { action: 'leave' });
    expect(left.body.open.find((one) => one.id === id)?.owner).toBeNull();
    expect(
      await t.deps.db.query(
        `select action, detail, about from audit where action in ('request.taken', 'request.left') order by id`,
        [],
      ),
    ).toEqual([
      { action: 'request.taken', detail: 'errore', about: null },
      { action: 'request.left', detail: 'errore', about: null },
    ]);
  });

  it('without an address are closed, and not answered', async () => {
    const id = await openId('La rata non si salva');
    expect((await answer(id, 'Corretto.')).status).toBe(409);
    const { body } = await update(id, { action: 'close' });
    expect(body.closed).toMatchObject([{ id, outcome: 'closed' }]);
    expect((await update(id, { action: 'take' })).status).toBe(404);
  });

  it('are answered by mail with the name of who answers; the answer is kept nowhere', async () => {
    await create({ kind: 'domanda', subject: 'Vale per un master?', words: 'Vale?' });
    const id = await openId('Vale per un master?');
    const { body } = await answer(id, 'Sì, se lo riconosce il ministero.');
    expect(body.closed.find((one) => one.id === id)?.outcome).toBe('answered');
    const [letter] = await t.mail(EMAIL);
    expect(letter?.subject).toBe('La risposta alla tua richiesta');
    const [sent] = await t.deps.db.query<{ body: string }>(
      `select body from dev_mail where recipient = $1 order by seq desc limit 1`,
      [EMAIL],
    );
    expect(sent?.body).toContain('> Sì, se lo riconosce il ministero.');
    expect(sent?.body).toContain('Paolo Galli, Bussola');
    expect(
      await t.deps.db.query(`select 1 from richieste where body like '%ministero%'`, []),
    ).toEqual([]);
  });
});

describe('the two doors of a privacy request', () => {
  it('stay closed until the person is recognised', async () => {
    const id = await openId(PRIVACY.subject);
    expect((await door('exportRichiesta', id)).status).toBe(409);
    const { body } = await update(id, { action: 'recognise', how: 'Firma e documento' });
    expect(body.open.find((one) => one.id === id)).toMatchObject({
      recognisedBy: 'Paolo Galli',
      body: { recognised: 'Firma e documento', words: WORDS },
    });
  });

  it('the first writes to the person where their data are', async () => {
    const id = await openId(PRIVACY.subject);
    const { body } = await door('exportRichiesta', id);
    expect(body.open.find((one) => one.id === id)?.exportedAt).toBe(t.deps.clock().toISOString());
    const [letter] = await t.mail(EMAIL);
    expect(letter?.subject).toBe('La copia dei tuoi dati');
  });

  it('the second wants a proof, suspends the account and begins its erasure', async () => {
    const id = await openId(PRIVACY.subject);
    t.advance(301);
    expect((await door('eraseRichiesta', id)).problem.code).toBe('STEP_UP_REQUIRED');
    await t.call('stepUp', {
      token: admin.token,
      params: { userId: admin.userId },
      body: { password: PASSWORD },
    });
    const { body } = await door('eraseRichiesta', id);
    expect(body.open.find((one) => one.id === id)?.erasedAt).toBe(t.deps.clock().toISOString());
    expect((await t.mail(EMAIL)).map(({ subject }) => subject)).toContain(
      'Il tuo account è sospeso',
    );
    expect(
      (await t.call('authenticate', { body: { email: EMAIL, password: PASSWORD } })).status,
    ).toBeGreaterThanOrEqual(400);
    expect(
      await t.deps.db.query(
        `select action from audit where action in ('client.suspended', 'client.deleted', 'request.erased') order by id`,
        [],
      ),
    ).toEqual([
      { action: 'client.suspended' },
      { action: 'client.deleted' },
      { action: 'request.erased' },
    ]);
  });

  it('an erased person leaves the row, and none of their words', async () => {
    const id = await openId(PRIVACY.subject);
    t.advance(UNDO_DAYS * 86_400 + 60);
    await housekeeping(t.deps, t.app.services).sweep();
    admin.token = await sessionOf(t.deps, admin.userId);
    const { open } = await list();
    expect(open.find((one) => one.id === id)).toMatchObject({
      body: null,
      clientId: null,
      kind: 'privacy',
      dueOn: '2026-12-01',
    });
    await update(id, { action: 'close' });
    expect((await list()).openTotal).toBe(0);
  });
});

it('keeps words for ninety days after the end, then the row alone', async () => {
  await create({ subject: 'Una domanda', kind: 'domanda', email: undefined });
  await update(await openId('Una domanda'), { action: 'close' });
  const words = async () =>
    (await list()).closed.filter(({ body }) => body?.subject === 'Una domanda').length;
  const sweep = () => asSystem(() => t.app.services.richieste.sweep());
  t.advance(89 * 86_400);
  await sweep();
  admin.token = await sessionOf(t.deps, admin.userId);
  expect(await words()).toBe(1);
  t.advance(2 * 86_400);
  await sweep();
  admin.token = await sessionOf(t.deps, admin.userId);
  expect(await words()).toBe(0);
});

it('turns the pages of what was closed', async () => {
  for (let n = 0; n < 21; n += 1) {
    await create({
      subject: `Domanda ${n}`,
      kind: 'domanda',
      email: undefined,
      arrivedOn: '2026-11-20',
    });
    await update(await openId(`Domanda ${n}`), { action: 'close' });
  }
  const first = await list();
  expect(first.closed).toHaveLength(20);
  const { body: second } = await t.call('richieste', {
    token: admin.token,
    query: { after: first.next ?? '' },
  });
  expect(second.closed.length).toBe(first.closedTotal - 20);
  expect(second.next).toBeNull();
});
