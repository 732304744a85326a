/** Sentences of the areas: Bussola's own until staff publish others that fit. */
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { BodyOf, SolutionDoc, SolutionFact, SolutionWords } from '@bussola/contract';
import { SOLUZIONI } from '@bussola/domain';
import type { SoluzioneCode } from '@bussola/domain';
import { completeCheckup } from '../../../test/checkup-answers.ts';
import { sessionOf } from '../../../test/session-of.ts';
import { PASSWORD, testApp } from '../../../test/test-app.ts';
import type { Person, TestApp } from '../../../test/test-app.ts';

// A thousand families are counted once.
jest.setTimeout(240_000);
let t: TestApp;
let boss: Person;
let anna: Person;
beforeAll(async () => {
  t = await testApp();
  boss = await t.register('silvia.frasi@bussola.example');
  await t.deps.db.query(`update users set role = 'SuperAdmin' where id = $1`, [boss.userId]);
  const { token } = (await t.call('createCheckup', { body: {} })).body;
  await completeCheckup(t, token);
  anna = await t.register('anna.frasi@bussola.example', token);
});
afterAll(() => t.close());

const CODE = 'assistenza-medica';
const NONE: SolutionWords = { title: null, red: null, yellow: null, green: null };
const prove = () =>
  t.call('stepUp', {
    token: boss.token,
    params: { userId: boss.userId },
    body: { password: PASSWORD },
  });
const change = (body: BodyOf<'updateSolutions'>, who = boss) =>
  t.call('updateSolutions', { token: who.token, body });
const save = (
  code: SoluzioneCode,
  it: Partial<SolutionWords>,
  { version = 0, facts = [] as SolutionFact[] } = {},
) => change({ action: 'save', code, version, it: { ...NONE, ...it }, en: null, facts });
const one = async (code: SoluzioneCode): Promise<SolutionDoc> => {
  const { body } = await t.call('solutions', { token: boss.token, query: { view: 'editor' } });
  const found = body.view === 'editor' && body.solutions.find((doc) => doc.code === code);
  if (!found) throw new Error(`no solution ${code}`);
  return found;
};
const read = async () => {
  const { body } = await t.call('solutions', { token: anna.token, query: {} });
  return body.view === 'reader' ? body.solutions : [];
};
async function seen(code: SoluzioneCode) {
  const answer = await t.call('allInfo', { token: anna.token, params: { userId: anna.userId } });
  const found = answer.body.analisi?.soluzioni.find((area) => area.code === code);
  if (!found) throw new Error(`no area ${code}`);
  return { ...found, etag: answer.headers.etag };
}

describe('the sentences of an area', () => {
  it('are Bussola’s own; published with a proof, the family reads them, and only them, at once', async () => {
    const { body } = await t.call('solutions', { token: boss.token, query: { view: 'editor' } });
    expect(body.solutions.map(({ code }) => code)).toEqual([...SOLUZIONI]);
    const before = await seen(CODE);
    const words = { title: 'Le cure della famiglia', yellow: 'In media {spesa} l’anno.' };
    expect((await save(CODE, { ...words, green: words.yellow })).status).toBe(200);
    expect([await read(), (await seen(CODE)).etag]).toEqual([[], before.etag]);
    const { version } = await one(CODE);
    t.advance(301);
    expect((await change({ action: 'publish', code: CODE, version })).problem.code).toBe(
      'STEP_UP_REQUIRED',
    );
    await prove();
    expect((await change({ action: 'publish', code: CODE, version })).status).toBe(200);
    const after = await seen(CODE);
    expect(after.etag).not.toBe(before.etag);
    expect(after.titolo).toEqual({ it: 'Le cure della famiglia', en: before.titolo.en });
    expect(after.risposta.it).toMatch(/^In media circa \*\*[\d.]+\u00A0€\*\* l’anno\.$/);
    expect(after.risposta.en).toBe(before.risposta.en);
    expect({ ...after, titolo: 0, risposta: 0, etag: 0 }).toEqual({
      ...before,
      titolo: 0,
      risposta: 0,
      etag: 0,
    });
    expect(await read()).toMatchObject([{ code: CODE, it: { title: words.title }, en: null }]);
  });

  it('go back to Bussola’s own when they are published empty', async () => {
    await prove();
    await save(CODE, {}, { version: (await one(CODE)).version });
    await change({ action: 'publish', code: CODE, version: (await one(CODE)).version });
    expect((await seen(CODE)).risposta.it).not.toContain('In media');
    await change({ action: 'restore', code: CODE, version: (await one(CODE)).version, n: 1 });
    expect((await one(CODE)).draft?.it.title).toBe('Le cure della famiglia');
  });

  it.each([
    ['a digit', { yellow: 'Servono 300 euro.' }, undefined],
    ['a sign that marks', { yellow: '**Servono** soldi.' }, undefined],
    ['a value of another area', { yellow: 'Servono {debiti}.' }, 'unknown'],
    ['more than 220 signs', { yellow: 'a'.repeat(221) }, undefined],
  ])('are refused with %s', async (_, words, code) => {
    const { version } = await one(CODE);
    const { status, problem } = await save(CODE, words, { version });
    expect(status).toBe(422);
    if (code) expect(problem.errors).toMatchObject([{ field: 'it.yellow', code }]);
  });

  it('are not published while a made-up family would read them without a value', async () => {
    await prove();
    await save('polizza', { yellow: 'Oggi {imposta} di imposta.', green: 'Va bene così.' });
    const refused = await change({ action: 'publish', code: 'polizza', version: 1 });
    expect(refused.status).toBe(422);
    expect(refused.problem.errors).toMatchObject([{ field: 'it.yellow', code: 'missing' }]);
    expect(refused.problem.errors?.[0]?.message).toMatch(/^imposta \d+$/);
    const code = 'polizze-rischi';
    await save(code, { red: 'Hai {esposizione} senza copertura: {quota} di quello che hai.' });
    expect((await change({ action: 'publish', code, version: 1 })).status).toBe(200);
  });

  it('are a SuperAdmin’s to write, and to see as drafts', async () => {
    const words = { action: 'save', code: 'LTC', version: 0, it: NONE, en: null } as const;
    expect((await change({ ...words, facts: [] }, anna)).status).toBe(403);
    const peek = await t.call('solutions', { token: anna.token, query: { view: 'editor' } });
    expect(peek.status).toBe(403);
    const effect = { query: { code: 'LTC' } } as const;
    expect((await t.call('solutionEffect', { token: anna.token, ...effect })).status).toBe(403);
  });
});

it('facts are read until the day of their review', async () => {
  await prove();
  const fact = {
    it: 'Più di un euro su cinque per le cure lo paga la famiglia.',
    en: null,
    source: 'Istat, sistema dei conti della sanità',
    url: 'https://www.istat.it/sanita',
    checked: '2026-11-01',
  };
  const facts = [
    { ...fact, review: '2026-12-01' },
    { ...fact, it: 'Un altro fatto.', review: '2027-11-01' },
  ];
  await save('LTC', {}, { facts });
  await change({ action: 'publish', code: 'LTC', version: 1 });
  const shown = async () =>
    (await read()).find(({ code }) => code === 'LTC')?.facts.map((one) => one.it);
  expect(await shown()).toEqual(facts.map((one) => one.it));
  const due = async () =>
    (await t.call('getCostanti', { token: boss.token })).body.fatti.find(
      ({ code }) => code === 'LTC',
    );
  expect(await due()).toMatchObject({ quanti: 1, scade: '2026-12-02', scaduta: false });
  const owner = { keys: ['fatti.LTC'], owner: boss.userId };
  const given = await t.call('setCostantiOwner', { token: boss.token, body: owner });
  expect(given.body.proprietari['fatti.LTC']).toBe(boss.userId);
  t.advance(15 * 86_400);
  for (const person of [boss, anna]) person.token = await sessionOf(t.deps, person.userId);
  expect(await shown()).toEqual(['Un altro fatto.']);
  expect(await due()).toMatchObject({ quanti: 1, scaduta: true });
});

it('says what each placeholder is worth, and for how many families it is missing', async () => {
  const { body } = await t.call('solutionEffect', {
    token: boss.token,
    query: { code: 'polizze-rischi' },
  });
  expect(body.famiglie).toHaveLength(6);
  const esposito = body.famiglie.find(({ key }) => key === 'esposito');
  expect(esposito?.level).toBe('red');
  expect(esposito?.valori).toMatchObject({
    esposizione: { testo: { it: expect.stringMatching(/^circa [\d.]+/) } },
  });
  const { red, green } = body.livelli;
  expect(red?.famiglie).toBeGreaterThan(50);
  expect([red?.tutte, red?.senza]).toEqual([red?.famiglie, {}]);
  expect(green?.senza['esposizione']).toBe(green?.famiglie);
  const pension = await t.call('solutionEffect', {
    token: boss.token,
    query: { code: 'pensione' },
  });
  const { yellow } = pension.body.livelli;
  expect(yellow?.tutte).toBeGreaterThan(yellow?.famiglie ?? 0);
  expect(pension.body.famiglie.find(({ key }) => key === 'bellini')?.valori).toBeNull();
});
