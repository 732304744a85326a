/**
 * How long a session lasts: with «Ricordami» over restarts of the browser, without it until the
 * browser is closed.
 */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Session } from '@bussola/contract';
import { PASSWORD, testApp } from '../../../test/test-app.ts';
import type { TestApp } from '../../../test/test-app.ts';
import { HINT_COOKIE, REFRESH_COOKIE } from './session-cookies.ts';

const DAY = 86_400;
let t: TestApp;
beforeAll(async () => {
  t = await testApp();
  for (const name of ['ricordata', 'di-passaggio']) await t.register(`${name}@bussola.example`);
});
afterAll(() => t.close());

async function enter(name: string, remember: boolean) {
  const reply = await t.app.server.inject({
    method: 'POST',
    url: '/api/account/authenticate',
    headers: { 'content-type': 'application/json' },
    payload: { email: `${name}@bussola.example`, password: PASSWORD, remember },
  });
  expect(reply.statusCode).toBe(200);
  const cookies = new Map(reply.cookies.map((cookie) => [cookie.name, cookie]));
  return {
    maxAges: [REFRESH_COOKIE, HINT_COOKIE].map((cookie) => cookies.get(cookie)?.maxAge),
    cookies: { [REFRESH_COOKIE]: cookies.get(REFRESH_COOKIE)?.value ?? '' },
    session: reply.json<Session>(),
  };
}
const refresh = async (cookies: Record<string, string>) => t.call('refreshToken', { cookies });

describe('with «Ricordami»', () => {
  it('the browser keeps both cookies for thirty days', async () => {
    expect((await enter('ricordata', true)).maxAges).toEqual([30 * DAY, 30 * DAY]);
  });
  it('the browser is told until when, at the sign-in and at each refresh', async () => {
    const until = new Date(t.deps.clock().getTime() + 30 * DAY * 1000).toISOString();
    const { session, cookies } = await enter('ricordata', true);
    expect(session.rememberedUntil).toBe(until);
    t.advance(DAY);
    expect((await refresh(cookies)).body).toMatchObject({ rememberedUntil: until });
  });
  it('the session refreshes on day 29 and is over on day 31', async () => {
    let { cookies } = await enter('ricordata', true);
    for (let week = 0; week < 4; week += 1) {
      t.advance(7 * DAY);
      cookies = { ...cookies, ...(await refresh(cookies)).cookies };
    }
    t.advance(DAY);
    expect((await refresh(cookies)).status).toBe(200);
    t.advance(2 * DAY);
    expect((await refresh(cookies)).status).toBe(401);
  });
});

describe('without it', () => {
  it('both cookies end with the browser', async () => {
    expect((await enter('di-passaggio', false)).maxAges).toEqual([undefined, undefined]);
  });
  it('the browser may keep nothing, at the sign-in and at a refresh', async () => {
    const { session, cookies } = await enter('di-passaggio', false);
    expect(session).not.toHaveProperty('rememberedUntil');
    expect((await refresh(cookies)).body).not.toHaveProperty('rememberedUntil');
  });
  it('the session is over after twelve hours, also in a browser that stays open', async () => {
    const { cookies } = await enter('di-passaggio', false);
    t.advance(11 * 3600);
    const { status, cookies: next } = await refresh(cookies);
    expect(status).toBe(200);
    t.advance(3601);
    expect((await refresh({ ...cookies, ...next })).status).toBe(401);
  });
});

it('a visitor’s session lasts thirty days and lets the browser keep nothing', async () => {
  const { body } = await t.call('createCheckup', { body: {} });
  expect(body.session).not.toHaveProperty('rememberedUntil');
});
