/** Every call of the contract, seen by every kind of caller: what is not listed as allowed must be refused. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { calls, contract } from '@bussola/contract';
import type { CallName, Endpoint, Policy } from '@bussola/contract';
import { testApp } from '../../test/test-app.ts';
import type { Person, TestApp } from '../../test/test-app.ts';

let t: TestApp;
let people: Record<Caller, Person | null>;
const CALLERS = ['anonymous', 'provisional', 'other', 'owner', 'staff', 'superadmin'] as const;
type Caller = (typeof CALLERS)[number];

/** What a policy answers to each caller about the area of the owner, before shapes are looked at. */
function refusal(policy: Policy, hasUser: boolean, caller: Caller): number | null {
  if (policy.who === 'anyone') return null;
  if (policy.who === 'refresh-cookie' || caller === 'anonymous') return 401;
  if (hasUser && caller !== 'owner') return 404;
  const role = caller === 'staff' ? 'Admin' : caller === 'superadmin' ? 'SuperAdmin' : 'User';
  return (caller === 'provisional' && !policy.provisional) || policy.stepUp !== undefined || !policy.who.includes(role) ? 403 : null;
}
const ENDS_SESSION = new Set<CallName>(['logout']);

beforeAll(async () => {
  t = await testApp();
  const [owner, other, staff, superadmin] = [await t.register('proprietaria@bussola.example'), await t.register('altra@bussola.example'), await t.register('staff@bussola.example'), await t.register('super@bussola.example')];
  await t.deps.db.query(`update users set role = 'Admin' where id = $1`, [staff.userId]);
  await t.deps.db.query(`update users set role = 'SuperAdmin' where id = $1`, [superadmin.userId]);
  const guest = await t.call('createCheckup', { body: {} });
  people = { anonymous: null, owner, other, staff, superadmin, provisional: { token: guest.body.token, userId: guest.body.userId, cookies: guest.cookies } };
});
afterAll(() => t.close());

describe.each(Object.keys(calls) as CallName[])('%s', (name) => {
  const endpoint: Endpoint = contract[name];
  it.each(CALLERS)('as %s', async (caller) => {
    if (ENDS_SESSION.has(name) && caller !== 'anonymous') return expect(refusal(endpoint.permission, false, caller)).toBeNull();
    const ids = { grantId: randomUUID(), userId: people.owner?.userId, memberId: randomUUID(), reportId: randomUUID(), fileId: randomUUID(), sessionId: randomUUID(), noticeId: randomUUID(), passkeyId: randomUUID(), provider: 'altro', comune: 'Roma', plannedOutflows: '1000', anni: '5', forma: 'agevolato', id: name === 'costantiRelease' ? '2026.11' : randomUUID() };
    const answer = await t.call(name, { params: ids as never, token: people[caller]?.token, ...(endpoint.body ? { raw: {} } : {}) });
    const expected = refusal(endpoint.permission, calls[name].path.includes(':userId'), caller);
    if (expected === null) expect([401, 403, 405, 500]).not.toContain(answer.status);
    else expect(answer.status).toBe(expected);
  });
});

it('keeps a provisional person out of their own reports and members', async () => {
  const guest = people.provisional;
  const params = { userId: guest?.userId ?? '' };
  for (const name of ['listReports', 'generateReport', 'shareSintesi', 'createMember', 'deleteAccount'] as const) {
    expect(await t.call(name, { params, token: guest?.token, ...('body' in contract[name] ? { raw: {} } : {}) })).toMatchObject({ status: 403, problem: { code: 'FORBIDDEN' } });
  }
  expect((await t.call('getNucleo', { params, token: guest?.token })).status).toBe(200);
});

it.each(['delete', 'put'] as const)('answers 405 to %s where only another method is meant', async (method) => {
  expect((await t.app.server.inject({ method, url: '/api/vix' })).json()).toMatchObject({ status: 405, code: 'METHOD_NOT_ALLOWED' });
});

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
