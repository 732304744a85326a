import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { testApp } from '../../../test/test-app.ts';
import type { TestApp } from '../../../test/test-app.ts';
import { domainEngine } from '../../domain-engine.ts';
import { seedDemoRelease } from './demo-release.ts';
import { demoPeople, seedDemo } from './demo.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ mode: 'demo' });
  await seedDemo(t.deps, t.app.services);
});
afterAll(() => t.close());

it('a release waits for the second SuperAdmin, and is made once', async () => {
  const engine = await domainEngine(t.deps);
  await seedDemoRelease(t.deps, engine);
  await seedDemoRelease(t.deps, engine);
  const letters = await t.deps.db.query(`select 1 from outbox where kind = 'constants'`, []);
  expect(letters).toEqual([]);
  const second = demoPeople().filter(({ role }) => role === 'SuperAdmin')[1];
  const { jwtToken } = (
    await t.call('authenticate', {
      body: { email: second?.email ?? '', password: second?.password ?? '' },
    })
  ).body;
  const { drafts } = (await t.call('getCostanti', { token: jwtToken })).body;
  expect(drafts).toMatchObject([{ state: 'submitted', keys: ['tcm.quotaLiquidi'] }]);
  const [{ id, version } = { id: '', version: 0 }] = drafts;
  const signed = await t.call('approveCostanti', {
    token: jwtToken,
    params: { id },
    body: { version },
  });
  expect(signed).toMatchObject({ status: 200, body: { state: 'scheduled' } });
});
