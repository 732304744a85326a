import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { gunzipSync } from 'node:zlib';
import {
  COSTANTI_2026_12 as SHIPPED,
  analizza,
  leggiRelease,
  perche,
  scriviRelease,
} from '@bussola/domain';
import { primeVersioni } from '@bussola/domain/testing/prime-versioni';
import type { Analisi } from '@bussola/domain';
import type { BodyOf } from '@bussola/contract';
import { completeCheckup } from '../../../test/checkup-answers.ts';
import { sessionOf } from '../../../test/session-of.ts';
import { testApp } from '../../../test/test-app.ts';
import type { Person, TestApp } from '../../../test/test-app.ts';

const COSTANTI_2026_12 = primeVersioni(SHIPPED);
const DAY = 86_400;
let t: TestApp;
let anna: Person;
let bruno: Person;
let carla: Person;
let admin: Person;
let family: Person;
beforeAll(async () => {
  t = await testApp();
  const person = async (name: string, role: string) => {
    const made = await t.register(`${name}@bussola.example`);
    await t.deps.db.query('update users set role = $2 where id = $1', [made.userId, role]);
    return made;
  };
  [anna, bruno, carla, admin] = [
    await person('anna', 'SuperAdmin'),
    await person('bruno', 'SuperAdmin'),
    await person('carla', 'SuperAdmin'),
    await person('paolo', 'Admin'),
  ];
  const guest = await t.call('createCheckup', { body: {} });
  await completeCheckup(t, guest.body.token);
  family = await t.register('famiglia@bussola.example', guest.body.token);
});
afterAll(() => t.close());

type Changes = BodyOf<'updateCostanti'>['changes'];
const law = { fonte: 'L. 300/2026, art. 1, comma 2', verificatoIl: '2026-11-21' };
const draft = (who: Person, changes: Changes, more: Partial<BodyOf<'updateCostanti'>> = {}) =>
  t.call('updateCostanti', { token: who.token, body: { changes, why: 'prova', ...more } });
/** As if they had just shown their second factor. */
const prove = ({ userId }: Person) =>
  t.deps.db.query('update sessions set proved_at = $2 where user_id = $1', [
    userId,
    t.deps.clock(),
  ]);
const step = async (
  name:
    | 'submitCostanti'
    | 'approveCostanti'
    | 'scheduleCostanti'
    | 'withdrawCostanti'
    | 'discardCostanti',
  who: Person,
  id: string,
  body: object,
) => {
  await prove(who);
  return t.call(name, {
    token: who.token,
    params: { id },
    body: {
      version: (await t.call('costantiReleaseDetail', { token: who.token, params: { id } })).body
        .version,
      ...body,
    },
  });
};
/** From a change to a release in force today. */
async function publish(changes: Changes, validFrom = '2026-11-21') {
  const { id } = (await draft(anna, changes)).body;
  await step('submitCostanti', anna, id, { validFrom });
  return step('approveCostanti', bruno, id, {});
}
const allInfo = async () =>
  t.call('allInfo', { token: family.token, params: { userId: family.userId } });
const inForce = async () => (await t.call('costantiPublic')).body.release;

describe('a draft', () => {
  it('takes values with source and day, is checked by the engine, and moves nothing', async () => {
    const before = (await allInfo()).body;
    const made = await draft(anna, [
      { key: 'fondo.deducibilita', change: { value: 5500, ...law } },
      { key: 'tcm.quotaReddito', change: { value: 0.75 } },
    ]);
    expect(made).toMatchObject({
      status: 200,
      body: {
        state: 'draft',
        release: null,
        origin: 'draft',
        version: 1,
        contributors: [anna.userId],
        keys: ['fondo.deducibilita', 'tcm.quotaReddito'],
      },
    });
    expect(made.body.differenze[0]).toMatchObject({
      key: 'fondo.deducibilita',
      prima: { value: 5300 },
      dopo: { value: 5500, fonte: law.fonte, verificatoIl: law.verificatoIl },
    });
    expect(await inForce()).toBe('2026.12');
    expect((await allInfo()).body).toEqual(before);
    await step('discardCostanti', anna, made.body.id, {});
  });

  it.each([
    [
      'out of bounds',
      [{ key: 'fondo.deducibilita', change: { value: 12_001, ...law } }],
      'fondo.deducibilita',
      'costanti:fuori-limiti',
    ],
    [
      'law without its source',
      [{ key: 'fondo.deducibilita', change: { value: 5500, verificatoIl: '2026-11-21' } }],
      'fondo.deducibilita',
      'costanti:fonte',
    ],
    [
      'law that nobody read yet',
      [
        {
          key: 'fondo.deducibilita',
          change: { value: 5500, fonte: 'L. 1/2027', verificatoIl: '2026-11-22' },
        },
      ],
      'fondo.deducibilita',
      'costanti:data',
    ],
    [
      'of the wrong shape',
      [
        {
          key: 'inps.coefficienti',
          change: {
            value: [
              [57, 4.2],
              [56, 4.3],
            ],
            ...law,
          },
        },
      ],
      'inps.coefficienti[1][0]',
      'costanti:ordine',
    ],
    [
      'of no constant',
      [{ key: 'nulla', change: { value: 1 } }],
      'nulla',
      'costanti:chiave-sconosciuta',
    ],
  ])('refuses a value %s', async (_what, changes, field, code) => {
    expect(await draft(anna, changes as Changes)).toMatchObject({
      status: 422,
      problem: { errors: [{ field, code }] },
    });
    expect((await t.call('getCostanti', { token: anna.token })).body.drafts).toEqual([]);
  });

  it('lets two keys that go together be moved one after the other, and asks for both at submission', async () => {
    const { id } = (await draft(anna, [{ key: 'score.yellow', change: { value: 70 } }])).body;
    expect(await step('submitCostanti', anna, id, { validFrom: '2026-11-21' })).toMatchObject({
      status: 422,
      problem: { errors: [{ field: 'score.red', code: 'costanti:relazione' }] },
    });
    expect(
      (
        await draft(anna, [{ key: 'score.red', change: { value: 80 } }], {
          draftId: id,
          version: 1,
        })
      ).body.keys,
    ).toEqual(['score.red', 'score.yellow']);
    expect(
      (
        await draft(
          anna,
          [
            { key: 'score.red', change: null },
            { key: 'score.yellow', change: null },
          ],
          { draftId: id, version: 2 },
        )
      ).body.keys,
    ).toEqual([]);
    expect((await step('submitCostanti', anna, id, { validFrom: '2026-11-21' })).status).toBe(422);
    expect((await step('discardCostanti', anna, id, {})).body.state).toBe('discarded');
  });

  it('answers 409 with the current draft to a change of an older version', async () => {
    const { id } = (await draft(anna, [{ key: 'tcm.anniConiuge', change: { value: 12 } }])).body;
    await draft(bruno, [{ key: 'tcm.anniGenitori', change: { value: 6 } }], {
      draftId: id,
      version: 1,
    });
    expect(
      await draft(anna, [{ key: 'tcm.anniConiuge', change: { value: 11 } }], {
        draftId: id,
        version: 1,
      }),
    ).toMatchObject({
      status: 409,
      problem: {
        code: 'CONFLICT',
        current: {
          version: 2,
          keys: ['tcm.anniConiuge', 'tcm.anniGenitori'],
          contributors: [anna.userId, bruno.userId],
        },
      },
    });
    expect(
      (await draft(anna, [{ key: 'tcm.anniConiuge', change: { value: 11 } }], { draftId: id }))
        .status,
    ).toBe(409);
    await step('discardCostanti', carla, id, {});
  });
});

describe('the preview of a draft', () => {
  it('says which levels, scores and figures of the demonstration families would move, as the engine does', async () => {
    const { id } = (await draft(anna, [{ key: 'tcm.speseFinali', change: { value: 50_000 } }]))
      .body;
    const { status, body } = await t.call('costantiPreview', {
      token: anna.token,
      params: { id },
    });
    expect([status, body.base, body.famiglie.length]).toEqual([200, '2026.12', 6]);
    const moved = body.famiglie.flatMap(({ soluzioni, figures }) => [
      ...soluzioni.map(({ code }) => code),
      ...figures.map(({ key }) => key.split('.')[0]),
    ]);
    expect(new Set(moved)).toEqual(new Set(['TCM']));
    const capital = body.famiglie.flatMap(({ figures }) =>
      figures
        .filter(({ key }) => key === 'TCM.capitale')
        .map(({ before, after }) => (after ?? 0) - (before ?? 0)),
    );
    expect(capital.length).toBeGreaterThan(0);
    // Savings cover a part of it in one family: there the need rises by less.
    expect(Math.max(...capital)).toBeCloseTo(40_000, 2);
    for (const more of capital) expect(more > 0 && more < 40_000.01).toBe(true);
    await step('discardCostanti', anna, id, {});
  });
});

describe('a release', () => {
  let before: Analisi;
  let report: string;
  let etag: string;
  it('is approved by somebody else: neither who put a value in nor who sent it', async () => {
    const first = await allInfo();
    before = first.body.analisi as Analisi;
    etag = String(first.headers.etag);
    report = (
      await t.call('generateReport', {
        token: family.token,
        params: { userId: family.userId },
        body: {},
      })
    ).body.report.reportId;
    const { id } = (await draft(anna, [{ key: 'tcm.speseFinali', change: { value: 50_000 } }]))
      .body;
    await draft(bruno, [{ key: 'ui.vix.giorniMax', change: { value: 6 } }], {
      draftId: id,
      version: 1,
    });
    const sent = await step('submitCostanti', carla, id, { validFrom: '2026-11-21' });
    expect(sent.body).toMatchObject({
      state: 'submitted',
      release: '2026.11.1',
      base: '2026.12',
      submittedBy: carla.userId,
    });
    for (const who of [anna, bruno, carla])
      expect(await step('approveCostanti', who, id, {})).toMatchObject({
        status: 403,
        problem: { code: 'OWN_RELEASE' },
      });
    expect(await inForce()).toBe('2026.12');
    const dora = await t.register('dora@bussola.example');
    await t.deps.db.query(`update users set role = 'SuperAdmin' where id = $1`, [dora.userId]);
    const done = await step('approveCostanti', dora, id, {});
    expect(done.body).toMatchObject({
      state: 'in-force',
      effectiveFrom: '2026-11-21',
      approvedBy: dora.userId,
    });
    expect(done.body.history.map(({ action, actor }) => [action, actor])).toEqual([
      ['costanti.drafted', anna.userId],
      ['costanti.changed', bruno.userId],
      ['costanti.submitted', carla.userId],
      ['costanti.approved', dora.userId],
    ]);
    expect(done.body.history.at(-2)?.detail).toMatch(
      /^2026\.11\.1 from 2026-11-21, tcm\.speseFinali, ui\.vix\.giorniMax/,
    );
    expect(done.body.history.at(-1)?.detail).toBe(
      '2026.11.1 from 2026-11-21, tcm.speseFinali, ui.vix.giorniMax',
    );
  });

  it('is at once what analyses are made with: only the results that depend on it move, and the ETag', async () => {
    const after = await allInfo();
    const now = after.body.analisi as Analisi;
    expect([before.costanti, now.costanti, await inForce()]).toEqual([
      '2026.12',
      '2026.11.1',
      '2026.11.1',
    ]);
    expect(after.headers.etag).not.toBe(etag);
    const capital = (analisi: Analisi) =>
      Number(analisi.soluzioni.find(({ code }) => code === 'TCM')?.numeri.capitale);
    expect(capital(now) - capital(before)).toBeCloseTo(40_000, 2);
    const others = ({ soluzioni }: Analisi) =>
      soluzioni
        .filter(({ code }) => code !== 'TCM')
        .toSorted((a, b) => a.code.localeCompare(b.code));
    expect(others(now)).toEqual(others(before));
    // What moved says so: the constant is among those that its trace names, with the release it is
    // of.
    const release = leggiRelease(
      (
        await t.call('costantiRelease', { token: family.token, params: { id: '2026.11.1' } })
      ).bytes.toString(),
      Object.keys(COSTANTI_2026_12.voci),
    );
    const told = perche(now, 'soluzione.TCM', release);
    expect(told).toMatchObject({
      release: '2026.11.1',
      costanti: expect.arrayContaining([
        expect.objectContaining({ key: 'tcm.speseFinali', value: 50_000 }),
      ]),
    });
    // And so do the words of its rule, here and on «Metodo».
    const page = (await t.call('metodo')).body.regole.find(({ id }) => id === 'soluzione.TCM');
    for (const words of [told?.regola.ipotesi, page?.ipotesi])
      expect(JSON.stringify(words)).toContain('le spese immediate 50.000\u00A0€');
    for (const part of [
      'patrimonio',
      'reddito',
      'gestione',
      'previdenza',
      'successione',
      'perimetro',
    ] as const)
      expect(now[part]).toEqual(before[part]);
  });

  it('does not change an old report, which the list marks as superato', async () => {
    const params = { userId: family.userId, reportId: report };
    const figures = () => t.call('reportFigures', { token: family.token, params });
    expect(
      (await t.call('listReports', { token: family.token, params })).body.reports[0],
    ).toMatchObject({ costanti: '2026.12', outdated: true, changed: ['costanti'] });
    expect((await allInfo()).body.flags.changedSinceReport).toBe(true);
    expect((await figures()).body.costanti).toBe('2026.12');
    expect(JSON.stringify((await figures()).body.analisi)).toBe(JSON.stringify(before));
    // Not even a change of the household moves it, nor another engine.
    const { nucleoFamiliare } = (await allInfo()).body;
    await t.call('updateMember', {
      token: family.token,
      params: { userId: family.userId, memberId: nucleoFamiliare[0]?._id ?? '' },
      body: { data: { redditoNettoAnnuo: 12_345 } },
    });
    await t.deps.db.query(`update reports set motore = '0.9.0' where id = $1`, [report]);
    expect((await figures()).body).toMatchObject({ motore: '0.9.0' });
    expect(JSON.stringify((await figures()).body.analisi)).toBe(JSON.stringify(before));
    expect(
      (await t.call('listReports', { token: family.token, params })).body.reports[0]?.changed,
    ).toEqual(['dati', 'costanti', 'motore']);
  });

  it('has no figures for a report made before figures were kept, and shows none to others', async () => {
    const params = { userId: family.userId, reportId: report };
    await t.deps.db.query('update reports set analisi = null where id = $1', [report]);
    expect(
      (await t.call('reportFigures', { token: family.token, params })).body.analisi,
    ).toBeNull();
    expect(
      (
        await t.call('reportFigures', {
          token: anna.token,
          params: { userId: anna.userId, reportId: report },
        })
      ).status,
    ).toBe(404);
  });

  it('is sent whole to an engine in a browser, which keeps it for ever', async () => {
    const [plain, small] = [
      await t.call('costantiRelease', { token: family.token, params: { id: '2026.12' } }),
      await t.call('costantiRelease', {
        token: family.token,
        params: { id: '2026.12' },
        headers: { 'accept-encoding': 'gzip' },
        compressed: true,
      }),
    ];
    expect(plain.headers).toMatchObject({
      'cache-control': 'private, max-age=31536000, immutable',
      etag: expect.stringMatching(/^"[0-9a-f]{64}"$/),
    });
    expect(plain.bytes.toString()).toBe(scriviRelease(COSTANTI_2026_12));
    expect(gunzipSync(small.bytes).equals(plain.bytes)).toBe(true);
    const read = leggiRelease(
      (
        await t.call('costantiRelease', { token: family.token, params: { id: '2026.11.1' } })
      ).bytes.toString(),
      Object.keys(COSTANTI_2026_12.voci),
    );
    const { body } = await allInfo();
    const expected = analizza(
      {
        refDate: '2026-11-21',
        analisiFamiliare: body.analisiFamiliare,
        membri: body.nucleoFamiliare,
      },
      read,
    );
    expect(body.analisi).toEqual(JSON.parse(JSON.stringify(expected)));
    for (const id of ['2026.11.99', '2031.01.1'])
      expect(
        (await t.call('costantiRelease', { token: family.token, params: { id } })).status,
      ).toBe(404);
    expect(
      (await t.call('costantiRelease', { token: family.token, params: { id: '../etc' } })).status,
    ).toBe(422);
  });

  it('cannot be changed or thrown away once it was submitted, whoever asks the database', async () => {
    const wrong = [
      `update costanti_releases set body = '{}' where release = '2026.11.1'`,
      `update costanti_releases set valid_from = '2026-01-01' where release = '2026.12'`,
      `delete from costanti_releases where release = '2026.11.1'`,
    ];
    for (const sql of wrong) await expect(t.deps.db.query(sql, [])).rejects.toThrow(/release/);
  });

  it('is undone by a new one with the old values, and a second SuperAdmin is asked for that too', async () => {
    const body = { release: '2026.12', validFrom: '2026-11-21', why: 'spese finali troppo alte' };
    await prove(anna);
    await prove(anna);
    const back = await t.call('rollbackCostanti', { token: anna.token, body });
    expect(back).toMatchObject({
      status: 201,
      body: {
        state: 'submitted',
        origin: 'rollback',
        release: '2026.11.2',
        keys: ['tcm.speseFinali', 'ui.vix.giorniMax'],
      },
    });
    expect((await step('approveCostanti', anna, back.body.id, {})).problem.code).toBe(
      'OWN_RELEASE',
    );
    expect((await step('approveCostanti', bruno, back.body.id, {})).body.state).toBe('in-force');
    const { costanti, release } = (await t.call('getCostanti', { token: anna.token })).body;
    expect([release, costanti.find(({ key }) => key === 'tcm.speseFinali')?.value]).toEqual([
      '2026.11.2',
      10_000,
    ]);
    // «Metodo» shows a release that is over, with its own days and figures.
    const { body: old } = await t.call('metodo', { query: { release: '2026.11.1' } });
    expect([old.release, old.passata?.al, old.passata?.oggi]).toEqual([
      '2026.11.1',
      old.giorno,
      '2026.11.2',
    ]);
    const { body: current } = await t.call('metodo', { query: { release: '2026.11.2' } });
    expect(current.passata).toBeUndefined();
    const finalCosts = ({ regole }: typeof old) =>
      regole.flatMap((one) => one.costanti).find(({ key }) => key === 'tcm.speseFinali')?.value;
    expect(finalCosts(old)).not.toBe(finalCosts(current));
    expect((await t.call('metodo', { query: { release: '2031.01' } })).status).toBe(404);
    const states = (await t.call('costantiReleases', { token: anna.token })).body.releases
      .filter(({ release: name }) => name !== null)
      .map(({ release: name, state }) => [name, state]);
    expect(states).toEqual([
      ['2026.11.2', 'in-force'],
      ['2026.11.1', 'superseded'],
      ['2026.12', 'superseded'],
    ]);
    await prove(anna);
    expect(await t.call('rollbackCostanti', { token: anna.token, body })).toMatchObject({
      status: 422,
      problem: { errors: [{ field: 'release', message: 'I valori sono già questi.' }] },
    });
    expect(
      (
        await t.call('rollbackCostanti', {
          token: anna.token,
          body: { ...body, release: '2020.01' },
        })
      ).status,
    ).toBe(404);
  });
});

it('approves, withdraws, moves and goes back only with a fresh proof', async () => {
  const { id } = (await draft(anna, [{ key: 'tcm.quotaReddito', change: { value: 0.75 } }])).body;
  const sent = await step('submitCostanti', anna, id, { validFrom: '2027-05-01' });
  const { version } = sent.body as { version: number };
  await t.deps.db.query('update sessions set proved_at = null where user_id = $1', [bruno.userId]);
  const refused = await t.call('approveCostanti', {
    token: bruno.token,
    params: { id },
    body: { version },
  });
  expect(refused).toMatchObject({ status: 403, body: { code: 'STEP_UP_REQUIRED' } });
  await step('withdrawCostanti', anna, id, { why: 'prova senza firma' });
});

it('is approved once when two people approve it at the same moment; of two releases of one base only one is', async () => {
  const sent = async (key: string, value: number) => {
    const { id } = (await draft(anna, [{ key, change: { value } }])).body;
    return (await step('submitCostanti', anna, id, { validFrom: '2026-11-21' })).body;
  };
  const [one, two] = [await sent('tcm.anniConiuge', 11), await sent('tcm.anniGenitori', 7)];
  const approve = (who: Person, { id, version }: { id: string; version: number }) =>
    prove(who).then(() =>
      t.call('approveCostanti', { token: who.token, params: { id }, body: { version } }),
    );
  const answers = await Promise.all([
    approve(bruno, one),
    approve(carla, one),
    approve(bruno, two),
    approve(carla, two),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  const waiting = (await t.call('getCostanti', { token: anna.token })).body.drafts;
  expect(waiting).toHaveLength(1);
  await step('withdrawCostanti', carla, waiting[0]?.id ?? '', { why: 'doppia' });
  const back = await t.call('rollbackCostanti', {
    token: anna.token,
    body: { release: '2026.12', validFrom: '2026-11-21', why: 'prova finita' },
  });
  await step('approveCostanti', bruno, back.body.id, {});
});

describe('the day of a release', () => {
  it('is kept to: the release waits, and comes in force by the calendar in Italy', async () => {
    const scheduled = await publish(
      [{ key: 'fondo.deducibilita', change: { value: 5500, ...law } }],
      '2026-11-24',
    );
    expect(scheduled.body).toMatchObject({
      state: 'scheduled',
      release: '2026.11.6',
      effectiveFrom: '2026-11-24',
    });
    expect(await inForce()).toBe('2026.11.5');
    // What is to come is known to staff only.
    expect(
      (await t.call('costantiRelease', { token: family.token, params: { id: '2026.11.6' } }))
        .status,
    ).toBe(404);
    expect(
      (await step('scheduleCostanti', carla, scheduled.body.id, { effectiveFrom: '2026-11-23' }))
        .status,
    ).toBe(422);
    expect(
      (await step('scheduleCostanti', carla, scheduled.body.id, { effectiveFrom: '2026-11-25' }))
        .body.effectiveFrom,
    ).toBe('2026-11-25');
    // 23:30 of the 24th in Italy, then half past midnight.
    t.advance(3 * DAY + 11.5 * 3600);
    expect(await inForce()).toBe('2026.11.5');
    t.advance(3600);
    expect([
      await inForce(),
      (await t.call('costantiPublic')).body.costanti.find(({ key }) => key === 'fondo.deducibilita')
        ?.value,
    ]).toEqual(['2026.11.6', 5500]);
  });

  it('never lets two releases change places, and none be undone by one that did not know it', async () => {
    for (const person of [anna, bruno, carla, admin])
      person.token = await sessionOf(t.deps, person.userId);
    const one = (await draft(anna, [{ key: 'tcm.anniConiuge', change: { value: 12 } }])).body;
    const two = (await draft(anna, [{ key: 'tcm.anniGenitori', change: { value: 6 } }])).body;
    await step('submitCostanti', anna, one.id, { validFrom: '2026-12-01' });
    await step('submitCostanti', anna, two.id, { validFrom: '2026-12-10' });
    expect((await step('approveCostanti', bruno, one.id, {})).body.state).toBe('scheduled');
    expect(await step('approveCostanti', bruno, two.id, {})).toMatchObject({
      status: 409,
      problem: { code: 'RELEASE_ORDER' },
    });
    const three = (await draft(anna, [{ key: 'tcm.anniGenitori', change: { value: 6 } }])).body;
    expect(await step('submitCostanti', anna, three.id, { validFrom: '2026-11-30' })).toMatchObject(
      { status: 409, problem: { code: 'RELEASE_ORDER' } },
    );
    expect((await step('submitCostanti', anna, three.id, { validFrom: '2026-11-20' })).status).toBe(
      422,
    );
    await step('submitCostanti', anna, three.id, { validFrom: '2026-12-10' });
    expect((await step('approveCostanti', bruno, three.id, {})).body).toMatchObject({
      state: 'scheduled',
      base: '2026.12.1',
    });
    expect(await step('withdrawCostanti', carla, one.id, { why: 'errore' })).toMatchObject({
      status: 409,
      problem: { code: 'RELEASE_ORDER' },
    });
    expect(
      await step('scheduleCostanti', carla, one.id, { effectiveFrom: '2026-12-11' }),
    ).toMatchObject({ status: 409, problem: { code: 'RELEASE_ORDER' } });
    for (const { id } of [three, one, two])
      expect((await step('withdrawCostanti', carla, id, { why: 'errore' })).body).toMatchObject({
        state: 'withdrawn',
        why: 'errore · prova',
      });
    expect(await inForce()).toBe('2026.11.6');
    t.advance(30 * DAY);
    expect(await inForce()).toBe('2026.11.6');
  });
});
