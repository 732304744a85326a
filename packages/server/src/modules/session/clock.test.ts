/**
 * A server's clock that steps back, jumps, or stands in a far year: sessions go on, nobody is let
 * in for longer, nothing has a negative age.
 */
import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { PASSWORD, testApp } from '../../../test/test-app.ts';
import type { TestApp } from '../../../test/test-app.ts';

let t: TestApp;
let start: Date;
beforeAll(async () => {
  t = await testApp();
  start = t.deps.clock();
});
afterAll(() => t.close());
const moveTo = (at: Date): void => t.advance((at.getTime() - t.deps.clock().getTime()) / 1000);
afterEach(() => moveTo(start));

const MINUTE = 60;
const DAY = 86_400;
let people = 0;
async function signedIn() {
  people += 1;
  const email = `orologio${people}@bussola.example`;
  const me = await t.register(email);
  return { ...me, enter: () => t.call('authenticate', { body: { email, password: PASSWORD } }) };
}
const reads = async (userId: string, token: string) =>
  (await t.call('listSessions', { params: { userId }, token })).status;
const refreshes = async (cookies: Record<string, string>) => t.call('refreshToken', { cookies });

it.each([
  [-20, 200],
  [20, 200],
])('takes a token when its clock is %i seconds away', async (seconds, status) => {
  const { userId, token } = await signedIn();
  t.advance(seconds);
  expect(await reads(userId, token)).toBe(status);
});

it('steps back five minutes, and neither fails nor signs anybody out', async () => {
  const { userId, cookies, enter } = await signedIn();
  t.advance(-5 * MINUTE);
  const fresh = await refreshes(cookies);
  expect(fresh.status).toBe(200);
  const again = await enter();
  expect(again.status).toBe(200);
  const { body, status } = await t.call('listSessions', {
    params: { userId },
    token: again.body.jwtToken,
  });
  expect(status).toBe(200);
  for (const { createdAt, lastSeenAt } of body.sessions)
    expect(Date.parse(lastSeenAt)).toBeGreaterThanOrEqual(
      Math.min(Date.parse(createdAt), t.deps.clock().getTime()),
    );
  t.advance(5 * MINUTE);
  expect((await refreshes(fresh.cookies)).status).toBe(200);
});

it('does not extend a session when the clock steps back', async () => {
  const { cookies } = await signedIn();
  t.advance(-5 * MINUTE);
  expect((await refreshes(cookies)).status).toBe(200);
  t.advance(400 * DAY);
  expect((await refreshes(cookies)).status).toBe(401);
});

it.each([
  ['the night the clock goes back', '2027-10-31T00:30:00.000Z'],
  ['the night it goes forward', '2027-03-28T00:30:00.000Z'],
  ['the end of 32-bit seconds', '2038-01-19T03:14:07.000Z'],
  ['a day that leap years have', '2028-02-29T22:59:59.000Z'],
  ['the last year of four digits', '9998-12-30T12:00:00.000Z'],
])('signs in, refreshes and reads across %s', async (_what, from) => {
  moveTo(new Date(from));
  const me = await signedIn();
  let { cookies } = me;
  for (let step = 0; step < 4; step += 1) {
    t.advance(40 * MINUTE);
    const answer = await refreshes(cookies);
    expect(answer.status).toBe(200);
    ({ cookies } = answer);
    expect(await reads(me.userId, answer.body.jwtToken)).toBe(200);
  }
});
