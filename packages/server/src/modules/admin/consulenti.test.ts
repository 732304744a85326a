/** Advisers follow a client only after a yes; what is kept of them; how one is suspended. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ADVISER_CLIENTS } from '@bussola/contract/limits';
import type { BodyOf, ProfiloConsulente } from '@bussola/contract';
import { answerAdviser, giveNumber } from '../../../test/advisers.ts';
import { completeCheckup } from '../../../test/checkup-answers.ts';
import { PASSWORD, testApp } from '../../../test/test-app.ts';
import type { Person, TestApp } from '../../../test/test-app.ts';
import { plusDays } from '../../clock.ts';

let t: TestApp;
let admin: Person;
let n = 0;
const REASON = 'Vive a Modena e cerca qualcuno in presenza.';
const DAY = 86_400;

const prove = ({ token, userId }: Person) =>
  t.call('stepUp', { token, params: { userId }, body: { password: PASSWORD } });
async function staffMember(role: string, firstName: string): Promise<Person> {
  const person = await t.register(`${firstName}.${(n += 1)}@bussola.example`.toLowerCase());
  await t.deps.db.query(
    `update users set role = $2, first_name = $3, last_name = 'Prova' where id = $1`,
    [person.userId, role, firstName],
  );
  return person;
}
async function adviser(firstName: string): Promise<Person> {
  const person = await staffMember('Consulente', firstName);
  await giveNumber(t, person.userId);
  return person;
}
async function client(): Promise<Person & { email: string }> {
  const email = `cliente.${(n += 1)}@bussola.example`;
  const person = await t.register(email);
  await completeCheckup(t, person.token);
  return { ...person, email };
}
beforeAll(async () => {
  t = await testApp();
  admin = await staffMember('Admin', 'Paolo');
  await prove(admin);
});
afterAll(() => t.close());

const propose = (to: Person, who: Person, more: { asked?: true } = {}) =>
  t.call('toggleClient', {
    token: admin.token,
    body: {
      consulenteId: who.userId,
      clientId: to.userId,
      linked: true,
      reason: REASON,
      ...more,
    },
  });
const unlink = (to: Person, who: Person) =>
  t.call('toggleClient', {
    token: admin.token,
    body: { consulenteId: who.userId, clientId: to.userId, linked: false },
  });
const own = ({ token, userId }: Person) => ({ token, params: { userId } });
const seen = async (of: Person) => (await t.call('listAdvisers', own(of))).body;
/** Both walls: what the adviser is shown of the area. */
const reads = async (who: Person, of: Person) =>
  (await t.call('allInfo', { token: who.token, params: { userId: of.userId } })).status === 200;
const followed = async (who: Person) =>
  (await t.call('consulenteClienti', { token: who.token })).body.clienti.map(
    ({ userId }) => userId,
  );
const card = (who: Person) =>
  t.call('consulente', { token: admin.token, params: { id: who.userId } });
const waiting = async () =>
  (await t.call('consulentiAttese', { token: admin.token })).body.aspettano.map(
    ({ userId }) => userId,
  );
const proposals = async (of: Person) =>
  (await t.call('consulentiAttese', { token: admin.token })).body.proposte.filter(
    (one) => one.client.userId === of.userId,
  );
const notices = async (of: Person) =>
  (await t.call('listNotices', own(of))).body.notices.map(({ kind }) => kind);
const actions = async (person: Person) =>
  (await t.call('accessLog', { ...own(person), query: { page: 1, pageSize: 25 } })).body.rows
    .map(({ canonical }) => String((JSON.parse(canonical) as unknown[])[7]))
    .filter((action) => action.startsWith('adviser.'));
/** Clients out of nowhere. */
const crowd = (who: Person, count: number) =>
  t.deps.db.query(
    `with made as (insert into users (id, state, role, email, email_folded, first_name, last_name, language, created_at)
       select gen_random_uuid(), 'active', 'User', m, m, 'P', 'P', 'it', $2 from (select gen_random_uuid() || '@folla.example' as m from generate_series(1, $3::int)) x returning id)
     insert into consulente_clienti (consulente_id, client_id, since) select $1, id, $2 from made`,
    [who.userId, t.deps.clock(), count],
  );

describe('an adviser who is proposed', () => {
  it('promise «adviser»: reads nothing before the yes, and from then on at once; the client is told by mail and notice, once', async () => {
    const [elena, anna] = [await adviser('Elena'), await client()];
    expect(await waiting()).toContain(anna.userId);
    const until = plusDays(t.deps.clock(), 14).toISOString();
    for (let turn = 0; turn < 2; turn += 1)
      expect((await propose(anna, elena)).body).toEqual({ linked: false, since: null, until });
    expect([await reads(elena, anna), await followed(elena), await waiting()]).toEqual([
      false,
      [],
      expect.not.arrayContaining([anna.userId]),
    ]);
    const letters = (await t.mail(anna.email)).filter(
      ({ subject }) => subject === 'Un consulente chiede di seguirti',
    );
    expect(letters).toHaveLength(1);
    expect(await notices(anna)).toEqual(['adviser-proposed']);
    expect(await seen(anna)).toMatchObject({
      advisers: [],
      proposal: {
        id: elena.userId,
        name: 'Elena Prova',
        albo: 'OCF',
        numero: '512048',
        proposedBy: 'Paolo Prova',
        reason: REASON,
        until,
      },
    });
    // Staff see who waits, and no reason: that is the client's.
    expect((await card(elena)).body).toMatchObject({
      consulente: { clients: 0, waiting: 1 },
      waiting: [{ userId: anna.userId, until }],
    });
    expect((await answerAdviser(t, anna, elena.userId)).body).toMatchObject({
      advisers: [{ id: elena.userId, reads: true }],
      proposal: null,
    });
    expect([await reads(elena, anna), await followed(elena)]).toEqual([true, [anna.userId]]);
    expect(await notices(anna)).toEqual([]);
    expect(await actions(anna)).toEqual(['adviser.proposed']);
    expect((await propose(anna, elena)).body.linked).toBe(true);
  });

  it('is refused by a no: nobody else is proposed until the client asks', async () => {
    const [elena, laura, anna] = [await adviser('Elena'), await adviser('Laura'), await client()];
    await propose(anna, elena);
    expect((await answerAdviser(t, anna, elena.userId, false)).body).toEqual({
      advisers: [],
      proposal: null,
    });
    expect(await reads(elena, anna)).toBe(false);
    expect((await answerAdviser(t, anna, elena.userId)).status).toBe(404);
    expect(await waiting()).not.toContain(anna.userId);
    expect(await proposals(anna)).toMatchObject([{ state: 'refused' }]);
    expect((await propose(anna, laura)).problem?.code).toBe('CLIENT_SAID_NO');
    expect((await propose(anna, laura, { asked: true })).status).toBe(200);
    expect((await seen(anna)).proposal?.id).toBe(laura.userId);
  });

  it('is refused by silence, on the fourteenth day and not before', async () => {
    const [elena, anna] = [await adviser('Elena'), await client()];
    await propose(anna, elena);
    const shift = (seconds: number) =>
      t.deps.db.query(
        `update consulente_proposte set proposed_at = proposed_at - make_interval(secs => $2), expires_at = expires_at - make_interval(secs => $2) where client_id = $1`,
        [anna.userId, seconds],
      );
    await shift(14 * DAY - 1);
    expect((await seen(anna)).proposal).not.toBeNull();
    await shift(1);
    expect((await seen(anna)).proposal).toBeNull();
    expect((await answerAdviser(t, anna, elena.userId)).status).toBe(404);
    expect(await reads(elena, anna)).toBe(false);
    expect(await waiting()).toContain(anna.userId);
    expect(await proposals(anna)).toMatchObject([{ state: 'lapsed' }]);
    expect((await card(elena)).body.consulente.waiting).toBe(0);
  });

  it('takes over without a gap: the first reads until the yes to the second', async () => {
    const [elena, laura, anna] = [await adviser('Elena'), await adviser('Laura'), await client()];
    await propose(anna, elena);
    await answerAdviser(t, anna, elena.userId);
    await propose(anna, laura);
    expect([await reads(elena, anna), await reads(laura, anna)]).toEqual([true, false]);
    expect(await proposals(anna)).toMatchObject([{ state: 'waiting', now: 'Elena Prova' }]);
    await answerAdviser(t, anna, laura.userId);
    expect([await reads(elena, anna), await reads(laura, anna)]).toEqual([false, true]);
    expect((await seen(anna)).advisers.map(({ id }) => id)).toEqual([laura.userId]);
  });

  it('promise «adviser»: is taken off by the client at once, and is withdrawn by staff', async () => {
    const [elena, anna, bruno] = [await adviser('Elena'), await client(), await client()];
    await propose(anna, elena);
    expect((await answerAdviser(t, bruno, elena.userId)).status).toBe(404);
    expect((await unlink(anna, elena)).body).toEqual({ linked: false, since: null, until: null });
    expect([(await seen(anna)).proposal, await notices(anna)]).toEqual([null, []]);
    expect(await waiting()).toContain(anna.userId);
    await propose(anna, elena);
    await answerAdviser(t, anna, elena.userId);
    const params = { userId: bruno.userId, adviser: elena.userId };
    expect((await t.call('removeAdviser', { token: bruno.token, params })).status).toBe(404);
    expect(
      (
        await t.call('removeAdviser', {
          token: anna.token,
          params: { ...params, userId: anna.userId },
        })
      ).body,
    ).toEqual({ advisers: [], proposal: null });
    expect([await reads(elena, anna), (await waiting()).includes(anna.userId)]).toEqual([
      false,
      false,
    ]);
  });

  it('needs staff, a proof, a reason, a number, a client, and a free place', async () => {
    const [elena, anna] = [await staffMember('Consulente', 'Elena'), await client()];
    expect((await propose(anna, elena)).problem?.code).toBe('ADVISER_UNREGISTERED');
    await giveNumber(t, elena.userId);
    expect((await propose(elena, elena)).status).toBe(404);
    expect((await propose(anna, admin)).status).toBe(404);
    const body = { consulenteId: elena.userId, clientId: anna.userId, linked: true as const };
    for (const raw of [body, { ...body, reason: 'perché' }])
      expect((await t.call('toggleClient', { token: admin.token, raw })).status).toBe(422);
    for (const { token } of [elena, anna])
      expect(
        (await t.call('toggleClient', { token, body: { ...body, reason: REASON } })).status,
      ).toBe(403);
    await t.deps.db.query('update sessions set proved_at = null where user_id = $1', [
      admin.userId,
    ]);
    expect((await propose(anna, elena)).problem?.code).toBe('STEP_UP_REQUIRED');
    await prove(admin);
    await crowd(elena, ADVISER_CLIENTS);
    const full = await propose(anna, elena);
    expect([full.status, full.problem]).toEqual([
      409,
      expect.objectContaining({
        code: 'ADVISER_FULL',
        current: { consulenteId: elena.userId, name: 'Elena Prova' },
      }),
    ]);
  });
});

it('keeps the start of a link that was made before', async () => {
  const [elena, anna] = [await adviser('Elena'), await client()];
  await t.deps.db.query('insert into consulente_clienti values ($1, $2, $3)', [
    elena.userId,
    anna.userId,
    plusDays(t.deps.clock(), 1),
  ]);
  expect([await reads(elena, anna), (await seen(anna)).advisers[0]?.reads]).toEqual([false, false]);
  await t.deps.db.query('update consulente_clienti set since = $2 where client_id = $1', [
    anna.userId,
    t.deps.clock(),
  ]);
  expect(await reads(elena, anna)).toBe(true);
});

describe('the profile of an adviser', () => {
  const PROFILO: ProfiloConsulente = {
    albo: 'RUI',
    numero: 'E000412377',
    luoghi: ['Modena'],
    lingue: ['it', 'de'],
    canali: ['studio', 'video'],
    video: 'https://video.example/elena',
    orari: [{ giorno: 1, dalle: '09:00', alle: '13:00' }],
    eccezioni: [{ dal: '2026-11-20', al: '2026-11-25', riceve: false, dalle: null, alle: null }],
  };
  const update = (who: Person, profilo: ProfiloConsulente, version: number) =>
    t.call('updateConsulente', {
      token: admin.token,
      params: { id: who.userId },
      body: { profilo, version },
    });
  it('says who looked the number up, and when, and is changed by one person at a time', async () => {
    const elena = await staffMember('Consulente', 'Elena');
    const saved = await update(elena, PROFILO, 0);
    expect([saved.status, saved.body]).toEqual([
      200,
      expect.objectContaining({ profilo: PROFILO, version: 1 }),
    ]);
    const row = (await t.call('getAllConsulenti', { token: admin.token })).body.rows.find(
      ({ id }) => id === elena.userId,
    );
    expect(row).toMatchObject({
      albo: 'RUI',
      numero: 'E000412377',
      checkedBy: 'Paolo Prova',
      checkedAt: t.deps.clock().toISOString(),
      clients: 0,
      awayUntil: '2026-11-25',
    });
    expect((await update(elena, PROFILO, 0)).problem?.code).toBe('CONFLICT');
    t.advance(60);
    const places = await update(elena, { ...PROFILO, luoghi: [] }, 1);
    // The number is as it was looked up.
    expect(places.body.consulente.checkedAt).toBe(row?.checkedAt);
  });
  it.each([
    ['a number of another form', { numero: '12' }],
    ['a register without a number', { numero: null }],
    ['a link that is not https', { video: 'http://video.example/elena' }],
    ['hours that end before they begin', { orari: [{ giorno: 1, dalle: '13:00', alle: '09:00' }] }],
    [
      'days that end before they begin',
      {
        eccezioni: [
          { dal: '2026-12-02', al: '2026-12-01', riceve: false, dalle: null, alle: null },
        ],
      },
    ],
  ])('is refused with %s', async (_what, wrong: object) => {
    const elena = await staffMember('Consulente', 'Elena');
    const answer = await t.call('updateConsulente', {
      token: admin.token,
      params: { id: elena.userId },
      raw: { profilo: { ...PROFILO, ...wrong }, version: 0 },
    });
    expect(answer.status).toBe(422);
  });
  it('is of an adviser alone, and not for one to change', async () => {
    const elena = await adviser('Elena');
    for (const other of [admin, await client()]) {
      expect((await card(other)).status).toBe(404);
      expect((await update(other, PROFILO, 0)).status).toBe(404);
    }
    await prove(elena);
    expect(
      (
        await t.call('updateConsulente', {
          token: elena.token,
          params: { id: elena.userId },
          body: { profilo: PROFILO, version: 0 },
        })
      ).status,
    ).toBe(403);
  });
});

describe('how many clients an adviser may follow', () => {
  const limit = (who: Person, limite: number, version: number, by = admin) =>
    t.call('limitConsulente', {
      token: by.token,
      params: { id: who.userId },
      body: { limite, version, reason: REASON },
    });
  it('is of everybody until staff say otherwise for one, and holds for whom they are proposed to', async () => {
    const [elena, anna, bruno] = [await adviser('Elena'), await client(), await client()];
    const { version, consulente } = (await card(elena)).body;
    expect(consulente.limite).toBe(ADVISER_CLIENTS);
    const saved = await limit(elena, 1, version);
    expect([saved.status, saved.body.consulente.limite, saved.body.version]).toEqual([
      200,
      1,
      version + 1,
    ]);
    expect((await propose(anna, elena)).status).toBe(200);
    expect((await propose(bruno, elena)).problem?.code).toBe('ADVISER_FULL');
    expect((await limit(elena, 2, version + 1)).status).toBe(200);
    expect((await propose(bruno, elena)).status).toBe(200);
    // A lower one takes nobody away.
    const lower = await limit(elena, 1, version + 2);
    expect(lower.body.consulente).toMatchObject({ limite: 1, waiting: 2 });
  });
  it('is said of somebody of whom nothing is kept yet, and changed by one person at a time', async () => {
    const elena = await staffMember('Consulente', 'Elena');
    expect((await limit(elena, 20, 2_147_483_647)).problem?.code).toBe('CONFLICT');
    expect((await limit(elena, 20, 0)).body.consulente.limite).toBe(20);
    expect((await limit(elena, 30, 0)).problem?.code).toBe('CONFLICT');
    expect((await card(elena)).body.consulente.limite).toBe(20);
    const [entry] = await t.deps.db.query<{ action: string; reason: string }>(
      `select action, reason from audit where action = 'consulente.limited' order by id desc limit 1`,
    );
    expect(entry?.reason).not.toContain(REASON);
  });
  it('is a number of people, set by staff with a proof, of an adviser alone', async () => {
    const elena = await adviser('Elena');
    for (const wrong of [0, 501, 1.5]) expect((await limit(elena, wrong, 1)).status).toBe(422);
    expect((await limit(await client(), 10, 0)).status).toBe(404);
    await prove(elena);
    expect((await limit(elena, 10, 1, elena)).status).toBe(403);
    await t.deps.db.query('update sessions set proved_at = null where user_id = $1', [
      admin.userId,
    ]);
    expect((await limit(elena, 10, 1)).problem?.code).toBe('STEP_UP_REQUIRED');
    await prove(admin);
    const { version } = (await card(elena)).body;
    expect((await limit(elena, 10, version)).body.consulente.limite).toBe(10);
  });
});

describe('an adviser who is suspended', () => {
  const suspend = (who: Person, clients: BodyOf<'suspendConsulente'>['clients']) =>
    t.call('suspendConsulente', {
      token: admin.token,
      params: { id: who.userId },
      body: { clients, reason: 'Lascia Bussola a fine mese.' },
    });
  const following = async (who: Person) => {
    const anna = await client();
    await propose(anna, who);
    await answerAdviser(t, anna, who.userId);
    return anna;
  };

  it('gives the clients to others, who read nothing before each yes; silence sends back to who waits', async () => {
    const [elena, laura] = [await adviser('Elena'), await adviser('Laura')];
    const [anna, bruno, carla] = [
      await following(elena),
      await following(elena),
      await following(elena),
    ];
    const dario = await client();
    await propose(dario, elena);
    const { status, body } = await suspend(elena, [
      { clientId: anna.userId, consulenteId: laura.userId },
      { clientId: bruno.userId, consulenteId: laura.userId },
      { clientId: carla.userId, consulenteId: null },
    ]);
    expect([status, body.consulente.state, body.clients, body.waiting]).toEqual([
      200,
      'disabled',
      [],
      [],
    ]);
    expect(body.consulente.suspendedAt).toBe(t.deps.clock().toISOString());
    expect((await t.call('consulenteClienti', { token: elena.token })).status).toBe(401);
    for (const one of [anna, bruno, carla])
      expect([await reads(laura, one), (await seen(one)).advisers]).toEqual([false, []]);
    expect((await seen(anna)).proposal).toMatchObject({
      id: laura.userId,
      reason: 'Lascia Bussola a fine mese.',
    });
    for (const [one, kind] of [
      [anna, 'adviser-proposed'],
      [carla, 'adviser-leaves'],
    ] as const) {
      expect(await notices(one)).toEqual([kind]);
      expect((await t.mail(one.email))[0]?.subject).toBe('Cambia chi ti segue');
    }
    // What waited for a yes falls with its adviser.
    expect([(await seen(dario)).proposal, await notices(dario)]).toEqual([null, []]);
    expect(await waiting()).toEqual(expect.arrayContaining([carla.userId, dario.userId]));
    await answerAdviser(t, anna, laura.userId);
    expect(await reads(laura, anna)).toBe(true);
    await t.deps.db.query('update consulente_proposte set expires_at = $2 where client_id = $1', [
      bruno.userId,
      t.deps.clock(),
    ]);
    expect(await waiting()).toContain(bruno.userId);
    // Opened again: the account comes in, without clients.
    expect(
      (
        await t.call('reopenConsulente', {
          token: admin.token,
          params: { id: elena.userId },
          body: { reason: REASON },
        })
      ).body,
    ).toMatchObject({
      consulente: { state: 'active', suspendedAt: null, clients: 0 },
      clients: [],
    });
  });

  it('stays as it was when the clients are others meanwhile, or somebody is full: all or nothing', async () => {
    const [elena, laura] = [await adviser('Elena'), await adviser('Laura')];
    const [anna, bruno] = [await following(elena), await following(elena)];
    const both = (consulenteId: string | null) => [
      { clientId: anna.userId, consulenteId },
      { clientId: bruno.userId, consulenteId },
    ];
    const unregistered = await staffMember('Consulente', 'Nuova');
    for (const clients of [
      [],
      both(laura.userId).slice(1),
      both(elena.userId),
      both(unregistered.userId),
      both(admin.userId),
      [...both(laura.userId), { clientId: admin.userId, consulenteId: laura.userId }],
    ])
      expect((await suspend(elena, clients)).problem?.code).toBe('CONFLICT');
    await crowd(laura, ADVISER_CLIENTS - 1);
    expect((await suspend(elena, both(laura.userId))).problem).toMatchObject({
      code: 'ADVISER_FULL',
      current: { name: 'Laura Prova' },
    });
    expect([await reads(elena, anna), await reads(elena, bruno)]).toEqual([true, true]);
    expect((await seen(anna)).proposal).toBeNull();
    expect((await card(elena)).body).toMatchObject({
      consulente: { state: 'active', clients: 2 },
    });
  });

  it('is removed only then, and so is an invitation', async () => {
    const elena = await adviser('Elena');
    const anna = await following(elena);
    const remove = (id: string) =>
      t.call('deleteConsulente', { token: admin.token, params: { id }, body: { reason: REASON } });
    expect((await remove(elena.userId)).problem?.code).toBe('CONFLICT');
    await suspend(elena, [{ clientId: anna.userId, consulenteId: null }]);
    expect((await remove(elena.userId)).status).toBe(204);
    expect((await card(elena)).status).toBe(404);
    const invited = await t.call('createConsulente', {
      token: admin.token,
      body: {
        email: 'giulia@bussola.example',
        firstName: 'Giulia',
        lastName: 'Sarti',
        reason: REASON,
      },
    });
    const row = invited.body.rows.find(({ email }) => email === 'giulia@bussola.example');
    expect(row).toMatchObject({ state: 'invited', numero: null, clients: 0 });
    expect((await remove(row?.id ?? '')).status).toBe(204);
    expect((await remove(admin.userId)).status).toBe(404);
  });
});

describe('one adviser proposed to several clients', () => {
  const assign = (
    clients: BodyOf<'assignClients'>['clients'],
    who: Person,
    by: Pick<Person, 'token'> = admin,
  ) =>
    t.call('assignClients', {
      token: by.token,
      body: { clients, consulenteId: who.userId, reason: REASON },
    });
  const named = async (lastName: string) => {
    const person = await client();
    await t.deps.db.query('update users set last_name = $2 where id = $1', [
      person.userId,
      lastName,
    ]);
    return person;
  };

  it('asks each by their own letter and row of the log, and names who was left out and why', async () => {
    const [elena, laura] = [await adviser('Elena'), await adviser('Laura')];
    const [anna, bruno, carla] = [await named('Aa'), await named('Bb'), await named('Cc')];
    await propose(bruno, elena);
    await answerAdviser(t, bruno, elena.userId);
    await propose(carla, laura);
    await answerAdviser(t, carla, laura.userId, false);
    const stranger = crypto.randomUUID();
    const ids = [carla.userId, stranger, bruno.userId, anna.userId];
    expect((await assign({ ids }, elena)).body).toEqual({
      done: 1,
      refused: [
        { userId: bruno.userId, name: expect.stringContaining('Bb'), why: 'followed' },
        { userId: carla.userId, name: expect.stringContaining('Cc'), why: 'said-no' },
        { userId: stranger, name: '', why: 'gone' },
      ],
    });
    expect((await t.mail(anna.email)).map(({ subject }) => subject)).toContain(
      'Un consulente chiede di seguirti',
    );
    expect(await actions(anna)).toEqual(['adviser.proposed']);
    expect(await seen(anna)).toMatchObject({ proposal: { id: elena.userId, reason: REASON } });
  });

  it('takes all that the filters find, in the order of names, as far as there is room', async () => {
    const [elena, laura] = [await adviser('Elena'), await adviser('Laura')];
    const [first, second] = [await named('Zucconi Aa'), await named('Zucconi Bb')];
    await crowd(laura, ADVISER_CLIENTS - 1);
    const filters = { search: 'zucconi' };
    expect((await assign({ filters, count: 3 }, laura)).problem?.code).toBe('CONFLICT');
    expect(await proposals(first)).toEqual([]);
    expect((await assign({ filters, count: 2 }, laura)).body).toEqual({
      done: 1,
      refused: [{ userId: second.userId, name: expect.stringContaining('Bb'), why: 'full' }],
    });
    expect((await assign({ filters, count: 2 }, elena)).body).toEqual({ done: 2, refused: [] });
  });

  it('needs staff, a proof, an active adviser with a number, and at most two hundred', async () => {
    const [elena, anna] = [await staffMember('Consulente', 'Elena'), await client()];
    const ids = [anna.userId];
    expect((await assign({ ids }, anna)).status).toBe(404);
    expect((await assign({ ids }, elena)).problem?.code).toBe('ADVISER_UNREGISTERED');
    await giveNumber(t, elena.userId);
    for (const by of [elena, anna]) expect((await assign({ ids }, elena, by)).status).toBe(403);
    const many = Array.from({ length: 201 }, () => crypto.randomUUID());
    expect((await assign({ ids: many }, elena)).status).toBe(422);
    expect((await assign({ filters: {}, count: 201 }, elena)).status).toBe(422);
    await t.deps.db.query('update sessions set proved_at = null where user_id = $1', [
      admin.userId,
    ]);
    expect((await assign({ ids }, elena)).problem?.code).toBe('STEP_UP_REQUIRED');
    await prove(admin);
    expect((await assign({ ids }, elena)).body).toEqual({ done: 1, refused: [] });
  });
});
