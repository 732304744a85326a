import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PASSWORD, testApp } from '../../../test/test-app.ts';
import type { TestApp } from '../../../test/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const registration = (email: string) => ({
  firstName: 'Anna',
  lastName: 'Colombo',
  email,
  password: PASSWORD,
  confirmPassword: PASSWORD,
  acceptPrivacy: true as const,
});

describe('registering', () => {
  it('lets a person in after the code of the message, and only then', async () => {
    const email = 'anna@bussola.example';
    const registered = await t.call('newRegister', { body: registration(email) });
    expect(registered.status).toBe(202);
    expect(await t.call('authenticate', { body: { email, password: PASSWORD } })).toMatchObject({
      status: 403,
      problem: { code: 'EMAIL_UNVERIFIED' },
    });
    const [letter] = await t.mail(email);
    const entered = await t.call('newVerifyEmail', {
      body: { email, code: letter?.code ?? '' },
      cookies: registered.cookies,
    });
    expect(entered).toMatchObject({
      status: 200,
      body: { user: { email, state: 'active', checkup: false, firstName: 'Anna' } },
    });
    expect(
      await t.call('authenticate', { body: { email: 'ANNA@bussola.example', password: PASSWORD } }),
    ).toMatchObject({ status: 200 });
  });

  it('answers the same for an address that has an account, and tells its owner by mail', async () => {
    await t.register('nota@bussola.example');
    t.advance(120);
    const again = await t.call('newRegister', { body: registration('nota@bussola.example') });
    const fresh = await t.call('newRegister', { body: registration('nuova@bussola.example') });
    expect([again.status, again.body]).toEqual([fresh.status, fresh.body]);
    expect(Object.keys(again.cookies)).toEqual(Object.keys(fresh.cookies));
    const [letter] = await t.mail('nota@bussola.example');
    expect(letter?.subject).toBe('Hai già un account Bussola');
    expect(letter?.token).toMatch(/^[\w-]{43}$/);
  });

  it.each([
    ['a name that is missing', { firstName: undefined }, 'firstName'],
    ['a privacy that is not accepted', { acceptPrivacy: false }, 'acceptPrivacy'],
    [
      'a password without a digit',
      { password: 'Grano-Vento-abc', confirmPassword: 'Grano-Vento-abc' },
      'password',
    ],
    ['a password of 7 characters', { password: 'Gv-4821', confirmPassword: 'Gv-4821' }, 'password'],
    [
      'a password with a sign that is not on the list',
      { password: 'Grano Vento 4821', confirmPassword: 'Grano Vento 4821' },
      'password',
    ],
    ['a field nobody knows', { role: 'SuperAdmin' }, 'role'],
  ])('refuses %s', async (_what, change, field) => {
    const answer = await t.call('newRegister', {
      raw: { ...registration('rifiuti@bussola.example'), ...change },
    });
    expect(answer).toMatchObject({ status: 422, problem: { code: 'VALIDATION' } });
    expect(answer.problem.errors?.map((error) => error.field)).toContain(field);
  });

  it('refuses a confirmation that differs, with the sentence of the specification', async () => {
    const answer = await t.call('newRegister', {
      body: { ...registration('conferma@bussola.example'), confirmPassword: `${PASSWORD}x` },
    });
    expect(answer.problem.errors).toEqual([
      {
        field: 'confirmPassword',
        code: 'La password di conferma non coincide.',
        message: 'La password di conferma non coincide.',
      },
    ]);
  });

  it.each(['Password1!', 'P4ssw0rd123', 'Bussola2026', 'Annacolombo1', 'Qwerty123456'])(
    'refuses %s, which is guessed first',
    async (password) => {
      const answer = await t.call('newRegister', {
        body: {
          ...registration('anna.colombo@bussola.example'),
          password,
          confirmPassword: password,
        },
      });
      expect(answer).toMatchObject({ status: 422, problem: { code: 'WEAK_PASSWORD' } });
    },
  );
});

describe('proving an address', () => {
  it('locks after five wrong codes, until another message is asked for', async () => {
    const email = 'codice@bussola.example';
    const { cookies } = await t.call('newRegister', { body: registration(email) });
    const [letter] = await t.mail(email);
    const wrong = letter?.code === '000000' ? '000001' : '000000';
    const codes = [];
    for (let i = 0; i < 6; i += 1)
      codes.push(
        (await t.call('newVerifyEmail', { body: { email, code: wrong }, cookies })).problem.code,
      );
    expect(codes).toEqual([
      'CODE_WRONG',
      'CODE_WRONG',
      'CODE_WRONG',
      'CODE_WRONG',
      'CODE_LOCKED',
      'CODE_LOCKED',
    ]);
    expect(
      await t.call('newVerifyEmail', { body: { email, code: letter?.code ?? '' }, cookies }),
    ).toMatchObject({ problem: { code: 'CODE_LOCKED' } });
    t.advance(61);
    await t.call('newVerifySendEmail', { body: { email }, cookies });
    t.advance(1);
    const [second] = await t.mail(email);
    expect(
      await t.call('newVerifyEmail', { body: { email, code: second?.code ?? '' }, cookies }),
    ).toMatchObject({ status: 200 });
  });

  it('is not locked for the browser that registered by wrong codes of strangers, who share five tries; another message that they ask for gives it no more', async () => {
    const email = 'codice.estranei@bussola.example';
    const { cookies } = await t.call('newRegister', { body: registration(email) });
    const wrongFor = (code: string | undefined) => (code === '000000' ? '000001' : '000000');
    const [letter] = await t.mail(email);
    const guess = (code: string, as?: Record<string, string>) =>
      t.call('newVerifyEmail', {
        body: { email, code },
        ip: `10.4.0.${Math.ceil(Math.random() * 250)}`,
        ...(as ? { cookies: as } : {}),
      });
    const codes = [];
    for (let i = 0; i < 6; i += 1) codes.push((await guess(wrongFor(letter?.code))).problem.code);
    expect(codes).toEqual([
      'CODE_WRONG',
      'CODE_WRONG',
      'CODE_WRONG',
      'CODE_WRONG',
      'CODE_LOCKED',
      'CODE_LOCKED',
    ]);
    // The right code is worth nothing to a stranger who guessed too often.
    expect((await guess(letter?.code ?? '')).problem.code).toBe('CODE_LOCKED');
    for (let i = 0; i < 4; i += 1)
      expect((await guess(wrongFor(letter?.code), cookies)).problem.code).toBe('CODE_WRONG');
    t.advance(61);
    await t.call('newVerifySendEmail', { body: { email }, ip: '10.4.1.1' });
    t.advance(1);
    const [second] = await t.mail(email);
    expect((await guess(wrongFor(second?.code), cookies)).problem.code).toBe('CODE_LOCKED');
    t.advance(61);
    await t.call('newVerifySendEmail', { body: { email }, cookies });
    t.advance(1);
    const [third] = await t.mail(email);
    for (let i = 0; i < 6; i += 1) await guess(wrongFor(third?.code));
    expect((await guess(third?.code ?? '', cookies)).status).toBe(200);
  });

  it('gives strangers no further tries by asking for messages that do not leave', async () => {
    const email = 'codice.senza.posta@bussola.example';
    await t.call('newRegister', { body: registration(email) });
    for (let n = 0; n < 12; n += 1)
      await t.call('newVerifySendEmail', { body: { email }, ip: `10.5.${n}.1` });
    const before = (await t.mail(email)).length;
    for (let i = 0; i < 5; i += 1)
      await t.call('newVerifyEmail', { body: { email, code: '000000' } });
    await t.call('newVerifySendEmail', { body: { email }, ip: '10.5.99.1' });
    expect((await t.mail(email)).length).toBe(before);
    expect((await t.call('newVerifyEmail', { body: { email, code: '000000' } })).problem.code).toBe(
      'CODE_LOCKED',
    );
  });

  it('answers a browser that registered an address of somebody else as one whose claim is real, whatever strangers do', async () => {
    const [known, unknown] = ['codice.noto@bussola.example', 'codice.ignoto@bussola.example'];
    await t.register(known);
    const said: Record<string, unknown[]> = {};
    for (const email of [known, unknown]) {
      const [one, other] = [
        await t.call('newRegister', { body: registration(email), ip: '10.6.0.1' }),
        await t.call('newRegister', { body: registration(email), ip: '10.6.0.2' }),
      ];
      const guess = async (cookies?: Record<string, string>) =>
        (
          await t.call('newVerifyEmail', {
            body: { email, code: '123123' },
            ...(cookies ? { cookies } : {}),
          })
        ).problem.code;
      const answers: unknown[] = [];
      for (let i = 0; i < 6; i += 1) answers.push(await guess());
      for (let i = 0; i < 6; i += 1) answers.push(await guess(one.cookies));
      answers.push(await guess(other.cookies));
      t.advance(61);
      await t.call('newVerifySendEmail', { body: { email }, ip: '10.6.0.3' });
      answers.push(await guess(), await guess(one.cookies), await guess(other.cookies));
      await t.call('newVerifySendEmail', { body: { email }, ip: '10.6.0.4', cookies: one.cookies });
      answers.push(await guess(one.cookies));
      said[email] = answers;
    }
    expect(said[known]).toEqual(said[unknown]);
    expect(said[known]?.slice(5, 13)).toEqual([
      'CODE_LOCKED',
      'CODE_WRONG',
      'CODE_WRONG',
      'CODE_WRONG',
      'CODE_WRONG',
      'CODE_LOCKED',
      'CODE_LOCKED',
      'CODE_WRONG',
    ]);
  });

  it('answers for an address nobody claims as for a wrong code, the lock included', async () => {
    const codes = [];
    for (let i = 0; i < 6; i += 1)
      codes.push(
        (
          await t.call('newVerifyEmail', {
            body: { email: 'nessuno@bussola.example', code: '123456' },
          })
        ).problem.code,
      );
    expect(codes).toEqual([
      'CODE_WRONG',
      'CODE_WRONG',
      'CODE_WRONG',
      'CODE_WRONG',
      'CODE_LOCKED',
      'CODE_LOCKED',
    ]);
  });

  it('lets one of twenty racing uses of a link pass', async () => {
    const email = 'gara@bussola.example';
    await t.call('newRegister', { body: registration(email) });
    const [letter] = await t.mail(email);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        t.call('verifyEmail', { body: { token: letter?.token ?? '' } }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(19);
  });

  it('gives the account to whoever proves the address, not to whoever claimed it first', async () => {
    const email = 'vittima@bussola.example';
    const thief = 'Ladro-Furbo-9173';
    await t.call('newRegister', {
      body: { ...registration(email), password: thief, confirmPassword: thief },
    });
    t.advance(61);
    const mine = await t.call('newRegister', { body: registration(email) });
    const [letter] = await t.mail(email);
    await t.call('newVerifyEmail', {
      body: { email, code: letter?.code ?? '' },
      cookies: mine.cookies,
    });
    expect(await t.call('authenticate', { body: { email, password: PASSWORD } })).toMatchObject({
      status: 200,
    });
    expect(await t.call('authenticate', { body: { email, password: thief } })).toMatchObject({
      status: 403,
      problem: { code: 'BAD_CREDENTIALS' },
    });
  });
});

describe('a forgotten password', () => {
  it('is changed once through the link, and every session ends', async () => {
    const email = 'smemorata@bussola.example';
    const before = await t.register(email);
    t.advance(120);
    await t.call('forgotPassword', { body: { email } });
    const [letter] = await t.mail(email);
    const password = 'Faro-Betulla-7302';
    const body = { token: letter?.token ?? '', password, confirmPassword: password };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => t.call('resetPassword', { body })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await t.call('getDraft', { token: before.token })).toMatchObject({
      status: 401,
      problem: { code: 'SESSION_ENDED' },
    });
    expect(await t.call('authenticate', { body: { email, password: PASSWORD } })).toMatchObject({
      status: 403,
    });
    expect(await t.call('authenticate', { body: { email, password } })).toMatchObject({
      status: 200,
    });
  });

  it('answers the same for an address nobody has, and writes to nobody', async () => {
    await t.register('esiste@bussola.example');
    t.advance(120);
    const known = await t.call('forgotPassword', { body: { email: 'esiste@bussola.example' } });
    const unknown = await t.call('forgotPassword', {
      body: { email: 'inesistente@bussola.example' },
    });
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    expect(await t.mail('inesistente@bussola.example')).toEqual([]);
  });

  it('refuses a link after an hour', async () => {
    const email = 'tardi@bussola.example';
    await t.register(email);
    t.advance(120);
    await t.call('forgotPassword', { body: { email } });
    const [letter] = await t.mail(email);
    t.advance(3601);
    const answer = await t.call('resetPassword', {
      body: {
        token: letter?.token ?? '',
        password: 'Faro-Betulla-7302',
        confirmPassword: 'Faro-Betulla-7302',
      },
    });
    expect(answer).toMatchObject({ status: 422, problem: { code: 'TOKEN_EXPIRED' } });
  });
});

describe('guessing', () => {
  it('is slowed after ten wrong passwords of one account, and says when to come back', async () => {
    await t.register('bersaglio@bussola.example');
    const statuses = [];
    let last;
    for (let i = 0; i < 11; i += 1) {
      last = await t.call('authenticate', {
        body: { email: 'bersaglio@bussola.example', password: 'Sbagliata-1' },
      });
      statuses.push(last.status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(403), 429]);
    expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0);
  });
});

it('never locks the owner out of a browser they have entered from, whatever strangers guess', async () => {
  const email = 'assediata@bussola.example';
  await t.register(email);
  const { cookies } = await t.call('authenticate', { body: { email, password: PASSWORD } });
  for (let i = 0; i < 12; i += 1)
    await t.call('authenticate', { body: { email, password: 'Sbagliata-1' }, ip: `10.0.0.${i}` });
  expect((await t.call('authenticate', { body: { email, password: PASSWORD } })).status).toBe(429);
  expect(
    (await t.call('authenticate', { body: { email, password: PASSWORD }, cookies })).status,
  ).toBe(200);
  await t.register('altra.assediata@bussola.example');
  for (let i = 0; i < 10; i += 1)
    await t.call('authenticate', {
      body: { email: 'altra.assediata@bussola.example', password: 'Sbagliata-1' },
      cookies,
    });
  expect(
    (
      await t.call('authenticate', {
        body: { email: 'altra.assediata@bussola.example', password: 'Sbagliata-1' },
        cookies,
      })
    ).status,
  ).toBe(429);
});

describe('deleting the account', () => {
  it('wants the password and the word, then ends every session and frees the address', async () => {
    const email = 'addio@bussola.example';
    const me = await t.register(email);
    const params = { userId: me.userId };
    expect(
      await t.call('deleteAccount', {
        params,
        token: me.token,
        body: { password: PASSWORD, confirm: 'forse' },
      }),
    ).toMatchObject({ status: 422 });
    expect(
      await t.call('deleteAccount', {
        params,
        token: me.token,
        body: { password: 'Sbagliata-1', confirm: 'ELIMINA' },
      }),
    ).toMatchObject({ status: 403, problem: { code: 'BAD_CREDENTIALS' } });
    expect(
      (
        await t.call('deleteAccount', {
          params,
          token: me.token,
          body: { password: PASSWORD, confirm: 'ELIMINA' },
        })
      ).status,
    ).toBe(204);
    expect((await t.call('getDraft', { token: me.token })).status).toBe(401);
    expect((await t.call('refreshToken', { cookies: me.cookies })).status).toBe(401);
    expect((await t.call('authenticate', { body: { email, password: PASSWORD } })).status).toBe(
      403,
    );
    t.advance(120);
    await t.register(email);
  });
});
