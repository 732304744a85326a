import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { PASSWORD, testApp } from '../../../test/test-app.ts';
import type { TestApp } from '../../../test/test-app.ts';
import { HINT_COOKIE, REFRESH_COOKIE } from './session-cookies.ts';

let t: TestApp;
let n = 0;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const person = () => t.register(`sessione${(n += 1)}@bussola.example`);
const refresh = (cookies: Record<string, string>) => t.call('refreshToken', { cookies });
/** Cookies that the answer takes away from the browser. */
const cleared = ({ headers }: { headers: Record<string, unknown> }) =>
  [headers['set-cookie'] ?? []]
    .flat()
    .map(String)
    .filter((cookie) => /=;/.test(cookie) && /Expires=Thu, 01 Jan 1970/.test(cookie))
    .map((cookie) => cookie.split('=')[0] ?? '')
    .sort();
const counterOf = (cookies: Record<string, string>) =>
  Number(cookies[REFRESH_COOKIE]?.split('.')[2]);

it('gives a refresh cookie that scripts cannot read, and a hint that says nothing', async () => {
  const reply = await t.app.server.inject({
    method: 'POST',
    url: '/api/checkup/create',
    payload: {},
    headers: { 'content-type': 'application/json' },
  });
  const cookies = Object.fromEntries(reply.cookies.map((cookie) => [cookie.name, cookie]));
  expect(cookies[REFRESH_COOKIE]).toMatchObject({
    path: '/',
    httpOnly: true,
    secure: true,
    sameSite: 'Strict',
  });
  expect(cookies[REFRESH_COOKIE]?.domain).toBeUndefined();
  expect(cookies[HINT_COOKIE]).toMatchObject({ value: '1', path: '/', sameSite: 'Strict' });
  expect(cookies[HINT_COOKIE]?.httpOnly).toBeUndefined();
});

it('gives twenty tabs that refresh at once the same successor', async () => {
  const me = await person();
  t.advance(60);
  const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(me.cookies)));
  expect(answers.map(({ status }) => status)).toEqual(Array<number>(20).fill(200));
  expect(new Set(answers.map(({ cookies }) => cookies[REFRESH_COOKIE])).size).toBe(1);
  expect(counterOf(answers[0]?.cookies ?? {})).toBe(1);
});

it('rotates at most once in 30 seconds', async () => {
  const me = await person();
  expect(counterOf((await refresh(me.cookies)).cookies)).toBe(0);
  t.advance(31);
  const first = await refresh(me.cookies);
  expect(counterOf(first.cookies)).toBe(1);
  t.advance(29);
  expect(counterOf((await refresh(first.cookies)).cookies)).toBe(1);
});

it.each([1, 45, 3_600, 8 * 3_600])(
  'forgives a reply that was lost, %d seconds later',
  async (seconds) => {
    const me = await person();
    t.advance(40);
    await refresh(me.cookies);
    t.advance(seconds);
    const again = await refresh(me.cookies);
    expect(again.status).toBe(200);
    expect(counterOf(again.cookies)).toBe(1);
    expect((await t.call('getDraft', { token: again.body.jwtToken })).status).toBe(200);
  },
);

it('ends the session when a value is replayed after its successor was used, and writes to the owner', async () => {
  const me = await person();
  t.advance(40);
  const next = await refresh(me.cookies);
  await t.call('getDraft', { token: next.body.jwtToken });
  t.advance(40);
  expect(await refresh(me.cookies)).toMatchObject({
    status: 401,
    problem: { code: 'SESSION_ENDED' },
  });
  expect((await refresh(next.cookies)).status).toBe(401);
  expect((await t.call('getDraft', { token: next.body.jwtToken })).status).toBe(401);
  expect((await t.mail(`sessione${n}@bussola.example`))[0]?.subject).toBe(
    'Abbiamo chiuso un tuo accesso',
  );
});

it('takes the presentation of the successor as proof that it arrived', async () => {
  const me = await person();
  t.advance(40);
  const next = await refresh(me.cookies);
  t.advance(40);
  await refresh(next.cookies);
  t.advance(1);
  expect((await refresh(me.cookies)).status).toBe(401);
});

it('ends for good at its absolute end, however much it is used', async () => {
  const me = await person();
  let { cookies } = me;
  for (let hour = 0; hour < 11; hour += 1) {
    t.advance(3_600);
    const answer = await refresh(cookies);
    expect(answer.status).toBe(200);
    ({ cookies } = answer);
  }
  t.advance(3_601);
  expect((await refresh(cookies)).status).toBe(401);
});

it('lets an access token live ten minutes', async () => {
  const me = await person();
  t.advance(599);
  expect((await t.call('getDraft', { token: me.token })).status).toBe(200);
  t.advance(1);
  expect(await t.call('getDraft', { token: me.token })).toMatchObject({
    status: 401,
    problem: { code: 'UNAUTHENTICATED' },
  });
});

it('ends at once at sign-out, for the token and for the cookie', async () => {
  const me = await person();
  const out = await t.call('logout', { token: me.token });
  expect([out.status, out.cookies]).toEqual([204, {}]);
  expect(cleared(out)).toEqual(['__Host-cohort', '__Host-rt', 'bussola-session']);
  expect((await t.call('getDraft', { token: me.token })).status).toBe(401);
  expect((await refresh(me.cookies)).status).toBe(401);
});

it('refuses a cookie that was changed, and one made up', async () => {
  const me = await person();
  const [, sid, , mac] = (me.cookies[REFRESH_COOKIE] ?? '').split('.');
  for (const value of [
    `v1.${sid}.1.${mac}`,
    `v2.${sid}.0.${mac}`,
    `v1.${sid}.0.${'0'.repeat(64)}`,
    'v1',
    '',
  ]) {
    expect((await refresh({ [REFRESH_COOKIE]: value })).status).toBe(401);
  }
});

it('clears the cookies of a session that is over, and keeps them when only this request is refused', async () => {
  const me = await person();
  const foreign = await t.call('refreshToken', {
    cookies: me.cookies,
    headers: { 'sec-fetch-site': 'cross-site' },
  });
  expect([foreign.status, cleared(foreign)]).toEqual([403, []]);
  await t.call('logout', { token: me.token });
  for (const cookies of [me.cookies, { [REFRESH_COOKIE]: 'v1' }])
    expect(cleared(await refresh(cookies))).toEqual([
      '__Host-cohort',
      '__Host-rt',
      'bussola-session',
    ]);
});

it('counts a token that is good no more as none, where anybody may ask', async () => {
  const me = await person();
  await t.call('logout', { token: me.token });
  for (const token of [me.token, 'inventato']) {
    const guest = await t.call('createCheckup', { body: {}, token });
    expect(guest).toMatchObject({
      status: 201,
      body: { session: { user: { state: 'provisional' } } },
    });
    expect(guest.body.userId).not.toBe(me.userId);
    expect(
      (
        await t.call('authenticate', {
          token,
          body: { email: `sessione${n}@bussola.example`, password: PASSWORD },
        })
      ).status,
    ).toBe(200);
  }
});

it('tells nobody whose account is gone who they were', async () => {
  const me = await person();
  await t.deps.db.query('update users set deleted_at = now() where id = $1', [me.userId]);
  const answer = await refresh(me.cookies);
  expect([answer.status, answer.problem.code, cleared(answer)]).toEqual([
    401,
    'SESSION_ENDED',
    ['__Host-cohort', '__Host-rt', 'bussola-session'],
  ]);
});

it('refuses a refresh that another site asks for', async () => {
  const me = await person();
  for (const headers of [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://male.example' },
  ] as Record<string, string>[]) {
    expect(await t.call('refreshToken', { cookies: me.cookies, headers })).toMatchObject({
      status: 403,
      problem: { code: 'FORBIDDEN' },
    });
  }
  expect(
    (
      await t.call('refreshToken', {
        cookies: me.cookies,
        headers: { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:3000' },
      })
    ).status,
  ).toBe(200);
});

it('answers 503, never 500, when the database fails under a refresh', async () => {
  const me = await person();
  const { db } = t.deps;
  const { transaction } = db;
  db.transaction = () => Promise.reject(new Error('connection lost'));
  try {
    expect(await refresh(me.cookies)).toMatchObject({
      status: 503,
      problem: { code: 'UNAVAILABLE' },
      headers: { 'retry-after': '5' },
    });
  } finally {
    db.transaction = transaction;
  }
  expect((await refresh(me.cookies)).status).toBe(200);
});
