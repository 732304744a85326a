/** The wall before everything else, with the figures of production. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { PASSWORD, testApp } from '../../test/test-app.ts';
import type { Answer, TestApp } from '../../test/test-app.ts';

const OFFICE = '10.9.9.9';
const EMAIL = 'dietro.il.muro@bussola.example';
let t: TestApp;
let owner: Record<string, string>;
beforeAll(async () => {
  t = await testApp({ throttleScale: 1 });
  owner = (await t.register(EMAIL)).cookies;
});
afterAll(() => t.close());

/** Of nobody in particular: 401 when it is let in, 429 at the wall. */
const ask = (cookies: Record<string, string> = {}) =>
  t.call('adminGetAll', { ip: OFFICE, cookies });
const signIn = (sent: { ip: string; cookies?: Record<string, string> }) =>
  t.call('authenticate', { body: { email: EMAIL, password: PASSWORD }, ...sent });

/**
 * Asks until the wall stands, with time left before it comes down.
 * @returns how often it was let in since the wall was last met
 */
async function knockUntilShut(
  cookies: Record<string, string> = {},
): Promise<{ letIn: number; shut: Answer<'adminGetAll'> }> {
  for (let letIn = 0, n = 0; n < 5_000; n += 1) {
    const shut = await ask(cookies);
    if (shut.status === 429 && Number(shut.headers['retry-after']) > 5) return { letIn, shut };
    letIn = shut.status === 429 ? 0 : letIn + 1;
  }
  throw new Error('no wall after 5,000 requests');
}

it('blocks an IP after 300 calls in ten seconds, but not a browser behind it that has signed in before', async () => {
  const { shut } = await knockUntilShut();
  expect(shut.problem).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' });
  expect((await signIn({ ip: OFFICE })).status).toBe(429);
  expect((await signIn({ ip: OFFICE, cookies: owner })).status).toBe(200);
  expect((await signIn({ ip: '10.9.9.10' })).status).toBe(200);
});

it('believes no cookie that the server did not give', async () => {
  const [name = '', value = ''] = Object.entries(owner).find(([key]) => key === '__Host-dev') ?? [];
  const [id = '', seal = '', mark = ''] = value.split('.');
  expect(mark).toHaveLength(64);
  const forged = [
    `00000000-0000-4000-8000-000000000000.${seal}.${mark}`,
    `${id}.${mark}.${seal}`,
    `${id}..${mark}`,
    id,
    `${id}.`,
    '',
    '.',
    `${'é'.repeat(32)}.${seal}`,
  ];
  await knockUntilShut();
  for (const one of forged) expect([one, (await ask({ [name]: one })).status]).toEqual([one, 429]);
  expect((await ask({ [name]: value })).status).toBe(401);
});

it('gives such a browser as much as an address, and then shuts it too', async () => {
  const { letIn } = await knockUntilShut(owner);
  expect(letIn).toBeLessThanOrEqual(300);
  expect((await signIn({ ip: OFFICE, cookies: owner })).status).toBe(429);
});
