import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { liveMany, modelPerson } from '../../../test/session-model.ts';
import { testApp } from '../../../test/test-app.ts';
import type { TestApp } from '../../../test/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

/** The fast lane; thousands of seeds are in tools/security/session-model.ts. */
const SEEDS = [1, 200] as const;

it('signs nobody out who was not robbed, and ends every theft that can be seen', async () => {
  const figures = await liveMany(t, await modelPerson(t), SEEDS);
  expect(figures).toMatchObject({ seeds: 200, falseSignOuts: [], missed: [], slow: [] });
  expect(figures.thefts).toBeGreaterThan(80);
  // Thieves whom nobody met again: the life was over before.
  expect(figures.undetected).toBeLessThan(figures.thefts * 0.05);
}, 240_000);
