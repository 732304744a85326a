import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { PASSWORD, testApp } from '../../../test/test-app.ts';
import type { TestApp } from '../../../test/test-app.ts';

const EMAIL = 'cinque-browser@bussola.example';
const OTHER = 'browser-nuovo@bussola.example';
const IN_FLIGHT = 20;
const AT_MOST = 200;

let t: TestApp;
beforeAll(async () => {
  t = await testApp({});
});
afterAll(() => t.close());

it('lets a new browser sign in while one account keeps many logins of a known browser in flight', async () => {
  const { cookies } = await t.register(EMAIL);
  await t.register(OTHER);
  let [entered, isOver] = [0, false];
  async function again(): Promise<void> {
    while (!isOver && entered < AT_MOST) {
      const { status } = await t.call('authenticate', {
        body: { email: EMAIL, password: PASSWORD },
        ip: '10.9.9.9',
        cookies,
      });
      if (status === 200) entered += 1;
    }
  }
  const attack = Array.from({ length: IN_FLIGHT }, again);
  while (entered < 5)
    await new Promise((resolve) => {
      setTimeout(resolve, 5);
    });
  const before = entered;
  const { status } = await t.call('authenticate', {
    body: { email: OTHER, password: PASSWORD },
    ip: '10.8.8.8',
  });
  const meanwhile = entered - before;
  isOver = true;
  await Promise.all(attack);
  expect(status).toBe(200);
  // Two hashes at once and every second place: a handful of the other account's logins pass, not
  // all of them.
  expect(meanwhile).toBeLessThan(30);
});
