/** The levels of a household, their history, and the job that keeps them of today. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { analizza, COSTANTI_FORNITE, romeDay } from '@bussola/domain';
import type { Famiglia } from '@bussola/domain';
import { famiglie } from '@bussola/domain/testing/famiglie-qualsiasi';
import fc from 'fast-check';
import { asSystem } from '../../access.ts';
import { domainEngine } from '../../domain-engine.ts';
import { completeCheckup } from '../../../test/checkup-answers.ts';
import { testApp } from '../../../test/test-app.ts';
import type { Person, TestApp } from '../../../test/test-app.ts';
import { computedLevels, storeLevels } from './level-repository.ts';
import type { LevelCause } from './level-repository.ts';
import { recomputeLevels } from './recompute-levels.ts';

let t: TestApp;
let n = 0;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

interface Change {
  day: string;
  area: string;
  before: string;
  after: string;
  cause: LevelCause;
}
const historyOf = (userId: string) =>
  t.deps.db.query<Change>(
    'select day, area, before, after, cause from level_history where user_id = $1 order by id',
    [userId],
  );
const storedOf = async (userId: string) =>
  (
    await t.deps.db.query<{ levels: Record<string, string>; red: number; costanti: string }>(
      'select levels, red, costanti from household_levels where user_id = $1',
      [userId],
    )
  )[0];
const home = async (person: Person) =>
  (await t.call('allInfo', { token: person.token, params: { userId: person.userId } })).body;
async function family(): Promise<Person> {
  const person = await t.register(`livelli${(n += 1)}@bussola.example`);
  await completeCheckup(t, person.token);
  return person;
}
const pretend = (person: Person, column: string, value: string) =>
  t.deps.db.query(`update household_levels set ${column} = $2 where user_id = $1`, [
    person.userId,
    value,
  ]);
const sweep = () => asSystem(() => t.app.services.levels.sweep());

describe('the history of levels', () => {
  it('is the difference of two analyses, whatever the households', async () => {
    const { userId } = await family();
    let version = 1000;
    const levelsOf = (famiglia: Famiglia) => {
      const analisi = analizza(famiglia, COSTANTI_FORNITE);
      return computedLevels(userId, (version += 1), famiglia.refDate, analisi);
    };
    await fc.assert(
      fc.asyncProperty(famiglie, famiglie, async (one, other) => {
        const [before, after] = [levelsOf(one), levelsOf(other)];
        await t.deps.db.query('delete from household_levels where user_id = $1', [userId]);
        await t.deps.db.query('delete from level_history where user_id = $1', [userId]);
        await t.deps.db.transaction((tx) => storeLevels(tx, [before], t.deps.clock()));
        expect(await historyOf(userId)).toEqual([]);
        await t.deps.db.transaction((tx) => storeLevels(tx, [after], t.deps.clock()));
        const told: Record<string, string> = { ...before.levels };
        for (const change of await historyOf(userId)) {
          expect(change.before).toBe(told[change.area]);
          expect(change.after).not.toBe(change.before);
          told[change.area] = change.after;
        }
        expect(told).toEqual({ ...before.levels, ...after.levels });
        expect((await storedOf(userId))?.levels).toEqual(after.levels);
      }),
      { numRuns: 40 },
    );
    await t.deps.db.query('delete from household_levels where user_id = $1', [userId]);
  });

  it('begins with the first analysis, and names the answers that moved a level, never what they say', async () => {
    const person = await family();
    const { nucleoFamiliare, analisi } = await home(person);
    expect(await historyOf(person.userId)).toEqual([]);
    const stored = await storedOf(person.userId);
    expect(stored?.red).toBe(analisi?.conteggi.red);
    expect(stored?.levels).toEqual(
      Object.fromEntries((analisi?.soluzioni ?? []).map(({ code, level }) => [code, level])),
    );
    t.advance(60);
    await t.call('updateMember', {
      token: person.token,
      params: { userId: person.userId, memberId: nucleoFamiliare[0]?._id ?? '' },
      body: { data: { redditoNettoAnnuo: 200_000 } },
    });
    await home(person);
    const history = await historyOf(person.userId);
    expect(history.length).toBeGreaterThan(0);
    for (const { cause, day } of history) {
      expect(day).toBe(romeDay(t.deps.clock()));
      expect(cause).toEqual({ answers: ['redditoNettoAnnuo'] });
    }
    expect(JSON.stringify(history)).not.toContain('200');
  });

  it('keeps the newer levels when a slower server comes with older ones', async () => {
    const person = await family();
    await home(person);
    const stored = await storedOf(person.userId);
    const analisi = analizza(
      fc.sample(famiglie, { numRuns: 1, seed: 4 })[0] ?? raise('no household'),
      COSTANTI_FORNITE,
    );
    await t.deps.db.transaction((tx) =>
      storeLevels(tx, [computedLevels(person.userId, -1, '2026-11-20', analisi)], t.deps.clock()),
    );
    expect(await storedOf(person.userId)).toEqual(stored);
    expect(await historyOf(person.userId)).toEqual([]);
  });
});

describe('the job', () => {
  it('computes who is not of the release, the rules or the answers of now, and nobody else', async () => {
    const [release, rule, answers, current] = [
      await family(),
      await family(),
      await family(),
      await family(),
    ];
    await sweep();
    const analysed = await t.deps.db.query('select * from analyses order by user_id', []);
    await pretend(release, 'costanti', '2020.01');
    await pretend(rule, 'motore', '0.0.1');
    await t.deps.db.query('update household_levels set version = version - 1 where user_id = $1', [
      answers.userId,
    ]);
    for (const person of [release, rule, answers, current])
      await t.deps.db.query(
        `update household_levels set levels = (select jsonb_object_agg(key, case value #>> '{}' when 'red' then 'green' else 'red' end) from jsonb_each(levels)) where user_id = $1`,
        [person.userId],
      );
    expect(await sweep()).toBe(3);
    const causes = async (person: Person) => [
      ...new Set((await historyOf(person.userId)).map(({ cause }) => Object.keys(cause).join())),
    ];
    expect(await causes(release)).toEqual(['release']);
    expect(await causes(rule)).toEqual(['rule']);
    expect(await causes(answers)).toEqual(['answers']);
    expect(await causes(current)).toEqual([]);
    expect(await historyOf(release.userId)).toHaveLength(12);
    // Levels and history, nothing else.
    expect(await t.deps.db.query('select * from analyses order by user_id', [])).toEqual(analysed);
    expect(await sweep()).toBe(0);
  });

  it('at night also computes who was not looked at for a week', async () => {
    const person = await family();
    await sweep();
    await pretend(person, 'ref_day', '2026-11-01');
    expect(await sweep()).toBe(0);
    // One o’clock at night in Italy.
    t.advance(13 * 3600);
    expect(await sweep()).toBeGreaterThan(0);
    expect(await sweep()).toBe(0);
  });

  it('goes through more households than it takes at once', async () => {
    await t.deps.db.query(`update household_levels set costanti = '2020.01'`, []);
    const households = await t.deps.db.query('select 1 from household_levels', []);
    expect(households.length).toBeGreaterThan(4);
    const byTwos = recomputeLevels(t.deps, await domainEngine(t.deps), 2);
    expect(await byTwos.sweep()).toBe(households.length);
  });
});

function raise(why: string): never {
  throw new Error(why);
}
