/** Whatever is good once, brought fifty times at once: one has it. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { generate } from 'otplib';
import { asSystem } from '../../access.ts';
import { TestAuthenticator } from '../../../test/test-authenticator.ts';
import { PASSWORD, testApp } from '../../../test/test-app.ts';
import type { TestApp } from '../../../test/test-app.ts';

const AT_ONCE = 50;
const NEW_PASSWORD = 'Faro-Betulla-7302';
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
  cookies: Record<string, string>;
}
const signIn = (email: string) => t.call('authenticate', { body: { email, password: PASSWORD } });
/** Registered, and proved to be there just now. */
const person = async (): Promise<Me> => {
  const email = `gara${(n += 1)}@bussola.example`;
  const { userId } = await t.register(email);
  const { body, cookies } = await signIn(email);
  return { email, userId, token: body.jwtToken, cookies };
};
const last = async (to: string, key = 'token') => {
  await t.app.services.mailer.drain();
  const rows = await t.deps.db.query<{ body: string }>(
    'select body from dev_mail where recipient = $1 order by seq desc',
    [to],
  );
  return (
    rows
      .map(({ body }) => new RegExp(`(?:[?]${key}=|email-access/)([\\w-]{43})`).exec(body)?.[1])
      .find(Boolean) ?? ''
  );
};
const race = async (once: () => Promise<{ status: number }>) => {
  const answers = await Promise.all(Array.from({ length: AT_ONCE }, once));
  // A 503 says that too many hash at once, and when to come back: no effect, and no fault.
  return {
    good: answers.filter(({ status }) => status < 300).length,
    faults: answers.filter(({ status }) => status >= 500 && status !== 503).length,
  };
};
const secretOf = async (me: Me) => {
  const params = { userId: me.userId };
  const { secret } = (await t.call('beginTotp', { params, token: me.token, body: {} })).body;
  const code = () => generate({ secret, epoch: Math.floor(t.deps.clock().getTime() / 1000) });
  return {
    params,
    code,
    confirm: async () =>
      (await t.call('confirmTotp', { params, token: me.token, body: { code: await code() } })).body
        .recoveryCodes ?? [],
  };
};

/** Each prepares what is good once, and gives the way to bring it. */
const KINDS: Readonly<Record<string, () => Promise<() => Promise<{ status: number }>>>> = {
  'the code of a registration': async () => {
    const email = `gara${(n += 1)}@bussola.example`;
    const { cookies } = await t.call('newRegister', {
      body: {
        firstName: 'Anna',
        lastName: 'Colombo',
        email,
        password: PASSWORD,
        confirmPassword: PASSWORD,
        acceptPrivacy: true,
      },
    });
    const [letter] = await t.mail(email);
    return () => t.call('newVerifyEmail', { body: { email, code: letter?.code ?? '' }, cookies });
  },
  'the link of a registration': async () => {
    const email = `gara${(n += 1)}@bussola.example`;
    await t.call('newRegister', {
      body: {
        firstName: 'Anna',
        lastName: 'Colombo',
        email,
        password: PASSWORD,
        confirmPassword: PASSWORD,
        acceptPrivacy: true,
      },
    });
    const token = await last(email);
    return () => t.call('verifyEmail', { body: { token } });
  },
  'the link of a forgotten password': async () => {
    const me = await person();
    t.advance(120);
    await t.call('forgotPassword', { body: { email: me.email } });
    const token = await last(me.email);
    return () =>
      t.call('resetPassword', {
        body: { token, password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD },
      });
  },
  'the code of a new address': async () => {
    const me = await person();
    const to = `nuova${n}@bussola.example`;
    await t.call('newUpdateEmail', {
      params: { userId: me.userId },
      token: me.token,
      body: { email: to },
    });
    const [letter] = await t.mail(to);
    return () =>
      t.call('newVerifyChangeEmail', { token: me.token, body: { code: letter?.code ?? '' } });
  },
  'the link that takes a new address back': async () => {
    const me = await person();
    await t.call('newUpdateEmail', {
      params: { userId: me.userId },
      token: me.token,
      body: { email: `nuova${n}@bussola.example` },
    });
    const undo = await last(me.email, 'undo');
    return () => t.call('newVerifyChangeEmail', { body: { undo } });
  },
  'the link to a checkup': async () => {
    const guest = (await t.call('createCheckup', { body: {} })).body;
    const email = `gara${(n += 1)}@bussola.example`;
    await t.call('emailRegister', { token: guest.token, body: { email, acceptPrivacy: true } });
    const token = await last(email);
    return () =>
      t.call('emailAccess', {
        params: { token },
        headers: {
          'sec-fetch-site': 'same-origin',
          'sec-fetch-mode': 'cors',
          'x-bussola-intent': 'email-access',
        },
      });
  },
  'a code of the app, at the second step': async () => {
    const me = await person();
    const app = await secretOf(me);
    await app.confirm();
    t.advance(60);
    const ticket = (await signIn(me.email)).problem.secondFactor?.ticket ?? '';
    const code = await app.code();
    return () => t.call('authenticateSecondFactor', { body: { ticket, code } });
  },
  'a code of the app, as a proof': async () => {
    const me = await person();
    const app = await secretOf(me);
    await app.confirm();
    t.advance(60);
    const code = await app.code();
    return () => t.call('stepUp', { params: app.params, token: me.token, body: { code } });
  },
  'a recovery code': async () => {
    const me = await person();
    const [recoveryCode = ''] = await (await secretOf(me)).confirm();
    return () =>
      t.call('stepUp', { params: { userId: me.userId }, token: me.token, body: { recoveryCode } });
  },
  'a signature of a passkey': async () => {
    const me = await person();
    const device = new TestAuthenticator();
    const asked = (
      await t.call('beginPasskey', { params: { userId: me.userId }, token: me.token, body: {} })
    ).body;
    await t.call('addPasskey', {
      params: { userId: me.userId },
      token: me.token,
      body: { ticket: asked.ticket, name: 'Telefono', passkey: device.make(asked) },
    });
    const challenge = (await t.call('passkeyOptions', { body: {} })).body;
    const passkey = device.sign(challenge);
    return () => t.call('authenticatePasskey', { body: { ticket: challenge.ticket, passkey } });
  },
};

describe.each(Object.entries(KINDS))('%s', (_name, prepare) => {
  it(`is good once of ${AT_ONCE} times at once`, async () => {
    expect(await race(await prepare())).toEqual({ good: 1, faults: 0 });
  });
});

/** What is not secret but must happen once: the same sent fifty times has one effect. */
describe('sent fifty times at once', () => {
  it('the first code of an app gives ten recovery codes, once', async () => {
    const me = await person();
    const app = await secretOf(me);
    const code = await app.code();
    expect(
      await race(() =>
        t.call('confirmTotp', { params: app.params, token: me.token, body: { code } }),
      ),
    ).toEqual({ good: 1, faults: 0 });
    expect(
      (await t.call('profile', { params: app.params, token: me.token, body: {} })).body.secondFactor
        .recoveryCodesLeft,
    ).toBe(10);
    expect(
      (await t.mail(me.email)).filter(({ subject }) => subject === 'Secondo fattore aggiunto'),
    ).toHaveLength(1);
  });

  it('a passkey is kept once', async () => {
    const me = await person();
    const params = { userId: me.userId };
    const asked = (await t.call('beginPasskey', { params, token: me.token, body: {} })).body;
    const passkey = new TestAuthenticator().make(asked);
    expect(
      await race(() =>
        t.call('addPasskey', {
          params,
          token: me.token,
          body: { ticket: asked.ticket, name: 'Telefono', passkey },
        }),
      ),
    ).toEqual({ good: 1, faults: 0 });
    expect(
      (await t.call('profile', { params, token: me.token, body: {} })).body.secondFactor.passkeys,
    ).toHaveLength(1);
  });

  it('a registration of a visitor makes one person of them, and two messages at most', async () => {
    const guest = (await t.call('createCheckup', { body: {} })).body;
    const email = `gara${(n += 1)}@bussola.example`;
    const body = {
      firstName: 'Anna',
      lastName: 'Colombo',
      email,
      password: PASSWORD,
      confirmPassword: PASSWORD,
      acceptPrivacy: true as const,
    };
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, () => t.call('newRegister', { token: guest.token, body })),
    );
    expect(answers.filter(({ status }) => status >= 500 && status !== 503)).toEqual([]);
    expect(await t.deps.db.query('select id from users where email_folded = $1', [email])).toEqual([
      { id: guest.userId },
    ]);
    expect((await t.mail(email)).length).toBeLessThanOrEqual(2);
  });

  const claim = (email: string) => ({
    firstName: 'Anna',
    lastName: 'Colombo',
    email,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    acceptPrivacy: true as const,
  });
  const send = (email: string, key: string, more: object = {}) =>
    t.call('newRegister', {
      body: { ...claim(email), ...more },
      headers: { 'idempotency-key': key },
    });
  const said = ({ status, body, cookies }: Awaited<ReturnType<typeof send>>) =>
    JSON.stringify([status, body, cookies]);

  it.each(['new', 'known'])(
    'a registration with one key is one claim and one message, and the same answer to all: address %s',
    async (kind) => {
      const email = `chiave${(n += 1)}@bussola.example`;
      if (kind === 'known') await t.register(email);
      t.advance(3_600);
      const before = (await t.mail(email)).length;
      const answers = await Promise.all(
        Array.from({ length: AT_ONCE }, () => send(email, `registrazione-${n}`)),
      );
      // A minute later, as after a reply that was lost: also then the cookie tells nothing of the
      // address.
      t.advance(60);
      answers.push(await send(email, `registrazione-${n}`));
      expect([...new Set(answers.map(said))]).toEqual([
        expect.stringMatching(/^\[202,.*__Host-reg/),
      ]);
      expect((await t.mail(email)).length - before).toBe(1);
      expect(
        await t.deps.db.query('select id from users where email_folded = $1', [email]),
      ).toHaveLength(1);
    },
  );

  it('a key is good for its own request, and for an hour', async () => {
    const email = `chiave${(n += 1)}@bussola.example`;
    const first = await send(email, 'registrazione-altra');
    t.advance(120);
    // Another password with the same key: another claim, as if it had none.
    expect(
      said(
        await send(email, 'registrazione-altra', {
          password: 'Ulivo-Faro-4821',
          confirmPassword: 'Ulivo-Faro-4821',
        }),
      ),
    ).not.toBe(said(first));
    t.advance(3_600);
    expect(said(await send(email, 'registrazione-altra'))).not.toBe(said(first));
    expect(
      await t.deps.db.query('select key_mac from visitor_keys where response is null', []),
    ).toEqual([]);
    t.advance(3_601);
    await asSystem(() => t.app.services.visitors.sweep());
    expect(await t.deps.db.query('select key_mac from visitor_keys', [])).toEqual([]);
  });

  it('the beginning of a checkup has no key: each is an empty area of its own that goes by itself, and no answer opens that of another', async () => {
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, () =>
        t.call('createCheckup', { body: {}, headers: { 'idempotency-key': 'inizio-di-visita' } }),
      ),
    );
    const ids = answers.map(({ body }) => body.userId);
    expect([
      new Set(ids).size,
      new Set(answers.map(({ cookies }) => JSON.stringify(cookies))).size,
    ]).toEqual([AT_ONCE, AT_ONCE]);
    const left = () => t.deps.db.query('select id from users where id = any($1::uuid[])', [ids]);
    expect(await left()).toHaveLength(AT_ONCE);
    t.advance(31 * 86_400);
    await asSystem(() => t.app.services.erasure.eraseDue());
    expect(await left()).toEqual([]);
  });

  it('an invitation is one row, and the end of an account is written once', async () => {
    const boss = await person();
    await t.deps.db.query(`update users set role = 'SuperAdmin' where id = $1`, [boss.userId]);
    const email = `invitata${n}@bussola.example`;
    const invited = await race(() =>
      t.call('createAdmin', {
        token: boss.token,
        body: {
          firstName: 'Nora',
          lastName: 'Bassi',
          email,
          role: 'Admin',
          reason: 'Serve una persona in più',
        },
      }),
    );
    expect(invited.faults).toBe(0);
    expect(
      (await t.call('getAllAdmins', { token: boss.token })).body.rows.filter(
        (row) => row.email === email,
      ),
    ).toHaveLength(1);
    const me = await person();
    const before = (await t.mail(me.email)).length;
    expect(
      (
        await race(() =>
          t.call('deleteAccount', {
            params: { userId: me.userId },
            token: me.token,
            body: { confirm: 'ELIMINA' },
          }),
        )
      ).faults,
    ).toBe(0);
    expect((await t.mail(me.email)).length - before).toBe(1);
  });
});
