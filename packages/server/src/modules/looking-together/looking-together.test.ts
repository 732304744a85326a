/** «Guardare insieme»: staff ask, the client answers, and either side ends it. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { CallName } from '@bussola/contract';
import { completeCheckup } from '../../../test/checkup-answers.ts';
import { DELIBERATE, codeOf, signedIn, signedInAgain } from '../../../test/grants.ts';
import { PASSWORD, testApp } from '../../../test/test-app.ts';
import type { Answer, Person, TestApp } from '../../../test/test-app.ts';
import { asSystem } from '../../access.ts';
import { housekeeping } from '../../housekeeping.ts';
import { listDevMail } from '../mail/outbox-repository.ts';

const REASON = 'La data della pensione non le torna.';
let t: TestApp;
let paolo: Person;
let silvia: Person;
let anna: Person;
let n = 0;

const own = (who: Person) => ({ token: who.token, params: { userId: who.userId } });
const of = (who: Person, client = anna) => ({
  token: who.token,
  params: { clientId: client.userId },
});
async function staff(email: string, role: string, firstName: string): Promise<Person> {
  const person = await signedIn(t, email);
  await t.deps.db.query(
    'update users set role = $2, first_name = $3, last_name = $4, demo = true where id = $1',
    [person.userId, role, firstName, 'Galli'],
  );
  return person;
}
const emailOf = () => `anna.${n}@bussola.example`;

beforeAll(async () => {
  t = await testApp({ mode: 'demo' });
});
afterAll(() => t.close());
/** Everybody has just come in, and nobody asked anything yet. */
beforeEach(async () => {
  n += 1;
  paolo = await staff(`paolo.${n}@bussola.example`, 'Admin', 'Paolo');
  silvia = await staff(`silvia.${n}@bussola.example`, 'SuperAdmin', 'Silvia');
  anna = await signedIn(t, emailOf());
  await completeCheckup(t, anna.token);
});

const ask = (who = paolo, client = anna) =>
  t.call('askLook', { ...of(who, client), body: { reason: REASON } });
const seen = async (who = anna) => (await t.call('ownLook', own(who))).body.look;
const asked = async (who = paolo) => (await t.call('staffLook', of(who))).body.look;
async function answer(accept: boolean) {
  const lookId = (await seen())?.lookId ?? '';
  return t.call('answerLook', { ...own(anna), body: { lookId, accept } });
}
async function enter(who = paolo): Promise<Answer<'exchangeSession'>> {
  const { body, status } = await t.call('enterLook', of(who));
  expect(status).toBe(200);
  return t.call('exchangeSession', { body: { code: codeOf(body.url) }, cookies: who.cookies });
}
/** Asked, agreed, and in. */
async function together(): Promise<Answer<'exchangeSession'>> {
  expect((await ask()).status).toBe(200);
  expect((await answer(true)).status).toBe(200);
  const inside = await enter();
  expect(inside.status).toBe(200);
  return inside;
}
const area = (token: string) => t.call('allInfo', { token, params: { userId: anna.userId } });
const log = async () =>
  (await t.call('accessLog', { ...own(anna), query: { page: 1, pageSize: 50 } })).body.rows.map(
    ({ canonical, reason }) => {
      const row = JSON.parse(canonical) as string[];
      return [row[7], row[10] ?? reason?.text ?? null];
    },
  );

describe('a request', () => {
  it('is seen at once by the client, with who and why, and waits ten minutes', async () => {
    const { body } = await ask();
    expect(body.look).toMatchObject({ state: 'waiting', answeredAt: null, until: null });
    const look = await seen();
    expect(look).toMatchObject({
      lookId: body.look?.lookId,
      state: 'waiting',
      firstName: 'Paolo',
      name: 'Paolo Galli',
      reason: REASON,
      pages: [],
    });
    expect(Date.parse(look?.dueAt ?? '') - Date.parse(look?.askedAt ?? '')).toBe(600_000);
    expect(await log()).toContainEqual(['look.asked', REASON]);
    // The reason is kept sealed.
    const [kept] = await t.deps.db.query<{ reason: string }>(
      'select reason from joint_looks where client_id = $1',
      [anna.userId],
    );
    expect(kept?.reason).not.toContain('pensione');
    // Signed in, the client needs no letter.
    expect(await lettersTo(emailOf())).toEqual([]);
  });
  it('goes by mail to a client who is not in', async () => {
    // No page of theirs has renewed its session for as long as a token lives.
    t.advance(700);
    paolo = await again();
    await ask();
    const [letter] = await lettersTo(emailOf());
    expect(letter?.subject).toBe('Paolo Galli chiede di guardare insieme a te');
    for (const part of [REASON, 'Paolo Galli', '/app/dashboards/home'])
      expect(letter?.body).toContain(part);
    anna = await signedInAgain(t, anna, emailOf());
    expect((await seen())?.state).toBe('waiting');
  });
  it('that is not answered in ten minutes is a no', async () => {
    await ask();
    const { lookId = '' } = (await seen()) ?? {};
    t.advance(601);
    anna = await signedInAgain(t, anna, emailOf());
    paolo = await again();
    const late = await t.call('answerLook', { ...own(anna), body: { lookId, accept: true } });
    expect(late.status).toBe(404);
    expect((await seen())?.state).toBe('lapsed');
    expect((await asked())?.state).toBe('lapsed');
    expect((await t.call('enterLook', of(paolo))).status).toBe(404);
    // Read, and put away.
    expect((await t.call('endOwnLook', own(anna))).body.look).toBeNull();
    expect((await ask()).status).toBe(200);
  });
  it('that is refused opens nothing, and only its asker reads that', async () => {
    await ask();
    expect((await answer(false)).body.look).toBeNull();
    expect((await asked())?.state).toBe('refused');
    expect((await t.call('enterLook', of(paolo))).status).toBe(404);
    // Of somebody else's requests staff see nothing.
    expect(await asked(silvia)).toBeNull();
  });
  it('is taken back by its asker alone', async () => {
    await ask();
    expect((await t.call('withdrawLook', of(silvia))).status).toBe(404);
    expect((await t.call('withdrawLook', of(paolo))).body.look?.state).toBe('withdrawn');
    expect((await answer(true)).status).toBe(404);
    expect((await seen())?.state).toBe('withdrawn');
    expect((await t.call('withdrawLook', of(paolo))).status).toBe(404);
  });
  it('is one at a time for a client, whoever asks', async () => {
    expect((await ask()).status).toBe(200);
    for (const who of [paolo, silvia])
      expect(await ask(who)).toMatchObject({ status: 409, problem: { code: 'CONFLICT' } });
    await answer(true);
    expect((await ask(silvia)).status).toBe(409);
    await t.call('endOwnLook', own(anna));
    expect((await ask(silvia)).status).toBe(200);
  });
  it('comes three times a day from one person of the staff to one client', async () => {
    for (let time = 0; time < 3; time += 1) {
      expect((await ask()).status).toBe(200);
      await answer(false);
      t.advance(1);
    }
    expect(await ask()).toMatchObject({ status: 429, problem: { code: 'TOO_MANY_REQUESTS' } });
    expect((await ask(silvia)).status).toBe(200);
  });
  it('is not made without a proof, a reason, the role, or a client who can answer', async () => {
    const short = { ...of(paolo), body: { reason: 'breve' } };
    expect((await t.call('askLook', short)).status).toBe(422);
    const chiara = await signedIn(t, `chiara.${n}@bussola.example`);
    const consulente = await staff(`dario.${n}@bussola.example`, 'Consulente', 'Dario');
    for (const who of [chiara, consulente, anna]) expect((await ask(who)).status).toBe(403);
    const byCode = await t.register(`nadia.${n}@bussola.example`);
    await t.deps.db.query(`update users set role = 'Admin' where id = $1`, [byCode.userId]);
    expect(await ask(byCode)).toMatchObject({ problem: { code: 'STEP_UP_REQUIRED' } });
    await asSystem(() => t.app.services.placeholder.ensure());
    const placeholder = (await asSystem(() => t.app.services.placeholder.id(t.deps.db))) ?? '';
    expect((await ask(paolo, { ...anna, userId: placeholder })).status).toBe(404);
    expect((await ask(paolo, silvia)).status).toBe(404);
    await t.call('enableClient', {
      ...of(silvia),
      body: { enabled: false, reason: 'Richiesta al telefono.' },
    });
    expect((await ask()).status).toBe(409);
  });
  it('is answered by its client alone', async () => {
    await ask();
    const lookId = (await seen())?.lookId ?? '';
    const chiara = await signedIn(t, `chiara.${n}@bussola.example`);
    const foreign = await t.call('answerLook', { ...own(chiara), body: { lookId, accept: true } });
    expect(foreign.status).toBe(404);
    expect(await seen(chiara)).toBeNull();
    expect((await answer(true)).body.look?.state).toBe('open');
  });
});

describe('looking together', () => {
  it('promise «together»: opens the area to read for fifteen minutes, and then closes by itself', async () => {
    const inside = await together();
    const { acting, user, jwtToken } = inside.body;
    expect(user).toMatchObject({ id: anna.userId, role: 'User', email: '', thirdParty: [] });
    expect(acting).toMatchObject({ via: 'look', name: 'Paolo Galli' });
    expect(Date.parse(acting?.until ?? '') - t.deps.clock().getTime()).toBe(900_000);
    const { status, body } = await area(jwtToken);
    expect(status).toBe(200);
    expect(body.analisi).not.toBeNull();
    expect(body.vista?.via).toBe('look');
    t.advance(901);
    expect((await area(jwtToken)).status).toBe(401);
    const back = await t.call('refreshToken', { cookies: inside.cookies });
    expect(back.body).toMatchObject({
      user: { id: paolo.userId },
      ended: { via: 'look', why: 'visit-over' },
    });
    anna = await signedInAgain(t, anna, emailOf());
    expect((await seen())?.state).toBe('over');
    expect((await t.call('enterLook', of(await again()))).status).toBe(404);
  });
  it('promise «together»: shows neither reserved answers nor will nor notes, and no report or document', async () => {
    const me = (await t.call('getNucleo', own(anna))).body.nucleoFamiliare[0]?._id ?? '';
    await t.call('updateMember', {
      token: anna.token,
      params: { userId: anna.userId, memberId: me },
      body: {
        data: { redditoNettoAnnuo: 34_800, figliFuoriNucleo: [{ eta: 7 }], haTestamento: true },
      },
    });
    const { jwtToken: token } = (await together()).body;
    const shown = (await t.call('getNucleo', { token, params: { userId: anna.userId } })).body
      .nucleoFamiliare[0];
    expect(shown).toMatchObject({ redditoNettoAnnuo: 34_800 });
    const whole = (await t.call('getNucleo', own(anna))).body.nucleoFamiliare[0] ?? {};
    expect(whole).toMatchObject({ figliFuoriNucleo: [{ eta: 7 }], haTestamento: true });
    for (const field of COVERED) expect(shown).not.toHaveProperty(field);
    const history = (of: string) =>
      t.call('answerHistory', { token: of, params: { userId: anna.userId } });
    const keys = async (of: string) => (await history(of)).body.answers.map(({ key }) => key);
    expect(await keys(anna.token)).toEqual(expect.arrayContaining(['haTestamento']));
    expect(await keys(token)).toContain('redditoNettoAnnuo');
    for (const field of COVERED) expect(await keys(token)).not.toContain(field);
    // Nor does the analysis say what it was made from.
    const made = async (of: string) =>
      (await area(of)).body.analisi?.ingressi
        .filter(({ key }) => key === 'haTestamento')
        .map(({ value }) => value);
    expect(await made(anna.token)).toEqual([true]);
    expect(await made(token)).not.toContain(true);
    const params = { userId: anna.userId };
    const refused: readonly (readonly [CallName, object])[] = [
      ['listTestamenti', params],
      ['getNote', params],
      ['listReports', params],
      ['listFiles', params],
      ['listGrants', params],
      ['accessLog', params],
      ['ownLook', params],
      ['exportData', params],
      ['profile', params],
    ];
    for (const [name, sent] of refused) {
      const { status } = await t.call(name, { token, params: sent as never });
      expect([name, status]).toEqual([name, 403]);
      expect([
        name,
        (await t.call(name, { ...own(anna), params: sent as never })).status,
      ]).not.toEqual([name, 403]);
    }
  });
  it('changes nothing', async () => {
    const me = (await t.call('getNucleo', own(anna))).body.nucleoFamiliare[0]?._id ?? '';
    const { jwtToken: token } = (await together()).body;
    const params = { userId: anna.userId, memberId: me };
    const before = (await area(anna.token)).body.version;
    const body = { data: { redditoNettoAnnuo: 1 } };
    expect((await t.call('updateMember', { token, params, body })).status).toBe(403);
    expect((await t.call('enableMember', { token, params, body: { enabled: true } })).status).toBe(
      403,
    );
    expect((await t.call('generateReport', { token, params, body: {} })).status).toBe(403);
    expect((await t.call('createGrant', { token, params, raw: {} })).status).toBe(403);
    // Nor what staff do to clients, from inside.
    expect((await t.call('adminClients', { token })).status).toBe(403);
    expect((await area(anna.token)).body.version).toBe(before);
    expect((await t.call('updateMember', { token: anna.token, params, body })).status).toBe(200);
  });
  it('writes every page in the log, where the client reads it at once', async () => {
    const { jwtToken: token } = (await together()).body;
    const params = { userId: anna.userId };
    for (const page of ['/app/dashboards/home', '/app/dashboards/profilo/reddito'])
      expect((await t.call('noteLookPage', { token, params, body: { page } })).status).toBe(204);
    for (const page of ['/admin/clienti', '/app/dashboards/home?nome=Anna', 'Anna'])
      expect((await t.call('noteLookPage', { token, params, body: { page } })).status).toBe(422);
    // What a page asks for again is written once.
    for (let time = 0; time < 3; time += 1) expect((await area(token)).status).toBe(200);
    const look = await seen();
    expect(look?.state).toBe('open');
    expect(look?.pages.map(({ page }) => page)).toEqual([
      '/app/dashboards/home',
      '/app/dashboards/profilo/reddito',
    ]);
    expect(await log()).toEqual([
      ['read.allInfo', null],
      ['look.page', '/app/dashboards/profilo/reddito'],
      ['look.page', '/app/dashboards/home'],
      ['look.entered', null],
      ['look.asked', REASON],
    ]);
    // Another look is another entry.
    await t.call('endOwnLook', own(anna));
    t.advance(1);
    await area((await together()).body.jwtToken);
    expect((await log()).filter(([action]) => action === 'read.allInfo')).toHaveLength(2);
    const page = '/app/dashboards/home';
    for (const who of [anna, paolo])
      expect((await t.call('noteLookPage', { ...own(who), body: { page } })).status).toBe(403);
  });
  it('promise «together»: is ended by the client with the next request, and not begun again', async () => {
    const inside = await together();
    expect((await area(inside.body.jwtToken)).status).toBe(200);
    const ended = await t.call('endOwnLook', own(anna));
    expect(ended.body.look).toMatchObject({
      state: 'over',
      endedAt: t.deps.clock().toISOString(),
    });
    expect((await area(inside.body.jwtToken)).status).toBe(401);
    expect((await t.call('enterLook', of(paolo))).status).toBe(404);
    expect((await asked())?.state).toBe('over');
    const back = await t.call('refreshToken', { cookies: inside.cookies });
    expect(back.body).toMatchObject({
      user: { id: paolo.userId },
      ended: { via: 'look', why: 'revoked', back: `/admin/cliente?id=${anna.userId}` },
    });
    // How it went stays in sight until it is put away.
    expect((await t.call('endOwnLook', own(anna))).body.look).toBeNull();
  });
  it('is ended by staff on the way out, whose own session comes back', async () => {
    const inside = await together();
    const out = await t.call('logoutThirdParty', {
      token: inside.body.jwtToken,
      query: {},
      headers: DELIBERATE,
    });
    expect((await seen())?.state).toBe('over');
    const back = await t.call('exchangeSession', {
      body: { code: codeOf(out.body.url) },
      cookies: inside.cookies,
    });
    expect(back.body).toMatchObject({
      user: { id: paolo.userId },
      back: `/admin/cliente?id=${anna.userId}`,
    });
    expect((await log())[0]).toEqual(['look.ended', null]);
    expect((await t.call('enterLook', of(paolo))).status).toBe(404);
  });
  it('is ended by staff from their own page too', async () => {
    const inside = await together();
    expect((await t.call('withdrawLook', of(paolo))).body.look?.state).toBe('over');
    expect((await area(inside.body.jwtToken)).status).toBe(401);
  });
  it.each([
    ['the client signs out', () => t.call('logout', { token: anna.token, cookies: anna.cookies })],
    ['the client ends the other sessions', () => t.call('revokeOtherSessions', own(anna))],
    [
      'the client is suspended',
      () =>
        t.call('enableClient', {
          ...of(silvia),
          body: { enabled: false, reason: 'Richiesta al telefono.' },
        }),
    ],
    [
      'the client leaves',
      () =>
        t.call('deleteAccount', {
          ...own(anna),
          body: { password: PASSWORD, confirm: 'ELIMINA' },
        }),
    ],
    [
      'that person is of the staff no more',
      () => t.deps.db.query(`update users set role = 'Consulente' where id = $1`, [paolo.userId]),
    ],
    [
      'that person is suspended',
      () => t.deps.db.query(`update users set state = 'disabled' where id = $1`, [paolo.userId]),
    ],
  ])('ends when %s', async (_what, happens) => {
    const { jwtToken } = (await together()).body;
    expect((await area(jwtToken)).status).toBe(200);
    await happens();
    expect((await area(jwtToken)).status).toBe(401);
  });
  it('is entered only by who asked, in the browser that asked', async () => {
    await ask();
    await answer(true);
    expect((await t.call('enterLook', of(silvia))).status).toBe(404);
    const { url } = (await t.call('enterLook', of(paolo))).body;
    const carried = await t.call('exchangeSession', {
      body: { code: codeOf(url) },
      cookies: silvia.cookies,
    });
    expect(carried.status).toBe(422);
    expect((await enter()).status).toBe(200);
  });
  it('leaves no row after a month; the log stays', async () => {
    await together();
    await t.call('endOwnLook', own(anna));
    t.advance(31 * 86_400);
    await housekeeping(t.deps, t.app.services).sweep();
    expect(
      await t.deps.db.query('select 1 from joint_looks where client_id = $1', [anna.userId]),
    ).toEqual([]);
    anna = await signedInAgain(t, anna, emailOf());
    expect(await log()).toContainEqual(['look.asked', REASON]);
  });
});

/** Answers that stay covered. */
const COVERED = ['figlioDi', 'aCarico', 'figliFuoriNucleo', 'haTestamento'];
const again = () => signedInAgain(t, paolo, `paolo.${n}@bussola.example`);
async function lettersTo(email: string) {
  await t.app.services.mailer.drain();
  return (await listDevMail(t.deps.db, null)).filter(
    ({ recipient, subject }) => recipient === email && subject.includes('guardare insieme'),
  );
}
