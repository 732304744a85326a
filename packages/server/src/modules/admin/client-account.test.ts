/**
 * What staff do with a client’s account: suspended, opened again, deleted; and what the client gets
 * to know.
 */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { asSystem } from '../../access.ts';
import { answerAdviser, giveNumber } from '../../../test/advisers.ts';
import { completeCheckup } from '../../../test/checkup-answers.ts';
import { PASSWORD, testApp } from '../../../test/test-app.ts';
import type { Person, TestApp } from '../../../test/test-app.ts';

let t: TestApp;
let admin: Person;
let elena: Person;
const REASON = 'Lo ha chiesto per telefono, con un documento.';
const staffMember = async (email: string, role: string, firstName: string): Promise<Person> => {
  const person = await t.register(email);
  await t.deps.db.query(
    'update users set role = $2, first_name = $3, last_name = $4 where id = $1',
    [person.userId, role, firstName, 'Prova'],
  );
  await t.call('stepUp', {
    token: person.token,
    params: { userId: person.userId },
    body: { password: PASSWORD },
  });
  return person;
};
beforeAll(async () => {
  t = await testApp();
  admin = await staffMember('paolo.conti@bussola.example', 'Admin', 'Paolo');
  elena = await staffMember('elena.segue@bussola.example', 'Consulente', 'Elena');
  await giveNumber(t, elena.userId);
});
afterAll(() => t.close());

const client = async (email: string): Promise<Person> => {
  const person = await t.register(email);
  await completeCheckup(t, person.token);
  return person;
};
const row = async (email: string) =>
  (await t.call('adminClients', { token: admin.token, query: { search: email } })).body.rows[0];
const link = (clientId: string) =>
  t.call('toggleClient', {
    token: admin.token,
    body: { consulenteId: elena.userId, clientId, linked: true, reason: REASON },
  });
const enable = (clientId: string, enabled: boolean, reason = REASON, who = admin) =>
  t.call('enableClient', { token: who.token, params: { clientId }, body: { enabled, reason } });
const remove = (clientId: string, who = admin) =>
  t.call('deleteClient', { token: who.token, params: { clientId }, body: { reason: REASON } });
const infoOf = (person: Person, token = person.token) =>
  t.call('allInfo', { token, params: { userId: person.userId } });
const actions = async (person: Person) =>
  (
    await t.call('accessLog', {
      token: person.token,
      params: { userId: person.userId },
      query: { page: 1, pageSize: 25 },
    })
  ).body.rows.map(({ canonical }) => (JSON.parse(canonical) as string[])[7]);

describe('a client’s account', () => {
  it('promise «suspended»: a suspended account is closed to its owner, their adviser and holders of a grant, and is as before when reopened', async () => {
    const email = 'anna.sospesa@bussola.example';
    const anna = await client(email);
    await link(anna.userId);
    await answerAdviser(t, anna, elena.userId);
    expect((await infoOf(anna, elena.token)).status).toBe(200);
    const { token: shared } = (
      await t.call('shareSintesi', { token: anna.token, params: { userId: anna.userId } })
    ).body;
    const summary = async () =>
      (await t.call('reportSintesi', { query: { token: shared } })).status;
    expect(await summary()).toBe(200);
    const { status, body } = await enable(anna.userId, false);
    expect(await summary()).toBe(422);
    expect([status, body.client.state, body.aperto]).toEqual([200, 'disabled', []]);
    const since = t.deps.clock().toISOString();
    expect(body.client.suspendedAt).toBe(since);
    expect((await row(email))?.state).toBe('disabled');
    expect([
      (await infoOf(anna)).status,
      (await infoOf(anna, elena.token)).status,
      (await t.call('authenticate', { body: { email, password: PASSWORD } })).problem?.code,
    ]).toEqual([401, 404, 'BAD_CREDENTIALS']);
    expect(
      (await t.call('consulenteClienti', { token: elena.token })).body.clienti.map(
        ({ userId }) => userId,
      ),
    ).not.toContain(anna.userId);
    // Twice is once.
    expect((await enable(anna.userId, false)).body.client.suspendedAt).toBe(since);
    expect(
      (await t.mail(email)).filter(({ subject }) => subject === 'Il tuo account è sospeso'),
    ).toHaveLength(1);
    const { client: open } = (await enable(anna.userId, true)).body;
    expect([open.state, open.suspendedAt]).toEqual(['active', null]);
    expect(await summary()).toBe(200);
    const again = {
      ...anna,
      token: (await t.call('authenticate', { body: { email, password: PASSWORD } })).body.jwtToken,
    };
    expect([(await infoOf(again)).status, (await infoOf(again, elena.token)).status]).toEqual([
      200, 200,
    ]);
    expect((await actions(again)).filter((action) => action?.startsWith('client.'))).toEqual([
      'client.reopened',
      'client.suspended',
    ]);
    expect((await t.mail(email)).map(({ subject }) => subject)).toContain(
      'Il tuo account è di nuovo aperto',
    );
  });

  it('suspended and opened again, leaves every session of before closed', async () => {
    const anna = await client('anna.riaperta@bussola.example');
    await enable(anna.userId, false);
    await enable(anna.userId, true);
    expect((await infoOf(anna)).status).toBe(401);
    expect((await t.call('refreshToken', { cookies: anna.cookies })).status).toBe(401);
  });

  it('is deleted only when it is suspended, with fourteen days to take it back, suspended as it was', async () => {
    const email = 'anna.eliminata@bussola.example';
    const anna = await client(email);
    expect(await remove(anna.userId)).toMatchObject({ status: 409, problem: { code: 'CONFLICT' } });
    await enable(anna.userId, false);
    expect((await remove(anna.userId)).status).toBe(204);
    expect(await row(email)).toBeUndefined();
    expect([(await remove(anna.userId)).status, (await enable(anna.userId, true)).status]).toEqual([
      404, 404,
    ]);
    const token =
      (await t.mail(email)).find(({ subject }) => subject === 'Il tuo account è stato eliminato')
        ?.token ?? '';
    expect((await t.call('undoDelete', { body: { token } })).body).toEqual({ restored: true });
    expect((await row(email))?.state).toBe('disabled');
    expect(
      (await t.call('authenticate', { body: { email, password: PASSWORD } })).problem?.code,
    ).toBe('BAD_CREDENTIALS');
    expect((await t.mail(email)).map(({ subject }) => subject)).toContain(
      'I tuoi dati non saranno cancellati',
    );
  });

  it('needs a fresh proof and a reason of staff; accounts of staff and the placeholder household cannot be touched', async () => {
    const anna = await client('anna.intatta@bussola.example');
    for (const who of [anna, elena])
      expect([
        (await enable(anna.userId, false, REASON, who)).status,
        (await remove(anna.userId, who)).status,
      ]).toEqual([403, 403]);
    expect(await enable(anna.userId, false, 'perché')).toMatchObject({
      status: 422,
      problem: { code: 'VALIDATION' },
    });
    await asSystem(() => t.app.services.placeholder.ensure());
    const [placeholder] = await t.deps.db.query<{ id: string }>(
      'select id from users where placeholder',
    );
    for (const id of [admin.userId, placeholder?.id ?? '', '00000000-0000-4000-8000-000000000000'])
      expect([
        (await enable(id, false)).status,
        (await enable(id, true)).status,
        (await remove(id)).status,
      ]).toEqual([404, 404, 404]);
    expect(
      (
        await t.call('adminClients', { token: admin.token, query: { pageSize: 100 } })
      ).body.rows.map(({ userId }) => userId),
    ).not.toContain(placeholder?.id);
    t.advance(301);
    expect([
      (await enable(anna.userId, false)).problem?.code,
      (await remove(anna.userId)).problem?.code,
    ]).toEqual(['STEP_UP_REQUIRED', 'STEP_UP_REQUIRED']);
    expect((await infoOf(anna)).status).toBe(200);
  });
});
