import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { BodyOf } from '@bussola/contract';
import type { Analisi } from '@bussola/domain';
import { setTimeout as sleep } from 'node:timers/promises';
import { completeCheckup } from '../../../test/checkup-answers.ts';
import { sessionOf } from '../../../test/session-of.ts';
import { testApp } from '../../../test/test-app.ts';
import type { Person, TestApp } from '../../../test/test-app.ts';

type Aree = BodyOf<'publishOrder'>['aree'];
const DAY = 86_400;
let t: TestApp;
let anna: Person;
let bruno: Person;
let admin: Person;
let adviser: Person;
let family: Person;
beforeAll(async () => {
  t = await testApp();
  const person = async (name: string, role: string) => {
    const made = await t.register(`${name}@bussola.example`);
    await t.deps.db.query('update users set role = $2 where id = $1', [made.userId, role]);
    return made;
  };
  anna = await person('anna', 'SuperAdmin');
  bruno = await person('bruno', 'SuperAdmin');
  admin = await person('paolo', 'Admin');
  adviser = await person('elena', 'Consulente');
  const guest = await t.call('createCheckup', { body: {} });
  await completeCheckup(t, guest.body.token);
  family = await t.register('famiglia@bussola.example', guest.body.token);
});
afterAll(() => t.close());

const prove = ({ userId }: Person) =>
  t.deps.db.query('update sessions set proved_at = $2 where user_id = $1', [
    userId,
    t.deps.clock(),
  ]);
const constants = async () => (await t.call('getCostanti', { token: anna.token })).body;
/** The order in force, first to last. */
async function aree(): Promise<Aree> {
  const { costanti } = await constants();
  const valueOf = (key: string) => Number(costanti.find((one) => one.key === key)?.value);
  return costanti
    .flatMap(({ key }) => /^soluzione\.(.+)\.ordine$/.exec(key)?.[1] ?? [])
    .sort((a, b) => valueOf(`soluzione.${a}.ordine`) - valueOf(`soluzione.${b}.ordine`))
    .map((code) => ({ code, peso: valueOf(`soluzione.${code}.peso`) })) as Aree;
}
const written = (list: Aree) => list.map(({ code, peso }) => `${code}:${String(peso)}`).join();
const publish = async (who: Person, list: Aree, more: Partial<BodyOf<'publishOrder'>> = {}) => {
  await prove(who);
  return t.call('publishOrder', {
    token: who.token,
    body: { release: (await constants()).release, aree: list, why: 'prova dell’ordine', ...more },
  });
};
const weighed = (list: Aree, code: string, peso: number): Aree =>
  list.map((one) => (one.code === code ? { ...one, peso } : one));
const codes = (list: Aree) => list.map(({ code }) => code);
/** With the first of the list last. */
const turned = ([first, ...rest]: Aree): Aree => [...rest, ...(first ? [first] : [])];
const analysis = async () =>
  (await t.call('allInfo', { token: family.token, params: { userId: family.userId } })).body
    .analisi as Analisi;

/** A report of the family as it is now, once it is drawn. */
async function made() {
  const own = { token: family.token, params: { userId: family.userId } };
  const { reportId } = (await t.call('generateReport', { ...own, body: {} })).body.report;
  for (let tries = 0; tries < 400; tries += 1) {
    const { reports } = (await t.call('listReports', own)).body;
    const report = reports.find((one) => one.reportId === reportId);
    if (report?.state === 'ready') return report;
    await sleep(100);
  }
  throw new Error('the report was not drawn');
}
async function kept(reportId: string) {
  const own = { token: family.token, params: { userId: family.userId, reportId } };
  const file = await t.call('downloadReport', own);
  const figures = (await t.call('reportFigures', own)).body;
  return { status: file.status, pdf: Buffer.from(file.bytes).toString('base64'), figures };
}

type Step = 'submitCostanti' | 'approveCostanti' | 'withdrawCostanti' | 'discardCostanti';
const detail = async (id: string) =>
  (await t.call('costantiReleaseDetail', { token: anna.token, params: { id } })).body;
const step = async (name: Step, who: Person, id: string, body: object) => {
  await prove(who);
  return t.call(name, {
    token: who.token,
    params: { id },
    body: { version: (await detail(id)).version, ...body },
  });
};
type Changes = BodyOf<'updateCostanti'>['changes'];
const drafted = async (changes: Changes) =>
  (await t.call('updateCostanti', { token: anna.token, body: { changes, why: 'prova' } })).body.id;
async function sent(changes: Changes, validFrom: string) {
  const id = await drafted(changes);
  return (await step('submitCostanti', anna, id, { validFrom })).body;
}
const today = async () => (await constants()).giorno;
const nameOf = async (release: string) =>
  (await t.call('costantiReleases', { token: anna.token })).body.releases.find(
    (one) => one.release === release,
  );

describe('the order of the areas', () => {
  it('is put in force by one SuperAdmin with a proof: places move, levels and scores stay', async () => {
    const before = await analysis();
    const { reportId } = await made();
    const report = await kept(reportId);
    const list = await aree();
    const first = before.soluzioni[0]?.code ?? 'TCM';
    const done = await publish(anna, weighed(turned(list), first, 0.1));
    expect(done).toMatchObject({
      status: 201,
      body: {
        state: 'in-force',
        origin: 'presentation',
        why: 'prova dell’ordine',
        base: '2026.12',
        contributors: [anna.userId],
        submittedBy: anna.userId,
        approvedBy: null,
        history: [{ action: 'costanti.ordered', actor: anna.userId }],
      },
    });
    expect(codes(await aree())).toEqual(codes(turned(list)));
    const after = await analysis();
    expect(after.costanti).toBe(done.body.release);
    expect(after.soluzioni[0]?.code).not.toBe(first);
    const shown = ({ soluzioni, conteggi }: Analisi) => [
      conteggi,
      soluzioni
        .map(({ code, level, score, numeri }) => ({ code, level, score, numeri }))
        .sort((a, b) => a.code.localeCompare(b.code)),
    ];
    expect(shown(after)).toEqual(shown(before));
    // A report is a document: it has the order of the day it was made.
    expect(await kept(reportId)).toEqual(report);
    expect(report.figures.analisi?.soluzioni[0]?.code).toBe(first);
  });

  it('goes back by one person too, when nothing else does', async () => {
    await prove(bruno);
    const back = await t.call('rollbackCostanti', {
      token: bruno.token,
      body: { release: '2026.12', validFrom: await today(), why: 'torna com’era' },
    });
    expect(back).toMatchObject({
      status: 201,
      body: { state: 'in-force', origin: 'presentation', approvedBy: null },
    });
    expect((await aree())[0]?.code).toBe('gestione-patrimonio');
    expect((await aree()).every(({ peso }) => peso === 1)).toBe(true);
  });

  it('is refused to everybody else, and without a proof', async () => {
    const list = turned(await aree());
    for (const who of [admin, adviser, family]) expect((await publish(who, list)).status).toBe(403);
    await t.deps.db.query('update sessions set proved_at = null where user_id = $1', [anna.userId]);
    const body = { release: (await constants()).release, aree: list, why: 'senza prova' };
    expect(await t.call('publishOrder', { token: anna.token, body })).toMatchObject({
      status: 403,
      problem: { code: 'STEP_UP_REQUIRED' },
    });
  });

  it('is refused when an area is twice, a weight is none, it is the one in force, or has no reason', async () => {
    const list = await aree();
    const [first] = list;
    for (const [wrong, more] of [
      [first ? [...list.slice(0, 11), first] : [], {}],
      [weighed(list, 'TCM', 2.1), {}],
      [weighed(list, 'TCM', 1.25), {}],
      [list, {}],
      [turned(list), { why: '' }],
    ] as const)
      expect((await publish(anna, [...wrong], more)).status).toBe(422);
    expect((await publish(anna, weighed(list, 'TCM', 2))).status).toBe(201);
    expect((await publish(bruno, list)).status).toBe(201);
  });

  it('of two who publish from the same release the second is told, and nothing of hers is lost', async () => {
    const list = await aree();
    const { release } = await constants();
    const mine = await publish(anna, turned(list), { release });
    expect(mine.status).toBe(201);
    expect(await publish(bruno, weighed(list, 'LTC', 1.5), { release })).toMatchObject({
      status: 409,
      problem: { code: 'CONFLICT', current: { release: mine.body.release } },
    });
    expect((await publish(bruno, weighed(turned(list), 'LTC', 1.5))).status).toBe(201);
    expect(await aree()).toEqual(weighed(turned(list), 'LTC', 1.5));
    expect((await publish(anna, list)).status).toBe(201);
  });
});

describe('a draft that moves the order and something else', () => {
  it('keeps two people', async () => {
    const { id } = await sent(
      [
        { key: 'soluzione.TCM.peso', change: { value: 1.5 } },
        { key: 'tcm.anniConiuge', change: { value: 12 } },
      ],
      await today(),
    );
    expect(await step('approveCostanti', anna, id, {})).toMatchObject({
      status: 403,
      problem: { code: 'OWN_RELEASE' },
    });
    expect((await step('approveCostanti', bruno, id, {})).body).toMatchObject({
      state: 'in-force',
      origin: 'draft',
    });
    expect((await aree()).find(({ code }) => code === 'TCM')?.peso).toBe(1.5);
  });

  it('that waits for its day is not jumped over: the order is refused until then', async () => {
    const day = '2026-11-24';
    const { id } = await sent([{ key: 'soluzione.TCM.peso', change: { value: 0.5 } }], day);
    await step('approveCostanti', bruno, id, {});
    expect(await publish(anna, turned(await aree()))).toMatchObject({
      status: 409,
      problem: { code: 'RELEASE_ORDER' },
    });
    await step('withdrawCostanti', anna, id, { why: 'non serve' });
    expect((await publish(anna, turned(await aree()))).status).toBe(201);
  });

  it('that waits for a signature is refused at it, once the order is another', async () => {
    const { id } = await sent(
      [{ key: 'soluzione.TCM.peso', change: { value: 0.7 } }],
      await today(),
    );
    expect((await publish(anna, turned(await aree()))).status).toBe(201);
    expect(await step('approveCostanti', bruno, id, {})).toMatchObject({
      status: 409,
      problem: { code: 'RELEASE_ORDER' },
    });
    await step('withdrawCostanti', anna, id, { why: 'non serve' });
  });
});

describe('a release that waits and leaves the order alone', () => {
  it('keeps people, values and day, and comes in force with the new order', async () => {
    const signed = await sent([{ key: 'tcm.anniGenitori', change: { value: 7 } }], '2026-11-24');
    await step('approveCostanti', bruno, signed.id, {});
    const waits = await sent([{ key: 'tcm.anniConiuge', change: { value: 14 } }], '2026-11-26');
    const list = turned(weighed(await aree(), 'pensione', 1.4));
    expect((await publish(anna, list)).status).toBe(201);
    expect((await detail(signed.id)).state).toBe('withdrawn');
    const { drafts } = await constants();
    const again = drafts.find(({ state }) => state === 'scheduled');
    expect(again).toMatchObject({
      effectiveFrom: '2026-11-24',
      keys: ['tcm.anniGenitori'],
      contributors: [anna.userId],
      approvedBy: bruno.userId,
      createdAt: signed.createdAt,
      why: 'prova',
    });
    const unsigned = drafts.find(({ state }) => state === 'submitted');
    expect(unsigned).toMatchObject({ keys: ['tcm.anniConiuge'], base: again?.release });
    expect(unsigned?.id).not.toBe(waits.id);
    const differences = (await detail(again?.id ?? '')).differenze.map(({ key }) => key);
    expect(differences).toEqual(['tcm.anniGenitori']);
    expect((await step('approveCostanti', anna, unsigned?.id ?? '', {})).status).toBe(403);
    expect((await step('approveCostanti', bruno, unsigned?.id ?? '', {})).body.state).toBe(
      'scheduled',
    );
    // Back by one person, although two releases wait for their days.
    const { base } = (await nameOf((await constants()).release)) ?? {};
    await prove(anna);
    const body = { release: base ?? '', validFrom: await today(), why: 'torna com’era' };
    expect(await t.call('rollbackCostanti', { token: anna.token, body })).toMatchObject({
      status: 201,
      body: { state: 'in-force', origin: 'presentation' },
    });
    expect((await publish(anna, list)).status).toBe(201);
    // Again, with two that wait: the order before is nowhere left.
    const later = turned(list);
    expect((await publish(bruno, later)).status).toBe(201);
    expect(await aree()).toEqual(later);
    t.advance(6 * DAY);
    for (const person of [anna, bruno, admin, family])
      person.token = await sessionOf(t.deps, person.userId);
    const { costanti, release } = await constants();
    const valueOf = (key: string) => costanti.find((one) => one.key === key)?.value;
    expect([valueOf('tcm.anniGenitori'), valueOf('tcm.anniConiuge')]).toEqual([7, 14]);
    expect(await aree()).toEqual(later);
    expect((await nameOf(release))?.approvedBy).toBe(bruno.userId);
  });
});

describe('the database', () => {
  it('takes no other constant into a release of the order, and no approval without a second person', async () => {
    const { release } = await constants();
    const copy = (origin: string, changes: string) =>
      t.deps.db.query(
        `insert into costanti_releases (id, release, state, origin, why, base, changes, contributors, submitted_by, valid_from,
           effective_day, place, body, hash, created_at, updated_at)
         select gen_random_uuid(), '2031.01.1', 'approved', $2, 'prova', release, $3, contributors, contributors[1], valid_from,
           effective_day, 1000, body, hash, now(), now() from costanti_releases where release = $1`,
        [release, origin, changes],
      );
    const weight = '{"soluzione.TCM.peso": {"value": 1}}';
    await expect(copy('presentation', '{"score.red": {"value": 70}}')).rejects.toThrow(/check/);
    await expect(
      copy('presentation', '{"soluzione.TCM.attiva": {"value": false}}'),
    ).rejects.toThrow(/check/);
    await expect(copy('presentation', '{}')).rejects.toThrow(/check/);
    await expect(copy('draft', weight)).rejects.toThrow(/check/);
    await copy('presentation', weight);
    await t.deps.db.query(
      `update costanti_releases set state = 'withdrawn' where release = '2031.01.1'`,
      [],
    );
  });
});

describe('the effect of an order', () => {
  it('is told of six families before it is saved, and real ones are counted', async () => {
    const list = await aree();
    const effect = async (next: Aree) =>
      t.call('orderEffect', { token: anna.token, query: { aree: written(next) } });
    const same = await effect(list);
    expect([same.status, same.body.famiglie.length]).toEqual([200, 6]);
    for (const { before, after } of same.body.famiglie) {
      expect(after).toEqual(before);
      expect(before).toHaveLength(12);
    }
    const none = list.map((one) => (one.code === 'TCM' ? { ...one, peso: 0 } : one));
    const bellini = (await effect(none)).body.famiglie.find(({ key }) => key === 'bellini');
    const tcm = (places: NonNullable<typeof bellini>['after'] = []) =>
      places.find(({ code }) => code === 'TCM');
    expect(tcm(bellini?.before)).toMatchObject({ level: 'red', gruppo: 0, bonus: 40 });
    expect(tcm(bellini?.after)).toMatchObject({ level: 'red', punti: 0, bonus: 40, priorita: 40 });
    const [first] = (await analysis()).soluzioni;
    const query = {
      aree: written(list.map((one) => (one.code === first?.code ? { ...one, peso: 0 } : one))),
    };
    const count = (aree: string) => t.call('orderFamilies', { token: anna.token, query: { aree } });
    expect((await count(query.aree)).body).toEqual({ contate: 1, cambiate: 1 });
    expect((await count(written(list))).body).toEqual({ contate: 1, cambiate: 0 });
    for (const name of ['orderEffect', 'orderFamilies'] as const) {
      expect((await t.call(name, { token: admin.token, query })).status).toBe(403);
      const twice = written([...list.slice(0, 11), ...list.slice(0, 1)]);
      expect((await t.call(name, { token: anna.token, query: { aree: twice } })).status).toBe(422);
    }
  });
});
