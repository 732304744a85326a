import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { PASSWORD, testApp } from '../../../test/test-app.ts';
import type { Person, TestApp } from '../../../test/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp({});
});
afterAll(() => t.close());

it('mails one address five offers a day at most, from everybody together, and answers every sender alike', async () => {
  const to = 'bersaglio-di-offerte@bussola.example';
  const offer = ({ token, userId }: Person) =>
    t.call('createGrant', {
      token,
      params: { userId },
      body: { email: to, scopes: ['dati'], purpose: 'Una prova' },
    });
  const statuses: number[] = [];
  for (let n = 0; n < 7; n += 1) {
    const sender = await t.register(`offerente-${n}@bussola.example`);
    await t.call('stepUp', {
      token: sender.token,
      params: { userId: sender.userId },
      body: { password: PASSWORD },
    });
    statuses.push((await offer(sender)).status);
  }
  expect(new Set(statuses).size).toBe(1);
  expect(statuses[0]).toBeLessThan(300);
  expect(await t.mail(to)).toHaveLength(5);
});

it('takes no purpose that leads whoever reads it elsewhere', async () => {
  const me = await t.register('scopo@bussola.example');
  await t.call('stepUp', {
    token: me.token,
    params: { userId: me.userId },
    body: { password: PASSWORD },
  });
  const offered = (purpose: string) =>
    t.call('createGrant', {
      token: me.token,
      params: { userId: me.userId },
      body: { email: 'studio@scopo.example', scopes: ['dati'], purpose },
    });
  for (const purpose of ['Vai su premi·example', 'Chiama 333 1234567'])
    expect(await offered(purpose)).toMatchObject({
      status: 422,
      problem: { errors: [{ field: 'purpose', code: 'forms:errors.messageLink' }] },
    });
  expect((await offered('Modello 730/2026, per M.Grazia')).status).toBe(201);
});

it('refuses a hostile name where it is typed, with a code that the screens can say', async () => {
  const body = {
    firstName: 'Vai su premi.example',
    lastName: 'Rossi',
    email: 'nome-ostile@bussola.example',
    password: PASSWORD,
    confirmPassword: PASSWORD,
    acceptPrivacy: true as const,
  };
  expect(await t.call('newRegister', { body })).toMatchObject({
    status: 422,
    problem: { errors: [{ field: 'firstName', code: 'forms:errors.nameAddress' }] },
  });
  const me = await t.register('nome-buono@bussola.example');
  expect(
    (
      await t.call('updateAccount', {
        params: { userId: me.userId },
        token: me.token,
        body: { lastName: 'Chiama 333 1234567' },
      })
    ).status,
  ).toBe(422);
});
