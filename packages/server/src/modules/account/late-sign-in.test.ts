import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { PASSWORD, testApp } from '../../../test/test-app.ts';
import type { TestApp } from '../../../test/test-app.ts';
import { listDevMail } from '../mail/outbox-repository.ts';

const OURS = {
  'sec-fetch-site': 'same-origin',
  'sec-fetch-mode': 'cors',
  'x-bussola-intent': 'email-access',
};
const LINK = 'Il collegamento per entrare in Bussola';
const OTHER_PASSWORD = 'Faro-Betulla-7302';

let t: TestApp;
let people = 0;
beforeAll(async () => {
  t = await testApp({});
});
afterAll(() => t.close());

const signIn = (email: string, password: string, ip = '10.200.0.1') =>
  t.call('authenticate', { body: { email, password }, ip });
const enter = (token: string) => t.call('emailAccess', { params: { token }, headers: OURS });
async function letters(email: string, subject = LINK) {
  await t.app.services.mailer.drain();
  return (await listDevMail(t.deps.db, email)).filter((one) => one.subject === subject);
}
const tokenIn = (body: string | undefined) =>
  /email-access\/([\w-]{43})/.exec(body ?? '')?.[1] ?? '';
/** Somebody whose account strangers have guessed at until the limit. */
async function besieged() {
  const email = `assediata-${(people += 1)}@bussola.example`;
  const me = await t.register(email);
  for (let n = 0; n < 10; n += 1) await signIn(email, 'Sbagliata-1', `10.0.${people}.${n}`);
  return { email, ...me };
}

it('offers the mailed link to a right password past the limit, with the answer of a wrong one', async () => {
  const { email, userId } = await besieged();
  const wrong = await signIn(email, 'Sbagliata-1');
  expect(await letters(email)).toEqual([]);
  const right = await signIn(email, PASSWORD);
  const unsaid = ({ status, problem }: typeof right) => ({
    status,
    problem: { ...problem, requestId: '' },
  });
  expect(unsaid(right)).toEqual(unsaid(wrong));
  expect(right).toMatchObject({
    status: 429,
    problem: { code: 'SIGN_IN_LIMITED' },
    headers: { 'retry-after': wrong.headers['retry-after'] },
  });
  const [letter] = await letters(email);
  const entered = await enter(tokenIn(letter?.body));
  expect(entered).toMatchObject({ status: 200, body: { user: { id: userId } } });
  // One use; and the browser is known from now on.
  expect((await enter(tokenIn(letter?.body))).status).toBe(422);
  expect(
    (
      await t.call('authenticate', {
        body: { email, password: PASSWORD },
        cookies: entered.cookies,
      })
    ).status,
  ).toBe(200);
});

it('answers alike for an address that nobody has', async () => {
  const email = 'nessuno-assediato@bussola.example';
  for (let n = 0; n < 10; n += 1) await signIn(email, 'Sbagliata-1', `10.1.0.${n}`);
  expect(await signIn(email, PASSWORD)).toMatchObject({
    status: 429,
    problem: { code: 'SIGN_IN_LIMITED' },
  });
});

it('sends three links an hour at most, and a link ends after 15 minutes or with the password', async () => {
  const { email } = await besieged();
  for (let n = 0; n < 5; n += 1) await signIn(email, PASSWORD, `10.2.0.${n}`);
  const sent = await letters(email);
  expect(sent).toHaveLength(3);
  const last = tokenIn(sent[0]?.body);
  t.advance(901);
  expect(await enter(last)).toMatchObject({ status: 422, problem: { code: 'TOKEN_EXPIRED' } });
  const other = await besieged();
  await signIn(other.email, PASSWORD);
  const [letter] = await letters(other.email);
  await t.deps.db.query(
    'update users set password_hash = (select password_hash from users where email_folded = $1) where email_folded = $2',
    [email, other.email],
  );
  expect(await enter(tokenIn(letter?.body))).toMatchObject({
    status: 422,
    problem: { code: 'TOKEN_INVALID' },
  });
});

it('does not open an account that was suspended, or deleted, after the link left', async () => {
  for (const change of [`state = 'disabled'`, `deleted_at = now()`]) {
    const { email, userId } = await besieged();
    await signIn(email, PASSWORD);
    const [letter] = await letters(email);
    await t.deps.db.query(`update users set ${change} where id = $1`, [userId]);
    expect(await enter(tokenIn(letter?.body))).toMatchObject({
      status: 422,
      problem: { code: 'TOKEN_INVALID' },
    });
  }
});

it('lets the owner recover although strangers asked for links on and on', async () => {
  const email = 'recupero@bussola.example';
  const { cookies } = await t.register(email);
  const forgot = (ip: string, known: Record<string, string> = {}) =>
    t.call('forgotPassword', { body: { email }, ip, cookies: known });
  t.advance(61);
  for (let n = 0; n < 30; n += 1) expect((await forgot(`10.3.0.${n}`)).status).toBe(202);
  const subject = 'Scegli una nuova password';
  const strangers = await letters(email, subject);
  expect(strangers.length).toBeLessThanOrEqual(10);
  // From a browser that the account knows: a mail of its own, past the limit of strangers.
  expect((await forgot('10.4.0.1', cookies)).status).toBe(202);
  expect(await letters(email, subject)).toHaveLength(strangers.length + 1);
  // From a new browser: the answer is the same, and a link that a stranger asked for still works.
  expect((await forgot('10.4.0.2')).status).toBe(202);
  const token = /token=([\w-]{43})/.exec(strangers.at(-1)?.body ?? '')?.[1] ?? '';
  const body = { token, password: OTHER_PASSWORD, confirmPassword: OTHER_PASSWORD };
  expect((await t.call('resetPassword', { body })).status).toBe(200);
});

it('refuses the third request of one requester within a minute, and no other', async () => {
  const email = 'due-al-minuto@bussola.example';
  await t.register(email);
  t.advance(61);
  const ask = (ip: string) => t.call('forgotPassword', { body: { email }, ip });
  expect([
    (await ask('10.5.0.1')).status,
    (await ask('10.5.0.1')).status,
    (await ask('10.5.0.1')).status,
    (await ask('10.5.0.2')).status,
  ]).toEqual([202, 202, 429, 202]);
});
