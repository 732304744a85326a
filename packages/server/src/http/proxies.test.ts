/**
 * Whose address counts behind a proxy, and many people behind one address, with the figures of
 * production.
 */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { testApp } from '../../test/test-app.ts';
import type { TestApp } from '../../test/test-app.ts';
import { sameText } from '../secrets.ts';

const open: TestApp[] = [];
const app = async (options: Parameters<typeof testApp>[0]) => {
  const t = await testApp({ throttleScale: 1, ...options });
  open.push(t);
  return t;
};
afterAll(async () => {
  for (const t of open) await t.close();
});

describe('the address of a client', () => {
  /**
   * Asked until refused: the number says whether the addresses that were claimed counted as one or
   * as many.
   */
  const answers = async (t: TestApp, claimed: (n: number) => string, peer = '10.0.0.1') => {
    const statuses: number[] = [];
    for (let n = 0; n < 70; n += 1)
      statuses.push(
        (
          await t.call('createCheckup', {
            body: {},
            ip: peer,
            headers: { 'x-forwarded-for': claimed(n) },
          })
        ).status,
      );
    return statuses.filter((status) => status === 429).length;
  };
  it('is the connection’s own where no proxy is trusted, whatever a header claims', async () => {
    expect(await answers(await app({ trustProxy: false }), (n) => `203.0.113.${n}`)).toBe(10);
  });
  it('is the one before the trusted proxy, whatever the client put before it', async () => {
    const t = await app({ trustProxy: 1 });
    expect(await answers(t, (n) => `198.51.100.${n}, 203.0.113.7`)).toBe(10);
    expect(await answers(t, (n) => `198.51.100.1, 203.0.113.${100 + n}`)).toBe(0);
  });
  it('is believed from the listed networks only', async () => {
    const t = await app({ trustProxy: ['10.0.0.0/8'] });
    expect(await answers(t, (n) => `203.0.113.${n}`)).toBe(0);
    expect(await answers(t, (n) => `203.0.113.${n}`, '192.0.2.9')).toBe(10);
  });
});

describe('two hundred people behind one address', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await app({});
  });
  /** As the page gives it. */
  const cookieOf = (id: string) => ({
    '__Host-vis': `${id}.${t.deps.secrets.mac('visitor', id).slice(0, 43)}`,
  });
  const begin = async (cookies: Record<string, string> = {}) =>
    (await t.call('createCheckup', { body: {}, ip: '100.64.0.1', cookies })).status;

  it('each begin their checkup', async () => {
    const statuses = [];
    for (let n = 0; n < 200; n += 1) statuses.push(await begin(cookieOf(`visitor-${n}`)));
    expect(new Set(statuses)).toEqual(new Set([201]));
  });
  it('one browser that begins too many checkups does not block the others', async () => {
    let last = 201;
    for (let n = 0; n < 61; n += 1) last = await begin(cookieOf('visitor-0'));
    expect(last).toBe(429);
    expect(await begin(cookieOf('visitor-1'))).toBe(201);
  });
  it('a client without the cookie, or with one of its own making, counts by the address', async () => {
    const forged = { '__Host-vis': `visitor-9.${'a'.repeat(43)}` };
    expect(sameText('a'.repeat(43), t.deps.secrets.mac('visitor', 'visitor-9').slice(0, 43))).toBe(
      false,
    );
    const statuses = [];
    for (let n = 0; n < 62; n += 1) statuses.push(await begin(n % 2 === 0 ? {} : forged));
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  });
  it('meet a wall of twenty times as much, so many cookies are no way around', async () => {
    let refused = 0;
    for (let n = 0; n < 1_200; n += 1)
      if ((await begin(cookieOf(`farmed-${n}`))) === 429) refused += 1;
    expect(refused).toBeGreaterThan(0);
  });
});
