import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { generate } from 'otplib';
import { PASSWORD, testApp } from '../../../test/test-app.ts';
import type { TestApp } from '../../../test/test-app.ts';
import { testProvider } from '../../../test/test-provider.ts';
import type { Identity, TestProvider } from '../../../test/test-provider.ts';

let t: TestApp;
let site: TestProvider;
let n = 0;
beforeAll(async () => {
  site = await testProvider(() => 'http://localhost:3000/user/authenticate/social');
  const { issuer, clientId, clientSecret } = site;
  t = await testApp({
    socialProviders: [
      { id: 'altro', name: 'Altro Sito', issuer, clientId, clientSecret },
      { id: 'muto', name: 'Muto', issuer: 'http://127.0.0.1:9', clientId, clientSecret },
    ],
  });
});
afterAll(async () => {
  await t.close();
  await site.close();
});

const identity = (more: Partial<Identity> = {}): Identity => ({
  sub: `persona-${(n += 1)}`,
  email: `altrove${n}@bussola.example`,
  email_verified: true,
  given_name: 'Lia',
  family_name: 'Serra',
  ...more,
});
const begin = () => t.call('beginSocial', { params: { provider: 'altro' }, body: {} });
/** There and back again, in one browser. */
const enter = async (as: Identity, token?: string) => {
  const begun = await begin();
  const { state = '', code, iss } = await site.visit(begun.body.url, as);
  return t.call('authenticateSocial', {
    body: { state, ...(code ? { code } : {}), ...(iss ? { iss } : {}) },
    cookies: begun.cookies,
    ...(token ? { token } : {}),
  });
};
const signIn = (email: string, password = PASSWORD, linkTicket?: string) =>
  t.call('authenticate', { body: { email, password, ...(linkTicket ? { linkTicket } : {}) } });
const registration = (email: string, password = PASSWORD) => ({
  firstName: 'Anna',
  lastName: 'Colombo',
  email,
  password,
  confirmPassword: password,
  acceptPrivacy: true as const,
});

describe('another site', () => {
  it('is listed by its name, without its secrets', async () => {
    expect((await t.call('socialProviders')).body).toEqual({
      providers: [
        { id: 'altro', name: 'Altro Sito' },
        { id: 'muto', name: 'Muto' },
      ],
    });
  });

  it('is asked with PKCE, state and nonce', async () => {
    const { searchParams } = new URL((await begin()).body.url);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.any(String),
      scope: 'openid email profile',
    });
  });

  it('makes an account for an address that is new, to be completed, and enters it again', async () => {
    const lia = identity();
    const first = await enter(lia);
    expect(first.body).toMatchObject({
      user: { email: lia.email, state: 'active', firstName: 'Lia' },
      profileIncomplete: true,
    });
    const params = { userId: first.body.user.id };
    expect(
      (
        await t.call('completeProfile', {
          params,
          token: first.body.jwtToken,
          body: { firstName: 'Lia', lastName: 'Serra', acceptPrivacy: true },
        })
      ).status,
    ).toBe(200);
    const again = await enter(lia);
    expect(again.body.user.id).toBe(first.body.user.id);
    expect(again.body).not.toHaveProperty('profileIncomplete');
    expect(
      (await t.call('profile', { params, token: again.body.jwtToken, body: {} })).body,
    ).toMatchObject({
      hasPassword: false,
      provedUntil: null,
      social: [{ provider: 'altro', name: 'Altro Sito' }],
    });
  });

  it('makes one account of two first visits at once, and lets both in', async () => {
    const lia = identity();
    const back = async () => {
      const begun = await begin();
      const { state = '', code = '', iss } = await site.visit(begun.body.url, lia);
      return () =>
        t.call('authenticateSocial', {
          body: { state, code, ...(iss ? { iss } : {}) },
          cookies: begun.cookies,
        });
    };
    const ways = [await back(), await back(), await back()];
    // All have looked for an account, and found none, before the first makes one.
    const { db } = t.deps;
    const { transaction } = db;
    let arrived = 0;
    let all = (): void => undefined;
    const together = new Promise<void>((resolve) => {
      all = resolve;
    });
    db.transaction = async (...given) => {
      if ((arrived += 1) === ways.length) all();
      await together;
      return transaction.apply(db, given) as never;
    };
    const answers = await Promise.all(ways.map((way) => way()));
    db.transaction = transaction;
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.user.id)).size).toBe(1);
    expect(
      await t.deps.db.query('select id from users where email_folded = $1', [lia.email]),
    ).toHaveLength(1);
  });

  it('is refused when it names people by what cannot be kept', async () => {
    expect((await enter(identity({ sub: 'x'.repeat(256) }))).problem.code).toBe('SOCIAL_REFUSED');
  });

  it('keeps the answers of a checkup under way', async () => {
    const guest = (await t.call('createCheckup', { body: {} })).body;
    await t.call('newAreaEconomica', {
      token: guest.token,
      raw: { data: { redditoNettoAnnuo: 31_000 } },
    });
    const { body } = await enter(identity(), guest.token);
    expect(body.user).toMatchObject({ id: guest.userId, state: 'active' });
    expect((await t.call('getDraft', { token: body.jwtToken })).body.data.redditoNettoAnnuo).toBe(
      31_000,
    );
  });

  it('joins an account that is there only with its password, and tells its owner', async () => {
    const anna = identity();
    const owner = await t.register(anna.email ?? '');
    const refused = await enter(anna);
    expect(refused).toMatchObject({
      status: 403,
      problem: { code: 'SOCIAL_LINK_REQUIRED', social: { provider: 'altro', email: anna.email } },
    });
    expect(refused.cookies).toEqual({});
    const ticket = refused.problem.social?.ticket ?? '';
    expect((await signIn(anna.email ?? '', 'Sbagliata-1', ticket)).problem.code).toBe(
      'BAD_CREDENTIALS',
    );
    expect((await signIn(anna.email ?? '', PASSWORD, ticket)).status).toBe(200);
    expect((await enter(anna)).body.user.id).toBe(owner.userId);
    expect((await t.mail(anna.email ?? '')).map(({ subject }) => subject)).toContain(
      'Un altro modo per entrare',
    );
  });

  it('never goes round the second factor', async () => {
    const anna = identity();
    const email = anna.email ?? '';
    const { userId } = await t.register(email);
    const params = { userId };
    const ticket = (await enter(anna)).problem.social?.ticket ?? '';
    const { jwtToken: token } = (await signIn(email, PASSWORD, ticket)).body;
    const { secret } = (await t.call('beginTotp', { params, token, body: {} })).body;
    const code = () => generate({ secret, epoch: Math.floor(t.deps.clock().getTime() / 1000) });
    await t.call('confirmTotp', { params, token, body: { code: await code() } });
    t.advance(60);
    const first = await enter(anna);
    expect(first).toMatchObject({ status: 403, problem: { code: 'SECOND_FACTOR_REQUIRED' } });
    expect(
      (
        await t.call('authenticateSecondFactor', {
          body: { ticket: first.problem.secondFactor?.ticket ?? '', code: await code() },
        })
      ).status,
    ).toBe(200);
  });

  it('is given up with a recent proof, and not when it is the only way in', async () => {
    const lia = identity();
    const { body } = await enter(lia);
    const params = { userId: body.user.id, provider: 'altro' };
    expect((await t.call('unlinkSocial', { params, token: body.jwtToken })).problem.code).toBe(
      'STEP_UP_REQUIRED',
    );
    await t.deps.db.query('update sessions set proved_at = $2 where user_id = $1', [
      body.user.id,
      t.deps.clock(),
    ]);
    expect((await t.call('unlinkSocial', { params, token: body.jwtToken })).problem.code).toBe(
      'LAST_FACTOR',
    );
    await t.call('forgotPassword', { body: { email: lia.email ?? '' } });
    const [letter] = await t.mail(lia.email ?? '');
    await t.call('resetPassword', {
      body: { token: letter?.token ?? '', password: PASSWORD, confirmPassword: PASSWORD },
    });
    const again = (await signIn(lia.email ?? '')).body;
    expect((await t.call('unlinkSocial', { params, token: again.jwtToken })).status).toBe(204);
  });

  it('stays when a person without another way in removes their last two at once', async () => {
    const { body } = await enter(identity());
    const userId = body.user.id;
    await t.deps.db.query(
      `insert into social_identities (provider, subject, user_id, created_at) values ('muto', $1, $2, $3)`,
      [`muto-${n}`, userId, t.deps.clock()],
    );
    await t.deps.db.query('update sessions set proved_at = $2 where user_id = $1', [
      userId,
      t.deps.clock(),
    ]);
    const answers = await Promise.all(
      ['altro', 'muto'].map((provider) =>
        t.call('unlinkSocial', { params: { userId, provider }, token: body.jwtToken }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect(
      await t.deps.db.query('select provider from social_identities where user_id = $1', [userId]),
    ).toHaveLength(1);
  });

  it('that does not answer gives a temporary error, and one that is not configured is not found', async () => {
    expect(await t.call('beginSocial', { params: { provider: 'muto' }, body: {} })).toMatchObject({
      status: 503,
      problem: { code: 'UNAVAILABLE' },
    });
    expect(
      (await t.call('beginSocial', { params: { provider: 'nessuno' }, body: {} })).status,
    ).toBe(404);
  });
});

describe('the way back', () => {
  it('is good once, in the browser that set out, for ten minutes, for what was asked, and says which it was', async () => {
    const begun = await begin();
    const { state = '', code = '', iss = '' } = await site.visit(begun.body.url, identity());
    const send = (body: { state: string; code?: string; iss?: string }, cookies = begun.cookies) =>
      t.call('authenticateSocial', { body, cookies });
    expect((await send({ state, code, iss }, {})).problem.code).toBe('TOKEN_INVALID');
    const other = await begin();
    expect((await send({ state, code, iss }, other.cookies)).problem.code).toBe('TOKEN_INVALID');
    expect((await send({ state, code, iss: 'https://male.example' })).problem.code).toBe(
      'SOCIAL_REFUSED',
    );
    // The try above has spent the journey: a code that leaked is worth nothing.
    expect((await send({ state, code, iss })).problem.code).toBe('TOKEN_INVALID');
    const third = await begin();
    const back = await site.visit(third.body.url, identity());
    t.advance(601);
    expect(
      (
        await t.call('authenticateSocial', {
          body: { state: back.state ?? '', code: back.code ?? '', iss },
          cookies: third.cookies,
        })
      ).problem.code,
    ).toBe('TOKEN_INVALID');
  });

  it('is refused with the code of another sign-in', async () => {
    const [mine, theirs] = [await begin(), await begin()];
    const stolen = await site.visit(theirs.body.url, identity());
    const own = await site.visit(mine.body.url, identity());
    expect(
      (
        await t.call('authenticateSocial', {
          body: { state: own.state ?? '', code: stolen.code ?? '', iss: own.iss ?? '' },
          cookies: mine.cookies,
        })
      ).problem.code,
    ).toBe('SOCIAL_REFUSED');
  });

  it('is refused when the other site denied access', async () => {
    const begun = await begin();
    const state = new URL(begun.body.url).searchParams.get('state') ?? '';
    expect(
      (
        await t.call('authenticateSocial', {
          body: { state, error: 'access_denied' },
          cookies: begun.cookies,
        })
      ).problem.code,
    ).toBe('SOCIAL_REFUSED');
  });
});

/** The five ways of taking an account before its owner makes it (Sudhodanan and Paverd, 2022). */
describe('an account taken before it is made', () => {
  const thief = 'Ladro-Furbo-9173';
  const claim = (email: string) => t.call('newRegister', { body: registration(email, thief) });

  it('1: a password claim does not survive the owner who comes by another site', async () => {
    const anna = identity();
    const email = anna.email ?? '';
    await claim(email);
    const { body } = await enter(anna);
    expect(body.user.state).toBe('active');
    expect((await signIn(email, thief)).problem.code).toBe('BAD_CREDENTIALS');
    expect(
      (
        await t.call('profile', {
          params: { userId: body.user.id },
          token: body.jwtToken,
          body: {},
        })
      ).body.hasPassword,
    ).toBe(false);
  });

  it('2: a session opened before the proof does not survive it', async () => {
    const email = identity().email ?? '';
    const guest = await t.call('createCheckup', { body: {} });
    await t.call('newRegister', { token: guest.body.token, body: registration(email, thief) });
    const [letter] = await t.mail(email);
    // The owner presses the link of a message they never asked for, in their own browser.
    expect(await t.call('newVerifyEmail', { body: { token: letter?.token ?? '' } })).toMatchObject({
      status: 403,
      problem: { code: 'SIGN_IN_REQUIRED' },
      cookies: {},
    });
    expect((await t.call('getDraft', { token: guest.body.token })).status).toBe(401);
    expect((await t.call('refreshToken', { cookies: guest.cookies })).status).toBe(401);
    await t.call('forgotPassword', { body: { email } });
    const [reset] = await t.mail(email);
    expect(
      (
        await t.call('resetPassword', {
          body: { token: reset?.token ?? '', password: PASSWORD, confirmPassword: PASSWORD },
        })
      ).status,
    ).toBe(200);
    expect((await signIn(email, thief)).problem.code).toBe('BAD_CREDENTIALS');
  });

  it('3: another site cannot be joined to an account whose address is not proved', async () => {
    const email = identity().email ?? '';
    const own = identity({ email: 'ladro@bussola.example' });
    await claim(email);
    const ticket =
      (
        await (async () => {
          await t.register('ladro@bussola.example');
          return enter(own);
        })()
      ).problem.social?.ticket ?? '';
    expect((await signIn(email, thief, ticket)).problem.code).toBe('EMAIL_UNVERIFIED');
    await t.call('newVerifySendEmail', { body: { email } });
    t.advance(120);
    const owner = await t.register(email);
    expect(
      (await t.call('profile', { params: { userId: owner.userId }, token: owner.token, body: {} }))
        .body.social,
    ).toEqual([]);
    // Nor does a ticket of one account join another.
    await signIn(email, PASSWORD, ticket);
    expect(
      (await t.call('profile', { params: { userId: owner.userId }, token: owner.token, body: {} }))
        .body.social,
    ).toEqual([]);
  });

  it('4: a change of address that waits does not survive the owner’s proof, and its link moves nobody else', async () => {
    const email = identity().email ?? '';
    const bad = await t.register(`ladro${(n += 1)}@bussola.example`);
    const session = (await signIn(`ladro${n}@bussola.example`)).body;
    await t.call('newUpdateEmail', {
      params: { userId: bad.userId },
      token: session.jwtToken,
      body: { email },
    });
    const [letter] = await t.mail(email);
    expect(
      (await t.call('newVerifyChangeEmail', { body: { token: letter?.token ?? '' } })).status,
    ).toBe(401);
    t.advance(120);
    const owner = await t.register(email);
    const later = (await signIn(`ladro${n}@bussola.example`)).body.jwtToken;
    expect(
      (await t.call('newVerifyChangeEmail', { token: later, body: { code: letter?.code ?? '' } }))
        .problem.code,
    ).toBe('CODE_WRONG');
    expect((await signIn(email)).body.user.id).toBe(owner.userId);
  });

  it('5: a site that has not checked the address opens, makes and joins nothing', async () => {
    const email = identity().email ?? '';
    const owner = await t.register(email);
    expect((await enter(identity({ email, email_verified: false }))).problem.code).toBe(
      'SOCIAL_UNVERIFIED',
    );
    expect(
      (await enter(identity({ email: `libero${n}@bussola.example`, email_verified: false })))
        .problem.code,
    ).toBe('SOCIAL_UNVERIFIED');
    const { email: _none, ...nameless } = identity();
    expect((await enter(nameless)).problem.code).toBe('SOCIAL_UNVERIFIED');
    const rows = await t.deps.db.query('select 1 from social_identities where user_id = $1', [
      owner.userId,
    ]);
    expect(rows).toEqual([]);
    expect(
      await t.deps.db.query('select 1 from users where email_folded = $1', [
        `libero${n}@bussola.example`,
      ]),
    ).toEqual([]);
  });
});
