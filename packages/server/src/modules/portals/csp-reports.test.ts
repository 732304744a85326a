/**
 * What browsers tell of the policies of pages: counted, without anything of a person, and never at
 * the price of the server.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { builtPortal } from '@bussola/registry/built-portal';
import { publisherOf } from '../../../test/publisher.ts';
import { mutationsOf } from '../../../test/fuzz/mutations.ts';
import { testApp } from '../../../test/test-app.ts';
import type { TestApp } from '../../../test/test-app.ts';
import { asSystem } from '../../access.ts';
import { readCspReports } from './csp-reports.ts';

const HOST = 'bussola.example';
let t: TestApp;
beforeAll(async () => {
  t = await testApp({ throttleScale: 1 });
  const publisher = await publisherOf(t);
  const built = builtPortal({ name: 'prova', buildId: 'build1' });
  await publisher.upload(built);
  await publisher.put(built, null);
});
afterAll(() => t.close());
const rows = <R extends object>(sql: string) => asSystem(() => t.deps.db.query<R>(sql, []));
/** Every test is another browser. */
let address = 0;
beforeEach(async () => {
  address += 1;
  await t.app.services.portals.telemetry.flush();
  await rows('delete from portal_violations');
});

const MODERN = 'application/reports+json';
const OLDER = 'application/csp-report';
const tell = (raw: unknown, type = MODERN) =>
  t.call('cspReports', {
    raw,
    headers: { 'content-type': type, host: HOST },
    ip: `10.1.0.${address}`,
  });
const report = (body: object, type = 'csp-violation') => ({
  age: 10,
  type,
  url: `https://${HOST}/prova/pagina`,
  user_agent: 'Mozilla/5.0',
  body: {
    documentURL: `https://${HOST}/prova/pagina?amount=350000#x`,
    blockedURL: 'https://altro.example/a/b.js?token=segreto',
    effectiveDirective: 'script-src-elem',
    originalPolicy: "default-src 'none'",
    disposition: 'enforce',
    sample: 'var iban',
    statusCode: 200,
    referrer: '',
    ...body,
  },
});
const counted = async () => {
  await t.app.services.portals.telemetry.flush();
  return rows<{ portal: string; directive: string; blocked: string; n: number }>(
    'select portal, directive, blocked, n::int as n from portal_violations order by 1, 2, 3',
  );
};

describe('a report', () => {
  it('is counted by portal, directive and origin, in either shape', async () => {
    expect(
      (
        await tell([
          report({}),
          report({ blockedURL: 'inline', effectiveDirective: 'style-src-attr' }),
        ])
      ).status,
    ).toBe(204);
    expect(
      (
        await tell(
          {
            'csp-report': {
              'document-uri': `https://${HOST}/user/login?x=1`,
              'blocked-uri': `wss://${HOST}/x`,
              'violated-directive': "connect-src 'self'",
              'script-sample': '',
            },
          },
          OLDER,
        )
      ).status,
    ).toBe(204);
    expect((await tell([report({})])).status).toBe(204);
    expect(await counted()).toEqual([
      { portal: 'prova', directive: 'script-src-elem', blocked: 'https://altro.example', n: 2 },
      { portal: 'prova', directive: 'style-src-attr', blocked: 'inline', n: 1 },
      { portal: 'shell', directive: 'connect-src', blocked: 'self', n: 1 },
    ]);
  });
  it('leaves nothing of a page or a person behind: no path, query, token, piece of code, address or browser', async () => {
    const secret = 'AbCdEfGhIjKlMnOpQrStUvWxYz0123456789_-AbCde';
    await tell([
      report({
        documentURL: `https://${HOST}/user/email-access/${secret}`,
        blockedURL: `https://altro.example/${secret}?e=anna@bussola.example`,
        sourceFile: `https://${HOST}/${secret}`,
        sample: secret,
      }),
    ]);
    expect(await counted()).toEqual([
      { portal: 'shell', directive: 'script-src-elem', blocked: 'https://altro.example', n: 1 },
    ]);
    const columns = await rows<{ name: string }>(
      `select column_name as name from information_schema.columns where table_name = 'portal_violations' order by 1`,
    );
    expect(columns.map(({ name }) => name)).toEqual([
      'blocked',
      'directive',
      'hour',
      'n',
      'portal',
    ]);
  });
  it.each([
    ['of another kind', [report({}, 'deprecation')]],
    ['about a page of another site', [report({ documentURL: 'https://altro.example/prova' })]],
    ['about no page', [report({ documentURL: 'about:blank' })]],
    ['without a body', [{ type: 'csp-violation' }]],
  ])('%s counts for nothing', async (_what, sent) => {
    expect((await tell(sent)).status).toBe(204);
    expect(await counted()).toEqual([]);
  });
  it.each([
    ['https://altro.example:8443/x', 'https://altro.example:8443'],
    ['chrome-extension://abcdefgh/x.js', 'chrome-extension:'],
    ['moz-extension', 'moz-extension:'],
    ['data', 'data:'],
    ['data:text/html,anna@bussola.example', 'data:'],
    ['blob:https://bussola.example/1', 'blob:'],
    ['', 'other'],
    ['trusted-types-sink', 'trusted-types-sink'],
    ['not an address', 'other'],
    [`https://${'a'.repeat(200)}.example/`, 'other'],
    ['https://anna:segreto@altro.example/', 'https://altro.example'],
  ])('of %j says %j and no more', (blocked, place) => {
    expect(readCspReports([report({ blockedURL: blocked })], HOST)).toMatchObject([
      { blocked: place },
    ]);
  });
  it('of a directive that nobody knows says that', () => {
    expect(readCspReports([report({ effectiveDirective: 'Anna Colombo' })], HOST)).toMatchObject([
      { directive: 'other' },
    ]);
  });
});

describe('the address that reports come to', () => {
  it.each([
    ['application/json', '[]'],
    ['text/plain', '[]'],
    [MODERN, '['],
    [MODERN, ''],
    [MODERN, '{}'],
    [OLDER, '[]'],
    [MODERN, '[]'],
    [MODERN, '{"a":1,"a":2}'],
  ])('refuses %s with %j', async (type, raw) => {
    const answer = await tell(raw, type);
    expect([400, 415, 422]).toContain(answer.status);
    expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
  });
  it('takes twenty bodies a minute of one browser, and as many of the next', async () => {
    const answers = await Promise.all(Array.from({ length: 21 }, () => tell([report({})])));
    expect(answers.map(({ status }) => status).filter((status) => status === 429)).toEqual([429]);
    address += 1;
    expect((await tell([report({})])).status).toBe(204);
  });
  it('refuses more than a hundred reports, and bodies beyond 64 KiB', async () => {
    expect(
      (await tell(Array.from({ length: 101 }, () => ({ type: 'csp-violation' })))).status,
    ).toBe(422);
    expect((await tell([report({ sample: 'x'.repeat(70_000) })])).status).toBe(413);
  });
  it('keeps its table small, whoever makes up origins', async () => {
    t.advance(3_600);
    for (let batch = 0; batch < 5; batch += 1)
      await tell(
        Array.from({ length: 60 }, (_none, at) =>
          report({ blockedURL: `https://n${batch}-${at}.example/` }),
        ),
      );
    const kept = await counted();
    expect([
      kept.length,
      kept.reduce((sum, { n }) => sum + n, 0),
      kept.find(({ blocked }) => blocked === 'other')?.n,
    ]).toEqual([101, 300, 200]);
  });
  it('answers every body without a fault', async () => {
    const good = [
      [report({})],
      {
        'csp-report': {
          'document-uri': `https://${HOST}/`,
          'blocked-uri': 'inline',
          'effective-directive': 'script-src',
        },
      },
    ];
    const app = t.app.server;
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(fc.constantFrom(...good).chain(mutationsOf), fc.jsonValue()),
        fc.constantFrom(MODERN, OLDER),
        fc.integer({ min: 1, max: 2 ** 24 }),
        async (body, type, who) => {
          const reply = await app.inject({
            method: 'POST',
            url: '/api/portals/csp-reports',
            headers: { 'content-type': type, host: HOST },
            payload: JSON.stringify(body),
            remoteAddress: `11.${(who >> 16) & 255}.${(who >> 8) & 255}.${who & 255}`,
          });
          expect([204, 400, 422, 413, 429]).toContain(reply.statusCode);
        },
      ),
      { numRuns: 300 },
    );
    await counted();
  });
});

it('a SuperAdmin sees the counts of the hours asked for, and they are forgotten with those of loads', async () => {
  t.advance(7_200);
  await tell([
    report({}),
    report({}),
    report({ blockedURL: 'eval', effectiveDirective: 'script-src' }),
  ]);
  const { violations } = await asSystem(() => t.app.services.portals.status(24));
  expect(violations).toEqual([
    { portal: 'prova', directive: 'script-src-elem', blocked: 'https://altro.example', n: 2 },
    { portal: 'prova', directive: 'script-src', blocked: 'eval', n: 1 },
  ]);
  t.advance(31 * 86_400);
  await asSystem(() => t.app.services.portals.telemetry.sweep());
  expect(await counted()).toEqual([]);
});
