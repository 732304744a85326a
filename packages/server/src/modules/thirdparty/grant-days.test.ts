/**
 * The days of a grant, as people in Rome count them: the first and the last are in it, and nothing
 * is open the day before or the day after.
 */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { completeCheckup } from '../../../test/checkup-answers.ts';
import { PASSWORD, testApp } from '../../../test/test-app.ts';
import type { Person, TestApp } from '../../../test/test-app.ts';

const DELIBERATE = {
  'sec-fetch-site': 'same-origin',
  'sec-fetch-mode': 'cors',
  'x-bussola-intent': 'third-party',
};
let t: TestApp;
beforeAll(async () => {
  t = await testApp({ mode: 'demo' });
});
afterAll(() => t.close());

const moveTo = (iso: string): void =>
  t.advance((Date.parse(iso) - t.deps.clock().getTime()) / 1000);
async function signedIn(email: string): Promise<Person> {
  const { body, cookies } = await t.call('authenticate', { body: { email, password: PASSWORD } });
  return { token: body.jwtToken, userId: body.user.id, cookies };
}
const [OWNER, PARTNER] = ['anna.giorni@bussola.example', 'chiara.giorni@bussola.example'];
const handle = (who: Person, grantId: string) =>
  t.call('thirdPartyHandle', {
    token: who.token,
    params: { userId: who.userId, grantId },
    body: {},
  });
async function inside(who: Person, userId: string, grantId: string) {
  const { thirdPartyToken } = (await handle(who, grantId)).body;
  const { url } = (
    await t.call('authThirdParty', {
      token: who.token,
      query: { thirdPartyId: who.userId, userId, thirdPartyToken },
      headers: DELIBERATE,
    })
  ).body;
  return t.call('exchangeSession', {
    body: { code: new URL(url).searchParams.get('code') ?? '' },
    cookies: who.cookies,
  });
}

it('opens the area from its first day to the end of its last', async () => {
  moveTo('2026-11-21T11:00:00Z');
  await t.register(OWNER);
  await t.register(PARTNER);
  const anna = await signedIn(OWNER);
  await completeCheckup(t, anna.token);
  // An invented person: here the first step is enough.
  const { userId: partnerId } = await signedIn(PARTNER);
  await t.deps.db.query('update users set demo = true where id = $1', [partnerId]);
  const give = async () =>
    (
      await t.call('createGrant', {
        token: anna.token,
        params: { userId: anna.userId },
        body: {
          email: PARTNER,
          scopes: ['dati'],
          purpose: 'Due giorni',
          from: '2026-11-22',
          to: '2026-11-23',
        },
      })
    ).body.grantId;
  const [grantId, late, never] = [await give(), await give(), await give()];
  const take = async (id: string) => {
    const { token, userId } = await signedIn(PARTNER);
    return (
      await t.call('answerGrant', {
        token,
        params: { userId, grantId: id },
        body: { accept: true },
      })
    ).status;
  };
  const enters = async () => (await handle(await signedIn(PARTNER), grantId)).status;
  const shown = async () => {
    const [owner, partner] = [await signedIn(OWNER), await signedIn(PARTNER)];
    const given = (
      await t.call('listGrants', { token: owner.token, params: { userId: owner.userId } })
    ).body.grants;
    const held = (
      await t.call('updateThirdParty', { token: partner.token, params: { userId: partner.userId } })
    ).body.thirdParty;
    return [
      given.find((one) => one.grantId === grantId)?.state,
      held.find((one) => one.grantId === grantId)?.state,
    ];
  };
  expect(await take(grantId)).toBe(200);
  expect(await enters()).toBe(404);
  moveTo('2026-11-21T22:59:00Z');
  expect(await enters()).toBe(404);
  // Midnight in Rome.
  moveTo('2026-11-21T23:01:00Z');
  expect(await enters()).toBe(200);
  moveTo('2026-11-23T22:50:00Z');
  expect([await enters(), await shown(), await take(late)]).toEqual([
    200,
    ['active', 'active'],
    200,
  ]);
  const who = await signedIn(PARTNER);
  const session = await inside(who, anna.userId, grantId);
  const reads = async () =>
    (await t.call('allInfo', { token: session.body.jwtToken, params: { userId: anna.userId } }))
      .status;
  expect([session.status, await reads()]).toEqual([200, 200]);
  moveTo('2026-11-23T22:59:00Z');
  expect(await reads()).toBe(200);
  moveTo('2026-11-23T23:00:00Z');
  // The day after: closed to the session that was open, to new ones, and to an offer that nobody
  // had taken.
  expect(await reads()).toBe(401);
  expect((await t.call('refreshToken', { cookies: session.cookies })).body).toMatchObject({
    user: { id: partnerId },
  });
  expect([await enters(), await shown(), await take(never)]).toEqual([
    404,
    ['expired', 'expired'],
    404,
  ]);
});
