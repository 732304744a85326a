/** What was given before an account changed hands, or its secret, opens nothing after. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { generate } from 'otplib';
import { PASSWORD, testApp } from '../../../test/test-app.ts';
import type { TestApp } from '../../../test/test-app.ts';

const OTHER = 'Faro-Betulla-7302';
let t: TestApp;
let n = 0;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const person = async () => {
  const email = `resta${(n += 1)}@bussola.example`;
  const { userId } = await t.register(email);
  const { body } = await t.call('authenticate', { body: { email, password: PASSWORD } });
  return { email, params: { userId }, token: body.jwtToken };
};
const linkTo = async (to: string) => {
  await t.app.services.mailer.drain();
  const rows = await t.deps.db.query<{ body: string }>(
    'select body from dev_mail where recipient = $1 order by seq desc',
    [to],
  );
  return rows.map(({ body }) => /[?]token=([\w-]{43})/.exec(body)?.[1]).find(Boolean) ?? '';
};
const changePassword = (me: Awaited<ReturnType<typeof person>>) =>
  t.call('changePassword', {
    params: me.params,
    token: me.token,
    body: { password: OTHER, confirmPassword: OTHER },
  });

it('a link to choose a password is over once another was chosen in the account', async () => {
  const me = await person();
  t.advance(120);
  await t.call('forgotPassword', { body: { email: me.email } });
  const token = await linkTo(me.email);
  expect((await changePassword(me)).status).toBe(200);
  expect(
    (
      await t.call('resetPassword', {
        body: { token, password: PASSWORD, confirmPassword: PASSWORD },
      })
    ).problem.code,
  ).toBe('TOKEN_INVALID');
});

it('a link to choose a password or to sign in, sent to the old address, does not work either', async () => {
  const me = await person();
  const to = `altrove${n}@bussola.example`;
  await t.call('newUpdateEmail', { params: me.params, token: me.token, body: { email: to } });
  const [letter] = await t.mail(to);
  t.advance(120);
  await t.call('forgotPassword', { body: { email: me.email } });
  const token = await linkTo(me.email);
  expect(
    (await t.call('newVerifyChangeEmail', { token: me.token, body: { code: letter?.code ?? '' } }))
      .status,
  ).toBe(200);
  expect(
    (await t.call('resetPassword', { body: { token, password: OTHER, confirmPassword: OTHER } }))
      .problem.code,
  ).toBe('TOKEN_INVALID');
});

it('who has shown the old password and not yet the second factor begins again once the password was changed', async () => {
  const me = await person();
  const { secret } = (await t.call('beginTotp', { params: me.params, token: me.token, body: {} }))
    .body;
  const code = () => generate({ secret, epoch: Math.floor(t.deps.clock().getTime() / 1000) });
  await t.call('confirmTotp', { params: me.params, token: me.token, body: { code: await code() } });
  t.advance(60);
  const ticket =
    (await t.call('authenticate', { body: { email: me.email, password: PASSWORD } })).problem
      .secondFactor?.ticket ?? '';
  expect((await changePassword(me)).status).toBe(200);
  expect(
    (await t.call('authenticateSecondFactor', { body: { ticket, code: await code() } })).problem
      .code,
  ).toBe('TOKEN_EXPIRED');
});

it('the link of a claim that fell proves no address that was given after it', async () => {
  const [own, victim] = [`mio${n}@bussola.example`, `vittima${n}@bussola.example`];
  const claim = {
    firstName: 'Anna',
    lastName: 'Colombo',
    email: own,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    acceptPrivacy: true as const,
  };
  // A checkup that claims an address of one's own; then the same address is proved by another
  // claim, so the first falls.
  const guest = (await t.call('createCheckup', { body: {} })).body;
  await t.call('newRegister', { token: guest.token, body: claim });
  const link = await linkTo(own);
  await t.register(own);
  t.advance(120);
  // The checkup has no owner again, and gets the address of somebody else.
  expect(
    (
      await t.call('emailRegister', {
        token: guest.token,
        body: { email: victim, acceptPrivacy: true },
      })
    ).status,
  ).toBe(202);
  expect(
    await t.deps.db.query('select email, state from users where id = $1', [guest.userId]),
  ).toEqual([{ email: victim, state: 'provisional' }]);
  expect((await t.call('verifyEmail', { body: { token: link } })).problem.code).toBe(
    'TOKEN_INVALID',
  );
  expect(await t.deps.db.query('select state from users where id = $1', [guest.userId])).toEqual([
    { state: 'provisional' },
  ]);
});

it('rehashing a password at sign-in never overwrites a password chosen meanwhile', async () => {
  const me = await person();
  const { db } = t.deps;
  const [{ hash: cheap } = { hash: '' }] = await db.query<{ hash: string }>(
    'select password_hash as hash from users where id = $1',
    [me.params.userId],
  );
  // Of staff the same hash is of yesterday's cost.
  await db.query(`update users set role = 'Admin' where id = $1`, [me.params.userId]);
  const { query } = db;
  const meanwhile = await t.app.services.hasher.hash(OTHER, 'staff');
  let chosen = false;
  db.query = async (text, values) => {
    if (!chosen && /^update "users" set "password_hash"/.test(text)) {
      chosen = true;
      await query.call(db, 'update users set password_hash = $2 where id = $1', [
        me.params.userId,
        meanwhile,
      ]);
    }
    return query.call(db, text, values) as never;
  };
  const { status } = await t.call('authenticate', {
    body: { email: me.email, password: PASSWORD },
  });
  db.query = query;
  expect(cheap).toContain('m=47104');
  expect([chosen, status]).toEqual([true, 403]);
  expect(
    await db.query('select password_hash as hash from users where id = $1', [me.params.userId]),
  ).toEqual([{ hash: meanwhile }]);
});

it('a change of password whose session is ended meanwhile is refused and changes nothing', async () => {
  const me = await person();
  const { hasher } = t.app.services;
  const { hash } = hasher;
  hasher.hash = async (...given) => {
    await t.deps.db.query(
      'update sessions set revoked_at = $2 where user_id = $1 and revoked_at is null',
      [me.params.userId, t.deps.clock()],
    );
    return hash(...given);
  };
  const late = await changePassword(me);
  hasher.hash = hash;
  expect(late.problem.code).toBe('SESSION_ENDED');
  expect(
    (await t.call('authenticate', { body: { email: me.email, password: PASSWORD } })).status,
  ).toBe(200);
});
