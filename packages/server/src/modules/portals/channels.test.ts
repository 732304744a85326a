/**
 * Which builds a browser gets: channels, cohorts, rollback, kill, promotion, and what is
 * signed.
 */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { sha384 } from '@bussola/registry';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { builtPortal, writeBuilt } from '@bussola/registry/built-portal';
import { publisherOf, readList } from '../../../test/publisher.ts';
import { makeWorld } from '../../../test/authorization/world.ts';
import type { World } from '../../../test/authorization/world.ts';
import { testApp } from '../../../test/test-app.ts';
import type { TestApp } from '../../../test/test-app.ts';
import { asSystem } from '../../access.ts';
import { COHORT_COOKIE, cohortOf } from '../people/cohort.ts';
import { createPortals } from './create-portals.ts';

let t: TestApp;
let world: World;
let publisher: Awaited<ReturnType<typeof publisherOf>>;
let distDir: string;
beforeAll(async () => {
  distDir = await mkdtemp(path.join(os.tmpdir(), 'bussola-dist-'));
  t = await testApp({ distDir });
  world = await makeWorld(t);
  publisher = await publisherOf(t);
});
afterAll(async () => {
  await t.close();
  await rm(distDir, { recursive: true, force: true });
});

/** Asks until it is so: another process looks at the database once a second. */
async function seen(question: () => Promise<boolean>): Promise<void> {
  for (const end = performance.now() + 20_000; !(await question());) {
    if (performance.now() > end) throw new Error('not so after 20 s');
    await pause(50);
  }
}
/** Each test has a portal of its own. */
let name = '';
let count = 0;
beforeEach(() => {
  count += 1;
  name = `portale-${'abcdefghijklmnopqrstuvwxyz'[count]}`;
});
const build = (n: number) => builtPortal({ name, buildId: `build${n}`, words: String(n) });
const ids = async (cookies: Record<string, string> = {}) =>
  (await readList(t, cookies)).list.portals
    .find((one) => one.name === name)
    ?.versions.map(({ buildId }) => buildId) ?? [];
/** Published one after the other, all of them stable in their time. */
async function stable(...numbers: number[]): Promise<void> {
  let before: string | null = null;
  for (const n of numbers) {
    await publisher.upload(build(n));
    expect((await publisher.put(build(n), before)).status).toBe(200);
    before = `build${n}`;
  }
}
const call = { token: () => publisher.token, params: () => ({ portal: name }) };
const superadmin = () => world.personas.superadmin.token ?? '';
const rows = <R extends object>(sql: string, values: string[] = []) =>
  asSystem(() => t.deps.db.query<R>(sql, values));

describe('a build whose types and pages were not checked', () => {
  it('is put in force with a reason, which history and audit keep', async () => {
    await publisher.upload(build(1));
    expect((await publisher.put(build(1), null, undefined, '')).status).toBe(422);
    expect((await publisher.put(build(1), null, undefined, 'urgente')).status).toBe(200);
    const {
      body: { history },
    } = await t.call('publishState', { token: call.token(), params: call.params() });
    expect(history[0]).toMatchObject({ action: 'publish', reason: 'senza controlli: urgente' });
    const [entry] = await rows<{ detail: string }>(
      `select detail from audit where action = 'portal.publish' and detail like $1`,
      [`${name} %`],
    );
    expect(entry?.detail).toMatch(/ unchecked$/);
  });
});

describe('stable', () => {
  it('is everybody’s, with the two builds before it to fall back to', async () => {
    await stable(1, 2, 3, 4);
    expect(await ids()).toEqual(['build4', 'build3', 'build2']);
  });
  it('moves only for whoever saw what is in force', async () => {
    await stable(1, 2);
    await publisher.upload(build(3));
    const late = await publisher.put(build(3), 'build1');
    const now = await t.call('publishState', { token: call.token(), params: call.params() });
    expect(late).toMatchObject({
      status: 409,
      problem: { code: 'CONFLICT', current: now.body.state },
    });
    expect(now.body.state).toMatchObject({ stable: 'build2', canary: null });
    expect(await ids()).toEqual(['build2', 'build1']);
  });
  it('accepts one of two changes that are made at the same time', async () => {
    await stable(1);
    await Promise.all([publisher.upload(build(2)), publisher.upload(build(3))]);
    const both = await Promise.all([
      publisher.put(build(2), 'build1'),
      publisher.put(build(3), 'build1'),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await rows('select 1 from portal_history where portal = $1', [name])).toHaveLength(2);
  });
  it('goes back by one, or to a named build; what was left is nobody’s way back, and may come again', async () => {
    await stable(1, 2, 3);
    const back = await t.call('publishRollback', {
      token: call.token(),
      params: call.params(),
      body: { expects: 'build3', reason: 'rotta' },
    });
    expect(back).toMatchObject({ status: 200, body: { stable: 'build2', earlier: ['build1'] } });
    expect(await ids()).toEqual(['build2', 'build1']);
    expect(
      (
        await t.call('publishRollback', {
          token: call.token(),
          params: call.params(),
          body: { expects: 'build2', to: 'build1' },
        })
      ).status,
    ).toBe(200);
    expect(
      (
        await t.call('publishRollback', {
          token: call.token(),
          params: call.params(),
          body: { expects: 'build1' },
        })
      ).problem.errors,
    ).toMatchObject([{ code: 'NOTHING_EARLIER' }]);
    expect((await publisher.put(build(3), 'build1')).status).toBe(200);
    expect(await ids()).toEqual(['build3', 'build1']);
  });
});

describe('canary', () => {
  const inCohort = (cohort: number) => ids({ [COHORT_COOKIE]: String(cohort) });
  it('is refused without a percent', async () => {
    await publisher.upload(build(1));
    const refused = await publisher.put(build(1), null, { channel: 'canary' } as never);
    expect(refused).toMatchObject({
      status: 422,
      problem: { errors: [{ field: 'percent', code: 'forms:errors.required' }] },
    });
  });
  it('is for the cohorts below its percent; visitors and nonsense get stable', async () => {
    await stable(1);
    await publisher.upload(build(2));
    expect(
      (await publisher.put(build(2), null, { channel: 'canary', percent: 10 })).body,
    ).toMatchObject({ stable: 'build1', canary: 'build2', canaryPercent: 10 });
    expect(await Promise.all([0, 9, 10, 99].map(inCohort))).toEqual([
      ['build2', 'build1'],
      ['build2', 'build1'],
      ['build1'],
      ['build1'],
    ]);
    expect(
      await Promise.all(
        ['', '-1', '100', '5x', '5.0'].map((value) => ids({ [COHORT_COOKIE]: value })),
      ),
    ).toEqual(Array.from({ length: 5 }, () => ['build1']));
    expect(await ids()).toEqual(['build1']);
    for (const [percent, expected] of [
      [0, 'build1'],
      [100, 'build2'],
    ] as const) {
      expect(
        (
          await t.call('canaryPercent', {
            token: superadmin(),
            params: call.params(),
            body: { percent, expects: 'build2' },
          })
        ).status,
      ).toBe(200);
      expect((await inCohort(0))[0]).toBe(expected);
    }
    expect((await inCohort(99))[0]).toBe('build2');
  });
  it('is promoted, or taken back', async () => {
    await stable(1);
    await publisher.upload(build(2));
    await publisher.put(build(2), null, { channel: 'canary', percent: 50 });
    expect(
      (
        await t.call('promotePortal', {
          token: superadmin(),
          params: call.params(),
          body: { expects: 'build1' },
        })
      ).status,
    ).toBe(409);
    expect(
      (
        await t.call('promotePortal', {
          token: superadmin(),
          params: call.params(),
          body: { expects: 'build2' },
        })
      ).body,
    ).toMatchObject({ stable: 'build2', canary: null, earlier: ['build1'] });
    await publisher.upload(build(3));
    await publisher.put(build(3), null, { channel: 'canary', percent: 50 });
    expect(
      (
        await t.call('withdrawCanary', {
          token: superadmin(),
          params: call.params(),
          body: { expects: 'build3' },
        })
      ).body,
    ).toMatchObject({ stable: 'build2', canary: null });
    expect(await inCohort(0)).toEqual(['build2', 'build1']);
  });
  it('keeps a person in one part on all their devices, and ten of a hundred people in the first ten parts', async () => {
    const cohorts = Array.from({ length: 5_000 }, (_none, at) =>
      cohortOf(t.deps.secrets, `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`),
    );
    expect(Math.max(...cohorts)).toBe(99);
    expect(cohorts.filter((cohort) => cohort < 10).length / 5_000).toBeCloseTo(0.1, 1);
    const person = await t.register('secchio@bussola.example');
    expect(person.cookies[COHORT_COOKIE]).toBe(String(cohortOf(t.deps.secrets, person.userId)));
    const again = await t.call('refreshToken', { cookies: person.cookies });
    expect(again.cookies[COHORT_COOKIE]).toBe(person.cookies[COHORT_COOKIE]);
    const out = await t.call('logout', { token: again.body.jwtToken });
    expect(String(out.headers['set-cookie'])).toMatch(/__Host-cohort=;/);
  });
});

describe('a killed build', () => {
  it('is in no list from then on, and its channels fall back', async () => {
    await stable(1, 2, 3);
    await publisher.upload(build(4));
    await publisher.put(build(4), null, { channel: 'canary', percent: 100 });
    const kill = (buildId: string) =>
      t.call('killBuild', {
        token: superadmin(),
        params: call.params(),
        body: { buildId, reason: 'altera i dati' },
      });
    expect((await kill('build4')).body).toMatchObject({ stable: 'build3', canary: null });
    expect((await kill('build2')).body).toMatchObject({ stable: 'build3', earlier: ['build1'] });
    expect((await kill('build3')).body).toMatchObject({ stable: 'build1' });
    expect(await ids({ [COHORT_COOKIE]: '0' })).toEqual(['build1']);
    expect((await kill('build3')).problem.errors).toMatchObject([{ code: 'BUILD_UNKNOWN' }]);
    expect((await publisher.put(build(3), 'build1')).problem.errors).toMatchObject([
      { code: 'BUILD_UNKNOWN' },
    ]);
    expect((await kill('build1')).body.stable).toBeNull();
    expect(await ids()).toEqual([]);
  });
});

describe('every act', () => {
  it('is in the history with who did it, which nobody rewrites, and in the audit', async () => {
    await stable(1, 2);
    await t.call('rollbackPortal', {
      token: superadmin(),
      params: call.params(),
      body: { expects: 'build2', reason: 'per prova' },
    });
    const { body } = await t.call('publishState', {
      token: publisher.token,
      params: call.params(),
    });
    expect(
      body.history.map(({ action, buildId, previous, reason, author }) => ({
        action,
        buildId,
        previous,
        reason,
        author,
      })),
    ).toEqual([
      {
        action: 'rollback',
        buildId: 'build1',
        previous: 'build2',
        reason: 'per prova',
        author: { kind: 'person', name: 'Prova Prova' },
      },
      {
        action: 'publish',
        buildId: 'build2',
        previous: 'build1',
        reason: null,
        author: { kind: 'token', name: 'squadra di prova' },
      },
      {
        action: 'publish',
        buildId: 'build1',
        previous: null,
        reason: null,
        author: { kind: 'token', name: 'squadra di prova' },
      },
    ]);
    for (const sql of [
      "update portal_history set author = 'altri'",
      'delete from portal_history',
      'truncate portal_history',
    ])
      await expect(t.owner.query(sql)).rejects.toThrow('only ever added');
    const [audit] = await rows<{ detail: string; who: string | null }>(
      `select detail, who from audit where action = 'portal.rollback' and detail like $1`,
      [`${name} %`],
    );
    expect(audit).toMatchObject({ detail: `${name} stable build1`, who: expect.any(String) });
  });
  it('of a SuperAdmin needs a recent proof', async () => {
    await stable(1, 2);
    await rows(`update sessions set proved_at = null where user_id = $1`, [
      world.personas.superadmin.userId,
    ]);
    const asked = await t.call('rollbackPortal', {
      token: superadmin(),
      params: call.params(),
      body: { expects: 'build2' },
    });
    expect(asked.problem.code).toBe('STEP_UP_REQUIRED');
    await rows(`update sessions set proved_at = $2 where user_id = $1`, [
      world.personas.superadmin.userId,
      t.deps.clock().toISOString(),
    ]);
  });
});

describe('the list', () => {
  it('is signed with a key that the page announces, says nothing twice, and is not sent again while it holds', async () => {
    await stable(1);
    const { answer, list } = await readList(t);
    expect(list).toMatchObject({ schemaVersion: 2, minShell: '1.0.0' });
    expect(answer.headers['cache-control']).toBe('private, no-cache');
    const again = await t.call('portalList', {
      headers: { 'if-none-match': String(answer.headers.etag) },
    });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
    await publisher.upload(build(2));
    await publisher.put(build(2), 'build1');
    const changed = await t.call('portalList', {
      headers: { 'if-none-match': String(answer.headers.etag) },
    });
    expect(changed.status).toBe(200);
    expect((await readList(t)).list.serial).toBeGreaterThan(list.serial);
  });
  it('carries the hash of the very bytes of each manifest', async () => {
    await stable(1, 2);
    const versions =
      (await readList(t)).list.portals.find((one) => one.name === name)?.versions ?? [];
    expect(versions.map(({ manifestIntegrity }) => manifestIntegrity)).toEqual(
      [2, 1].map((n) => sha384(JSON.stringify(build(n).manifest))),
    );
    expect(JSON.stringify(versions)).not.toContain('"assets"');
  });
  it('is seen by another process on the same database within a second', async () => {
    await stable(1);
    const other = createPortals(t.deps);
    const first = async () =>
      (await other.registry.choose({})).find((one) => one.name === name)?.versions[0]?.manifest
        .buildId;
    expect(await first()).toBe('build1');
    await publisher.upload(build(2));
    // Files of a build that this process never heard of are given out within a quarter of a second,
    // a new pointer within one.
    await seen(() => other.registry.serves(name, 'build2'));
    await publisher.put(build(2), 'build1');
    await seen(async () => (await first()) === 'build2');
  });
  it('goes on with the database away', async () => {
    await stable(1);
    const broken = createPortals({
      ...t.deps,
      db: {
        ...t.deps.db,
        prepared: (...given) => {
          if (!down) return t.deps.db.prepared(...given);
          refused += 1;
          return Promise.reject(new Error('ECONNREFUSED'));
        },
      },
    });
    let down = false;
    let refused = 0;
    const before = await broken.registry.choose({});
    down = true;
    await seen(async () => {
      expect(await broken.registry.choose({})).toEqual(before);
      return refused > 1;
    });
  });
});

describe('the builds of the installation', () => {
  const install = () => asSystem(() => t.app.services.portals.installation.run());
  afterEach(() => rm(path.join(distDir, 'portals', name), { recursive: true, force: true }));
  it('become stable when they are new, and not again when somebody went back from them', async () => {
    await writeBuilt(distDir, build(1));
    await install();
    await writeBuilt(distDir, build(2));
    await install();
    expect(await ids()).toEqual(['build2', 'build1']);
    await t.call('publishRollback', {
      token: publisher.token,
      params: call.params(),
      body: { expects: 'build2' },
    });
    await install();
    expect(await ids()).toEqual(['build1']);
    const { body } = await t.call('publishState', {
      token: publisher.token,
      params: call.params(),
    });
    expect(body.history.at(-1)).toMatchObject({
      action: 'publish',
      author: { kind: 'installation', name: 'installazione' },
    });
  });
  it('that were taken in when the server died are put in force at the next start', async () => {
    const one = build(1);
    await writeBuilt(distDir, one);
    await install();
    // As only the owner of the schema could.
    await t.owner.query('alter table portal_history disable trigger user');
    await t.owner.query('delete from portal_history where portal = $1', [name]);
    await t.owner.query('alter table portal_history enable trigger user');
    await rows('delete from portal_channels where portal = $1', [name]);
    await install();
    expect(
      (await t.call('publishState', { token: publisher.token, params: call.params() })).body.state
        .stable,
    ).toBe('build1');
  });
  it('come back to a data folder that lost them', async () => {
    await writeBuilt(distDir, build(1));
    await install();
    const { store } = t.app.services.portals;
    await store.remove({ portal: name, buildId: 'build1' });
    await install();
    expect([...(await store.list({ portal: name, buildId: 'build1' })).keys()].sort()).toEqual([
      'css/1.css',
      'js/1.js',
      'js/1.js.br',
      'js/1.js.gz',
      'manifest.json',
      'remoteEntry.js',
      'remoteEntry.js.br',
      'remoteEntry.js.gz',
    ]);
  });
  it('are refused when a file of the manifest is absent', async () => {
    await writeBuilt(distDir, build(1));
    await rm(path.join(distDir, 'portals', name, 'build1/css/1.css'));
    expect(await install()).toEqual([name]);
    expect(await ids()).toEqual([]);
  });
  it('count as failed, not as absent, when release.json cannot be read', async () => {
    // A folder in its place: root may read every file, so taking rights away would prove nothing.
    await mkdir(path.join(distDir, 'portals', name, 'release.json'), { recursive: true });
    expect(await install()).toEqual([name]);
  });
  it('with a wrong hash are left out, and the server starts with the others', async () => {
    const spoiled = build(1);
    spoiled.files['js/1.js'] = Buffer.alloc(900, 'y');
    await writeBuilt(distDir, spoiled);
    expect(await install()).toEqual([name]);
    expect(await ids()).toEqual([]);
    // What hindered it is gone: no start is needed.
    await writeBuilt(distDir, build(1));
    expect(await install()).toEqual([]);
    expect(await ids()).toEqual(['build1']);
  });
});
