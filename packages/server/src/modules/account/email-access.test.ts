import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { testApp } from '../../../test/test-app.ts';
import type { TestApp } from '../../../test/test-app.ts';

let t: TestApp;
let n = 0;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const OURS = {
  'sec-fetch-site': 'same-origin',
  'sec-fetch-mode': 'cors',
  'x-bussola-intent': 'email-access',
};
const next = () => `posta${(n += 1)}@bussola.example`;
const ask = (email: string, token?: string, reportId?: string) =>
  t.call('emailRegister', {
    ...(token ? { token } : {}),
    body: { email, acceptPrivacy: true, ...(reportId ? { reportId } : {}) },
  });
const enter = (token: string, headers: Record<string, string> = OURS) =>
  t.call('emailAccess', { params: { token }, headers });
const linkTo = async (email: string) => {
  await t.app.services.mailer.drain();
  const [row] = await t.deps.db.query<{ subject: string; body: string }>(
    'select subject, body from dev_mail where recipient = $1 order by seq desc limit 1',
    [email],
  );
  const [, token, reportId] =
    /email-access\/([\w-]{43})(?:\/([0-9a-f-]{36}))?/.exec(row?.body ?? '') ?? [];
  return { subject: row?.subject, token, reportId };
};
/** A report that is there to be read; how it is drawn is another test's. */
const putReport = async (userId: string) => {
  const id = crypto.randomUUID();
  await t.deps.db.query(
    `insert into reports (id, user_id, name, created_at, costanti, motore, membri, language, hide_amounts, state, area_version, blob_key, size_bytes)
     values ($1, $2, 'Report', $3, '2026.12', '1', '{}', 'it', false, 'ready', 0, 'none', 1)`,
    [id, userId, t.deps.clock()],
  );
  return id;
};

describe('a visitor who wants to go on elsewhere', () => {
  it('gets the checkup back by the link, and the first browser is left behind', async () => {
    const email = next();
    const guest = (await t.call('createCheckup', { body: {} })).body;
    await t.call('newAreaEconomica', { token: guest.token, raw: { data: { firstName: 'Rita' } } });
    expect((await ask(email, guest.token)).status).toBe(202);
    const { token = '', reportId } = await linkTo(email);
    expect(reportId).toBeUndefined();
    const entered = await enter(token);
    expect(entered).toMatchObject({
      status: 200,
      body: { user: { id: guest.userId, state: 'provisional', email } },
    });
    expect((await t.call('getDraft', { token: entered.body.jwtToken })).body.data.firstName).toBe(
      'Rita',
    );
    expect((await t.call('getDraft', { token: guest.token })).status).toBe(401);
    expect((await enter(token)).problem.code).toBe('TOKEN_INVALID');
  });

  it('gets another link by the address alone, and never an account that somebody else has proved', async () => {
    const email = next();
    const guest = (await t.call('createCheckup', { body: {} })).body;
    await ask(email, guest.token);
    t.advance(61);
    await ask(email);
    expect((await enter((await linkTo(email)).token ?? '')).body.user.id).toBe(guest.userId);
    const owner = await t.register(next());
    const visitor = (await t.call('createCheckup', { body: {} })).body;
    t.advance(61);
    await ask(`posta${n}@bussola.example`, visitor.token);
    expect(await linkTo(`posta${n}@bussola.example`)).toMatchObject({
      subject: 'Entra nella tua area Bussola',
      token: undefined,
    });
    expect((await t.call('getDraft', { token: owner.token })).status).toBe(200);
  });
});

describe('a link to a report', () => {
  it('promise «link»: opens that report alone, for fifteen minutes', async () => {
    const email = next();
    const me = await t.register(email);
    const [first, second] = [await putReport(me.userId), await putReport(me.userId)];
    t.advance(120);
    await ask(email, me.token, first);
    const { token = '', reportId } = await linkTo(email);
    expect(reportId).toBe(first);
    const entered = await enter(token);
    expect(entered.body).toMatchObject({
      limitedTo: 'report',
      reportId: first,
      user: { id: me.userId },
    });
    const limited = entered.body.jwtToken;
    const params = { userId: me.userId };
    // The file itself is not there: what counts is that one was let in and the
    // other refused.
    expect(
      (await t.call('downloadReport', { params: { ...params, reportId: first }, token: limited }))
        .status,
    ).not.toBe(403);
    expect(
      (await t.call('downloadReport', { params: { ...params, reportId: second }, token: limited }))
        .status,
    ).toBe(404);
    for (const name of [
      'allInfo',
      'listReports',
      'getNucleo',
      'getDraft',
      'profile',
      'listSessions',
    ] as const) {
      expect(
        await t.call(name, {
          params: params as never,
          token: limited,
          ...(name === 'profile' ? { raw: {} } : {}),
        }),
      ).toMatchObject({ status: 403, problem: { code: 'SIGN_IN_REQUIRED' } });
    }
    t.advance(899);
    expect((await t.call('refreshToken', { cookies: entered.cookies })).body).toMatchObject({
      limitedTo: 'report',
      reportId: first,
    });
    t.advance(1);
    expect((await t.call('refreshToken', { cookies: entered.cookies })).status).toBe(401);
  });

  it.each<[string, Record<string, string>]>([
    ['a navigation', { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' }],
    ['a mail scanner', {}],
    ['another site', { ...OURS, 'sec-fetch-site': 'cross-site' }],
    ['a prefetch', { ...OURS, 'sec-purpose': 'prefetch' }],
    [
      'our own page without saying what for',
      { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' },
    ],
  ])('is not spent by %s', async (_who, headers) => {
    const email = next();
    const guest = (await t.call('createCheckup', { body: {} })).body;
    await ask(email, guest.token);
    const { token = '' } = await linkTo(email);
    for (const method of ['GET', 'HEAD'] as const) {
      const reply = await t.app.server.inject({
        method,
        url: `/api/account/emailAccess/${token}`,
        headers,
      });
      expect([reply.statusCode, reply.body, reply.cookies]).toEqual([204, '', []]);
    }
    expect((await enter(token)).status).toBe(200);
  });

  it('is refused after a day, and one of fifty that race enters', async () => {
    const email = next();
    const guest = (await t.call('createCheckup', { body: {} })).body;
    await ask(email, guest.token);
    const { token = '' } = await linkTo(email);
    t.advance(86_401);
    expect((await enter(token)).problem.code).toBe('TOKEN_EXPIRED');
    const again = (await t.call('createCheckup', { body: {} })).body;
    const other = next();
    await ask(other, again.token);
    const link = (await linkTo(other)).token ?? '';
    const answers = await Promise.all(Array.from({ length: 50 }, () => enter(link)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ problem }) => problem.code === 'TOKEN_INVALID')).toHaveLength(49);
  });

  it('is never sent to staff, who sign in', async () => {
    const email = next();
    const me = await t.register(email);
    await putReport(me.userId);
    await t.deps.db.query(`update users set role = 'Admin' where id = $1`, [me.userId]);
    t.advance(120);
    await ask(email);
    expect(await linkTo(email)).toMatchObject({
      subject: 'Entra nella tua area Bussola',
      token: undefined,
    });
  });

  it('answers the same whether or not the address is known', async () => {
    const email = next();
    await t.register(email);
    t.advance(120);
    const [known, unknown] = [await ask(email), await ask('mai.vista@bussola.example')];
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    expect(await t.mail('mai.vista@bussola.example')).toEqual([]);
  });
});
