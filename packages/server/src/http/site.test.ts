/** The back office at its own address: who works where, and what the other address answers. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CALL_NAMES, calls, contract } from '@bussola/contract';
import type { Role } from '@bussola/contract';
import { PASSWORD, testApp } from '../../test/test-app.ts';
import type { TestApp } from '../../test/test-app.ts';
import { asSystem } from '../access.ts';
import { listDevMail } from '../modules/mail/outbox-repository.ts';

const SITE = { host: 'bussola.example' };
const OFFICE = { host: 'ufficio.bussola.example' };
const urls = {
  publicUrl: 'http://bussola.example',
  backOfficeUrl: 'http://ufficio.bussola.example',
};
const GO_TO_OFFICE = { code: 'ONLY_AT_BACK_OFFICE', goTo: urls.backOfficeUrl };
const GO_TO_SITE = { code: 'ONLY_AT_SITE', goTo: urls.publicUrl };
const REASON = 'Segue i clienti di Parma';

let apart: TestApp;
let together: TestApp;
beforeAll(async () => {
  apart = await testApp({ ...urls, isStaffApart: true, staffUrl: urls.backOfficeUrl });
  together = await testApp({ ...urls, staffUrl: urls.publicUrl });
});
afterAll(() => Promise.all([apart.close(), together.close()]));

let n = 0;
/** Somebody of this role with a proof of now, signed in before the role was theirs. */
async function member(t: TestApp, role: Role) {
  const email = `persona${(n += 1)}@bussola.example`;
  const { userId, cookies } = await t.register(email);
  const { body } = await t.call('authenticate', { body: { email, password: PASSWORD } });
  await t.deps.db.query('update users set role = $2 where id = $1', [userId, role]);
  return { email, userId, cookies, token: body.jwtToken };
}
const enter = (t: TestApp, email: string, headers: Record<string, string>, password = PASSWORD) =>
  t.call('authenticate', { body: { email, password }, headers });
const letters = async (t: TestApp, to: string) => {
  await t.app.services.mailer.drain();
  return (await listDevMail(t.deps.db, to)).map(({ body }) => body);
};

describe('with the staff apart', () => {
  it.each(['Admin', 'SuperAdmin'] as const)(
    'signs in %s at the back office, and tells them at the site where to go',
    async (role) => {
      const { email } = await member(apart, role);
      expect((await enter(apart, email, SITE)).problem).toMatchObject(GO_TO_OFFICE);
      expect(await enter(apart, email, OFFICE)).toMatchObject({
        status: 200,
        body: { user: { role } },
      });
    },
  );
  it.each(['User', 'Consulente'] as const)(
    'signs in %s at the site, and sends them there from the back office',
    async (role) => {
      const { email } = await member(apart, role);
      expect((await enter(apart, email, OFFICE)).problem).toMatchObject(GO_TO_SITE);
      expect(await enter(apart, email, SITE)).toMatchObject({
        status: 200,
        body: { user: { role } },
      });
    },
  );

  it('tells nobody without the password who is of the staff', async () => {
    const staff = await member(apart, 'SuperAdmin');
    const wrong = 'Nave-Sabbia-1190';
    const known = await enter(apart, staff.email, SITE, wrong);
    const unknown = await enter(apart, 'nessuno@bussola.example', SITE, wrong);
    expect(known.status).toBe(403);
    const { requestId: _one, ...ofStaff } = known.problem;
    const { requestId: _other, ...ofNobody } = unknown.problem;
    expect(ofStaff).toEqual(ofNobody);
    expect(ofStaff.code).toBe('BAD_CREDENTIALS');
    const forgot = (email: string) =>
      apart.call('forgotPassword', { body: { email }, headers: SITE });
    expect((await forgot(staff.email)).body).toEqual(
      (await forgot('nessuno@bussola.example')).body,
    );
  });

  it('neither writes a sign-in nor opens a session for somebody who is sent away', async () => {
    const { email, userId } = await member(apart, 'Admin');
    apart.advance(1);
    const count = () =>
      apart.deps.db.query<{ sessions: number; entered: string }>(
        `select (select count(*) from sessions where user_id = $1)::int as sessions,
                last_login_at::text as entered from users where id = $1`,
        [userId],
      );
    const before = await count();
    await enter(apart, email, SITE);
    expect(await count()).toEqual(before);
    await enter(apart, email, OFFICE);
    expect(await count()).not.toEqual(before);
  });

  it('refreshes a session of the staff at the back office only, and takes its cookie at the site', async () => {
    const { email } = await member(apart, 'SuperAdmin');
    const { cookies } = await enter(apart, email, OFFICE);
    const at = (headers: Record<string, string>) =>
      apart.call('refreshToken', { cookies, headers });
    const refused = await at(SITE);
    expect(refused).toMatchObject({ status: 401, problem: { code: 'SESSION_ENDED' } });
    expect(String(refused.headers['set-cookie'])).toMatch(/__Host-rt=;/);
    expect(await at(OFFICE)).toMatchObject({ status: 200, body: { user: { email } } });
  });
  it('refreshes a session of a person at the site only', async () => {
    const { email, cookies } = await member(apart, 'User');
    const at = (headers: Record<string, string>) =>
      apart.call('refreshToken', { cookies, headers });
    expect((await at(OFFICE)).status).toBe(401);
    expect(await at(SITE)).toMatchObject({ status: 200, body: { user: { email } } });
  });
  it('refuses a refresh that a page of the other address asks for', async () => {
    const { email } = await member(apart, 'Admin');
    const { cookies } = await enter(apart, email, OFFICE);
    const from = (origin: string) =>
      apart.call('refreshToken', { cookies, headers: { ...OFFICE, origin } });
    expect((await from(urls.publicUrl)).problem.code).toBe('FORBIDDEN');
    expect((await from(urls.backOfficeUrl)).status).toBe(200);
  });

  const staffCalls = CALL_NAMES.filter((name) => {
    const { who } = contract[name].permission;
    return typeof who !== 'string' && who.every((role) => /Admin$/.test(role));
  });
  it('knows every call under /api/admin as one of the staff', () => {
    expect(
      CALL_NAMES.filter((name) => calls[name].path.startsWith('/api/admin/')).filter(
        (name) => !staffCalls.includes(name),
      ),
    ).toEqual([]);
  });
  it.each(staffCalls)('refuses %s at the site, also without a session', async (name) => {
    const params = Object.fromEntries(
      [...calls[name].path.matchAll(/:(\w+)/g)].map(([, key]) => [key, randomUUID()]),
    ) as never;
    const answer = await apart.call(name, { params, headers: SITE });
    expect(answer).toMatchObject({ status: 403, problem: { code: 'ONLY_AT_BACK_OFFICE' } });
    expect(answer.problem).not.toHaveProperty('goTo');
    expect((await apart.call(name, { params, headers: OFFICE })).status).toBe(401);
  });
  it('answers a SuperAdmin with data at the back office, and with a refusal at the site', async () => {
    const { email, token } = await member(apart, 'SuperAdmin');
    expect((await apart.call('getAllAdmins', { token, headers: SITE })).problem.code).toBe(
      'ONLY_AT_BACK_OFFICE',
    );
    const list = await apart.call('getAllAdmins', { token, headers: OFFICE });
    expect(list.body.rows.map((row) => row.email)).toContain(email);
  });
  it('refuses a call on their own account to whoever is at the wrong address, and lets them sign out', async () => {
    const staff = await member(apart, 'Admin');
    const sessionsOf =
      ({ userId, token }: typeof staff) =>
      (headers: Record<string, string>) =>
        apart.call('listSessions', { params: { userId }, token, headers });
    const ofStaff = sessionsOf(staff);
    expect((await ofStaff(SITE)).problem).toMatchObject(GO_TO_OFFICE);
    expect((await ofStaff(OFFICE)).body.sessions).not.toHaveLength(0);
    expect((await apart.call('logout', { token: staff.token, headers: SITE })).status).toBe(204);
    const anna = await member(apart, 'User');
    const own = sessionsOf(anna);
    expect((await own(OFFICE)).problem).toMatchObject(GO_TO_SITE);
    expect((await own(SITE)).body.sessions).not.toHaveLength(0);
  });
  it('begins no account at the back office', async () => {
    expect((await apart.call('createCheckup', { raw: {}, headers: OFFICE })).problem).toMatchObject(
      GO_TO_SITE,
    );
    const begun = await apart.call('createCheckup', { raw: {}, headers: SITE });
    expect(begun.problem?.code).not.toBe('ONLY_AT_SITE');
  });
  it('opens the placeholder household at the back office', async () => {
    const { email, userId } = await member(apart, 'SuperAdmin');
    await asSystem(() => apart.app.services.placeholder.ensure());
    const entered = await enter(apart, email, OFFICE);
    await apart.deps.db.query('update sessions set limited_to = null where user_id = $1', [userId]);
    const onward = await apart.call('openPlaceholder', {
      token: entered.body.jwtToken,
      body: {},
      headers: OFFICE,
    });
    const { origin, searchParams } = new URL(onward.body.url);
    expect(origin).toBe(urls.backOfficeUrl);
    const code = searchParams.get('code') ?? '';
    const inside = await apart.call('exchangeSession', {
      body: { code },
      cookies: entered.cookies,
      headers: OFFICE,
    });
    expect(inside).toMatchObject({ status: 200, body: { user: { firstName: 'Famiglia' } } });
    // The session of another area is of the staff too.
    expect(
      (await apart.call('refreshToken', { cookies: inside.cookies, headers: SITE })).status,
    ).toBe(401);
    expect(
      (await apart.call('refreshToken', { cookies: inside.cookies, headers: OFFICE })).status,
    ).toBe(200);
  });
});

describe('letters', () => {
  it('to the staff lead to the back office, those to everybody else to the site', async () => {
    const chief = await member(apart, 'SuperAdmin');
    const invite = (name: 'createAdmin' | 'createConsulente', email: string) =>
      apart.call(name, {
        token: chief.token,
        headers: OFFICE,
        raw: {
          firstName: 'Nora',
          lastName: 'Bassi',
          email,
          reason: REASON,
          ...(name === 'createAdmin' ? { role: 'Admin' } : {}),
        },
      });
    expect((await invite('createAdmin', 'nora@bussola.example')).status).toBe(201);
    expect((await invite('createConsulente', 'piero@bussola.example')).status).toBe(201);
    const at = (origin: string) =>
      new RegExp(`${origin.replaceAll('.', String.raw`\.`)}/user/reset-password`);
    expect((await letters(apart, 'nora@bussola.example'))[0]).toMatch(at(urls.backOfficeUrl));
    expect((await letters(apart, 'piero@bussola.example'))[0]).toMatch(at(urls.publicUrl));

    const anna = await member(apart, 'User');
    for (const email of [chief.email, anna.email])
      await apart.call('forgotPassword', { body: { email }, headers: SITE });
    expect((await letters(apart, chief.email))[0]).toMatch(at(urls.backOfficeUrl));
    expect((await letters(apart, anna.email))[0]).toMatch(at(urls.publicUrl));
    // The alert that a colleague joined.
    expect((await letters(apart, chief.email)).join('\n')).toContain(
      `${urls.backOfficeUrl}/admin/amministratori`,
    );
  });
});

describe('without the variable', () => {
  it('everybody works at both addresses, and letters lead where they did', async () => {
    const staff = await member(together, 'SuperAdmin');
    for (const headers of [SITE, OFFICE]) {
      expect((await enter(together, staff.email, headers)).status).toBe(200);
      const list = await together.call('getAllAdmins', { token: staff.token, headers });
      expect(list.body.rows.map((row) => row.email)).toContain(staff.email);
    }
    const anna = await member(together, 'User');
    expect((await enter(together, anna.email, OFFICE)).status).toBe(200);
    await together.call('forgotPassword', { body: { email: staff.email } });
    expect((await letters(together, staff.email))[0]).toContain(
      `${urls.publicUrl}/user/reset-password`,
    );
  });
});
