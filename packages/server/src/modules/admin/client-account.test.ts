/**
 * What staff do with a client: who follows them, the account suspended, opened again, deleted; and
 * what the client gets to know.
 */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { asSystem } from '../../access.ts';
import { plusSeconds } from '../../clock.ts';
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
});
afterAll(() => t.close());

const client = async (email: string): Promise<Person> => {
  const person = await t.register(email);
  await completeCheckup(t, person.token);
  return person;
};
const row = async (email: string) =>
  (await t.call('adminClients', { token: admin.token, query: { search: email } })).body.rows[0];
const link = (clientId: string, linked: boolean, consulenteId = elena.userId) =>
  t.call('toggleClient', {
    token: admin.token,
    body: linked
      ? { consulenteId, clientId, linked, reason: REASON }
      : { consulenteId, clientId, linked },
  });
/** As if the waiting time were over. */
const waited = () =>
  t.deps.db.query(
    "update consulente_clienti set since = since - interval '24 hours' where since > $1",
    [t.deps.clock()],
  );
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

describe('an adviser', () => {
  it('is named in the list, the client is written to once, and the log says who did it', async () => {
    const email = 'anna.seguita@bussola.example';
    const anna = await client(email);
    expect((await row(email))?.consulente).toBeNull();
    for (let turn = 0; turn < 2; turn += 1)
      expect((await link(anna.userId, true)).body).toEqual({
        linked: true,
        since: plusSeconds(t.deps.clock(), 86_400).toISOString(),
      });
    expect((await row(email))?.consulente).toBe('Elena Prova');
    expect(
      (await t.call('adminClient', { token: admin.token, params: { clientId: anna.userId } })).body
        .consulenti,
    ).toMatchObject([{ id: elena.userId, name: 'Elena Prova' }]);
    await waited();
    expect(
      (await t.call('consulenteClienti', { token: elena.token })).body.clienti.map(
        ({ userId }) => userId,
      ),
    ).toContain(anna.userId);
    expect(
      (await t.mail(email)).filter(({ subject }) => subject === 'Un consulente sta per seguirti'),
    ).toHaveLength(1);
    await link(anna.userId, false);
    expect((await row(email))?.consulente).toBeNull();
    expect((await actions(anna)).filter((action) => action?.startsWith('adviser.'))).toEqual([
      'adviser.unlinked',
      'adviser.linked',
    ]);
  });
  it('is given only people who are clients, and only by staff', async () => {
    expect((await link(admin.userId, true)).status).toBe(404);
    expect((await link(elena.userId, true, admin.userId)).status).toBe(404);
    const anna = await client('anna.non-sua@bussola.example');
    expect(
      (
        await t.call('toggleClient', {
          token: elena.token,
          body: { consulenteId: elena.userId, clientId: anna.userId, linked: true, reason: REASON },
        })
      ).status,
    ).toBe(403);
  });
  it('reads nothing for 24 hours after the client was told by mail and notice, and is given only for a reason and a proof', async () => {
    const email = 'anna.avvisata@bussola.example';
    const anna = await client(email);
    const body = {
      consulenteId: elena.userId,
      clientId: anna.userId,
      linked: true as const,
      reason: REASON,
    };
    expect(
      (await t.call('toggleClient', { token: admin.token, raw: { ...body, reason: 'perché' } }))
        .status,
    ).toBe(422);
    const { reason: _none, ...bare } = body;
    expect((await t.call('toggleClient', { token: admin.token, raw: bare })).status).toBe(422);
    await t.deps.db.query('update sessions set proved_at = null where user_id = $1', [
      admin.userId,
    ]);
    expect((await t.call('toggleClient', { token: admin.token, body })).problem?.code).toBe(
      'STEP_UP_REQUIRED',
    );
    await t.call('stepUp', {
      token: admin.token,
      params: { userId: admin.userId },
      body: { password: PASSWORD },
    });
    expect((await t.call('toggleClient', { token: admin.token, body })).status).toBe(200);
    expect(
      (await t.call('listNotices', { token: anna.token, params: { userId: anna.userId } })).body
        .notices,
    ).toMatchObject([{ kind: 'adviser-linked', detail: { name: 'Elena Prova' } }]);
    expect((await t.mail(email))[0]?.subject).toBe('Un consulente sta per seguirti');
    expect((await infoOf(anna, elena.token)).status).toBe(404);
    expect(
      (await t.call('consulenteClienti', { token: elena.token })).body.clienti.map(
        ({ userId }) => userId,
      ),
    ).not.toContain(anna.userId);
    // One second before the end it is still shut; at the end it opens.
    await t.deps.db.query(
      "update consulente_clienti set since = $2::timestamptz + interval '1 second' where client_id = $1",
      [anna.userId, t.deps.clock()],
    );
    expect((await infoOf(anna, elena.token)).status).toBe(404);
    await t.deps.db.query('update consulente_clienti set since = $2 where client_id = $1', [
      anna.userId,
      t.deps.clock(),
    ]);
    expect((await infoOf(anna, elena.token)).status).toBe(200);
  });
});

it('lets the client take the adviser off with one press, before the start and after, and nobody else’s', async () => {
  const anna = await client('anna.obietta@bussola.example');
  const bruno = await client('bruno.altro@bussola.example');
  const own = { token: anna.token, params: { userId: anna.userId } };
  for (const isOver of [false, true]) {
    await link(anna.userId, true);
    if (isOver) await waited();
    expect((await t.call('listAdvisers', own)).body.advisers).toMatchObject([
      { id: elena.userId, name: 'Elena Prova', reads: isOver },
    ]);
    expect(
      (
        await t.call('removeAdviser', {
          token: bruno.token,
          params: { userId: bruno.userId, adviser: elena.userId },
        })
      ).status,
    ).toBe(404);
    expect(
      (
        await t.call('removeAdviser', {
          ...own,
          params: { userId: anna.userId, adviser: elena.userId },
        })
      ).body,
    ).toEqual({ advisers: [] });
    expect((await infoOf(anna, elena.token)).status).toBe(404);
  }
});

describe('a client’s account', () => {
  it('a suspended account is closed to its owner, their adviser and holders of a grant, and is as before when reopened', async () => {
    const email = 'anna.sospesa@bussola.example';
    const anna = await client(email);
    await link(anna.userId, true);
    await waited();
    expect((await infoOf(anna, elena.token)).status).toBe(200);
    const { token: shared } = (
      await t.call('shareSintesi', { token: anna.token, params: { userId: anna.userId } })
    ).body;
    const summary = async () =>
      (await t.call('reportSintesi', { query: { token: shared } })).status;
    expect(await summary()).toBe(200);
    const { status, body } = await enable(anna.userId, false);
    expect(await summary()).toBe(422);
    expect([status, body.client.state, body.aperto]).toEqual([200, 'disabled', null]);
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
    await enable(anna.userId, false);
    expect(
      (await t.mail(email)).filter(({ subject }) => subject === 'Il tuo account è sospeso'),
    ).toHaveLength(1);
    expect((await enable(anna.userId, true)).body.client.state).toBe('active');
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
