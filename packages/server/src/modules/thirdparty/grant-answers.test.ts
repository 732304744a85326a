/** A grant neither drops answers that it may not change, nor owes answers that it may not write. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { BodyOf } from '@bussola/contract';
import { completeCheckup } from '../../../test/checkup-answers.ts';
import { PASSWORD, testApp } from '../../../test/test-app.ts';
import type { Person, TestApp } from '../../../test/test-app.ts';

type Data = BodyOf<'updateMember'>['data'];
let t: TestApp;
let owner: Person;
let holder: Person;
let memberId: string;
beforeAll(async () => {
  t = await testApp({ mode: 'demo' });
  owner = await signedIn('concede@bussola.example');
  await completeCheckup(t, owner.token);
  holder = await signedIn('riceve@studio.example');
  // A grant needs a second factor, except for demonstration people.
  await t.deps.db.query('update users set demo = true where id = $1', [holder.userId]);
  const nucleo = await t.call('getNucleo', {
    token: owner.token,
    params: { userId: owner.userId },
  });
  memberId = nucleo.body.nucleoFamiliare[0]?._id ?? '';
});
afterAll(() => t.close());

async function signedIn(email: string): Promise<Person> {
  await t.register(email);
  const entered = await t.call('authenticate', { body: { email, password: PASSWORD } });
  return { token: entered.body.jwtToken, userId: entered.body.user.id, cookies: entered.cookies };
}
/** The token of the holder inside the area, with a new grant. */
async function inside(hideAmounts: boolean): Promise<string> {
  const { token, userId, cookies } = holder;
  const given = await t.call('createGrant', {
    token: owner.token,
    params: { userId: owner.userId },
    body: { email: 'riceve@studio.example', purpose: 'Prova', scopes: ['dati:write'], hideAmounts },
  });
  const grant = { token, params: { userId, grantId: given.body.grantId } };
  await t.call('answerGrant', { ...grant, body: { accept: true } });
  const { thirdPartyToken } = (await t.call('thirdPartyHandle', { ...grant, body: {} })).body;
  const onward = await t.call('authThirdParty', {
    token,
    query: { thirdPartyId: userId, userId: owner.userId, thirdPartyToken },
    headers: {
      'sec-fetch-site': 'same-origin',
      'sec-fetch-mode': 'cors',
      'x-bussola-intent': 'third-party',
    },
  });
  const code = new URL(onward.body.url).searchParams.get('code') ?? '';
  return (await t.call('exchangeSession', { body: { code }, cookies })).body.jwtToken;
}
const save = (token: string, data: Data) =>
  t.call('updateMember', { token, params: { userId: owner.userId, memberId }, body: { data } });
async function contributi(): Promise<number | null> {
  const { body } = await save(owner.token, {});
  return body.nucleoFamiliare.find(({ _id }) => _id === memberId)?.anniContributi ?? null;
}

it('takes away no answer of a section that is not open, when its question goes', async () => {
  await save(owner.token, { professione: 'Dipendente', anniContributi: 5 });
  expect((await save(await inside(false), { professione: 'Studente' })).status).toBe(200);
  expect(await contributi()).toBe(5);
  await save(owner.token, { professione: 'Altro' });
  await save(owner.token, { professione: 'Studente' });
  expect(await contributi()).toBeNull();
});

it('adds an adult without the income, where amounts are hidden', async () => {
  const token = await inside(true);
  const create = (data: Data) =>
    t.call('createMember', {
      token,
      params: { userId: owner.userId },
      body: { gradoParentela: 'other', data },
    });
  const zio = { firstName: 'Zio', dataNascita: '1950-01-01', professione: 'Altro' } as const;
  expect((await create(zio)).problem.errors).toMatchObject([{ field: 'data.titoloStudio' }]);
  expect((await create({ ...zio, titoloStudio: 'diploma' })).status).toBe(201);
});
