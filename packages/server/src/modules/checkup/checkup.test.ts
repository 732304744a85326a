import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import {
  ANSWERS,
  MARCO,
  SOFIA,
  answerTab,
  completeCheckup,
} from '../../../test/checkup-answers.ts';
import { testApp } from '../../../test/test-app.ts';
import type { TestApp } from '../../../test/test-app.ts';

let t: TestApp;
let token: string;
let userId: string;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  const created = await t.call('createCheckup', { body: {} });
  ({ token, userId } = created.body);
});
const save = (data: object, more: object = {}) =>
  t.call('newAreaEconomica', { token, raw: { data, ...more } });
const draft = async () => (await t.call('getDraft', { token })).body;

describe('a draft', () => {
  it('begins empty at tab 1 and says when it will be erased', async () => {
    expect(await draft()).toMatchObject({
      userId,
      data: { membri: [] },
      reached: 1,
      version: 0,
      completed: false,
      expiresOn: '2026-12-21',
    });
  });
  it('keeps what is not sent, takes back what is sent as null', async () => {
    await save({ firstName: 'Anna', sesso: 'F' });
    await save({ sesso: null, redditoNettoAnnuo: 30_000 });
    expect((await draft()).data).toEqual({
      firstName: 'Anna',
      redditoNettoAnnuo: 30_000,
      membri: [],
    });
  });
  it('knows members by their id: makes, changes and takes away', async () => {
    await save({
      membri: [
        { _id: MARCO, firstName: 'Marco' },
        { _id: SOFIA, firstName: 'Sofia' },
      ],
    });
    await save({ membri: [{ _id: MARCO, professione: 'Dipendente' }] });
    expect((await draft()).data.membri).toEqual([
      { _id: MARCO, firstName: 'Marco', professione: 'Dipendente' },
      { _id: SOFIA, firstName: 'Sofia' },
    ]);
    await save({}, { removeMembri: [MARCO] });
    expect((await draft()).data.membri).toEqual([{ _id: SOFIA, firstName: 'Sofia' }]);
  });
  it('does not bring back a member whose last save was still on its way', async () => {
    await save({ membri: [{ _id: MARCO, firstName: 'Marco' }] });
    await save({ membri: [{ _id: MARCO, professione: 'Dipendente' }] }, { removeMembri: [MARCO] });
    expect((await draft()).data.membri).toEqual([]);
  });
  it('merges two devices, the last field winning, and tells the second', async () => {
    const { version } = await draft();
    expect((await save({ firstName: 'Anna' }, { version })).body.merged).toBe(false);
    const second = await save({ sesso: 'F', firstName: 'Annalisa' }, { version });
    expect(second.body).toMatchObject({
      merged: true,
      draft: { data: { firstName: 'Annalisa', sesso: 'F' } },
    });
  });
  it('loses no field when twenty saves arrive at once', async () => {
    const ids = Array.from({ length: 20 }, () => randomUUID());
    await Promise.all(ids.map((_id) => save({ membri: [{ _id, firstName: 'Uno' }] })));
    expect((await draft()).data.membri.map(({ _id }) => _id).sort()).toEqual([...ids].sort());
    expect((await save({ membri: [{ _id: randomUUID() }] })).status).toBe(422);
  });
  it('follows the person who registers, and is there in a second browser', async () => {
    await save({ firstName: 'Anna', redditoNettoAnnuo: 34_800 });
    const me = await t.register('riprende@bussola.example', token);
    expect(me.userId).toBe(userId);
    const elsewhere = await t.call('authenticate', {
      body: { email: 'riprende@bussola.example', password: 'Grano-Vento-4821' },
    });
    expect((await t.call('getDraft', { token: elsewhere.body.jwtToken })).body).toMatchObject({
      userId,
      data: { redditoNettoAnnuo: 34_800 },
      expiresOn: null,
    });
    expect((await t.call('getDraft', { token })).status).toBe(401);
  });
});

describe('a visitor who signs in to an account they already have', () => {
  const PASSWORD = 'Grano-Vento-4821';
  const enter = (email: string, visitor?: string) =>
    t.call('authenticate', {
      body: { email, password: PASSWORD },
      ...(visitor ? { token: visitor } : {}),
    });
  const draftOf = async (session: string) => (await t.call('getDraft', { token: session })).body;

  it('copies the new answers over the old ones, and deletes the provisional person', async () => {
    const mine = await t.register('gia-iscritta@bussola.example');
    await t.call('newAreaEconomica', {
      token: mine.token,
      raw: {
        data: {
          sesso: 'F',
          redditoNettoAnnuo: 20_000,
          membri: [{ _id: SOFIA, firstName: 'Sofia' }],
        },
      },
    });
    await save({
      firstName: 'Anna',
      redditoNettoAnnuo: 34_800,
      email: 'altra@bussola.example',
      membri: [{ _id: MARCO, firstName: 'Marco' }],
    });
    const session = (await enter('gia-iscritta@bussola.example', token)).body;
    expect(await draftOf(session.jwtToken)).toMatchObject({
      userId: mine.userId,
      reached: 1,
      data: { firstName: 'Anna', sesso: 'F', redditoNettoAnnuo: 34_800, membri: [{ _id: MARCO }] },
    });
    expect((await draftOf(session.jwtToken)).data.email).toBe('gia-iscritta@bussola.example');
    expect((await t.call('getDraft', { token })).status).toBe(401);
  });

  it('leaves a finished checkup as it is', async () => {
    const mine = await t.register('finita@bussola.example');
    await completeCheckup(t, mine.token);
    await save({ redditoNettoAnnuo: 99_000 });
    const session = (await enter('finita@bussola.example', token)).body;
    const { body } = await t.call('getDraft', { token: session.jwtToken });
    expect(body.completed).toBe(true);
    expect(body.data.redditoNettoAnnuo).not.toBe(99_000);
  });

  it('loses nothing when the password is wrong', async () => {
    await t.register('sbaglia@bussola.example');
    await save({ redditoNettoAnnuo: 34_800 });
    expect(
      (
        await t.call('authenticate', {
          token,
          body: { email: 'sbaglia@bussola.example', password: 'Altra-Parola-77' },
        })
      ).status,
    ).toBe(403);
    expect((await draft()).data.redditoNettoAnnuo).toBe(34_800);
  });
});

describe('finishing a tab', () => {
  it('opens the next one; perMe skips the family', async () => {
    expect((await answerTab(t, token, 1)).body.draft.reached).toBe(2);
    const created = await t.call('createCheckup', { body: {} });
    expect(
      (await answerTab(t, created.body.token, 1, { ...ANSWERS[1], analisiFamiliare: 'perMe' })).body
        .draft.reached,
    ).toBe(3);
  });
  it('names every answer that is missing', async () => {
    const answer = await answerTab(t, token, 1, { firstName: 'Anna' });
    expect(answer).toMatchObject({
      status: 422,
      problem: { code: 'VALIDATION', error: 'Campo obbligatorio.' },
    });
    expect(answer.problem.errors?.map(({ field }) => field)).toEqual([
      'dataNascita',
      'sesso',
      'professione',
      'titoloStudio',
      'comuneResidenza',
      'redditoNettoAnnuo',
      'lastName',
      'analisiFamiliare',
      'acceptTerms',
    ]);
  });
  it.each([
    ['2008-11-22', 422, 'the day before the eighteenth birthday'],
    ['2008-11-21', 200, 'on the eighteenth birthday'],
  ])('born %s: %d, %s', async (dataNascita, status) => {
    const answer = await answerTab(t, token, 1, { ...ANSWERS[1], dataNascita });
    expect(answer.status).toBe(status);
    if (status === 422)
      expect(answer.problem).toMatchObject({
        code: 'UNDERAGE',
        error: 'Devi essere maggiorenne per proseguire.',
        errors: [
          {
            field: 'dataNascita',
            code: 'forms:errors.underage',
            message: 'Devi essere maggiorenne per proseguire.',
          },
        ],
      });
  });
  it('refuses a tab that was not reached, and a tab of another call', async () => {
    expect(await answerTab(t, token, 5)).toMatchObject({
      status: 422,
      problem: { code: 'CHECKUP_INCOMPLETE' },
    });
    expect((await save({}, { completes: 5 })).status).toBe(422);
  });
  it('opens no tab before the one before it is complete, also when its answers are right', async () => {
    for (const tab of [2, 3, 4, 5] as const) {
      expect(await answerTab(t, token, tab)).toMatchObject({
        status: 422,
        problem: { code: 'CHECKUP_INCOMPLETE' },
      });
      expect((await draft()).reached).toBe(tab - 1);
      expect((await answerTab(t, token, (tab - 1) as 1 | 2 | 3 | 4)).status).toBe(200);
    }
  });
  it('refuses a mutuo larger than the value of the house', async () => {
    await answerTab(t, token, 1);
    await answerTab(t, token, 2);
    expect(
      await answerTab(t, token, 3, { ...ANSWERS[3], valoreResiduoMutuo: 280_000.01 }),
    ).toMatchObject({
      problem: {
        error: "Il mutuo supera il valore dell'immobile.",
        errors: [{ field: 'valoreResiduoMutuo' }],
      },
    });
    expect(
      (await answerTab(t, token, 3, { ...ANSWERS[3], valoreResiduoMutuo: 280_000 })).status,
    ).toBe(200);
  });
  it.each([
    [99, 'splitUnder', 'Le percentuali assegnate sono inferiori del 100%'],
    [99.99, 'splitUnder', 'Le percentuali assegnate sono inferiori del 100%'],
    [101, 'splitOver', 'Le percentuali assegnate sono superiori del 100%'],
    [100, null, null],
  ])('with a split of %d: %s', async (total, code, message) => {
    for (const tab of [1, 2, 3, 4] as const) await answerTab(t, token, tab);
    const answer = await answerTab(t, token, 5, {
      ...ANSWERS[5],
      regimeInvestimento: { amministrato: total - 40, gestito: 0, dichiarativo: 0, nonso: 40 },
    });
    if (message === null) expect(answer.status).toBe(200);
    else
      expect(answer).toMatchObject({
        status: 422,
        problem: {
          errors: [{ field: 'regimeInvestimento', code: `forms:errors.${code}`, message }],
        },
      });
  });
  it('takes the total of a split, gives it back, and refuses one that is not the sum', async () => {
    for (const tab of [1, 2, 3, 4] as const) await answerTab(t, token, tab);
    const regimeInvestimento = { amministrato: 60, gestito: 0, dichiarativo: 0, nonso: 40 };
    const send = (totale: number) =>
      answerTab(t, token, 5, {
        ...ANSWERS[5],
        regimeInvestimento: Object.assign({ totale }, regimeInvestimento),
      });
    expect(await send(90)).toMatchObject({
      status: 422,
      problem: {
        errors: [{ field: 'data.regimeInvestimento.totale', code: 'forms:errors.splitTotal' }],
      },
    });
    expect((await send(100)).status).toBe(200);
    expect((await draft()).data.regimeInvestimento).toEqual({ ...regimeInvestimento, totale: 100 });
    const rows = await t.deps.db.query('select data from drafts where user_id = $1', [userId]);
    expect(rows).toMatchObject([{ data: { regimeInvestimento } }]);
    expect(JSON.stringify(rows)).not.toContain('totale');
  });
  it('does not ask for splits where there is no financial wealth', async () => {
    for (const tab of [1, 2, 3, 4] as const) await answerTab(t, token, tab);
    expect(
      (await answerTab(t, token, 5, { valorePatrimonioMobiliare: 0, imprenditore: false })).status,
    ).toBe(200);
  });
  it('reads and completes a draft from before today’s rules', async () => {
    await answerTab(t, token, 1, { ...ANSWERS[1], anniContributi: 3 });
    await answerTab(t, token, 2);
    await t.deps.db.query(
      `update drafts set data = jsonb_set(data || '{"anniContributi": 3.5, "lastName": "www.bellini.example"}', '{membri,1,gradoParentela}', '"me"') where user_id = $1`,
      [userId],
    );
    expect((await draft()).data).toMatchObject({
      anniContributi: 3.5,
      membri: [{}, { gradoParentela: 'me' }],
    });
    expect((await answerTab(t, token, 3)).status).toBe(200);
    expect(await answerTab(t, token, 2, {})).toMatchObject({
      status: 422,
      problem: { errors: [{ field: 'membri.1.gradoParentela', code: 'forms:errors.wrong' }] },
    });
    expect((await answerTab(t, token, 2)).status).toBe(200);
  });
  it('refuses a second spouse', async () => {
    await answerTab(t, token, 1);
    const [marco] = ANSWERS[2].membri ?? [];
    const answer = await answerTab(t, token, 2, {
      membri: [
        marco as NonNullable<typeof marco>,
        { ...(marco as NonNullable<typeof marco>), _id: SOFIA, gradoParentela: 'wife' },
      ],
    });
    expect(answer.problem.errors).toMatchObject([{ field: 'membri.1.gradoParentela' }]);
  });
});

describe('finalizing', () => {
  it('makes the household once, however often and however fast it is asked', async () => {
    for (const tab of [1, 2, 3, 4, 5] as const) await answerTab(t, token, tab);
    await save({ acceptTerms: null });
    expect(await t.call('newFinalizeCheckup', { token })).toMatchObject({
      status: 422,
      problem: { code: 'CHECKUP_INCOMPLETE', errors: [{ field: 'acceptTerms' }] },
    });
    await save({ acceptTerms: true });
    expect(
      await t.call('newFinalizeCheckup', {
        token,
        query: { userId },
        headers: { 'sec-purpose': 'prefetch' },
      }),
    ).toMatchObject({ status: 403, problem: { code: 'FORBIDDEN' } });
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_v, at) =>
        t.call(at % 2 ? 'finalizeCheckup' : 'newFinalizeCheckup', { token, query: { userId } }),
      ),
    );
    for (const answer of answers)
      expect([answer.status, answer.body]).toEqual([200, { userId, checkup: true }]);
    const { nucleoFamiliare } = (await t.call('getNucleo', { token, params: { userId } })).body;
    expect(
      nucleoFamiliare.map(({ gradoParentela, firstName, enabled, seq }) => ({
        gradoParentela,
        firstName,
        enabled,
        seq,
      })),
    ).toEqual([
      { gradoParentela: 'me', firstName: 'Anna', enabled: true, seq: 0 },
      { gradoParentela: 'husband', firstName: 'Marco', enabled: true, seq: 1 },
      { gradoParentela: 'daughter', firstName: 'Sofia', enabled: true, seq: 2 },
    ]);
    expect(nucleoFamiliare[0]).toMatchObject({
      residenzaPropria: true,
      valoreResiduoMutuo: 148_000,
    });
  });
  it('closes the draft: later saves are refused', async () => {
    await completeCheckup(t, token);
    expect(await save({ firstName: 'Altra' })).toMatchObject({
      status: 409,
      problem: { code: 'CHECKUP_COMPLETED' },
    });
    expect((await draft()).completed).toBe(true);
  });
  it('refuses the id of somebody else', async () => {
    expect(
      (await t.call('newFinalizeCheckup', { token, query: { userId: randomUUID() } })).status,
    ).toBe(404);
  });
});

describe('correcting a finished checkup', () => {
  const reopen = (who = token) => t.call('reopenCheckup', { token: who });
  const info = async () => (await t.call('allInfo', { token, params: { userId } })).body;

  it('makes it a draft again, with all its answers and no results, and can be finished anew', async () => {
    await completeCheckup(t, token);
    const before = await draft();
    const reopened = await reopen();
    expect(reopened).toMatchObject({ status: 200, body: { completed: false, reached: 6 } });
    expect(reopened.body.data).toEqual(before.data);
    expect(await info()).toMatchObject({
      nucleoFamiliare: [],
      analisi: null,
      flags: { checkup: false },
      user: { checkup: false },
    });
    await save({ redditoNettoAnnuo: 41_000 });
    expect((await t.call('newFinalizeCheckup', { token })).status).toBe(200);
    const { nucleoFamiliare, flags, analisi } = await info();
    expect(flags.checkup).toBe(true);
    expect(analisi).not.toBeNull();
    expect(nucleoFamiliare).toHaveLength(3);
    expect(nucleoFamiliare[0]).toMatchObject({ redditoNettoAnnuo: 41_000 });
  });

  it('leaves one that is not finished as it is', async () => {
    await save({ firstName: 'Anna' });
    const { version } = await draft();
    expect((await reopen()).body).toMatchObject({ completed: false, version });
  });

  it('is refused to a registered person, who corrects the household instead', async () => {
    await completeCheckup(t, token);
    const me = await t.register('gia.registrata@bussola.example', token);
    expect(await reopen(me.token)).toMatchObject({
      status: 409,
      problem: { code: 'CHECKUP_COMPLETED' },
    });
    expect(
      (await t.call('getNucleo', { token: me.token, params: { userId: me.userId } })).body
        .nucleoFamiliare,
    ).toHaveLength(3);
  });
});

it('says of an address only whether it is the caller’s own', async () => {
  const me = await t.register('mia@bussola.example');
  await t.register('sua@bussola.example');
  const own = async (email: string) =>
    (await t.call('checkEmail', { token: me.token, query: { email } })).body.own;
  expect([
    await own('MIA@bussola.example'),
    await own('sua@bussola.example'),
    await own('nessuno@bussola.example'),
  ]).toEqual([true, false, false]);
});

// Last, because it moves the clock by a month.
it('erases the draft of a person who never registered after 30 days', async () => {
  const { housekeeping } = await import('../../housekeeping.ts');
  const keeper = housekeeping(t.deps, t.app.services);
  t.advance(29 * 86_400);
  await keeper.sweep();
  expect(await t.deps.db.query('select 1 from drafts where user_id = $1', [userId])).toHaveLength(
    1,
  );
  t.advance(86_401);
  await keeper.sweep();
  expect(await t.deps.db.query('select 1 from users where id = $1', [userId])).toHaveLength(0);
});
