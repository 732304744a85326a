import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { generate } from 'otplib';
import { romeDay } from '../../clock.ts';
import { PASSWORD, testApp } from '../../../test/test-app.ts';
import type { Person, TestApp } from '../../../test/test-app.ts';

let t: TestApp;
let n = 0;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const person = async () => {
  const email = `vecchio${(n += 1)}@bussola.example`;
  return { email, to: `nuovo${n}@bussola.example`, ...(await t.register(email)) };
};
const ask = async (me: Person, email: string) => {
  await t.call('stepUp', {
    params: { userId: me.userId },
    token: me.token,
    body: { password: PASSWORD },
  });
  return t.call('newUpdateEmail', {
    params: { userId: me.userId },
    token: me.token,
    body: { email },
  });
};
const signIn = (email: string, password = PASSWORD) =>
  t.call('authenticate', { body: { email, password } });
const linkOf = async (to: string, key: 'token' | 'undo') => {
  await t.app.services.mailer.drain();
  const rows = await t.deps.db.query<{ body: string }>(
    'select body from dev_mail where recipient = $1 order by seq desc',
    [to],
  );
  return (
    rows.map(({ body }) => new RegExp(`[?]${key}=([\\w-]{43})`).exec(body)?.[1]).find(Boolean) ?? ''
  );
};

it('keeps the old address until the new one is proved, and writes to both', async () => {
  const me = await person();
  expect(
    (
      await t.call('newUpdateEmail', {
        params: { userId: me.userId },
        token: me.token,
        body: { email: me.to },
      })
    ).problem.code,
  ).toBe('STEP_UP_REQUIRED');
  expect((await ask(me, me.to)).status).toBe(202);
  expect((await signIn(me.email)).status).toBe(200);
  expect(
    (await t.call('profile', { params: { userId: me.userId }, token: me.token, body: {} })).body,
  ).toMatchObject({ pendingEmail: me.to, user: { email: me.email } });
  expect((await t.mail(me.email)).map(({ subject }) => subject)).toContain(
    'Hai chiesto di cambiare indirizzo e-mail?',
  );
  const elsewhere = await signIn(me.email);
  const [letter] = await t.mail(me.to);
  const verify = (email: string) =>
    t.call('newVerifyChangeEmail', { token: me.token, body: { email, code: letter?.code ?? '' } });
  expect((await verify(me.email)).problem.code).toBe('CODE_WRONG');
  expect((await verify(me.to.toUpperCase())).body).toEqual({ email: me.to, undone: false });
  expect((await signIn(me.email)).status).toBe(403);
  expect((await signIn(me.to)).status).toBe(200);
  expect((await t.call('getDraft', { token: elsewhere.body.jwtToken })).status).toBe(401);
  expect((await t.call('getDraft', { token: me.token })).status).toBe(200);
  expect((await t.mail(me.email))[0]?.subject).toBe(
    'L’indirizzo e-mail del tuo account è cambiato',
  );
});

it('takes the link only from somebody who is signed in to the account that asked', async () => {
  const [me, other] = [await person(), await person()];
  await ask(me, me.to);
  const token = await linkOf(me.to, 'token');
  expect((await t.call('newVerifyChangeEmail', { body: { token } })).status).toBe(401);
  expect(
    (await t.call('newVerifyChangeEmail', { token: other.token, body: { token } })).problem.code,
  ).toBe('TOKEN_INVALID');
  expect((await t.call('newVerifyChangeEmail', { token: me.token, body: { token } })).status).toBe(
    200,
  );
});

it('answers alike when others ask for the same address, which gets at most ten mails an hour', async () => {
  const wanted = 'ambito@bussola.example';
  const people = [];
  for (let n = 0; n < 12; n += 1) people.push(await person());
  const mails = [];
  for (const one of people) {
    expect((await ask(one, wanted)).status).toBe(202);
    mails.push((await t.mail(wanted)).length);
  }
  expect(mails).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10]);
});

it('locks after five wrong codes, and refuses after an hour', async () => {
  const me = await person();
  await ask(me, me.to);
  const [letter] = await t.mail(me.to);
  const wrong = letter?.code === '000000' ? '000001' : '000000';
  const codes = [];
  for (let i = 0; i < 5; i += 1)
    codes.push(
      (await t.call('newVerifyChangeEmail', { token: me.token, body: { code: wrong } })).problem
        .code,
    );
  expect(codes).toEqual(['CODE_WRONG', 'CODE_WRONG', 'CODE_WRONG', 'CODE_WRONG', 'CODE_LOCKED']);
  expect(
    (await t.call('newVerifyChangeEmail', { token: me.token, body: { code: letter?.code ?? '' } }))
      .problem.code,
  ).toBe('CODE_LOCKED');
  const late = await person();
  await ask(late, late.to);
  const [second] = await t.mail(late.to);
  t.advance(3601);
  const { body } = await signIn(late.email);
  expect(
    (
      await t.call('newVerifyChangeEmail', {
        token: body.jwtToken,
        body: { code: second?.code ?? '' },
      })
    ).problem.code,
  ).toBe('TOKEN_EXPIRED');
});

it('answers the same for an address that is taken, and tells its owner instead', async () => {
  const [me, other] = [await person(), await person()];
  const free = await ask(other, other.to);
  const taken = await ask(me, other.email);
  expect([taken.status, taken.body]).toEqual([free.status, free.body]);
  expect((await t.mail(other.email))[0]?.subject).toBe('Hai già un account Bussola');
  expect((await signIn(other.email)).body.user.id).toBe(other.userId);
});

it('lets one of two accounts have an address that both ask for', async () => {
  const [me, other] = [await person(), await person()];
  await ask(me, me.to);
  await ask(other, me.to);
  const rows = await t.mail(me.to);
  const [second, first] = rows;
  expect(
    (await t.call('newVerifyChangeEmail', { token: me.token, body: { code: first?.code ?? '' } }))
      .status,
  ).toBe(200);
  expect(
    (
      await t.call('newVerifyChangeEmail', {
        token: other.token,
        body: { code: second?.code ?? '' },
      })
    ).problem.code,
  ).toBe('CODE_WRONG');
  expect((await signIn(me.to)).body.user.id).toBe(me.userId);
});

it('restores the old address by its link, and removes what was added to the account meanwhile', async () => {
  const me = await person();
  await ask(me, me.to);
  const early = await linkOf(me.email, 'undo');
  const [letter] = await t.mail(me.to);
  await t.call('newVerifyChangeEmail', { token: me.token, body: { code: letter?.code ?? '' } });
  const late = await linkOf(me.email, 'undo');
  expect(late).not.toBe(early);
  t.advance(6 * 86_400);
  expect((await t.call('newVerifyChangeEmail', { body: { undo: late } })).body).toEqual({
    email: me.email,
    undone: true,
  });
  expect((await t.call('newVerifyChangeEmail', { body: { undo: late } })).problem.code).toBe(
    'TOKEN_INVALID',
  );
  expect((await signIn(me.to)).status).toBe(403);
  expect((await signIn(me.email)).status).toBe(403);
  expect((await t.call('refreshToken', { cookies: me.cookies })).status).toBe(401);
  const reset = await linkOf(me.email, 'token');
  expect(
    (
      await t.call('resetPassword', {
        body: { token: reset, password: 'Faro-Betulla-7302', confirmPassword: 'Faro-Betulla-7302' },
      })
    ).status,
  ).toBe(200);
  expect((await signIn(me.email, 'Faro-Betulla-7302')).body.user.id).toBe(me.userId);
  t.advance(2 * 86_400);
  expect((await t.call('newVerifyChangeEmail', { body: { undo: early } })).problem.code).toBe(
    'TOKEN_EXPIRED',
  );
});

/**
 * The account goes to another address, and whoever holds it there asks for a third: what they are
 * left with.
 */
const taken = async () => {
  const me = await person();
  const [third] = [`terzo${n}@bussola.example`];
  await ask(me, me.to);
  const [letter] = await t.mail(me.to);
  expect(
    (await t.call('newVerifyChangeEmail', { token: me.token, body: { code: letter?.code ?? '' } }))
      .status,
  ).toBe(200);
  await ask(me, third);
  return { me, own: await linkOf(me.email, 'undo'), theirs: await linkOf(me.to, 'undo') };
};

it('after the old address is restored, no link sent to the other address works', async () => {
  const { me, own, theirs } = await taken();
  t.advance(120);
  await t.call('forgotPassword', { body: { email: me.to } });
  const reset = await linkOf(me.to, 'token');
  expect((await t.call('newVerifyChangeEmail', { body: { undo: own } })).body).toEqual({
    email: me.email,
    undone: true,
  });
  expect((await t.call('newVerifyChangeEmail', { body: { undo: theirs } })).problem.code).toBe(
    'TOKEN_INVALID',
  );
  expect(
    (
      await t.call('resetPassword', {
        body: { token: reset, password: 'Faro-Betulla-7302', confirmPassword: 'Faro-Betulla-7302' },
      })
    ).problem.code,
  ).toBe('TOKEN_INVALID');
  expect(await t.deps.db.query('select email from users where id = $1', [me.userId])).toEqual([
    { email: me.email },
  ]);
});

it('an account that was deleted after its address was changed comes back to the old address', async () => {
  const { me, own } = await taken();
  await t.call('stepUp', {
    params: { userId: me.userId },
    token: me.token,
    body: { password: PASSWORD },
  });
  expect(
    (
      await t.call('deleteAccount', {
        params: { userId: me.userId },
        token: me.token,
        body: { confirm: 'ELIMINA' },
      })
    ).status,
  ).toBe(204);
  const deletion = await linkOf(me.to, 'token');
  expect((await t.call('newVerifyChangeEmail', { body: { undo: own } })).body).toEqual({
    email: me.email,
    undone: true,
  });
  expect(
    await t.deps.db.query('select email, deleted_at from users where id = $1', [me.userId]),
  ).toEqual([{ email: me.email, deleted_at: null }]);
  expect((await t.call('undoDelete', { body: { token: deletion } })).problem.code).toBe(
    'TOKEN_INVALID',
  );
});

it('who was taken off the staff does not come back by a change of address', async () => {
  const boss = await person();
  await t.deps.db.query(`update users set role = 'Admin' where id = $1`, [boss.userId]);
  await ask(boss, boss.to);
  const undo = await linkOf(boss.email, 'undo');
  await t.deps.db.query('update users set deleted_at = $2 where id = $1', [
    boss.userId,
    t.deps.clock(),
  ]);
  expect((await t.call('newVerifyChangeEmail', { body: { undo } })).problem.code).toBe('NOT_FOUND');
});

it('recovery codes that were renewed meanwhile are worth nothing once the change is undone', async () => {
  const me = await person();
  const params = { userId: me.userId };
  await t.call('stepUp', { params, token: me.token, body: { password: PASSWORD } });
  const { secret } = (await t.call('beginTotp', { params, token: me.token, body: {} })).body;
  const codeNow = () => generate({ secret, epoch: Math.floor(t.deps.clock().getTime() / 1000) });
  await t.call('confirmTotp', { params, token: me.token, body: { code: await codeNow() } });
  t.advance(60);
  expect(
    (await t.call('newUpdateEmail', { params, token: me.token, body: { email: me.to } })).status,
  ).toBe(202);
  const undo = await linkOf(me.email, 'undo');
  const codes = (await t.call('newRecoveryCodes', { params, token: me.token, body: {} })).body
    .recoveryCodes;
  expect(codes).toHaveLength(10);
  await t.call('newVerifyChangeEmail', { body: { undo } });
  expect(
    await t.deps.db.query('select confirmed_at is not null as kept from totp where user_id = $1', [
      me.userId,
    ]),
  ).toEqual([{ kept: true }]);
  expect(
    await t.deps.db.query('select code_hash from recovery_codes where user_id = $1', [me.userId]),
  ).toEqual([]);
});

it('restoring the old address revokes the grants given meanwhile, and keeps the older ones', async () => {
  const me = await person();
  const params = { userId: me.userId };
  const grant = async (email: string) =>
    (
      await t.call('createGrant', {
        params,
        token: me.token,
        body: { email, scopes: ['dati'], purpose: 'Prova' },
      })
    ).body.grantId;
  await t.call('stepUp', { params, token: me.token, body: { password: PASSWORD } });
  const before = await grant('prima@studio.example');
  t.advance(60);
  await ask(me, me.to);
  const undo = await linkOf(me.email, 'undo');
  const [letter] = await t.mail(me.to);
  await t.call('newVerifyChangeEmail', { token: me.token, body: { code: letter?.code ?? '' } });
  const meanwhile = await grant('complice@studio.example');
  await t.deps.db.query(
    `insert into sintesi_links (token_hash, user_id, day, expires_on, family_name, areas) values ($1, $2, $3, '2027-12-21', 'Prova', '[]')`,
    [`sintesi ${n}`, me.userId, romeDay(t.deps.clock())],
  );
  expect((await t.call('newVerifyChangeEmail', { body: { undo } })).status).toBe(200);
  const rows = await t.deps.db.query<{ id: string; state: string }>(
    'select id, state from grants where owner_id = $1',
    [me.userId],
  );
  expect(Object.fromEntries(rows.map(({ id, state }) => [id, state]))).toEqual({
    [before]: 'pending',
    [meanwhile]: 'revoked',
  });
  expect(
    await t.deps.db.query('select day from sintesi_links where user_id = $1', [me.userId]),
  ).toEqual([]);
});

it('the browser that confirms a new address is no stranger at it', async () => {
  const me = await person();
  const before = await signIn(me.email);
  await ask(me, me.to);
  const [letter] = await t.mail(me.to);
  const { cookies } = await t.call('newVerifyChangeEmail', {
    token: me.token,
    cookies: before.cookies,
    body: { code: letter?.code ?? '' },
  });
  expect(
    (await t.call('authenticate', { body: { email: me.to, password: PASSWORD }, cookies })).status,
  ).toBe(200);
  expect((await t.mail(me.to)).map(({ subject }) => subject)).not.toContain(
    'Nuovo accesso al tuo account',
  );
  // A browser that was never in still is one.
  expect((await signIn(me.to)).status).toBe(200);
  expect((await t.mail(me.to)).map(({ subject }) => subject)).toContain(
    'Nuovo accesso al tuo account',
  );
});
