import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { testApp } from '../../test/test-app.ts';
import type { TestApp } from '../../test/test-app.ts';
import { networkOf } from './network.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ throttleScale: 1 });
});
afterAll(() => t.close());

it.each([
  ['10.9.9.9', '10.9.9.9'],
  ['::ffff:10.9.9.9', '10.9.9.9'],
  ['::FFFF:10.9.9.9', '10.9.9.9'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002:ffff:0:0:9', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['::1', '::/64'],
  ['2001:db8::', '2001:db8::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['no address', 'no address'],
  ['10.9.9.9:51234', '10.9.9.9'],
  ['[2001:db8:1:2::1]:443', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::1]', '2001:db8:1:2::/64'],
  ['[::ffff:10.9.9.9]:80', '10.9.9.9'],
  ['[fe80::1%eth0]:80', 'fe80::/64'],
  ['10.9.9.9:no', '10.9.9.9:no'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

/** A link that belongs to nobody: refused for that, until the address has tried too often. */
const tryLink = (ip: string) => t.call('verifyEmail', { body: { token: 'x'.repeat(43) }, ip });

it('all addresses of one IPv6 network share the tries of one address', async () => {
  for (let n = 1; n <= 60; n += 1)
    expect((await tryLink(`2001:db8:1:2::${n.toString(16)}`)).problem.code).toBe('TOKEN_INVALID');
  expect((await tryLink('2001:db8:1:2::ffff')).status).toBe(429);
  expect((await tryLink('2001:db8:1:3::1')).problem.code).toBe('TOKEN_INVALID');
});

it('all addresses of one IPv6 network share the limit of all requests', async () => {
  let shut = 0;
  for (let n = 1; n <= 700; n += 1)
    if ((await t.call('adminGetAll', { ip: `2001:db8:2:2::${n.toString(16)}` })).status === 429)
      shut += 1;
  expect(shut).toBeGreaterThan(0);
  expect((await t.call('adminGetAll', { ip: '2001:db8:2:3::1' })).status).toBe(401);
});
