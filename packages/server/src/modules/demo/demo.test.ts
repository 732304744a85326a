import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { testApp } from '../../../test/test-app.ts';
import type { TestApp } from '../../../test/test-app.ts';
import { passwordHasher } from '../people/hashing.ts';
import { isTooEasy } from '../people/password-rule.ts';
import { demoPeople, seedDemo } from './demo.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ mode: 'demo' });
  // No place of the queue is waited for: a start would fail on a slow machine.
  await seedDemo(t.deps, { ...t.app.services, hasher: passwordHasher({ deadlineMs: 1 }) });
});
afterAll(() => t.close());

it('lets every demo person in with the password of the banner, which is a good one', async () => {
  for (const person of demoPeople()) {
    const entered = await t.call('authenticate', {
      body: { email: person.email, password: person.password },
    });
    expect(entered).toMatchObject({
      status: 200,
      body: { user: { role: person.role, state: 'active' } },
    });
    expect(await isTooEasy(person.password, [person.name, person.email])).toBe(false);
  }
});

it('gives families an analysis of their own, staff the list of them, the partner a grant', async () => {
  const people = demoPeople();
  const enter = async (at: (person: (typeof people)[number]) => boolean) => {
    const person = people.find(at);
    return (
      await t.call('authenticate', {
        body: { email: person?.email ?? '', password: person?.password ?? '' },
      })
    ).body;
  };
  const family = await enter(({ role, what }) => role === 'User' && !what.startsWith('Partner'));
  const { analisi, flags } = (
    await t.call('allInfo', { token: family.jwtToken, params: { userId: family.user.id } })
  ).body;
  expect([analisi?.soluzioni.length, flags.checkup]).toEqual([12, true]);
  const staff = await enter(({ role }) => role === 'Admin');
  const clients = (await t.call('adminClients', { token: staff.jwtToken, query: { search: '' } }))
    .body;
  expect(clients.rows.filter(({ levels }) => levels !== null).length).toBeGreaterThanOrEqual(6);
  const partner = await enter(({ what }) => what.startsWith('Partner'));
  expect(partner.user.thirdParty).toMatchObject([{ state: 'active', userId: expect.any(String) }]);
});

it('asks demo staff for no second factor, and does not say that their role needs one', async () => {
  for (const person of demoPeople().filter(({ role }) => role !== 'User')) {
    const { body } = await t.call('authenticate', {
      body: { email: person.email, password: person.password },
    });
    const { secondFactor } = (
      await t.call('profile', { token: body.jwtToken, params: { userId: body.user.id }, body: {} })
    ).body;
    expect([person.role, secondFactor.mandatory]).toEqual([person.role, false]);
  }
});

it('starts again also after demo people took another address, or deleted their account', async () => {
  const [anna, staff] = [
    demoPeople().find(({ name }) => name.startsWith('Anna'))?.email ?? '',
    demoPeople().find(({ role }) => role === 'Admin')?.email ?? '',
  ];
  await t.deps.db.query(
    `update users set email = 'altrove@bussola.example', email_folded = 'altrove@bussola.example' where email = $1`,
    [anna],
  );
  await t.deps.db.query('update users set deleted_at = $2 where email = $1', [
    staff,
    t.deps.clock(),
  ]);
  await seedDemo(t.deps, t.app.services);
  const [row] = await t.deps.db.query<{ n: number }>('select count(*)::int as n from users', []);
  expect(row?.n).toBe(demoPeople().length);
});

it('makes each demo person once, and none outside demo mode', async () => {
  await seedDemo(t.deps, t.app.services);
  const [row] = await t.deps.db.query<{ n: number }>('select count(*)::int as n from users', []);
  expect(row?.n).toBe(demoPeople().length);
  await expect(
    seedDemo({ ...t.deps, config: { ...t.deps.config, mode: 'production' } }, t.app.services),
  ).rejects.toThrow('demo mode only');
});

it('gives everybody the consent of a registration, so that no way in asks for it', async () => {
  const asked = await t.deps.db.query(
    `select email from users where demo and id not in
     (select user_id from consents where kind = 'privacy' and granted)`,
  );
  expect(asked).toEqual([]);
});
