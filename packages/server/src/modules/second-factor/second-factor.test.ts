import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { generate } from 'otplib';
import { TestAuthenticator } from '../../../test/test-authenticator.ts';
import { PASSWORD, testApp } from '../../../test/test-app.ts';
import type { TestApp } from '../../../test/test-app.ts';

let t: TestApp;
let n = 0;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

interface Me {
  email: string;
  userId: string;
  token: string;
}
const person = async (): Promise<Me> => {
  const email = `fattore${(n += 1)}@bussola.example`;
  const { userId } = await t.register(email);
  return {
    email,
    userId,
    token: (await t.call('authenticate', { body: { email, password: PASSWORD } })).body.jwtToken,
  };
};
const signIn = (email: string) => t.call('authenticate', { body: { email, password: PASSWORD } });
/** The code that the app shows, `steps` half minutes from now. */
const codeAt = (secret: string, steps = 0) =>
  generate({ secret, epoch: Math.floor(t.deps.clock().getTime() / 1000) + steps * 30 });
const withTotp = async (me: Me) => {
  const params = { userId: me.userId };
  const { secret } = (await t.call('beginTotp', { params, token: me.token, body: {} })).body;
  const confirmed = await t.call('confirmTotp', {
    params,
    token: me.token,
    body: { code: await codeAt(secret) },
  });
  return { secret, confirmed, recoveryCodes: confirmed.body.recoveryCodes ?? [] };
};
const withPasskey = async (me: Me, device = new TestAuthenticator()) => {
  const params = { userId: me.userId };
  const asked = (await t.call('beginPasskey', { params, token: me.token, body: {} })).body;
  const added = await t.call('addPasskey', {
    params,
    token: me.token,
    body: { ticket: asked.ticket, name: 'Telefono', passkey: device.make(asked) },
  });
  return { device, added };
};
const ask = async () => (await t.call('passkeyOptions', { body: {} })).body;

describe('an app of codes', () => {
  it('counts from its first code on, and is asked after the password', async () => {
    const me = await person();
    const { secret, confirmed, recoveryCodes } = await withTotp(me);
    expect([confirmed.status, recoveryCodes.length, new Set(recoveryCodes).size]).toEqual([
      200, 10, 10,
    ]);
    t.advance(60);
    const first = await signIn(me.email);
    expect(first).toMatchObject({
      status: 403,
      problem: { code: 'SECOND_FACTOR_REQUIRED', secondFactor: { methods: ['totp', 'recovery'] } },
    });
    expect(first.cookies).toEqual({});
    const ticket = first.problem.secondFactor?.ticket ?? '';
    expect(
      (await t.call('authenticateSecondFactor', { body: { ticket, code: '000000' } })).problem.code,
    ).toBe('CODE_WRONG');
    const second = await t.call('authenticateSecondFactor', {
      body: { ticket, code: await codeAt(secret) },
    });
    expect(second).toMatchObject({ status: 200, body: { user: { id: me.userId } } });
    expect(
      (
        await t.call('authenticateSecondFactor', {
          body: { ticket, code: await codeAt(secret, 1) },
        })
      ).problem.code,
    ).toBe('TOKEN_EXPIRED');
  });

  it('is nothing before its first code', async () => {
    const me = await person();
    await t.call('beginTotp', { params: { userId: me.userId }, token: me.token, body: {} });
    expect((await signIn(me.email)).status).toBe(200);
    expect(
      (
        await t.call('confirmTotp', {
          params: { userId: me.userId },
          token: me.token,
          body: { code: '123456' },
        })
      ).problem.code,
    ).toBe('CODE_WRONG');
  });

  it('takes a code once, of now or of the step before or after', async () => {
    const me = await person();
    const { secret } = await withTotp(me);
    const enter = async (code: string) =>
      t.call('authenticateSecondFactor', {
        body: { ticket: (await signIn(me.email)).problem.secondFactor?.ticket ?? '', code },
      });
    t.advance(120);
    const codes = {
      late: await codeAt(secret, -2),
      before: await codeAt(secret, -1),
      now: await codeAt(secret),
      after: await codeAt(secret, 1),
      early: await codeAt(secret, 2),
    };
    expect((await enter(codes.late)).problem.code).toBe('CODE_WRONG');
    expect((await enter(codes.early)).problem.code).toBe('CODE_WRONG');
    expect((await enter(codes.before)).status).toBe(200);
    expect((await enter(codes.before)).problem.code).toBe('CODE_WRONG');
    expect((await enter(codes.after)).status).toBe(200);
    expect((await enter(codes.now)).problem.code).toBe('CODE_WRONG');
  });

  it('lets one of fifty that bring one code at once enter', async () => {
    const me = await person();
    const { secret } = await withTotp(me);
    t.advance(60);
    const code = await codeAt(secret);
    const tickets = await Promise.all(
      Array.from(
        { length: 5 },
        async () => (await signIn(me.email)).problem.secondFactor?.ticket ?? '',
      ),
    );
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) =>
        t.call('authenticateSecondFactor', { body: { ticket: tickets[i % 5] ?? '', code } }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('spends the step after five wrong codes', async () => {
    const me = await person();
    const { secret } = await withTotp(me);
    t.advance(60);
    const ticket = (await signIn(me.email)).problem.secondFactor?.ticket ?? '';
    for (let i = 0; i < 5; i += 1)
      await t.call('authenticateSecondFactor', { body: { ticket, code: '000000' } });
    expect(
      (await t.call('authenticateSecondFactor', { body: { ticket, code: await codeAt(secret) } }))
        .problem.code,
    ).toBe('TOKEN_EXPIRED');
  });

  it('is kept sealed: the database alone gives no secret', async () => {
    const me = await person();
    const { secret } = await withTotp(me);
    const [row] = await t.deps.db.query<{ sealed: string }>(
      'select sealed from totp where user_id = $1',
      [me.userId],
    );
    expect(Buffer.from(row?.sealed ?? '', 'base64').toString('latin1')).not.toContain(secret);
    expect(row?.sealed).not.toContain(secret);
  });
});

describe('recovery codes', () => {
  it('open once each, tell the owner, and are worth nothing once renewed', async () => {
    const me = await person();
    const { recoveryCodes } = await withTotp(me);
    const enter = async (recoveryCode: string) =>
      t.call('authenticateSecondFactor', {
        body: { ticket: (await signIn(me.email)).problem.secondFactor?.ticket ?? '', recoveryCode },
      });
    const [one = '', two = ''] = recoveryCodes;
    const entered = await enter(one.toLowerCase().replace('-', ''));
    expect(entered.status).toBe(200);
    expect((await enter(one)).problem.code).toBe('CODE_WRONG');
    const params = { userId: me.userId };
    const token = entered.body.jwtToken;
    expect((await t.call('listNotices', { params, token })).body.notices).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'recovery-used', detail: { left: '9' } }),
      ]),
    );
    const renewed = (await t.call('newRecoveryCodes', { params, token, body: {} })).body
      .recoveryCodes;
    expect(renewed).toHaveLength(10);
    expect((await enter(two)).problem.code).toBe('CODE_WRONG');
    expect((await enter(renewed[0] ?? '')).status).toBe(200);
  });
});

describe('recovery codes without a second factor', () => {
  it('are not made', async () => {
    const me = await person();
    const asked = await t.call('newRecoveryCodes', {
      params: { userId: me.userId },
      token: me.token,
      body: {},
    });
    expect(asked).toMatchObject({ status: 409, problem: { code: 'CONFLICT' } });
  });
});

/** A SuperAdmin of two addresses. */
async function staffAt(at: TestApp) {
  const email = 'due.siti@bussola.example';
  const { userId } = await at.register(email);
  const entered = await at.call('authenticate', { body: { email, password: PASSWORD } });
  await at.deps.db.query("update users set role = 'SuperAdmin' where id = $1", [userId]);
  const token = entered.body.jwtToken;
  const params = { userId };
  return {
    email,
    /** Makes a passkey at this host, bound to its name. */
    async make(host: string) {
      const device = new TestAuthenticator();
      const headers = { host };
      const made = (await at.call('beginPasskey', { params, token, body: {}, headers })).body;
      expect(made.options).toMatchObject({ rp: { id: host } });
      const passkey = device.make(made, { origin: `http://${host}`, rpId: host });
      const added = await at.call('addPasskey', {
        params,
        token,
        headers,
        body: { ticket: made.ticket, name: 'Telefono', passkey },
      });
      expect(added.status).toBe(200);
      return device;
    },
    async enter(
      device: TestAuthenticator,
      { host, ...how }: { host: string; origin: string; rpId: string },
    ) {
      const headers = { host };
      const asked = (await at.call('passkeyOptions', { body: {}, headers })).body;
      return at.call('authenticatePasskey', {
        headers,
        body: { ticket: asked.ticket, passkey: device.sign(asked, how) },
      });
    },
    profile: async (host: string) =>
      (await at.call('profile', { params, token, body: {}, headers: { host } })).body.secondFactor,
  };
}

describe('passkeys', () => {
  it('must stay on the device and verify the person', async () => {
    const me = await person();
    const made = await t.call('beginPasskey', {
      params: { userId: me.userId },
      token: me.token,
      body: {},
    });
    expect(made.body.options).toMatchObject({
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    expect((await ask()).options).toMatchObject({ userVerification: 'required' });
  });

  it('of the public site also open the back office, and nothing opens from a third address', async () => {
    const at = await testApp({
      publicUrl: 'http://bussola.example',
      backOfficeUrl: 'http://ufficio.bussola.example',
      passkeyDomain: 'bussola.example',
    });
    try {
      const { make, enter, profile } = await staffAt(at);
      const device = await make('bussola.example');
      const enterFrom = (origin: string) =>
        enter(device, { host: 'ufficio.bussola.example', origin, rpId: 'bussola.example' });
      expect((await enterFrom('http://ufficio.bussola.example')).status).toBe(200);
      expect((await enterFrom('http://bussola.example')).status).toBe(200);
      expect((await enterFrom('http://altro.example')).problem.code).toBe('PASSKEY_REFUSED');
      expect((await profile('ufficio.bussola.example')).passkeys).toMatchObject([
        { here: true, hosts: ['bussola.example', 'ufficio.bussola.example'] },
      ]);
    } finally {
      await at.close();
    }
  });

  it('of two unrelated addresses each work at their own, and the answers say where', async () => {
    const site = 'bussola.example';
    const office = 'ufficio.altro.example';
    const at = await testApp({
      publicUrl: `http://${site}`,
      backOfficeUrl: `http://${office}`,
      passkeyDomain: site,
    });
    try {
      const { email, make, enter, profile } = await staffAt(at);
      const device = await make(site);
      const from = { host: office, origin: `http://${office}` };
      expect((await enter(device, { ...from, rpId: site })).problem.code).toBe('PASSKEY_REFUSED');
      const signIn = (host: string) =>
        at.call('authenticate', { body: { email, password: PASSWORD }, headers: { host } });
      expect((await signIn(office)).problem.secondFactor).toMatchObject({
        methods: ['recovery'],
        passkeysAt: site,
      });
      const there = (await signIn(site)).problem.secondFactor;
      expect(there?.methods).toEqual(['passkey', 'recovery']);
      expect(there).not.toHaveProperty('passkeysAt');
      // Their order is that of their moments.
      at.advance(1);
      const own = await make(office);
      expect((await enter(own, { ...from, rpId: office })).status).toBe(200);
      expect((await profile(office)).passkeys).toMatchObject([
        { here: false, hosts: [site] },
        { here: true, hosts: [office] },
      ]);
    } finally {
      await at.close();
    }
  });

  it('enter without a password, and count as the second step', async () => {
    const me = await person();
    const { device, added } = await withPasskey(me);
    expect(added.body.recoveryCodes).toHaveLength(10);
    const asked = await ask();
    expect(asked.options).not.toHaveProperty('allowCredentials.0');
    const entered = await t.call('authenticatePasskey', {
      body: { ticket: asked.ticket, passkey: device.sign(asked) },
    });
    expect(entered).toMatchObject({ status: 200, body: { user: { id: me.userId } } });
    const first = await signIn(me.email);
    expect(first.problem.secondFactor?.methods).toEqual(['passkey', 'recovery']);
    const again = await ask();
    const second = await t.call('authenticateSecondFactor', {
      body: {
        ticket: first.problem.secondFactor?.ticket ?? '',
        passkeyTicket: again.ticket,
        passkey: device.sign(again),
      },
    });
    expect(second.status).toBe(200);
    expect(
      (
        await t.call('profile', {
          params: { userId: me.userId },
          token: entered.body.jwtToken,
          body: {},
        })
      ).body.secondFactor.passkeys,
    ).toMatchObject([{ name: 'Telefono', lastUsedAt: expect.any(String) }]);
  });

  it('are refused when replayed, for another site, without user verification, with another challenge, and when cloned', async () => {
    const me = await person();
    const { device } = await withPasskey(me);
    const enter = async (how: Parameters<TestAuthenticator['sign']>[1]) => {
      const asked = await ask();
      return (
        await t.call('authenticatePasskey', {
          body: { ticket: asked.ticket, passkey: device.sign(asked, how) },
        })
      ).problem?.code;
    };
    expect(await enter({ origin: 'https://male.example' })).toBe('PASSKEY_REFUSED');
    expect(await enter({ rpId: 'male.example' })).toBe('PASSKEY_REFUSED');
    expect(await enter({ userVerified: false })).toBe('PASSKEY_REFUSED');
    expect(await enter({ challenge: Buffer.alloc(32).toString('base64url') })).toBe(
      'PASSKEY_REFUSED',
    );
    const asked = await ask();
    const passkey = device.sign(asked);
    expect(
      (await t.call('authenticatePasskey', { body: { ticket: asked.ticket, passkey } })).status,
    ).toBe(200);
    expect(
      (await t.call('authenticatePasskey', { body: { ticket: asked.ticket, passkey } })).problem
        .code,
    ).toBe('PASSKEY_REFUSED');
    // A clone counts from where it was copied.
    expect(await enter({ counter: 1 })).toBe('PASSKEY_REFUSED');
    const stranger = new TestAuthenticator();
    const other = await ask();
    expect(
      (
        await t.call('authenticatePasskey', {
          body: { ticket: other.ticket, passkey: stranger.sign(other) },
        })
      ).problem.code,
    ).toBe('PASSKEY_REFUSED');
  });

  it('of one person are not the second step, nor the proof, of another', async () => {
    const [me, other] = [await person(), await person()];
    await withPasskey(me);
    const { device } = await withPasskey(other);
    const first = await signIn(me.email);
    const asked = await ask();
    expect(
      (
        await t.call('authenticateSecondFactor', {
          body: {
            ticket: first.problem.secondFactor?.ticket ?? '',
            passkeyTicket: asked.ticket,
            passkey: device.sign(asked),
          },
        })
      ).problem.code,
    ).toBe('PASSKEY_REFUSED');
    const again = await ask();
    expect(
      (
        await t.call('stepUp', {
          params: { userId: me.userId },
          token: me.token,
          body: { ticket: again.ticket, passkey: device.sign(again) },
        })
      ).problem.code,
    ).toBe('PASSKEY_REFUSED');
    const made = (
      await t.call('beginPasskey', {
        params: { userId: other.userId },
        token: other.token,
        body: {},
      })
    ).body;
    expect(
      (
        await t.call('addPasskey', {
          params: { userId: me.userId },
          token: me.token,
          body: { ticket: made.ticket, name: 'Mia', passkey: new TestAuthenticator().make(made) },
        })
      ).problem.code,
    ).toBe('PASSKEY_REFUSED');
  });
});

describe('proving again', () => {
  it('takes a recovery code once, and tells the owner', async () => {
    const me = await person();
    const [recoveryCode = ''] = (await withTotp(me)).recoveryCodes;
    t.advance(301);
    const params = { userId: me.userId };
    const prove = () => t.call('stepUp', { params, token: me.token, body: { recoveryCode } });
    expect((await prove()).status).toBe(200);
    expect((await t.call('newRecoveryCodes', { params, token: me.token, body: {} })).status).toBe(
      200,
    );
    expect((await prove()).problem.code).toBe('CODE_WRONG');
    expect(
      (await t.call('listNotices', { params, token: me.token })).body.notices.map(
        ({ kind }) => kind,
      ),
    ).toContain('recovery-used');
  });

  it('asks people who have one for it: the password alone is not enough', async () => {
    const me = await person();
    const { secret } = await withTotp(me);
    t.advance(301);
    const params = { userId: me.userId };
    expect(
      (await t.call('newRecoveryCodes', { params, token: me.token, body: {} })).problem.code,
    ).toBe('STEP_UP_REQUIRED');
    expect(
      (await t.call('stepUp', { params, token: me.token, body: { password: PASSWORD } })).problem
        .code,
    ).toBe('SECOND_FACTOR_REQUIRED');
    const proved = await t.call('stepUp', {
      params,
      token: me.token,
      body: { code: await codeAt(secret) },
    });
    expect(proved.body.provedUntil).toBe(
      new Date(t.deps.clock().getTime() + 300_000).toISOString(),
    );
    expect((await t.call('newRecoveryCodes', { params, token: me.token, body: {} })).status).toBe(
      200,
    );
    expect((await t.call('removeTotp', { params, token: me.token })).status).toBe(204);
    expect((await signIn(me.email)).status).toBe(200);
    expect(
      (await t.call('listNotices', { params, token: me.token })).body.notices.map(
        ({ kind }) => kind,
      ),
    ).toEqual(expect.arrayContaining(['factor-added', 'factor-removed']));
  });
});

describe('who must have a second factor', () => {
  it.each(['Consulente', 'Admin', 'SuperAdmin'])(
    'promise «roles»: %s without one may only add one, and is whole then',
    async (role) => {
      const me = await person();
      await t.deps.db.query('update users set role = $2 where id = $1', [me.userId, role]);
      const params = { userId: me.userId };
      const entered = await signIn(me.email);
      expect(entered).toMatchObject({ status: 200, body: { limitedTo: 'enrol' } });
      expect(entered.body).not.toHaveProperty('secondFactorMissing');
      const limited = { ...me, token: entered.body.jwtToken };
      for (const name of [
        'adminClients',
        'getDraft',
        'allInfo',
        'listSessions',
        'updateThirdParty',
      ] as const) {
        expect(await t.call(name, { params: params as never, token: limited.token })).toMatchObject(
          { status: 403, problem: { code: 'SECOND_FACTOR_REQUIRED' } },
        );
      }
      expect((await withTotp(limited)).confirmed.status).toBe(200);
      const whole = await t.call('refreshToken', { cookies: entered.cookies });
      expect(whole.body).not.toHaveProperty('limitedTo');
      expect((await t.call('getDraft', { token: limited.token })).status).toBe(200);
      expect((await t.call('removeTotp', { params, token: limited.token })).problem.code).toBe(
        'LAST_FACTOR',
      );
      const { device } = await withPasskey(limited);
      expect((await t.call('removeTotp', { params, token: limited.token })).status).toBe(204);
      const asked = await ask();
      expect(
        (
          await t.call('authenticatePasskey', {
            body: { ticket: asked.ticket, passkey: device.sign(asked) },
          })
        ).body,
      ).not.toHaveProperty('limitedTo');
    },
  );

  it('holds for people who were granted somebody else’s area', async () => {
    const [me, owner] = [await person(), await person()];
    await t.deps.db.query(
      `insert into grants (id, owner_id, holder_id, scopes, purpose, from_day, to_day, state, created_at) values ($1, $2, $3, '{dati}', 'prova', '2026-11-01', '2026-12-31', 'active', $4)`,
      [crypto.randomUUID(), owner.userId, me.userId, t.deps.clock()],
    );
    expect((await signIn(me.email)).body.limitedTo).toBe('enrol');
    expect((await signIn(owner.email)).body).not.toHaveProperty('limitedTo');
  });

  it('is excused in demo mode for invented people only, and says so', async () => {
    const demo = await testApp({ mode: 'demo' });
    try {
      const [invented, real] = [
        await demo.register('inventata@bussola.example'),
        await demo.register('vera@bussola.example'),
      ];
      await demo.deps.db.query(
        `update users set role = 'Admin', demo = id = $1 where id in ($1, $2)`,
        [invented.userId, real.userId],
      );
      const enter = (email: string) =>
        demo.call('authenticate', { body: { email, password: PASSWORD } });
      expect((await enter('inventata@bussola.example')).body).toMatchObject({
        secondFactorMissing: true,
      });
      expect((await enter('inventata@bussola.example')).body).not.toHaveProperty('limitedTo');
      expect((await enter('vera@bussola.example')).body).toMatchObject({ limitedTo: 'enrol' });
    } finally {
      await demo.close();
    }
  });
});
