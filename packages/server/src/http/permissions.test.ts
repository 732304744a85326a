/** What is particular to some callers; the whole table is in authorization.test.ts. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { contract } from '@bussola/contract';
import { testApp } from '../../test/test-app.ts';
import type { TestApp } from '../../test/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

it('keeps a provisional person out of their own reports and members', async () => {
  const { body: guest } = await t.call('createCheckup', { body: {} });
  const params = { userId: guest.userId };
  for (const name of [
    'listReports',
    'generateReport',
    'shareSintesi',
    'createMember',
    'deleteAccount',
  ] as const) {
    expect(
      await t.call(name, {
        params,
        token: guest.token,
        ...('body' in contract[name] ? { raw: {} } : {}),
      }),
    ).toMatchObject({ status: 403, problem: { code: 'FORBIDDEN' } });
  }
  expect((await t.call('getNucleo', { params, token: guest.token })).status).toBe(200);
});

it.each(['delete', 'put'] as const)(
  'answers 405 to %s where only another method is meant',
  async (method) => {
    expect((await t.app.server.inject({ method, url: '/api/vix' })).json()).toMatchObject({
      status: 405,
      code: 'METHOD_NOT_ALLOWED',
    });
  },
);

it('refuses a token whose person was disabled meanwhile, at the next call', async () => {
  const person = await t.register('disabilitata@bussola.example');
  expect((await t.call('getDraft', { token: person.token })).status).toBe(200);
  await t.deps.db.query(`update users set state = 'disabled' where id = $1`, [person.userId]);
  expect((await t.call('getDraft', { token: person.token })).status).toBe(401);
});

it('takes staff rights away at the next call', async () => {
  const person = await t.register('exstaff@bussola.example');
  await t.deps.db.query(`update users set role = 'SuperAdmin' where id = $1`, [person.userId]);
  expect((await t.call('adminClients', { token: person.token })).status).toBe(200);
  await t.deps.db.query(`update users set role = 'User' where id = $1`, [person.userId]);
  expect((await t.call('adminClients', { token: person.token })).status).toBe(403);
});
