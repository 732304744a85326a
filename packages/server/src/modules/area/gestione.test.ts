import { afterAll, beforeAll, expect, it } from '@jest/globals';
import {
  confrontaVersamenti,
  COSTANTI_2026_12,
  economicaMedie,
  infoGestirePatrimonio,
  valoriAl,
} from '@bussola/domain';
import { completeCheckup } from '../../../test/checkup-answers.ts';
import { testApp } from '../../../test/test-app.ts';
import type { Person, TestApp } from '../../../test/test-app.ts';

let t: TestApp;
let me: Person;
beforeAll(async () => {
  t = await testApp();
  const guest = await t.call('createCheckup', { body: {} });
  await completeCheckup(t, guest.body.token);
  me = await t.register('gestione@bussola.example', guest.body.token);
});
afterAll(() => t.close());
const ask = (plannedOutflows: string, who = me) =>
  t.call('infoGestirePatrimonio', {
    token: who.token,
    params: { userId: me.userId, plannedOutflows },
  });
const allInfo = async () =>
  (await t.call('allInfo', { token: me.token, params: { userId: me.userId } })).body;

it('answers what the engine says with these outflows, and stores nothing', async () => {
  const before = await allInfo();
  const { status, body } = await ask('20000.50');
  const expected = infoGestirePatrimonio(
    {
      refDate: '2026-11-21',
      analisiFamiliare: before.analisiFamiliare,
      membri: before.nucleoFamiliare,
    },
    COSTANTI_2026_12,
    20_000.5,
  );
  expect([status, body.info]).toEqual([200, JSON.parse(JSON.stringify(expected)) as unknown]);
  expect(body.info.gestione).toMatchObject({
    riservaEmergenza: expect.any(Number),
    carenza: expect.any(Number),
    level: expect.any(String),
    modello: { gestioneSeparate: 0 },
  });
  expect(body.info.classi.length).toBe(6);
  expect(await allInfo()).toEqual(before);
});

it('more outflows never leave more for later', async () => {
  const left = [];
  for (const planned of ['0', '1000', '30000', '1000000000']) {
    const { gestione } = (await ask(planned)).body.info;
    left.push((gestione?.medioTermine ?? 0) + (gestione?.lungoTermine ?? 0));
  }
  expect(left).toEqual(left.toSorted((a, b) => b - a));
});

it.each([
  '20.000,50',
  '20000,5',
  '-1',
  '+1',
  '1e3',
  'Infinity',
  'NaN',
  '1000000000.01',
  '0x10',
  '1_000',
  ' 5',
  '',
  '٣',
])('refuses «%s» with 400 and the words of the specification', async (typed) => {
  const answer = await ask(typed);
  // Nothing at all is another path, where there is nothing.
  if (typed === '') return expect([400, 404]).toContain(answer.status);
  expect(answer).toMatchObject({
    status: 400,
    problem: {
      code: 'MALFORMED',
      detail: 'Valore errato',
      errors: [{ field: 'plannedOutflows', message: 'Valore errato' }],
    },
  });
  expect(answer.headers['content-type']).toContain('application/problem+json');
});

it('compares with the averages of the release in force, person with people and household with households', async () => {
  const { analisiFamiliare, nucleoFamiliare } = await allInfo();
  const { status, body } = await t.call('economicaMedie', {
    token: me.token,
    params: { userId: me.userId },
  });
  const expected = economicaMedie(
    { refDate: '2026-11-21', analisiFamiliare, membri: nucleoFamiliare },
    COSTANTI_2026_12,
  );
  expect([status, body]).toEqual([
    200,
    {
      refDate: '2026-11-21',
      costanti: '2026.12',
      confronti: JSON.parse(JSON.stringify(expected)) as unknown,
    },
  ]);
  expect(new Set(body.confronti.map(({ metrica }) => metrica))).toContain('redditoFamiglia');
  for (const { metrica, memberId, anno, fonte } of body.confronti)
    expect([
      metrica,
      (memberId === undefined) === (metrica !== 'redditoPersonale'),
      anno > 2000,
      fonte.it !== '',
    ]).toEqual([metrica, true, true, true]);
});

it('compares a buy-back with fund, plan and nothing as the engine does, and stores nothing', async () => {
  const before = await allInfo();
  const [anna, marco] = before.nucleoFamiliare.map(({ _id }) => _id) as [string, string];
  const askBuyBack = (memberId: string, anni = '5', forma = 'agevolato', who = me) =>
    t.call('infoRiscatto', {
      token: who.token,
      params: { userId: me.userId, memberId, anni: anni as '5', forma: forma as 'agevolato' },
    });
  const { status, body } = await askBuyBack(anna);
  const valori = valoriAl(COSTANTI_2026_12, '2026-11-21');
  const household = {
    refDate: '2026-11-21',
    analisiFamiliare: before.analisiFamiliare,
    membri: before.nucleoFamiliare,
  };
  // 40 years old in November 2026: 110 − 40 = 70 of shares, 5 of gold, 5 of cash, and bonds
  const expected = confrontaVersamenti(
    valori,
    household,
    anna,
    { anni: 5, forma: 'agevolato' },
    { azioni: 70, obbligazioni: 20, gestioneSeparate: 0, oro: 5, liquidi: 5, altro: 0 },
  );
  expect([status, body]).toEqual([
    200,
    {
      refDate: '2026-11-21',
      costanti: '2026.12',
      esito: JSON.parse(JSON.stringify(expected)) as unknown,
    },
  ]);
  expect(body.esito).toMatchObject({
    status: 'ok',
    anni: 10,
    alternative: [{ tipo: 'riscatto' }, { tipo: 'fondo' }, { tipo: 'pac' }, { tipo: 'niente' }],
  });
  const [three, ordinary] = [await askBuyBack(anna, '3'), await askBuyBack(anna, '5', 'ordinario')];
  expect(
    [three.body.esito, ordinary.body.esito].map(
      (esito) =>
        esito.status === 'ok' &&
        body.esito.status === 'ok' &&
        esito.sforzoAnnuo !== body.esito.sforzoAnnuo,
    ),
  ).toEqual([true, true]);
  expect(await allInfo()).toEqual(before);
  for (const [anni, forma] of [
    ['0', 'agevolato'],
    ['7', 'agevolato'],
    ['5.5', 'agevolato'],
    ['-1', 'agevolato'],
    ['5', 'gratis'],
  ] as const)
    expect((await askBuyBack(anna, anni, forma)).problem.code).toBe('VALIDATION');
  // Sofia is a child: no work, nothing to compare; and an id of nobody, or of somebody else's
  // household, is not there.
  const child =
    before.nucleoFamiliare.find(({ gradoParentela }) => gradoParentela === 'daughter')?._id ?? '';
  expect(await askBuyBack(child)).toMatchObject({
    status: 422,
    problem: { code: 'VALIDATION', errors: [{ field: 'redditoNettoAnnuo' }] },
  });
  expect((await askBuyBack(me.userId)).status).toBe(404);
  const stranger = await t.register('curioso@bussola.example');
  expect((await askBuyBack(marco, '5', 'agevolato', stranger)).status).toBe(404);
});

it('shows the volatility index as context, grey when there is none', async () => {
  expect((await ask('0')).body.vix).toEqual({
    value: null,
    date: null,
    level: 'grey',
    stale: true,
  });
});

it('is the owner’s: not another person’s, and not before the checkup', async () => {
  const stranger = await t.register('curiosa@bussola.example');
  expect((await ask('1000', stranger)).status).toBe(404);
  expect(
    (await t.call('economicaMedie', { token: stranger.token, params: { userId: me.userId } }))
      .status,
  ).toBe(404);
  expect(
    (await t.call('economicaMedie', { token: stranger.token, params: { userId: stranger.userId } }))
      .problem.code,
  ).toBe('CHECKUP_INCOMPLETE');
  expect(
    await t.call('infoGestirePatrimonio', {
      token: stranger.token,
      params: { userId: stranger.userId, plannedOutflows: '1000' },
    }),
  ).toMatchObject({ status: 422, problem: { code: 'CHECKUP_INCOMPLETE' } });
});
