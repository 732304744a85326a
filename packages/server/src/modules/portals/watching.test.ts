/**
 * How portals fare, and one build for one person: counts without people, overrides that only this
 * server can write.
 */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { builtPortal } from '@bussola/registry/built-portal';
import { publisherOf, readList } from '../../../test/publisher.ts';
import { makeWorld } from '../../../test/authorization/world.ts';
import type { World } from '../../../test/authorization/world.ts';
import { testApp } from '../../../test/test-app.ts';
import type { TestApp } from '../../../test/test-app.ts';
import { asSystem } from '../../access.ts';
import { REFRESH_COOKIE, refreshValue } from '../session/session-cookies.ts';
import { OVERRIDE_COOKIE } from './override-ticket.ts';

let t: TestApp;
let world: World;
let publisher: Awaited<ReturnType<typeof publisherOf>>;
const [first, second] = [
  builtPortal({ name: 'prova', buildId: 'build1' }),
  builtPortal({ name: 'prova', buildId: 'build2', words: 'due' }),
];
beforeAll(async () => {
  t = await testApp({ throttleScale: 1 });
  world = await makeWorld(t);
  publisher = await publisherOf(t);
  await publisher.upload(first);
  await publisher.upload(second);
  await publisher.put(first, null);
});
afterAll(() => t.close());
const rows = <R extends object>(sql: string, values: string[] = []) =>
  asSystem(() => t.deps.db.query<R>(sql, values));
const superadmin = () => world.personas.superadmin;
const status = async (hours: '1' | '24' | '720' = '24') =>
  (await t.call('portalStatus', { token: superadmin().token ?? '', query: { hours } })).body;

describe('an override', () => {
  const listed = async (cookies: Record<string, string>) => {
    const { list, answer } = await readList(t, cookies);
    const [portal] = list.portals;
    return {
      channel: portal?.channel,
      builds: portal?.versions.map(({ buildId }) => buildId),
      cleared: String(answer.headers['set-cookie'] ?? '').includes(`${OVERRIDE_COOKIE}=;`),
    };
  };
  const browserOf = ({ ids }: { ids: Readonly<Record<string, string>> }) => ({
    [REFRESH_COOKIE]: refreshValue(t.deps.secrets, ids.sessionId ?? '', 0),
  });
  const give = (body: { minutes?: number; userId?: string; buildId?: string } = {}) =>
    t.call('createOverride', {
      token: superadmin().token ?? '',
      body: { portal: 'prova', buildId: 'build2', minutes: 60, ...body },
    });
  const EVERYBODY = { channel: 'stable', builds: ['build1'] };
  const ignored = async () =>
    (
      await rows<{ detail: string }>(
        `select detail from audit where action = 'portal.override-ignored' order by id`,
      )
    ).map(({ detail }) => detail);

  it('gives one build to whoever asked for it, in their own browser, with stable behind it', async () => {
    const { status: code, body, cookies, headers } = await give();
    expect([code, body.ticket, Date.parse(body.expiresAt) - t.deps.clock().getTime()]).toEqual([
      201,
      null,
      3_600_000,
    ]);
    expect(String(headers['set-cookie'])).toMatch(
      /__Host-portal-override=[^;]+; Max-Age=3600; Path=\/; HttpOnly; Secure; SameSite=Strict/,
    );
    expect(await listed({ ...browserOf(superadmin()), ...cookies })).toEqual({
      channel: 'override',
      builds: ['build2', 'build1'],
      cleared: false,
    });
    expect((await status()).overrides).toMatchObject([
      { portal: 'prova', buildId: 'build2', person: 'Prova Prova', endedAt: null },
    ]);
  });
  it('is ignored and reported when it is not ours, altered, or in somebody else’s browser', async () => {
    const { cookies } = await give();
    const value = cookies[OVERRIDE_COOKIE] ?? '';
    const before = (await ignored()).length;
    const spoiled = [
      ['unsigned', value.slice(0, value.lastIndexOf('.'))],
      ['altered', value.replace('build2', 'build1')],
      ['for somebody else', value.replace(superadmin().userId, world.personas.admin.userId)],
      ['longer', value.replace(/\.(\d{10})\./, '.9999999999.')],
      ['nonsense', 'v1.x'],
    ] as const;
    for (const [, text] of spoiled)
      expect(await listed({ ...browserOf(superadmin()), [OVERRIDE_COOKIE]: text })).toEqual({
        ...EVERYBODY,
        cleared: true,
      });
    expect(await listed({ ...browserOf(world.personas.other), [OVERRIDE_COOKIE]: value })).toEqual({
      ...EVERYBODY,
      cleared: true,
    });
    expect((await ignored()).slice(before)).toEqual([
      ...spoiled.map(() => 'altered'),
      'other-person prova build2',
    ]);
  });
  it('made up over and over fills no audit: ten a minute of one address are written down', async () => {
    const before = (await ignored()).length;
    for (let n = 0; n < 30; n += 1)
      expect(
        (await t.call('portalList', { cookies: { [OVERRIDE_COOKIE]: `v1.${n}` }, ip: '10.9.0.1' }))
          .status,
      ).toBe(200);
    expect((await ignored()).length - before).toBe(10);
  });
  it('waits, unseen, while nobody is signed in', async () => {
    const { cookies } = await give();
    expect(await listed(cookies)).toEqual({ ...EVERYBODY, cleared: false });
  });
  it('ends with its time, when it is ended, and with the role', async () => {
    const own = browserOf(superadmin());
    const { cookies: short } = await give({ minutes: 1 });
    const { cookies: ended } = await give();
    expect((await t.call('endOverride', { cookies: ended })).status).toBe(204);
    expect(await listed({ ...own, ...ended })).toEqual({ ...EVERYBODY, cleared: true });
    t.advance(61);
    expect(await listed({ ...own, ...short })).toEqual({ ...EVERYBODY, cleared: true });
    const { cookies: last } = await give();
    await rows(`update users set role = 'User' where id = $1`, [superadmin().userId]);
    expect(await listed({ ...own, ...last })).toEqual({ ...EVERYBODY, cleared: true });
    await rows(`update users set role = 'SuperAdmin' where id = $1`, [superadmin().userId]);
  });
  it('for somebody else of the staff is a ticket that only they can use', async () => {
    const { admin, other } = world.personas;
    const { body, cookies } = await give({ userId: admin.userId });
    expect(cookies[OVERRIDE_COOKIE]).toBeUndefined();
    const ticket = body.ticket ?? '';
    expect(
      (await t.call('acceptOverride', { token: superadmin().token ?? '', body: { ticket } }))
        .problem.code,
    ).toBe('TOKEN_INVALID');
    expect(
      (await t.call('acceptOverride', { token: other.token ?? '', body: { ticket } })).status,
    ).toBe(403);
    const taken = await t.call('acceptOverride', { token: admin.token ?? '', body: { ticket } });
    expect(taken.status).toBe(204);
    expect(await listed({ ...browserOf(admin), ...taken.cookies })).toMatchObject({
      channel: 'override',
    });
    expect((await give({ userId: other.userId })).status).toBe(404);
  });
  it('is for a published build, for eight hours at most, and ends when the build is killed', async () => {
    expect((await give({ buildId: 'build9' })).problem.errors).toMatchObject([
      { code: 'BUILD_UNKNOWN' },
    ]);
    expect((await give({ minutes: 481 })).status).toBe(422);
    const third = builtPortal({ name: 'prova', buildId: 'build3', words: 'tre' });
    await publisher.upload(third);
    const { cookies } = await give({ buildId: 'build3' });
    expect((await listed({ ...browserOf(superadmin()), ...cookies })).builds).toEqual([
      'build3',
      'build1',
    ]);
    await t.call('killBuild', {
      token: superadmin().token ?? '',
      params: { portal: 'prova' },
      body: { buildId: 'build3' },
    });
    expect(await listed({ ...browserOf(superadmin()), ...cookies })).toMatchObject(EVERYBODY);
  });
});

describe('what browsers tell', () => {
  type Event = Parameters<typeof tell>[0][number];
  const tell = (
    events: {
      portal?: string;
      buildId?: string;
      channel?: 'stable' | 'canary' | 'override';
      phase?: 'entry' | 'page';
      outcome?: 'ready' | 'slow' | 'failed' | 'fallback' | 'recovered' | 'crashed';
      code?: string;
      ms?: number;
      fallbackTo?: string;
      asset?: string;
    }[],
    ip = '10.0.0.1',
  ) =>
    t.call('portalEvents', {
      ip,
      body: {
        events: events.map((event) => ({
          portal: 'prova',
          buildId: 'build1',
          channel: 'stable' as const,
          phase: 'page' as const,
          outcome: 'ready' as const,
          ms: 120,
          ...event,
        })),
      },
    });
  const times = (n: number, event: Event): Event[] => Array.from({ length: n }, () => event);

  it('becomes counts by hour and build, with the third quarter of the times', async () => {
    expect(
      (
        await tell([
          ...times(6, { ms: 90 }),
          ...times(2, { ms: 900 }),
          { outcome: 'slow', ms: 8_000 },
          { outcome: 'recovered', ms: 4_000 },
        ])
      ).status,
    ).toBe(204);
    expect(
      (
        await tell([
          {
            buildId: 'build2',
            channel: 'canary',
            phase: 'entry',
            outcome: 'fallback',
            code: 'ENTRY_EXECUTION',
            ms: 300,
            fallbackTo: 'build1',
          },
          {
            buildId: 'build2',
            channel: 'canary',
            phase: 'entry',
            outcome: 'failed',
            code: 'ENTRY_TIMEOUT',
            ms: 120_000,
          },
        ])
      ).status,
    ).toBe(204);
    const [portal] = (await status()).portals;
    expect(portal?.health).toEqual([
      {
        buildId: 'build1',
        loads: 9,
        failed: 0,
        slow: 1,
        recovered: 1,
        fallbacks: 0,
        crashed: 0,
        errorRate: 0,
        p75Ms: 100,
        errors: [],
      },
      {
        buildId: 'build2',
        loads: 2,
        failed: 1,
        slow: 0,
        recovered: 0,
        fallbacks: 1,
        crashed: 0,
        errorRate: 1,
        p75Ms: null,
        errors: [
          { phase: 'entry', code: 'ENTRY_EXECUTION', asset: '', n: 1 },
          { phase: 'entry', code: 'ENTRY_TIMEOUT', asset: '', n: 1 },
        ],
      },
    ]);
    expect((await rows<{ n: number }>('select count(*)::int as n from portal_events'))[0]?.n).toBe(
      5,
    );
    await tell(times(4, { ms: 900 }));
    expect((await status()).portals[0]?.health[0]).toMatchObject({ loads: 13, p75Ms: 1_000 });
  });
  it('names the file of the build in which a page threw, and ignores files that the build does not have', async () => {
    const before = (await status()).portals[0]?.health[0];
    await tell(
      [
        ...times(2, { outcome: 'crashed', code: 'RENDER', asset: 'remoteEntry.js' }),
        { outcome: 'crashed', code: 'RENDER', asset: 'js/inventato.js' },
      ],
      '10.0.0.8',
    );
    const health = (await status()).portals[0]?.health[0];
    expect(health).toMatchObject({
      loads: before?.loads,
      crashed: 3,
      errors: [
        { phase: 'page', code: 'RENDER', asset: 'remoteEntry.js', n: 2 },
        { phase: 'page', code: 'RENDER', asset: '', n: 1 },
      ],
    });
  });
  it('is not written one by one', async () => {
    const before = await rows<{ n: number }>(
      'select coalesce(sum(n), 0)::int as n from portal_events',
    );
    await tell(times(50, {}), '10.0.0.2');
    expect(await rows('select coalesce(sum(n), 0)::int as n from portal_events')).toEqual(before);
    await t.app.services.portals.telemetry.flush();
    expect(
      (await rows<{ n: number }>('select coalesce(sum(n), 0)::int as n from portal_events'))[0]?.n,
    ).toBe((before[0]?.n ?? 0) + 50);
  });
  it('about builds that were never published is not counted', async () => {
    expect((await tell([{ buildId: 'inventata' }, { portal: 'altrove' }], '10.0.0.3')).status).toBe(
      204,
    );
    expect(JSON.stringify(await status())).not.toMatch(/inventata|altrove/);
  });
  it('is refused beyond fifty at once, thirty batches a minute, and with anything of a person in it', async () => {
    expect((await tell(times(51, {}), '10.0.0.4')).status).toBe(422);
    expect(
      (
        await t.call('portalEvents', {
          ip: '10.0.0.5',
          raw: {
            events: [
              {
                portal: 'prova',
                buildId: 'build1',
                channel: 'stable',
                phase: 'page',
                outcome: 'ready',
                ms: 1,
                userId: 'x',
              },
            ],
          },
        })
      ).problem.errors,
    ).toMatchObject([{ code: 'forms:errors.unknownField' }]);
    const answers = await Promise.all(Array.from({ length: 31 }, () => tell([{}], '10.0.0.6')));
    expect(answers.map(({ status: code }) => code).filter((code) => code === 429)).toEqual([429]);
    expect((await tell([{}], '10.0.0.7')).status).toBe(204);
  });
  it('is forgotten after thirty days, and holds no column for a person', async () => {
    const columns = await rows<{ name: string }>(
      `select column_name as name from information_schema.columns where table_name in ('portal_events', 'portal_loads') order by 1`,
    );
    expect([...new Set(columns.map(({ name }) => name))]).toEqual([
      'asset',
      'build_id',
      'channel',
      'code',
      'fallback_to',
      'hour',
      'n',
      'outcome',
      'phase',
      'portal',
      'upto_ms',
    ]);
    await t.app.services.portals.telemetry.flush();
    t.advance(31 * 86_400);
    await asSystem(() => t.app.services.portals.telemetry.sweep());
    expect([
      await rows('select 1 from portal_events'),
      await rows('select 1 from portal_loads'),
    ]).toEqual([[], []]);
  });
});

describe('a token of a SuperAdmin', () => {
  it('is for named portals or for every one, never for an empty list', async () => {
    world = await makeWorld(t);
    const token = world.personas.superadmin.token ?? '';
    const make = (portals: unknown) =>
      t.call('createPublishToken', {
        token,
        body: { name: 'Squadra prova', portals: portals as 'every', days: 30 },
      });
    expect((await make([])).status).toBe(422);
    const { id } = (await make('every')).body;
    const { tokens } = (await t.call('portalStatus', { token, query: {} })).body;
    expect(tokens.find((one) => one.id === id)).toMatchObject({ portals: 'every' });
  });
  it('publishes until it is taken back, is shown once, and stands in the status by its name', async () => {
    world = await makeWorld(t);
    const token = world.personas.superadmin.token ?? '';
    const made = await t.call('createPublishToken', {
      token,
      body: { name: 'Squadra prova', portals: ['prova'], days: 30 },
    });
    expect([made.status, made.body.token]).toEqual([201, expect.stringMatching(/^bpt_[\w-]{43}$/)]);
    const state = async () =>
      (await t.call('publishState', { token: made.body.token, params: { portal: 'prova' } }))
        .status;
    expect(await state()).toBe(200);
    const { tokens } = (await t.call('portalStatus', { token, query: {} })).body;
    expect(tokens.find(({ id }) => id === made.body.id)).toMatchObject({
      name: 'Squadra prova',
      portals: ['prova'],
      createdBy: 'Prova Prova',
      revokedAt: null,
      lastUsedAt: expect.any(String),
    });
    expect(JSON.stringify(await rows('select * from portal_tokens'))).not.toContain(
      made.body.token,
    );
    expect(
      (await t.call('revokePublishToken', { token, params: { id: made.body.id } })).status,
    ).toBe(204);
    expect([
      await state(),
      (await t.call('revokePublishToken', { token, params: { id: made.body.id } })).status,
    ]).toEqual([401, 404]);
  });
});
