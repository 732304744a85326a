/** Sections of the answers that the household leaves out of its results (decision 0054). */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { AllInfo, BodyOf } from '@bussola/contract';
import { analizza, COSTANTI_2026_12, usedAnswers } from '@bussola/domain';
import type { SoluzioneCode } from '@bussola/domain';
import { completeCheckup } from '../../../test/checkup-answers.ts';
import { go, grantsWorld, offer, take } from '../../../test/grants.ts';
import { testApp } from '../../../test/test-app.ts';
import type { Person, TestApp } from '../../../test/test-app.ts';
import { readSections } from '../privacy/export-repository.ts';

let t: TestApp;
let me: Person;
let n = 0;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  const guest = await t.call('createCheckup', { body: {} });
  await completeCheckup(t, guest.body.token);
  me = await t.register(`sezioni${(n += 1)}@bussola.example`, guest.body.token);
});
const CALLS = { investimenti: 'enableInvestimenti', personaldata: 'enablePersonalData' } as const;
const turn = (sezione: keyof typeof CALLS, body: BodyOf<'enableInvestimenti'>, who = me) =>
  t.call(CALLS[sezione], { token: who.token, params: { userId: me.userId }, body });
const info = async (): Promise<AllInfo> =>
  (await t.call('allInfo', { token: me.token, params: { userId: me.userId } })).body;
const areaOf = ({ analisi }: AllInfo, code: SoluzioneCode) =>
  analisi?.soluzioni.find((one) => one.code === code);
const today = () => t.deps.clock().toISOString().slice(0, 10);
/** What an engine in the browser makes of the answer. */
const inBrowser = ({ analisi, analisiFamiliare, nucleoFamiliare, sezioni }: AllInfo) =>
  analizza(
    {
      refDate: analisi?.refDate ?? '',
      analisiFamiliare,
      membri: nucleoFamiliare.map((one) => usedAnswers(one, sezioni)),
    },
    COSTANTI_2026_12,
  );

describe('a section of the answers', () => {
  it('counts until it is turned off, and counts again as before', async () => {
    const before = await info();
    expect(before.sezioni).toEqual({
      investimenti: { enabled: true, dal: null },
      personaldata: { enabled: true, dal: null },
    });
    expect(areaOf(before, 'unit-index-linked')?.level).toBe('yellow');
    const off = await turn('investimenti', { enabled: false, version: before.version });
    expect(off).toMatchObject({
      status: 200,
      body: {
        version: before.version + 1,
        sezioni: { investimenti: { enabled: false, dal: today() } },
      },
    });
    const without = await info();
    expect(without.nucleoFamiliare).toEqual(before.nucleoFamiliare);
    expect(areaOf(without, 'unit-index-linked')).toMatchObject({
      level: 'grey',
      motivo: 'dati_mancanti',
    });
    expect(without.analisi?.patrimonio.strumenti).toEqual([]);
    expect(without.analisi?.patrimonio.lordo).toBe(before.analisi?.patrimonio.lordo);
    expect(inBrowser(without).soluzioni).toEqual(without.analisi?.soluzioni);

    await turn('investimenti', { enabled: true });
    const again = await info();
    expect(again.analisi?.soluzioni).toEqual(before.analisi?.soluzioni);
    expect(again.sezioni.investimenti).toEqual({ enabled: true, dal: today() });
  });

  it('of details, when off, makes a given answer count as unknown', async () => {
    const meOf = ({ nucleoFamiliare }: AllInfo) =>
      nucleoFamiliare.find(({ gradoParentela }) => gradoParentela === 'me');
    const params = { userId: me.userId, memberId: meOf(await info())?._id ?? '' };
    await t.call('enableAssicurazioni', { token: me.token, params, raw: { tutelaLegale: true } });
    const cover = (one: AllInfo) => {
      const area = areaOf(one, 'tutela-legale');
      const input = area?.inputs.find(({ key }) => key === 'polizze.tutelaLegale');
      return [area?.level, input?.provenance];
    };
    expect(cover(await info())).toEqual(['green', 'typed']);
    await turn('personaldata', { enabled: false });
    const without = await info();
    expect(cover(without)).toEqual(['yellow', 'missing']);
    expect(meOf(without)?.polizze?.tutelaLegale).toBe(true);
    expect(inBrowser(without).soluzioni).toEqual(without.analisi?.soluzioni);
    await turn('personaldata', { enabled: true });
    expect(cover(await info())).toEqual(['green', 'typed']);
  });

  it('keeps the day of its last change, in the history and in what the person takes away', async () => {
    await turn('investimenti', { enabled: false });
    await turn('investimenti', { enabled: false });
    const { answers } = (
      await t.call('answerHistory', { token: me.token, params: { userId: me.userId } })
    ).body;
    const noted = answers.find(({ key }) => key === 'investimenti');
    expect(noted?.values).toMatchObject([{ value: false, author: 'you' }]);
    const { areas } = await readSections(t.deps.db, me.userId);
    expect(areas).toMatchObject([
      {
        investimenti: false,
        investimenti_dal: today(),
        personaldata: true,
        personaldata_dal: null,
      },
    ]);
  });

  it('cannot be switched with an old version, or in an area of somebody else', async () => {
    const { version } = await info();
    await turn('investimenti', { enabled: false, version });
    expect(await turn('personaldata', { enabled: false, version })).toMatchObject({
      status: 409,
      problem: { code: 'CONFLICT', current: { version: version + 1 } },
    });
    const stranger = await t.register(`sezioni${(n += 1)}@bussola.example`);
    for (const sezione of ['investimenti', 'personaldata'] as const)
      expect((await turn(sezione, { enabled: true }, stranger)).status).toBe(404);
    expect((await info()).sezioni).toMatchObject({
      investimenti: { enabled: false },
      personaldata: { enabled: true },
    });
  });
});

describe('under a grant', () => {
  const ALL = ['dati:write', 'patrimonio:write', 'protezione:write', 'previdenza:write'] as const;
  let world: Awaited<ReturnType<typeof grantsWorld>>;
  beforeAll(async () => {
    world = await grantsWorld();
  });
  afterAll(() => world.t.close());
  async function entered(grant: Partial<BodyOf<'createGrant'>>) {
    const { t: app, anna, chiara } = world;
    const grantId = await offer(app, anna, 'chiara.partner@bussola.example', grant);
    await take(app, chiara, grantId);
    const token = (await go(app, chiara, anna.userId, grantId)).body.jwtToken;
    const params = { userId: anna.userId };
    return {
      turn: async (call: (typeof CALLS)[keyof typeof CALLS]) =>
        (await app.call(call, { token, params, body: { enabled: false } })).status,
      read: async () => (await app.call('allInfo', { token, params })).body,
    };
  }

  it.each<[string, Partial<BodyOf<'createGrant'>>]>([
    ['reads', { scopes: ['dati', 'patrimonio', 'protezione', 'previdenza'] }],
    ['writes another section', { scopes: ['dati:write', 'patrimonio'] }],
    ['sees no amounts', { scopes: ['patrimonio:write'], hideAmounts: true }],
  ])('who %s turns nothing off', async (_who, grant) => {
    const partner = await entered(grant);
    expect(await partner.turn('enableInvestimenti')).toBe(403);
    expect(await partner.turn('enablePersonalData')).toBe(403);
  });

  it('who writes all sections turns the splits off, and not the details that no grant shows', async () => {
    const partner = await entered({ scopes: [...ALL] });
    expect(await partner.turn('enablePersonalData')).toBe(403);
    const level = async () =>
      (await partner.read()).vista?.livelli.find(({ code }) => code === 'unit-index-linked');
    expect(await level()).toMatchObject({ level: 'yellow' });
    expect(await partner.turn('enableInvestimenti')).toBe(200);
    expect((await partner.read()).sezioni.investimenti.enabled).toBe(false);
    expect(await level()).toMatchObject({ level: 'grey', motivo: 'dati_mancanti' });
  });
});
