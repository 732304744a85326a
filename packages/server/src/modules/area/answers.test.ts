/** Parts of one person's answers, what concerns the whole household, and the history of answers. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { AnswerHistory, BodyOf, Membro, ResponseOf } from '@bussola/contract';
import type { AnswerPart } from '@bussola/contract/answer-parts';
import { RISPOSTE } from '@bussola/domain';
import { completeCheckup } from '../../../test/checkup-answers.ts';
import { go, grantsWorld, offer, take } from '../../../test/grants.ts';
import { testApp } from '../../../test/test-app.ts';
import { romeDay } from '../../clock.ts';
import type { Person, TestApp } from '../../../test/test-app.ts';

let t: TestApp;
let me: Person;
let membri: Membro[];
let version: number;
let n = 0;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  const guest = await t.call('createCheckup', { body: {} });
  await completeCheckup(t, guest.body.token);
  me = await t.register(`answers${(n += 1)}@bussola.example`, guest.body.token);
  ({ nucleoFamiliare: membri, version } = (
    await t.call('getNucleo', { token: me.token, params: { userId: me.userId } })
  ).body);
});
const of = (grado: string) =>
  membri.find(({ gradoParentela }) => gradoParentela === grado)?._id ?? '';
const save = (part: AnswerPart, raw: object, memberId = of('me')) =>
  t.call(part, { token: me.token, params: { userId: me.userId, memberId }, raw });
const meOf = ({ nucleoFamiliare }: ResponseOf<'getNucleo'>) =>
  nucleoFamiliare.find(({ gradoParentela }) => gradoParentela === 'me');
const history = async (token = me.token): Promise<AnswerHistory['answers']> =>
  (await t.call('answerHistory', { token, params: { userId: me.userId } })).body.answers;
const valuesOf = (all: AnswerHistory['answers'], key: string, memberId: string | null = of('me')) =>
  all.find((one) => one.key === key && one.memberId === memberId)?.values ?? [];

describe('a part of one person’s answers', () => {
  it.each<[AnswerPart, object, object]>([
    ['updateReddito', { redditoNettoAnnuo: 31_000 }, { redditoNettoAnnuo: 31_000 }],
    [
      'updateMobiliare',
      { valorePatrimonioMobiliare: 50_000.5 },
      { valorePatrimonioMobiliare: 50_000.5 },
    ],
    ['enablePrevidenza', { anniContributi: 9 }, { anniContributi: 9 }],
    [
      'updateRegimi',
      { regimeInvestimento: { amministrato: 60, gestito: 0, dichiarativo: 0, nonso: 40 } },
      { regimeInvestimento: { amministrato: 60, gestito: 0, dichiarativo: 0, nonso: 40 } },
    ],
  ])('%s saves %j and counts one version more', async (part, body, saved) => {
    const answer = await save(part, { version, ...body });
    expect(answer).toMatchObject({ status: 200, body: { version: version + 1 } });
    expect(meOf(answer.body)).toMatchObject(saved);
  });

  it('keeps the other answers of a group, and takes one back with null', async () => {
    const before = meOf(
      (await t.call('getNucleo', { token: me.token, params: { userId: me.userId } })).body,
    );
    await save('enableAssicurazioni', { casoMorte: true, capitaleCasoMorte: 80_000 });
    const answer = await save('enableAssicurazioni', { tutelaLegale: true });
    expect(meOf(answer.body)?.polizze).toEqual({
      ...before?.polizze,
      casoMorte: true,
      capitaleCasoMorte: 80_000,
      tutelaLegale: true,
    });
    const without = await save('enableAssicurazioni', { tutelaLegale: null });
    expect(meOf(without.body)?.polizze).not.toHaveProperty('tutelaLegale');
    const degree = await save('enableLaurea', { anni: 5 });
    expect(meOf(degree.body)?.laureato).toMatchObject({ anni: 5, stato: true });
  });

  it('refuses what the rules refuse, an answer of another part, and a version of before', async () => {
    expect(await save('updateImmobili', { valoreResiduoMutuo: 280_001 })).toMatchObject({
      status: 422,
      problem: { errors: [{ field: 'data.valoreResiduoMutuo' }] },
    });
    expect((await save('updateReddito', { valoreResidenza: 1 })).status).toBe(422);
    expect((await save('updateReddito', { redditoNettoAnnuo: 1.5 })).status).toBe(422);
    await save('updateReddito', { version, redditoNettoAnnuo: 1 });
    expect(await save('updateReddito', { version, redditoNettoAnnuo: 2 })).toMatchObject({
      status: 409,
      problem: { code: 'CONFLICT' },
    });
  });

  it('says of a member whether there is a will, and guarantees for others', async () => {
    for (const [call, key] of [
      ['enableTestamento', 'haTestamento'],
      ['enableGaranziePersonali', 'garanziePersonali'],
    ] as const)
      for (const enabled of [true, false]) {
        const answer = await t.call(call, {
          token: me.token,
          params: { id: of('husband') },
          body: { enabled },
        });
        expect(answer.body.nucleoFamiliare.find(({ _id }) => _id === of('husband'))?.[key]).toBe(
          enabled,
        );
      }
    const stranger = await t.register(`answers${(n += 1)}@bussola.example`);
    expect(
      (
        await t.call('enableTestamento', {
          token: stranger.token,
          params: { id: of('me') },
          body: { enabled: true },
        })
      ).status,
    ).toBe(404);
  });
});

describe('the whole household', () => {
  const change = (raw: object) =>
    t.call('updateHousehold', { token: me.token, params: { userId: me.userId }, raw });
  it('keeps what is not sent, and takes the planned outflows back with null', async () => {
    const info = async () =>
      (await t.call('allInfo', { token: me.token, params: { userId: me.userId } })).body;
    await change({ version, uscitePianificate: 12_000.5 });
    expect(await info()).toMatchObject({
      analisiFamiliare: 'perNucleo',
      uscitePianificate: 12_000.5,
      version: version + 1,
    });
    await change({ analisiFamiliare: 'perMe' });
    expect(await info()).toMatchObject({ analisiFamiliare: 'perMe', uscitePianificate: 12_000.5 });
    await change({ uscitePianificate: null });
    expect(await info()).toMatchObject({ uscitePianificate: null });
    expect((await change({ uscitePianificate: -1 })).status).toBe(422);
  });

  const at = (years: number, month = '06-15') =>
    `${Number(romeDay(t.deps.clock()).slice(0, 4)) + years}-${month}`;
  const counted = async (day: string): Promise<number | null> => {
    const [row] = await t.deps.db.query<{ sum: string | null }>(
      'select planned_outflows(uscite_pianificate, uscite_scritte_il, uscite, $2::date)::text as sum from areas where user_id = $1',
      [me.userId, day],
    );
    return row?.sum ? Number(row.sum) : null;
  };

  it('counts outflows with their dates while they are ahead, three years of them', async () => {
    const uscite = [
      { data: at(1), importo: 8_000, descrizione: 'Auto' },
      { data: at(2), importo: 30_000, descrizione: '' },
      { data: at(4), importo: 500, descrizione: '' },
    ];
    expect((await change({ uscite })).status).toBe(200);
    const info = async () =>
      (await t.call('allInfo', { token: me.token, params: { userId: me.userId } })).body;
    const dated = await info();
    expect(dated).toMatchObject({ uscitePianificate: 38_000, uscite });
    expect(await counted(at(1))).toBe(38_000);
    expect(await counted(at(1, '06-16'))).toBe(30_500);
    expect(await counted(at(5))).toBe(0);
    // A total takes their place, and they take its place.
    await change({ uscitePianificate: 38_000 });
    const total = await info();
    expect([total.uscitePianificate, total.uscite]).toEqual([38_000, null]);
    // To the engine they are the same.
    expect(dated.analisi?.gestione).toEqual(total.analisi?.gestione);
    await change({ uscitePianificate: 0 });
    expect(dated.analisi?.gestione).not.toEqual((await info()).analisi?.gestione);
    await change({ uscite: uscite.slice(0, 1) });
    expect(await counted(at(0))).toBe(8_000);
    await change({ uscite: null });
    expect(await counted(at(0))).toBeNull();
  });
  it('counts of a total without dates the years that are not over', async () => {
    await change({ uscitePianificate: 6_000 });
    expect([
      await counted(at(0, '12-31')),
      await counted(at(1, '01-01')),
      await counted(at(2)),
      await counted(at(3)),
      await counted(at(9)),
    ]).toEqual([6_000, 4_000, 2_000, 0, 0]);
    await change({ uscitePianificate: null });
  });
  it('refuses an outflow of less than nothing', async () => {
    const { status, problem } = await change({
      uscite: [{ data: at(1), importo: -5, descrizione: '' }],
    });
    expect([status, problem?.errors?.[0]?.field]).toEqual([422, 'uscite.0.importo']);
  });
  it.each([
    ['a past day', () => [{ data: at(-1), importo: 1, descrizione: '' }], 'uscite.0.data'],
    ['nothing', () => [{ data: at(1), importo: 0, descrizione: '' }], 'uscite.0.importo'],
    [
      'more than an amount may be in all',
      () => [1, 2].map((year) => ({ data: at(year), importo: 600_000_000, descrizione: '' })),
      'uscite',
    ],
  ])('says «Valore errato» of %s', async (_, uscite, field) => {
    const { status, problem } = await change({ uscite: uscite() });
    expect(status).toBe(422);
    expect(problem?.errors).toMatchObject([{ field, message: 'Valore errato' }]);
  });
});

describe('the history of answers', () => {
  it('begins with the checkup, written by its owner', async () => {
    const all = await history();
    expect(valuesOf(all, 'valoreResidenza')).toMatchObject([
      { value: 280_000, author: 'you', estimated: false },
    ]);
    expect(all.some(({ key }) => key === 'polizze' || key === 'stimati')).toBe(false);
    expect(valuesOf(all, 'redditoNettoAnnuo', of('husband'))).toHaveLength(1);
  });

  it('puts the newest first: value, day, estimate, what was taken back; nothing when nothing changed', async () => {
    await save('updateMobiliare', {
      valorePatrimonioMobiliare: 10_000,
      stimati: ['valorePatrimonioMobiliare'],
    });
    await save('updateMobiliare', { valorePatrimonioMobiliare: 10_000, stimati: [] });
    await save('updateMobiliare', { valorePatrimonioMobiliare: 10_000 });
    await save('updateImmobili', { valorePatrimonioImmobiliareSecondHomes: null });
    await t.call('updateHousehold', {
      token: me.token,
      params: { userId: me.userId },
      body: { uscitePianificate: 7_000 },
    });
    const all = await history();
    expect(valuesOf(all, 'valorePatrimonioMobiliare').slice(0, 2)).toMatchObject([
      { value: 10_000, estimated: false },
      { value: 10_000, estimated: true },
    ]);
    expect(valuesOf(all, 'valorePatrimonioMobiliare')).toHaveLength(3);
    expect(valuesOf(all, 'valorePatrimonioImmobiliareSecondHomes')[0]?.value).toBeNull();
    expect(valuesOf(all, 'uscitePianificate', null)).toMatchObject([{ value: 7_000 }]);
  });

  it('keeps twenty values of an answer', async () => {
    for (let euro = 1; euro <= 22; euro += 1)
      await save('updateReddito', { redditoNettoAnnuo: euro });
    const values = valuesOf(await history(), 'redditoNettoAnnuo').map(({ value }) => value);
    expect(values).toEqual(Array.from({ length: 20 }, (_v, at) => 22 - at));
  });

  it('goes with its member', async () => {
    const husband = of('husband');
    await t.call('deleteMember', {
      token: me.token,
      params: { userId: me.userId, memberId: husband },
    });
    expect((await history()).some(({ memberId }) => memberId === husband)).toBe(false);
  });
});

describe('under a grant', () => {
  let world: Awaited<ReturnType<typeof grantsWorld>>;
  beforeAll(async () => {
    world = await grantsWorld();
  });
  afterAll(() => world.t.close());
  async function entered(grant: Partial<BodyOf<'createGrant'>>): Promise<string> {
    const { t: app, anna, chiara } = world;
    const grantId = await offer(app, anna, 'chiara.partner@bussola.example', grant);
    await take(app, chiara, grantId);
    return (await go(app, chiara, anna.userId, grantId)).body.jwtToken;
  }
  const read = async (token: string) =>
    (await world.t.call('answerHistory', { token, params: { userId: world.anna.userId } })).body
      .answers;
  const memberOf = async (grado: string) =>
    (
      await world.t.call('getNucleo', {
        token: world.anna.token,
        params: { userId: world.anna.userId },
      })
    ).body.nucleoFamiliare.find(({ gradoParentela }) => gradoParentela === grado)?._id ?? '';

  it('names the partner who wrote, and shows them their sections alone', async () => {
    const me = await memberOf('me');
    const token = await entered({ scopes: ['protezione:write'] });
    const params = { userId: world.anna.userId, memberId: me };
    const part = { token, params, raw: { tutelaLegale: true } };
    expect((await world.t.call('enableAssicurazioni', part)).status).toBe(200);
    expect(valuesOf(await read(world.anna.token), 'polizze.tutelaLegale', me)[0]).toMatchObject({
      value: true,
      author: 'other',
      name: expect.stringMatching(/\w/) as unknown,
    });
    const seen = await read(token);
    const sections: Readonly<Record<string, { section: string }>> = RISPOSTE;
    const hidden = seen.filter(
      ({ key }) => key !== 'firstName' && sections[key]?.section !== 'protezione',
    );
    expect(hidden.map(({ key }) => key)).toEqual([]);
    expect(valuesOf(seen, 'polizze.tutelaLegale', me)[0]).toMatchObject({ author: 'you' });
    expect(valuesOf(seen, 'polizze.coperturaSanitaria', me)[0]).toMatchObject({ author: 'owner' });
    const other = { token, params, raw: { redditoNettoAnnuo: 1 } };
    expect((await world.t.call('updateReddito', other)).status).toBe(403);
  });

  it.each([
    ['dati:write', 'patrimonio', { analisiFamiliare: 'perMe' }, { uscitePianificate: 5_000 }],
    ['dati', 'patrimonio:write', { uscitePianificate: 5_000 }, { analisiFamiliare: 'perMe' }],
    ['dati:write', 'patrimonio', { analisiFamiliare: 'perMe' }, { uscite: [] }],
  ] as const)(
    'with %s and %s changes only what belongs to the section',
    async (dati, patrimonio, its, other) => {
      const token = await entered({ scopes: [dati, patrimonio] });
      const params = { userId: world.anna.userId };
      const send = async (raw: object) =>
        (await world.t.call('updateHousehold', { token, params, raw })).status;
      expect([await send(its), await send(other), await send({ ...its, ...other })]).toEqual([
        200, 403, 403,
      ]);
    },
  );

  it('shows the members that are open, and no amounts while they are hidden', async () => {
    const husband = await memberOf('husband');
    const token = await entered({
      scopes: ['dati', 'patrimonio'],
      hideAmounts: true,
      members: [husband],
    });
    const cut = await read(token);
    expect(cut.length).toBeGreaterThan(0);
    expect(cut.every(({ memberId }) => memberId === null || memberId === husband)).toBe(true);
    expect(cut.some(({ key }) => key === 'redditoNettoAnnuo')).toBe(false);
  });
});
