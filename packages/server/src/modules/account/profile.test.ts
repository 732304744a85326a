import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { completeCheckup } from '../../../test/checkup-answers.ts';
import { PASSWORD, testApp } from '../../../test/test-app.ts';
import type { TestApp } from '../../../test/test-app.ts';

let t: TestApp;
let n = 0;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const newPassword = 'Faro-Betulla-7302';
const person = async () => {
  const email = `profilo${(n += 1)}@bussola.example`;
  return { email, ...(await t.register(email)) };
};
const signIn = (email: string, password = PASSWORD, cookies: Record<string, string> = {}) =>
  t.call('authenticate', { body: { email, password }, cookies });
const noted = async (userId: string, action: string) =>
  (
    await t.deps.db.query<{ detail: string }>(
      'select a.detail from audit a join audit_pseudonyms p on p.pseudonym = a.about where p.user_id = $1 and a.action = $2 order by a.id',
      [userId, action],
    )
  ).map(({ detail }) => detail);
const prove = (me: { userId: string; token: string }) =>
  t.call('stepUp', {
    params: { userId: me.userId },
    token: me.token,
    body: { password: PASSWORD },
  });

describe('the account', () => {
  it('shows the person, the way in and what may still be proved', async () => {
    const me = await person();
    const { body } = await t.call('profile', {
      params: { userId: me.userId },
      token: me.token,
      body: {},
    });
    expect(body).toMatchObject({
      user: { email: me.email, firstName: 'Anna' },
      language: 'it',
      pendingEmail: null,
      hasPassword: true,
      provedUntil: null,
      social: [],
      secondFactor: {
        mandatory: false,
        totp: false,
        passkeys: [],
        recoveryCodesLeft: 0,
        resetDue: null,
      },
    });
  });

  it('changes names and municipality, and leaves alone what is not named', async () => {
    const me = await person();
    const send = (body: object) =>
      t.call('updateAccount', { params: { userId: me.userId }, token: me.token, raw: body });
    const comuneResidenza = {
      comune: 'Bologna',
      provincia: 'BO',
      regione: 'Emilia-Romagna',
      codiceIstat: '037006',
    };
    expect((await send({ firstName: 'Annamaria', comuneResidenza })).body).toMatchObject({
      firstName: 'Annamaria',
      lastName: 'Colombo',
      comuneResidenza,
    });
    expect((await send({ lastName: "D'Àmico" })).body).toMatchObject({
      firstName: 'Annamaria',
      lastName: "D'Àmico",
      comuneResidenza,
    });
    expect((await send({ comuneResidenza: null })).body).toMatchObject({ comuneResidenza: null });
    expect((await send({ role: 'SuperAdmin' })).status).toBe(422);
    // The register of what was done names the fields, never what they hold.
    expect(await noted(me.userId, 'account.updated')).toEqual([
      'firstName comune',
      'lastName',
      'comune',
    ]);
    expect((await send({})).status).toBe(200);
    expect(await noted(me.userId, 'account.updated')).toHaveLength(3);
  });

  it('names one person: the account and their row of the household say the same', async () => {
    const guest = await t.call('createCheckup', { body: {} });
    await completeCheckup(t, guest.body.token);
    const me = await t.register(`profilo${(n += 1)}@bussola.example`, guest.body.token);
    const own = { params: { userId: me.userId }, token: me.token };
    const household = async () => {
      const { nucleoFamiliare, version } = (await t.call('getNucleo', own)).body;
      const owner = nucleoFamiliare.find(({ gradoParentela }) => gradoParentela === 'me');
      return { version, owner: owner ?? ({} as never) };
    };
    const before = await household();
    const comuneResidenza = {
      comune: 'Bologna',
      provincia: 'BO',
      regione: 'Emilia-Romagna',
      codiceIstat: '037006',
    };
    const names = { firstName: 'Annamaria', lastName: 'Bianchi' };
    await t.call('updateAccount', { ...own, body: { ...names, comuneResidenza } });
    const after = await household();
    expect(after.owner).toMatchObject({ ...names, comuneResidenza });
    expect(after.owner.redditoNettoAnnuo).toBe(before.owner.redditoNettoAnnuo);
    expect(after.version).toBe(before.version + 1);
    // A municipality taken back from the account is still where the family lives.
    await t.call('updateAccount', { ...own, body: { ...names, comuneResidenza: null } });
    expect(await household()).toEqual(after);
    await t.call('updateMember', {
      token: me.token,
      params: { userId: me.userId, memberId: after.owner._id },
      body: { version: after.version, data: { firstName: 'Anna' } },
    });
    const { body } = await t.call('profile', { ...own, body: {} });
    expect(body.user).toMatchObject({ firstName: 'Anna', lastName: 'Bianchi' });
  });

  it('is completed with the consents written down', async () => {
    const me = await person();
    const answer = await t.call('completeProfile', {
      params: { userId: me.userId },
      token: me.token,
      body: { firstName: 'Anna', lastName: 'Verdi', acceptPrivacy: true, marketing: true },
    });
    expect(answer.body).toMatchObject({ lastName: 'Verdi' });
    const rows = await t.deps.db.query<{ kind: string; granted: boolean }>(
      'select kind, granted from consents where user_id = $1 order by id',
      [me.userId],
    );
    expect(rows.slice(-2)).toEqual([
      { kind: 'privacy', granted: true },
      { kind: 'marketing', granted: true },
    ]);
  });
});

describe('another password', () => {
  it('wants a proof of five minutes, ends every other session and tells the owner', async () => {
    const me = await person();
    const elsewhere = await signIn(me.email);
    const change = () =>
      t.call('changePassword', {
        params: { userId: me.userId },
        token: me.token,
        body: { password: newPassword, confirmPassword: newPassword },
      });
    expect(await change()).toMatchObject({ status: 403, problem: { code: 'STEP_UP_REQUIRED' } });
    expect(
      await t.call('stepUp', {
        params: { userId: me.userId },
        token: me.token,
        body: { password: 'Sbagliata-1' },
      }),
    ).toMatchObject({ status: 403, problem: { code: 'BAD_CREDENTIALS' } });
    expect((await prove(me)).status).toBe(200);
    t.advance(299);
    expect(await change()).toMatchObject({ status: 200, body: { changed: true } });
    expect((await t.call('getDraft', { token: elsewhere.body.jwtToken })).status).toBe(401);
    expect((await t.call('getDraft', { token: me.token })).status).toBe(200);
    expect((await signIn(me.email)).status).toBe(403);
    expect((await signIn(me.email, newPassword)).status).toBe(200);
    expect((await t.mail(me.email)).map(({ subject }) => subject)).toContain(
      'La tua password è cambiata',
    );
    expect(
      (
        await t.call('listNotices', { params: { userId: me.userId }, token: me.token })
      ).body.notices.map(({ kind }) => kind),
    ).toContain('password-changed');
  });

  it('refuses a proof that is older than five minutes, an easy password and one that differs', async () => {
    const me = await person();
    await prove(me);
    const change = (password: string, confirmPassword = password) =>
      t.call('changePassword', {
        params: { userId: me.userId },
        token: me.token,
        body: { password, confirmPassword },
      });
    expect(await change('Password1!')).toMatchObject({
      status: 422,
      problem: {
        code: 'WEAK_PASSWORD',
        errors: [{ field: 'password', code: 'forms:errors.weakPassword' }],
      },
    });
    expect(await change(newPassword, `${newPassword}x`)).toMatchObject({
      status: 422,
      problem: { errors: [{ field: 'confirmPassword' }] },
    });
    t.advance(300);
    expect(await change(newPassword)).toMatchObject({
      status: 403,
      problem: { code: 'STEP_UP_REQUIRED' },
    });
  });

  it('counts signing in with the password as a proof, in that session only', async () => {
    const me = await person();
    const { body } = await signIn(me.email);
    const change = (token: string) =>
      t.call('changePassword', {
        params: { userId: me.userId },
        token,
        body: { password: newPassword, confirmPassword: newPassword },
      });
    expect((await change(me.token)).status).toBe(403);
    expect((await change(body.jwtToken)).status).toBe(200);
  });

  it('stops guessing at the proof after ten, in that session', async () => {
    const me = await person();
    const codes = [];
    for (let i = 0; i < 11; i += 1)
      codes.push(
        (
          await t.call('stepUp', {
            params: { userId: me.userId },
            token: me.token,
            body: { password: 'Sbagliata-1' },
          })
        ).problem.code,
      );
    expect(codes).toEqual([...Array<string>(10).fill('BAD_CREDENTIALS'), 'TOO_MANY_REQUESTS']);
    const other = await signIn(me.email);
    t.advance(600);
    expect(
      (
        await t.call('stepUp', {
          params: { userId: me.userId },
          token: (await t.call('refreshToken', { cookies: other.cookies })).body.jwtToken,
          body: { password: PASSWORD },
        })
      ).status,
    ).toBe(200);
  });
});

describe('sessions', () => {
  const FIREFOX =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:150.0) Gecko/20100101 Firefox/150.0';
  const IPHONE =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 20_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/20.0 Mobile/15E148 Safari/604.1';

  it('are listed by the names of their device, and ended one by one or all the others', async () => {
    const me = await person();
    const enter = (agent: string) =>
      t.call('authenticate', {
        body: { email: me.email, password: PASSWORD },
        headers: { 'user-agent': agent },
      });
    const [here, phone, third] = [await enter(FIREFOX), await enter(IPHONE), await enter('curl/8')];
    const params = { userId: me.userId };
    const token = here.body.jwtToken;
    const { sessions } = (await t.call('listSessions', { params, token })).body;
    expect(sessions[0]).toMatchObject({
      current: true,
      browser: 'Firefox',
      system: 'Windows',
      limitedTo: null,
    });
    expect(sessions.map(({ browser, system }) => [browser, system])).toEqual(
      expect.arrayContaining([
        ['Safari', 'iPhone'],
        [null, null],
      ]),
    );
    expect(sessions).toHaveLength(4);
    const phoneId = sessions.find(({ system }) => system === 'iPhone')?.sessionId ?? '';
    expect(
      (await t.call('revokeSession', { params: { ...params, sessionId: phoneId }, token })).body
        .sessions,
    ).toHaveLength(3);
    expect((await t.call('getDraft', { token: phone.body.jwtToken })).status).toBe(401);
    expect((await t.call('refreshToken', { cookies: phone.cookies })).status).toBe(401);
    expect(
      (await t.call('revokeSession', { params: { ...params, sessionId: phoneId }, token })).status,
    ).toBe(404);
    expect((await t.call('revokeOtherSessions', { params, token })).body.sessions).toMatchObject([
      { current: true },
    ]);
    expect((await t.call('getDraft', { token: third.body.jwtToken })).status).toBe(401);
    expect((await t.call('getDraft', { token })).status).toBe(200);
  });

  it('of somebody else cannot be ended', async () => {
    const [me, other] = [await person(), await person()];
    const theirs =
      (await t.call('listSessions', { params: { userId: other.userId }, token: other.token })).body
        .sessions[0]?.sessionId ?? '';
    expect(
      (
        await t.call('revokeSession', {
          params: { userId: me.userId, sessionId: theirs },
          token: me.token,
        })
      ).status,
    ).toBe(404);
    expect((await t.call('getDraft', { token: other.token })).status).toBe(200);
  });

  it('tell the owner of a browser that is new, and not of one they know', async () => {
    const me = await person();
    const notices = async () =>
      (await t.call('listNotices', { params: { userId: me.userId }, token: me.token })).body
        .notices;
    const known = await signIn(me.email, PASSWORD, me.cookies);
    expect(await notices()).toEqual([]);
    await t.call('authenticate', {
      body: { email: me.email, password: PASSWORD },
      headers: { 'user-agent': FIREFOX },
    });
    const [notice] = await notices();
    expect(notice).toMatchObject({
      kind: 'new-device',
      detail: { browser: 'Firefox', system: 'Windows' },
    });
    expect((await t.mail(me.email))[0]?.subject).toBe('Nuovo accesso al tuo account');
    expect(
      (
        await t.call('dismissNotice', {
          params: { userId: me.userId, noticeId: notice?.noticeId ?? '' },
          token: known.body.jwtToken,
        })
      ).body.notices,
    ).toEqual([]);
  });
});

it('lets a family share a browser: each account knows it', async () => {
  const [anna, bruno] = [await person(), await person()];
  const first = await signIn(anna.email);
  const second = await signIn(bruno.email, PASSWORD, first.cookies);
  for (let i = 0; i < 11; i += 1)
    await t.call('authenticate', {
      body: { email: anna.email, password: 'Sbagliata-1' },
      ip: `10.1.0.${i}`,
    });
  expect((await signIn(anna.email)).status).toBe(429);
  expect((await signIn(anna.email, PASSWORD, second.cookies)).status).toBe(200);
});

it('knows every account of a shared browser still, however often one of them enters', async () => {
  const [anna, bruno] = [await person(), await person()];
  let { cookies } = await signIn(bruno.email);
  for (let i = 0; i < 8; i += 1) ({ cookies } = await signIn(anna.email, PASSWORD, cookies));
  const { body } = await signIn(bruno.email, PASSWORD, cookies);
  const { notices } = (
    await t.call('listNotices', { params: { userId: bruno.userId }, token: body.jwtToken })
  ).body;
  // One, of the first time; the browser was known at the second.
  expect(notices.map(({ kind }) => kind)).toEqual(['new-device']);
});

it('signs in without making another hash of a password whose hash is of today', async () => {
  const me = await person();
  const stored = async () =>
    (
      await t.deps.db.query<{ hash: string }>(
        'select password_hash as hash from users where id = $1',
        [me.userId],
      )
    )[0]?.hash;
  const before = await stored();
  expect((await signIn(me.email)).status).toBe(200);
  expect(await stored()).toBe(before);
});
