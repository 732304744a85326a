/** What the running application writes of a client's address: its real log, line by line. */
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { testApp } from '../test/test-app.ts';
import type { TestApp } from '../test/test-app.ts';
import { buildApp } from './app.ts';
import type { App } from './app.ts';
import { clientHash } from './client-hash.ts';
import { domainEngine } from './domain-engine.ts';
import { makeLogger } from './log.ts';

let t: TestApp;
let app: App;
let lines: string[] = [];
beforeAll(async () => {
  t = await testApp();
  const logger = makeLogger(
    { level: 'info', hashAddress: clientHash(t.deps.secrets, t.deps.clock) },
    {
      write: (line) => {
        lines.push(line);
      },
    },
  );
  // Behind one proxy, at 10.0.0.1, which says for whom it asks.
  const deps = { ...t.deps, config: { ...t.deps.config, trustProxy: ['10.0.0.1'] } };
  app = await buildApp({ ...deps, engine: await domainEngine(deps), logger });
  await app.server.ready();
});
afterAll(async () => {
  await app.stop();
  await t.close();
});
beforeEach(() => {
  lines = [];
});

/** The names of the client in the lines of one request. */
async function clientOf(
  remoteAddress: string,
  headers: Record<string, string> = {},
): Promise<string> {
  const from = lines.length;
  await app.server.inject({ url: '/livez', remoteAddress, headers });
  const clients = lines
    .slice(from)
    .map((line) => (JSON.parse(line) as { req?: { client?: string } }).req?.client)
    .filter((client) => client !== undefined);
  expect(clients).toEqual([expect.stringMatching(/^[0-9a-f]{16}$/)]);
  return clients[0] ?? '';
}

it('tells the requests of one client together, and two clients apart', async () => {
  const [first, second] = [await clientOf('203.0.113.7'), await clientOf('203.0.113.8')];
  expect(await clientOf('203.0.113.7')).toBe(first);
  expect(second).not.toBe(first);
  expect(await clientOf('::ffff:203.0.113.7')).toBe(first);
  expect(await clientOf('10.0.0.1', { 'x-forwarded-for': '203.0.113.7' })).toBe(first);
});
it('takes a network of IPv6 for one client, as the limits do', async () => {
  const first = await clientOf('2001:db8:1:2::7');
  expect(await clientOf('2001:db8:1:2:aaaa::1')).toBe(first);
  expect(await clientOf('2001:db8:1:3::7')).not.toBe(first);
});
it('writes no address, of the client or of the proxy, also for a refusal and a fault', async () => {
  const { db } = t.deps;
  const { under } = db;
  const fault = () => Promise.reject(Object.assign(new Error('gone'), { code: 'XX000' }));
  db.under = () => ({ query: fault, prepared: fault, transaction: fault });
  try {
    const ask = (url: string) =>
      app.server.inject({
        url,
        remoteAddress: '10.0.0.1',
        headers: { 'x-forwarded-for': '203.0.113.7' },
      });
    expect([(await ask('/api/vix')).statusCode, (await ask('/api/nothing')).statusCode]).toEqual([
      500, 404,
    ]);
  } finally {
    db.under = under;
  }
  expect(lines.length).toBeGreaterThanOrEqual(5);
  expect(lines.join('')).not.toMatch(/203\.0\.113|10\.0\.0\.1|remoteAddress|remotePort/);
});
it('has another key each day, so that nobody is followed into the next one', async () => {
  const today = await clientOf('203.0.113.7');
  t.advance(86_400);
  expect(await clientOf('203.0.113.7')).not.toBe(today);
  t.advance(-86_400);
  expect(await clientOf('203.0.113.7')).toBe(today);
});
it('has other names with other secrets', () => {
  const hash = clientHash({ mac: (purpose, text) => `other ${purpose} ${text}` }, t.deps.clock);
  expect(hash('203.0.113.7')).not.toBe(clientHash(t.deps.secrets, t.deps.clock)('203.0.113.7'));
});
