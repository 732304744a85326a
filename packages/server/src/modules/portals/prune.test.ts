/**
 * When files of builds go: not while anybody may load them or go back to them, and then for good,
 * whatever stops it half-way.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isThere } from '@bussola/registry';
import { builtPortal } from '@bussola/registry/built-portal';
import { publisherOf } from '../../../test/publisher.ts';
import { testApp } from '../../../test/test-app.ts';
import type { TestApp } from '../../../test/test-app.ts';
import { asSystem } from '../../access.ts';

let t: TestApp;
let publisher: Awaited<ReturnType<typeof publisherOf>>;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

/** Each test has a portal of its own. */
let name = '';
let count = 0;
beforeEach(async () => {
  count += 1;
  name = `portale-${'abcdefghijklmnopqrstuvwxyz'[count]}`;
  publisher = await publisherOf(t);
});
const build = (n: number) => builtPortal({ name, buildId: `build${n}`, words: String(n) });
const folderOf = (n: number) => path.join(t.app.services.portals.store.folder, name, `build${n}`);
/** Published one after the other, an hour between them, all of them stable in their time. */
async function stable(...numbers: number[]): Promise<void> {
  let before: string | null = null;
  for (const n of numbers) {
    t.advance(3_600);
    await publisher.upload(build(n));
    expect((await publisher.put(build(n), before)).status).toBe(200);
    before = `build${n}`;
  }
}
async function daysLater(days: number): Promise<void> {
  t.advance(days * 86_400);
  publisher = await publisherOf(t);
}
const rows = <R extends object>(sql: string, values: string[] = []) =>
  asSystem(() => t.deps.db.query<R>(sql, values));
const states = async () =>
  Object.fromEntries(
    (
      await rows<{ buildId: string; state: string }>(
        'select build_id as "buildId", state from portal_releases where portal = $1 order by 1',
        [name],
      )
    ).map(({ buildId, state }) => [buildId, state]),
  );
const removed = async () =>
  Object.entries(await states())
    .filter(([, state]) => state === 'removed')
    .map(([buildId]) => buildId);
const keeper = () => asSystem(() => t.app.services.portals.pruning.sweep());
const prune = (dry: boolean) => t.call('publishPrune', { token: publisher.token, body: { dry } });

describe('the keeper', () => {
  it('removes builds that no list named for thirty days, but never one in force, a canary, or one of the last five; notes it in the audit', async () => {
    await stable(1, 2, 3, 4, 5, 6, 7);
    await daysLater(29);
    await keeper();
    expect(await removed()).toEqual([]);
    await daysLater(2);
    await keeper();
    expect(await removed()).toEqual(['build1', 'build2']);
    expect(await Promise.all([1, 2, 3, 7].map((n) => isThere(folderOf(n))))).toEqual([
      false,
      false,
      true,
      true,
    ]);
    expect(
      await rows(
        `select detail from audit where action = 'portal.pruned' and detail like $1 order by id`,
        [`${name} %`],
      ),
    ).toEqual([{ detail: `${name} build1` }, { detail: `${name} build2` }]);
    await keeper();
    expect(await removed()).toHaveLength(2);
    for (const dry of [true, false])
      expect((await publisher.begin(build(1), dry)).problem.errors).toMatchObject([
        { code: 'BUILD_UNKNOWN' },
      ]);
  });
  it('leaves an old build in force for as long as it is', async () => {
    await stable(1);
    await publisher.upload(build(2));
    await publisher.put(build(2), null, { channel: 'canary', percent: 10 });
    await daysLater(400);
    await keeper();
    expect(await states()).toEqual({ build1: 'available', build2: 'available' });
  });
  it('leaves a build that somebody went back to, also while it was looking', async () => {
    await stable(1, 2, 3, 4, 5, 6, 7);
    await daysLater(31);
    const back = () =>
      t.call('publishRollback', {
        token: publisher.token,
        params: { portal: name },
        body: { expects: 'build7', to: 'build1' },
      });
    const [answer] = await Promise.all([back(), keeper()]);
    const isBack = answer.status === 200;
    expect([(await states()).build1, await isThere(folderOf(1))]).toEqual(
      isBack ? ['available', true] : ['removed', false],
    );
    expect(
      (
        await rows<{ build: string }>(
          `select line[cardinality(line)] as build from portal_channels where portal = $1`,
          [name],
        )
      )[0]?.build,
    ).toBe(isBack ? 'build1' : 'build7');
  });
  it('takes away a killed build too, whatever its place', async () => {
    await stable(1, 2);
    await t.call('publishKill', {
      token: publisher.token,
      params: { portal: name, buildId: 'build1' },
      body: {},
    });
    await daysLater(31);
    await keeper();
    expect(await states()).toEqual({ build1: 'removed', build2: 'available' });
  });
  it('goes on where it was killed: out of the registry, and still on the disk', async () => {
    await stable(1, 2);
    await rows(
      `update portal_releases set state = 'removed', left_at = now() where portal = $1 and build_id = 'build1'`,
      [name],
    );
    expect(await isThere(folderOf(1))).toBe(true);
    await keeper();
    expect(await isThere(folderOf(1))).toBe(false);
    expect((await prune(true)).body.removed).not.toContain(`${name}/build1`);
  });
  it('removes what a killed process left: partial files and folders without a row; leaves uploads under way', async () => {
    await stable(1);
    const at = (seconds: number) => new Date(t.deps.clock().getTime() - seconds * 1000);
    const lay = async (file: string, seconds: number) => {
      const place = path.join(t.app.services.portals.store.folder, name, file);
      await mkdir(path.dirname(place), { recursive: true });
      await writeFile(place, 'x');
      await utimes(place, at(seconds), at(seconds));
      return place;
    };
    const old = await lay('build1/js/2.js.6f9619ff.part', 7_200);
    const young = await lay('build1/js/3.js.6f9619ff.part', 60);
    const [nobodys, underWay] = [
      path.dirname(await lay('build8/x.js', 7_200)),
      path.dirname(await lay('build9/x.js', 60)),
    ];
    await utimes(nobodys, at(7_200), at(7_200));
    await utimes(underWay, at(60), at(60));
    await keeper();
    expect(
      await Promise.all(
        [old, young, nobodys, underWay, path.join(folderOf(1), 'js/1.js')].map(isThere),
      ),
    ).toEqual([false, true, false, true, true]);
  });
});

describe('a publisher', () => {
  it('takes away the same when they wish, is told what before, and is written down', async () => {
    await stable(1, 2, 3, 4, 5, 6);
    await daysLater(29);
    expect((await prune(true)).body.removed).not.toContain(`${name}/build1`);
    await daysLater(2);
    expect((await prune(true)).body.removed).toContain(`${name}/build1`);
    const { registry } = t.app.services.portals;
    expect(await registry.serves(name, 'build1')).toBe(true);
    const gone = (await prune(false)).body.removed;
    expect(gone.filter((one) => one.startsWith(`${name}/`))).toEqual([`${name}/build1`]);
    expect([await registry.serves(name, 'build1'), await registry.serves(name, 'build2')]).toEqual([
      false,
      true,
    ]);
    expect(
      await rows(`select detail from audit where action = 'portal.pruned' and detail like $1`, [
        `${name} %`,
      ]),
    ).toEqual([{ detail: `${name} build1 by «squadra di prova»` }]);
  });
  it('takes away an announced build that nobody closed, after a day', async () => {
    await publisher.begin(build(1));
    await daysLater(1.001);
    expect((await prune(false)).body.removed).toContain(`${name}/build1`);
    expect((await publisher.begin(build(1))).status).toBe(200);
  });
  it('of only some portals may not prune', async () => {
    const theirs = await publisherOf(t, [name]);
    expect(
      (await t.call('publishPrune', { token: theirs.token, body: { dry: true } })).status,
    ).toBe(403);
  });
});
