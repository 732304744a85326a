import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PASSWORD, testApp } from '../../../test/test-app.ts';
import type { BodyOf } from '@bussola/contract';
import type { TestApp } from '../../../test/test-app.ts';

let t: TestApp;
let n = 0;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const chosen = 'Faro-Betulla-7302';
const REASON = 'Sostituisce Elisa sui clienti di Parma';
/**
 * Somebody of the staff with a proof of now; how they got their second factor is another test's.
 */
const member = async (role: string) => {
  const email = `squadra${(n += 1)}@bussola.example`;
  const { userId } = await t.register(email);
  const { body } = await t.call('authenticate', { body: { email, password: PASSWORD } });
  await t.deps.db.query('update users set role = $2 where id = $1', [userId, role]);
  return { email, userId, token: body.jwtToken };
};
const invite = (token: string, email: string, role: 'Admin' | 'SuperAdmin' = 'Admin') =>
  t.call('createAdmin', {
    token,
    body: { firstName: 'Nora', lastName: 'Bassi', email, role, reason: REASON },
  });
const accept = async (email: string, password = chosen) => {
  const [letter] = await t.mail(email);
  return t.call('resetPassword', {
    body: { token: letter?.token ?? '', password, confirmPassword: password },
  });
};

describe('an invitation', () => {
  it('becomes an account with the password that is chosen, and a second factor to add', async () => {
    const boss = await member('SuperAdmin');
    const email = 'nora@bussola.example';
    expect((await invite(boss.token, email)).body.rows).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ email, role: 'Admin', state: 'invited', secondFactors: [] }),
      ]),
    );
    expect((await t.call('authenticate', { body: { email, password: chosen } })).status).toBe(403);
    expect((await accept(email, 'Password1!')).problem.code).toBe('WEAK_PASSWORD');
    expect((await accept(email)).status).toBe(200);
    expect((await accept(email)).problem.code).toBe('TOKEN_INVALID');
    const entered = await t.call('authenticate', { body: { email, password: chosen } });
    expect(entered.body).toMatchObject({
      limitedTo: 'enrol',
      user: { role: 'Admin', firstName: 'Nora' },
    });
    expect(
      (await t.call('getAllAdmins', { token: boss.token })).body.rows.find(
        (row) => row.email === email,
      ),
    ).toMatchObject({ state: 'active', secondFactors: [] });
  });

  it('is good for three days, once, and only the newest', async () => {
    const boss = await member('SuperAdmin');
    const email = 'tarda@bussola.example';
    await invite(boss.token, email);
    const [first] = await t.mail(email);
    t.advance(2);
    await invite(boss.token, email, 'SuperAdmin');
    expect(
      (
        await t.call('resetPassword', {
          body: { token: first?.token ?? '', password: chosen, confirmPassword: chosen },
        })
      ).problem.code,
    ).toBe('TOKEN_INVALID');
    const [second] = await t.mail(email);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        t.call('resetPassword', {
          body: { token: second?.token ?? '', password: chosen, confirmPassword: chosen },
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    await invite(boss.token, 'mai@bussola.example');
    t.advance(3 * 86_400);
    expect((await accept('mai@bussola.example')).problem.code).toBe('TOKEN_EXPIRED');
  });

  it('is refused for an address with an account, and cannot be accepted by a claim on that address', async () => {
    const boss = await member('SuperAdmin');
    expect((await invite(boss.token, boss.email)).problem.code).toBe('CONFLICT');
    const email = 'contesa@bussola.example';
    const thief = 'Ladro-Furbo-9173';
    await t.call('newRegister', {
      body: {
        firstName: 'L',
        lastName: 'F',
        email,
        password: thief,
        confirmPassword: thief,
        acceptPrivacy: true,
      },
    });
    await invite(boss.token, email);
    await accept(email);
    expect((await t.call('authenticate', { body: { email, password: thief } })).problem.code).toBe(
      'BAD_CREDENTIALS',
    );
    expect(
      (await t.call('authenticate', { body: { email, password: chosen } })).body.user.role,
    ).toBe('Admin');
  });

  it('wants a proof of five minutes, and a SuperAdmin for admins; advisers are for Admins too', async () => {
    const [boss, admin, user] = [
      await member('SuperAdmin'),
      await member('Admin'),
      await member('User'),
    ];
    const adviser = (token: string) =>
      t.call('createConsulente', {
        token,
        body: {
          firstName: 'Ugo',
          lastName: 'Sala',
          email: `consulente${(n += 1)}@bussola.example`,
          reason: REASON,
        },
      });
    expect((await invite(admin.token, 'no@bussola.example')).status).toBe(403);
    expect((await adviser(user.token)).status).toBe(403);
    expect((await adviser(admin.token)).body.rows).toEqual(
      expect.arrayContaining([expect.objectContaining({ role: 'Consulente', state: 'invited' })]),
    );
    t.advance(301);
    expect((await invite(boss.token, 'no@bussola.example')).problem.code).toBe('STEP_UP_REQUIRED');
    expect((await adviser(admin.token)).problem.code).toBe('STEP_UP_REQUIRED');
    expect(
      (
        await t.call('deleteAdmin', {
          token: boss.token,
          params: { id: admin.userId },
          body: { reason: REASON },
        })
      ).problem.code,
    ).toBe('STEP_UP_REQUIRED');
    expect(await t.mail('no@bussola.example')).toEqual([]);
  });
});

describe('who invited', () => {
  it.each(['is taken off the staff', 'leaves'])(
    'and %s leaves no way in: what they had sent is over, what others sent is not',
    async (how) => {
      const [boss, leaving] = [await member('SuperAdmin'), await member('SuperAdmin')];
      const [theirs, ours] = [`rientro${(n += 1)}@bussola.example`, `altra${n}@bussola.example`];
      await invite(leaving.token, theirs, 'SuperAdmin');
      await invite(boss.token, ours);
      const gone =
        how === 'leaves'
          ? await t.call('deleteAccount', {
              params: { userId: leaving.userId },
              token: leaving.token,
              body: { confirm: 'ELIMINA' },
            })
          : await t.call('deleteAdmin', {
              token: boss.token,
              params: { id: leaving.userId },
              body: { reason: REASON },
            });
      expect(gone.status).toBe(204);
      expect((await accept(theirs)).problem.code).toBe('TOKEN_INVALID');
      expect((await accept(ours)).status).toBe(200);
    },
  );
});

describe('taking off the staff', () => {
  it('ends the account and its sessions at once, or takes an invitation back', async () => {
    const [boss, admin] = [await member('SuperAdmin'), await member('Admin')];
    expect(
      (
        await t.call('deleteAdmin', {
          token: boss.token,
          params: { id: admin.userId },
          body: { reason: REASON },
        })
      ).status,
    ).toBe(204);
    expect((await t.call('adminClients', { token: admin.token })).status).toBe(401);
    expect(
      (await t.call('authenticate', { body: { email: admin.email, password: PASSWORD } })).status,
    ).toBe(403);
    await invite(boss.token, 'ripensata@bussola.example');
    const row = (await t.call('getAllAdmins', { token: boss.token })).body.rows.find(
      ({ email }) => email === 'ripensata@bussola.example',
    );
    expect(
      (
        await t.call('deleteAdmin', {
          token: boss.token,
          params: { id: row?.id ?? '' },
          body: { reason: REASON },
        })
      ).status,
    ).toBe(204);
    expect((await accept('ripensata@bussola.example')).problem.code).toBe('TOKEN_INVALID');
  });

  it('is not for oneself, for a client, or for nobody', async () => {
    const [boss, user] = [await member('SuperAdmin'), await member('User')];
    const remove = (id: string) =>
      t.call('deleteAdmin', { token: boss.token, params: { id }, body: { reason: REASON } });
    expect((await remove(boss.userId)).status).toBe(403);
    expect((await remove(user.userId)).status).toBe(404);
    expect((await remove(crypto.randomUUID())).status).toBe(404);
  });

  it('leaves one SuperAdmin when all remove each other at once, and the last one cannot be removed', async () => {
    await t.deps.db.query(`update users set role = 'User' where role = 'SuperAdmin'`, []);
    const three = [
      await member('SuperAdmin'),
      await member('SuperAdmin'),
      await member('SuperAdmin'),
    ];
    await Promise.all(
      three.flatMap((one) =>
        three
          .filter((other) => other !== one)
          .map((other) =>
            t.call('deleteAdmin', {
              token: one.token,
              params: { id: other.userId },
              body: { reason: REASON },
            }),
          ),
      ),
    );
    const left = await t.deps.db.query<{ id: string }>(
      `select id from users where role = 'SuperAdmin' and deleted_at is null`,
      [],
    );
    expect(left).toHaveLength(1);
    const last = three.find(({ userId }) => userId === left[0]?.id);
    expect(
      (
        await t.call('deleteAccount', {
          params: { userId: last?.userId ?? '' },
          token: last?.token,
          body: { confirm: 'ELIMINA' },
        })
      ).status,
    ).toBe(403);
  });
});

it('tells the other SuperAdmins of an Admin who is invited, and of no adviser', async () => {
  const [boss, other] = [await member('SuperAdmin'), await member('SuperAdmin')];
  const told = async () =>
    (
      await t.call('listNotices', { token: other.token, params: { userId: other.userId } })
    ).body.notices.filter(({ kind }) => kind === 'staff-changed').length;
  await t.call('createConsulente', {
    token: boss.token,
    body: {
      firstName: 'Ugo',
      lastName: 'Sala',
      email: `consulente${(n += 1)}@bussola.example`,
      reason: REASON,
    },
  });
  expect(await told()).toBe(0);
  await invite(boss.token, `collega${(n += 1)}@bussola.example`);
  expect(await told()).toBe(1);
});

describe('changing somebody of the staff', () => {
  type Change = BodyOf<'updateAdmin'>;
  const change = (token: string, id: string, body: Change) =>
    t.call('updateAdmin', { token, params: { id }, body });
  const enter = async (email: string) =>
    (await t.call('authenticate', { body: { email, password: PASSWORD } })).status;
  const lastLetter = async (email: string) =>
    (
      await t.deps.db.query<{ body: string }>(
        'select body from dev_mail where recipient = $1 order by seq desc limit 1',
        [email],
      )
    )[0]?.body;
  const noticesOf = async ({ userId, token }: { userId: string; token: string }) =>
    (await t.call('listNotices', { token, params: { userId } })).body.notices;

  it('gives another role: sessions end, what the person had sent is over, all are told', async () => {
    const [boss, other, person] = [
      await member('SuperAdmin'),
      await member('SuperAdmin'),
      await member('SuperAdmin'),
    ];
    const sent = `ultima${(n += 1)}@bussola.example`;
    await invite(person.token, sent);
    const done = await change(boss.token, person.userId, {
      action: 'role',
      role: 'Admin',
      reason: REASON,
    });
    expect(done.body.rows.find(({ id }) => id === person.userId)).toMatchObject({ role: 'Admin' });
    expect((await t.call('adminClients', { token: person.token })).status).toBe(401);
    expect((await accept(sent)).problem.code).toBe('TOKEN_INVALID');
    expect(await enter(person.email)).toBe(200);
    expect(await noticesOf(other)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          kind: 'staff-changed',
          detail: expect.objectContaining({ what: 'role', role: 'Admin' }),
        }),
      ]),
    );
    expect((await noticesOf(boss)).some(({ detail }) => detail['what'] === 'role')).toBe(false);
    expect(await lastLetter(boss.email)).toContain('ora è Admin');
  });

  it('suspends and reopens, once each, and writes why', async () => {
    const [boss, admin] = [await member('SuperAdmin'), await member('Admin')];
    const letters = async () =>
      (await t.mail(admin.email)).filter(({ subject }) => subject.includes('accesso a Bussola'));
    for (let times = 0; times < 2; times += 1)
      expect(
        await change(boss.token, admin.userId, { action: 'suspend', reason: REASON }),
      ).toMatchObject({
        status: 200,
        body: {
          rows: expect.arrayContaining([
            expect.objectContaining({
              id: admin.userId,
              state: 'disabled',
              suspendedAt: t.deps.clock().toISOString(),
            }),
          ]),
        },
      });
    expect((await t.call('adminClients', { token: admin.token })).status).toBe(401);
    expect(await enter(admin.email)).toBe(403);
    expect(await letters()).toHaveLength(1);
    expect(await lastLetter(admin.email)).toContain(REASON);
    await change(boss.token, admin.userId, { action: 'reopen', reason: REASON });
    expect(await enter(admin.email)).toBe(200);
    expect(await letters()).toHaveLength(2);
  });

  it('takes every second factor away, so that the person adds new ones', async () => {
    const [boss, admin] = [await member('SuperAdmin'), await member('Admin')];
    await t.deps.db.query(
      `insert into recovery_codes (user_id, code_hash, created_at) values ($1, 'x', now())`,
      [admin.userId],
    );
    await t.deps.db.query(
      `insert into totp (user_id, sealed, created_at, confirmed_at) values ($1, 'x', now(), now())`,
      [admin.userId],
    );
    const row = async () =>
      (await t.call('getAllAdmins', { token: boss.token })).body.rows.find(
        ({ id }) => id === admin.userId,
      );
    expect(await row()).toMatchObject({ secondFactors: ['totp'] });
    expect(await enter(admin.email)).toBe(403);
    await change(boss.token, admin.userId, { action: 'resetFactors', reason: REASON });
    expect(await row()).toMatchObject({ secondFactors: [] });
    const entered = await t.call('authenticate', {
      body: { email: admin.email, password: PASSWORD },
    });
    expect(entered.body).toMatchObject({ limitedTo: 'enrol' });
  });

  it('is not for oneself, an adviser, a client or nobody, nor without a proof or a reason', async () => {
    const boss = await member('SuperAdmin');
    const suspend = (id: string, reason = REASON) =>
      change(boss.token, id, { action: 'suspend', reason });
    expect((await suspend(boss.userId)).status).toBe(403);
    for (const role of ['Consulente', 'User'])
      expect((await suspend((await member(role)).userId)).status).toBe(404);
    expect((await suspend(crypto.randomUUID())).status).toBe(404);
    const admin = await member('Admin');
    expect((await suspend(admin.userId, 'breve')).status).toBe(422);
    expect(
      (await change(admin.token, boss.userId, { action: 'suspend', reason: REASON })).status,
    ).toBe(403);
    t.advance(301);
    expect((await suspend(admin.userId)).problem.code).toBe('STEP_UP_REQUIRED');
  });

  it('leaves one SuperAdmin when all suspend each other at once', async () => {
    await t.deps.db.query(`update users set role = 'User' where role = 'SuperAdmin'`, []);
    const three = [
      await member('SuperAdmin'),
      await member('SuperAdmin'),
      await member('SuperAdmin'),
    ];
    await Promise.all(
      three.flatMap((one) =>
        three
          .filter((other) => other !== one)
          .map((other, at) =>
            change(
              one.token,
              other.userId,
              at === 0
                ? { action: 'suspend', reason: REASON }
                : { action: 'role', role: 'Admin', reason: REASON },
            ),
          ),
      ),
    );
    const left = await t.deps.db.query(
      `select id from users where role = 'SuperAdmin' and state = 'active' and deleted_at is null`,
      [],
    );
    expect(left).toHaveLength(1);
  });
});
