/**
 * How often things may be asked: each limit by its number, on the real counters. Tests elsewhere
 * widen the limits; here they are people's.
 */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { testApp } from '../../../test/test-app.ts';
import type { TestApp } from '../../../test/test-app.ts';
import { throttle } from './throttle.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ throttleScale: 1 });
});
afterAll(() => t.close());

const HOUR = 3600;
/**
 * Written by hand: whoever changes a limit changes it here too, and says why in docs/security.md.
 */
const LIMITS = [
  ['login:account', 10, HOUR],
  ['login:late-from', 5, HOUR],
  ['login:late', 100, HOUR],
  ['login:mailed', 3, HOUR],
  ['mail:minute', 2, 60],
  ['mail:hour', 5, HOUR],
  ['mail:address', 10, HOUR],
  ['grants', 20, HOUR],
  ['offers:to', 5, 24 * HOUR],
  ['gifts', 5, 24 * HOUR],
  ['gifts:to', 3, 24 * HOUR],
  ['preview', 60, HOUR],
  ['checkEmail', 5, HOUR],
  ['prove', 10, HOUR],
] as const;
const OF_ADDRESSES = [
  ['login:ip', 60, 600, 5],
  ['mail:ip', 60, HOUR, 20],
  ['verify:ip', 60, HOUR, 20],
  ['create:ip', 60, HOUR, 20],
  ['challenge:ip', 60, 600, 5],
] as const;
/** As if all but one of those that are allowed had been spent. */
const spendTo = (left: string, n: number) =>
  t.deps.db.query('update rate_limit set n = $2 where k like $1', [`${left}:%`, n - 1]);
const clear = () => t.deps.db.query('delete from rate_limit', []);

describe('one subject', () => {
  it.each(LIMITS)('%s: %i in %i seconds', async (limit, max, seconds) => {
    const limits = throttle(t.deps);
    await clear();
    expect(await limits.wait(limit, 'anna')).toBe(0);
    await spendTo(limit, max);
    expect(await limits.wait(limit, 'anna')).toBe(0);
    expect(await limits.wait(limit, 'anna')).toBe(seconds);
    await expect(limits.count(limit, 'anna')).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      details: { retryAfterSeconds: seconds },
    });
    // Nobody else's, and free again when the time is over.
    expect(await limits.wait(limit, 'bruno')).toBe(0);
    t.advance(seconds - 1);
    expect(await limits.wait(limit, 'anna')).toBe(1);
    t.advance(1);
    expect(await limits.wait(limit, 'anna')).toBe(0);
  });
  it('is forgotten when it is said so, and alone', async () => {
    const limits = throttle(t.deps);
    await clear();
    for (const who of ['anna', 'bruno'])
      for (let n = 0; n < 10; n += 1) await limits.wait('login:account', who);
    await limits.forget('login:account', 'anna');
    expect([
      await limits.wait('login:account', 'anna'),
      (await limits.wait('login:account', 'bruno')) > 0,
    ]).toEqual([0, true]);
  });
});

describe('one address', () => {
  it.each(OF_ADDRESSES)(
    '%s: %i of a client without a cookie in %i seconds',
    async (limit, max, seconds, _wall) => {
      const limits = throttle(t.deps);
      await clear();
      const caller = { ip: '10.77.0.1', visitor: null };
      await limits.countFrom(limit, caller);
      await spendTo(limit, max);
      await limits.countFrom(limit, caller);
      await expect(limits.countFrom(limit, caller)).rejects.toMatchObject({
        code: 'TOO_MANY_REQUESTS',
        details: { retryAfterSeconds: seconds },
      });
      await limits.countFrom(limit, { ip: '10.88.0.1', visitor: null });
    },
  );
  it.each(OF_ADDRESSES)(
    '%s: %i of a browser in %i seconds, and all browsers of an address %i times as much',
    async (limit, max, _seconds, wall) => {
      const limits = throttle(t.deps);
      await clear();
      const from = (visitor: string) => limits.countFrom(limit, { ip: '10.77.0.1', visitor });
      await from('uno');
      await spendTo(`${limit}:visitor`, max);
      await from('uno');
      await expect(from('uno')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
      await from('due');
      await spendTo(`${limit}:wall`, max * wall);
      await from('tre');
      await expect(from('quattro')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    },
  );
});

it('lets a visitor ask five times in an hour whether an address is taken', async () => {
  await clear();
  const guest = (await t.call('createCheckup', { body: {} })).body;
  const ask = () =>
    t.call('checkEmail', { token: guest.token, query: { email: 'qualcuno@bussola.example' } });
  const statuses: number[] = [];
  for (let n = 0; n < 6; n += 1) statuses.push((await ask()).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});
