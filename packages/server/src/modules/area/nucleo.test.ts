import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { Membro } from '@bussola/contract';
import { completeCheckup } from '../../../test/checkup-answers.ts';
import { testApp } from '../../../test/test-app.ts';
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
  me = await t.register(`nucleo${(n += 1)}@bussola.example`, guest.body.token);
  ({ nucleoFamiliare: membri, version } = (
    await t.call('getNucleo', { token: me.token, params: { userId: me.userId } })
  ).body);
});
const of = (grado: string) =>
  membri.find(({ gradoParentela }) => gradoParentela === grado)?._id ?? '';
const params = (memberId: string) => ({ userId: me.userId, memberId });
const update = (memberId: string, raw: object) =>
  t.call('updateMember', { token: me.token, params: params(memberId), raw });

describe('changing a member', () => {
  it('keeps what is not sent, answers with the new household, and counts one version more', async () => {
    const answer = await update(of('husband'), { version, data: { redditoNettoAnnuo: 26_500 } });
    expect(answer).toMatchObject({ status: 200, body: { version: version + 1 } });
    expect(answer.body.nucleoFamiliare[1]).toMatchObject({
      firstName: 'Marco',
      redditoNettoAnnuo: 26_500,
      professione: 'Dipendente',
    });
  });
  it('answers 409 with the state of now when somebody saved in between', async () => {
    await update(of('husband'), { version, data: { redditoNettoAnnuo: 26_500 } });
    const late = await update(of('husband'), { version, data: { redditoNettoAnnuo: 1 } });
    expect(late).toMatchObject({
      status: 409,
      problem: { code: 'CONFLICT', current: { version: version + 1 } },
    });
    expect(
      (late.problem.current as { nucleoFamiliare: Membro[] }).nucleoFamiliare[1]?.redditoNettoAnnuo,
    ).toBe(26_500);
  });
  it('lets one of ten editors of the same version pass', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_v, at) =>
        update(of('husband'), { version, data: { redditoNettoAnnuo: at } }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([
      200,
      ...Array<number>(9).fill(409),
    ]);
  });
  it.each([
    [
      'a mutuo over the value',
      { valoreResiduoMutuo: 280_001 },
      'VALIDATION',
      'data.valoreResiduoMutuo',
    ],
    [
      'a split of 90',
      { regimeInvestimento: { amministrato: 90, gestito: 0, dichiarativo: 0, nonso: 0 } },
      'VALIDATION',
      'data.regimeInvestimento',
    ],
    [
      'a split of zeros',
      { regimeInvestimento: { amministrato: 0, gestito: 0, dichiarativo: 0, nonso: 0 } },
      'VALIDATION',
      'data.regimeInvestimento',
    ],
    ['an owner under age', { dataNascita: '2010-01-01' }, 'UNDERAGE', 'data.dataNascita'],
    ['a birth to come', { dataNascita: '2030-01-01' }, 'VALIDATION', 'data.dataNascita'],
    ['a birth taken away', { dataNascita: null }, 'VALIDATION', 'data.dataNascita'],
  ])('refuses %s', async (_what, data, code, field) => {
    expect(await update(of('me'), { data })).toMatchObject({
      status: 422,
      problem: { code, errors: [{ field }] },
    });
  });
  it.each([
    ['a profession taken away', 'husband', { professione: null }, 'professione'],
    ['the surname of the owner taken away', 'me', { lastName: null }, 'lastName'],
  ])('refuses %s', async (_what, grado, data, field) => {
    expect(await update(of(grado), { data })).toMatchObject({
      status: 422,
      problem: { errors: [{ field: `data.${field}` }] },
    });
  });
  it('refuses a mortgage on a home that is rented', async () => {
    await update(of('me'), { data: { statoResidenza: 'affitto' } });
    expect(await update(of('me'), { data: { mutuoResidenza: true } })).toMatchObject({
      status: 422,
      problem: { errors: [{ field: 'data.mutuoResidenza', code: 'forms:errors.wrong' }] },
    });
  });
  it('drops what a new answer takes away, and nothing else', async () => {
    const answer = await update(of('me'), { data: { statoResidenza: 'affitto' } });
    const before = membri.find(({ _id }) => _id === of('me'));
    expect(before).toMatchObject({ mutuoResidenza: true, valoreResidenza: 280_000 });
    const {
      valoreResidenza: _value,
      mutuoResidenza: _mutuo,
      valoreResiduoMutuo: _residuo,
      assicurazioneResidenza: _cover,
      ...left
    } = before as Membro;
    expect(answer.body.nucleoFamiliare.find(({ _id }) => _id === of('me'))).toEqual({
      ...left,
      statoResidenza: 'affitto',
      residenzaPropria: false,
    });
  });
  it('reads and saves a person from before today’s rules', async () => {
    await t.deps.db.query(
      `update membri set data = data - 'professione' - 'firstName' || '{"anniContributi": 12.5, "lastName": "www.bellini.example"}' where id = $1`,
      [of('husband')],
    );
    const answer = await update(of('husband'), { data: { haTestamento: true } });
    expect(answer.status).toBe(200);
    expect(answer.body.nucleoFamiliare.find(({ _id }) => _id === of('husband'))).toMatchObject({
      anniContributi: 12.5,
      lastName: 'www.bellini.example',
      haTestamento: true,
    });
    expect(await update(of('husband'), { data: { anniContributi: 12.5 } })).toMatchObject({
      status: 422,
      problem: { code: 'VALIDATION' },
    });
  });
  it('refuses to move the owner, and to make a second one or a second spouse', async () => {
    expect(await update(of('me'), { gradoParentela: 'wife', data: {} })).toMatchObject({
      problem: { code: 'OWNER_MEMBER' },
    });
    expect(await update(of('daughter'), { gradoParentela: 'me', data: {} })).toMatchObject({
      problem: { code: 'OWNER_MEMBER' },
    });
    expect(await update(of('daughter'), { gradoParentela: 'wife', data: {} })).toMatchObject({
      status: 422,
      problem: { code: 'SECOND_SPOUSE' },
    });
  });
  it('refuses a second partner, beside a spouse or another one, in the field that made it', async () => {
    const other = (convivente: boolean) => ({
      gradoParentela: 'other',
      data: {
        firstName: 'Paolo',
        dataNascita: '1980-01-01',
        professione: 'Dipendente',
        titoloStudio: 'diploma',
        redditoNettoAnnuo: 20_000,
        convivente,
      },
    });
    const refused = (field: string) => ({
      status: 422,
      problem: {
        code: 'VALIDATION',
        errors: [{ field, code: 'forms:errors.secondPartner' }],
      },
    });
    const create = (raw: object) =>
      t.call('createMember', {
        token: me.token,
        params: { userId: me.userId },
        raw,
      });
    expect(await create(other(true))).toMatchObject(refused('data.convivente'));
    const brother = await create(other(false));
    expect(brother.status).toBe(201);
    const { memberId } = brother.body;
    expect(await update(memberId, { data: { convivente: true } })).toMatchObject(
      refused('data.convivente'),
    );
    // The spouse is switched off: who lives with me is the partner now.
    await t.call('enableMember', {
      token: me.token,
      params: params(of('husband')),
      body: { enabled: false },
    });
    expect((await update(memberId, { data: { convivente: true } })).status).toBe(200);
    expect(await create(other(true))).toMatchObject(refused('data.convivente'));
    // Another answer of somebody who is there already is not kept from being saved.
    expect((await update(of('husband'), { data: { redditoNettoAnnuo: 1 } })).status).toBe(200);
  });
  it('answers 404 for the member of another household', async () => {
    const stranger = await t.register(`estranea${n}@bussola.example`);
    const answer = await t.call('updateMember', {
      token: stranger.token,
      params: { userId: stranger.userId, memberId: of('me') },
      body: { data: { redditoNettoAnnuo: 1 } },
    });
    expect(answer.status).toBe(404);
    expect(
      (
        await t.call('deleteMember', {
          token: stranger.token,
          params: { userId: stranger.userId, memberId: of('daughter') },
        })
      ).status,
    ).toBe(404);
    expect(
      (await t.call('getNucleo', { token: me.token, params: { userId: me.userId } })).body.version,
    ).toBe(version);
  });
});

describe('counting and leaving out', () => {
  const enable = (memberId: string, enabled: boolean) =>
    t.call('enableMember', { token: me.token, params: params(memberId), body: { enabled } });
  it('keeps at least one member, also when two are switched off at once', async () => {
    await enable(of('daughter'), false);
    const answers = await Promise.all([enable(of('me'), false), enable(of('husband'), false)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(answers.find(({ status }) => status === 422)?.problem.code).toBe('LAST_ENABLED_MEMBER');
  });
});

describe('adding and taking away', () => {
  const body = {
    gradoParentela: 'mother' as const,
    data: {
      firstName: 'Elena',
      dataNascita: '1950-02-03',
      professione: 'Pensionato/a' as const,
      titoloStudio: 'diploma' as const,
      redditoNettoAnnuo: 16_000,
    },
  };
  it('has 21 people at most', async () => {
    const add = () =>
      t.call('createMember', {
        token: me.token,
        params: { userId: me.userId },
        body: { ...body, gradoParentela: 'other' },
      });
    const statuses: number[] = [];
    for (let people = membri.length; people < 22; people += 1) statuses.push((await add()).status);
    expect([statuses.filter((status) => status === 201).length, statuses.at(-1)]).toEqual([
      21 - membri.length,
      422,
    ]);
    expect((await add()).problem.errors).toMatchObject([
      { field: 'membri', code: 'forms:errors.tooMany' },
    ]);
  });
  it('refuses a new member without the required answers', async () => {
    const answer = await t.call('createMember', {
      token: me.token,
      params: { userId: me.userId },
      body: { gradoParentela: 'other', data: { dataNascita: '1990-01-01' } },
    });
    expect(answer.problem.errors?.map(({ field }) => field)).toEqual([
      'data.professione',
      'data.titoloStudio',
      'data.redditoNettoAnnuo',
      'data.firstName',
    ]);
  });
  it('adds at the end and takes away for good, never the owner', async () => {
    const added = await t.call('createMember', {
      token: me.token,
      params: { userId: me.userId },
      body,
    });
    expect(added).toMatchObject({ status: 201, body: { version: version + 1 } });
    expect(added.body.nucleoFamiliare.at(-1)).toMatchObject({
      _id: added.body.memberId,
      firstName: 'Elena',
      seq: 3,
    });
    expect(
      (await t.call('deleteMember', { token: me.token, params: params(added.body.memberId) })).body
        .nucleoFamiliare,
    ).toHaveLength(3);
    expect(
      await t.call('deleteMember', { token: me.token, params: params(of('me')) }),
    ).toMatchObject({ status: 422, problem: { code: 'OWNER_MEMBER' } });
    expect(
      (await t.call('deleteMember', { token: me.token, params: params(randomUUID()) })).status,
    ).toBe(404);
  });
  it('counts a person added to an analysis that was of one alone', async () => {
    const guest = await t.call('createCheckup', { body: {} });
    await completeCheckup(t, guest.body.token, { analisiFamiliare: 'perMe' });
    const alone = await t.register(`sola${n}@bussola.example`, guest.body.token);
    const info = () => t.call('allInfo', { token: alone.token, params: { userId: alone.userId } });
    expect((await info()).body.analisi?.perimetro).toHaveLength(1);
    const added = await t.call('createMember', {
      token: alone.token,
      params: { userId: alone.userId },
      body,
    });
    const { analisiFamiliare, analisi } = (await info()).body;
    expect(analisiFamiliare).toBe('perNucleo');
    expect(analisi?.perimetro).toContain(added.body.memberId);
  });
  it('with an Idempotency-Key makes one member of twenty requests, and gives all the same answer', async () => {
    const send = (raw: object) =>
      t.call('createMember', {
        token: me.token,
        params: { userId: me.userId },
        raw,
        headers: { 'idempotency-key': 'chiave-di-prova-1' },
      });
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(body)));
    expect(
      new Set(
        answers.map((answer) =>
          JSON.stringify([answer.status, answer.body.memberId, answer.body.version]),
        ),
      ).size,
    ).toBe(1);
    expect(
      (await t.call('getNucleo', { token: me.token, params: { userId: me.userId } })).body
        .nucleoFamiliare,
    ).toHaveLength(4);
    expect((await send({ ...body, gradoParentela: 'father' })).status).toBe(422);
  });
});
