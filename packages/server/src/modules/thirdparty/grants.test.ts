/** Grants as their owner gives, changes and takes them back. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { grantsWorld, offer, signedIn, signedInAgain, take } from '../../../test/grants.ts';
import type { Person, TestApp } from '../../../test/test-app.ts';

let t: TestApp;
let anna: Person;
let chiara: Person;
beforeAll(async () => {
  ({ t, anna, chiara } = await grantsWorld());
});
afterAll(() => t.close());

describe('a grant', () => {
  it('lasts a year at most, when it is given and when it is prolonged', async () => {
    const owner = await signedIn(t, 'concede.a-lungo@bussola.example');
    const give = (to: string) =>
      t.call('createGrant', {
        token: owner.token,
        params: { userId: owner.userId },
        body: { email: 'studio@lungo.example', scopes: ['dati'], purpose: 'Prova', to },
      });
    expect((await give('2027-11-23')).problem).toMatchObject({
      code: 'VALIDATION',
      errors: [{ field: 'to', message: 'Al massimo dodici mesi.' }],
    });
    const given = await give('2027-11-22');
    expect(given.status).toBe(201);
    const { grantId } = given.body;
    const prolong = (to: string, version: number) =>
      t.call('updateGrant', {
        token: owner.token,
        params: { userId: owner.userId, grantId },
        body: { version, to },
      });
    expect((await prolong('2027-11-23', 0)).problem).toMatchObject({
      code: 'VALIDATION',
      errors: [{ field: 'to' }],
    });
    expect((await prolong('2026-11-20', 0)).problem).toMatchObject({
      code: 'VALIDATION',
      errors: [{ field: 'to' }],
    });
    expect((await prolong('2027-01-31', 0)).body.grants[0]).toMatchObject({
      to: '2027-01-31',
      version: 1,
    });
  });

  it('is one of twenty at most, also of those that are given at once', async () => {
    const many = await signedIn(t, 'tanti.accessi@bussola.example');
    const give = (n: number) =>
      t.call('createGrant', {
        token: many.token,
        params: { userId: many.userId },
        body: { email: `n${n}@studio.example`, scopes: ['dati'], purpose: 'Prova' },
      });
    for (let n = 0; n < 18; n += 1) expect((await give(n)).status).toBe(201);
    const answers = await Promise.all(Array.from({ length: 30 }, (_none, n) => give(100 + n)));
    expect(answers.map(({ status }) => status).sort()).toEqual([
      201,
      201,
      ...Array<number>(28).fill(422),
    ]);
    // One that is taken back makes room for another.
    const {
      grants: [first],
    } = (await t.call('listGrants', { token: many.token, params: { userId: many.userId } })).body;
    await t.call('revokeGrant', {
      token: many.token,
      params: { userId: many.userId, grantId: first?.grantId ?? '' },
    });
    expect([(await give(200)).status, (await give(201)).status]).toEqual([201, 422]);
  });
  it('is offered by mail, whoever reads it, and told to the owner', async () => {
    const grantId = await offer(t, anna, 'nessuno@studio.example');
    expect((await t.mail('nessuno@studio.example'))[0]?.subject).toBe(
      'Qualcuno ti apre la sua area di Bussola',
    );
    expect((await t.mail('anna.concede@bussola.example')).map(({ subject }) => subject)).toContain(
      'Hai dato accesso alla tua area',
    );
    const { grants } = (
      await t.call('listGrants', { token: anna.token, params: { userId: anna.userId } })
    ).body;
    expect(grants.find((grant) => grant.grantId === grantId)).toMatchObject({
      state: 'pending',
      email: 'nessuno@studio.example',
      name: null,
      from: '2026-11-21',
      to: '2027-02-19',
    });
  });
  it('sent fifty times with one key is one grant, one letter, one answer', async () => {
    const doubled = await signedIn(t, 'doppia@bussola.example');
    const send = () =>
      t.call('createGrant', {
        token: doubled.token,
        params: { userId: doubled.userId },
        body: { email: 'uno@studio.example', scopes: ['dati'], purpose: 'Una volta' },
        headers: { 'idempotency-key': 'una-sola-volta-1' },
      });
    const answers = await Promise.all(Array.from({ length: 50 }, send));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.grantId}`)).size).toBe(1);
    expect(answers[0]?.body.grants).toHaveLength(1);
    expect(await t.mail('uno@studio.example')).toHaveLength(1);
  });
  it('asks for a proof of the last five minutes to be given, not to be taken back', async () => {
    const late = await signedIn(t, 'tardi@bussola.example');
    const grantId = await offer(t, late, 'altri@studio.example');
    t.advance(301);
    expect(
      await t.call('createGrant', {
        token: late.token,
        params: { userId: late.userId },
        body: { email: 'x@studio.example', scopes: ['dati'], purpose: 'Prova' },
      }),
    ).toMatchObject({ status: 403, problem: { code: 'STEP_UP_REQUIRED' } });
    const gone = await t.call('revokeGrant', {
      token: late.token,
      params: { userId: late.userId, grantId },
    });
    expect(gone.body.grants.map(({ state }) => state)).toEqual(['revoked']);
    anna = await signedInAgain(t, anna, 'anna.concede@bussola.example');
    chiara = await signedInAgain(t, chiara, 'chiara.partner@bussola.example');
  });
  it.each([
    ['over a year', { to: '2028-01-01' }],
    ['that ends before it begins', { from: '2026-12-01', to: '2026-11-30' }],
    ['that begins in the past', { from: '2026-01-01' }],
    ['to oneself', { email: 'Anna.Concede@bussola.example' }],
    ['on somebody who is not of the family', { members: ['00000000-0000-4000-8000-000000000000'] }],
  ])('%s is refused', async (_what, more) => {
    const made = await t.call('createGrant', {
      token: anna.token,
      params: { userId: anna.userId },
      body: { email: 'y@studio.example', scopes: ['dati'], purpose: 'Prova', ...more },
    });
    expect(made).toMatchObject({ status: 422, problem: { code: 'VALIDATION' } });
  });
  it('is taken or refused by whoever proved the address, and by nobody else', async () => {
    const grantId = await offer(t, anna, 'chiara.partner@bussola.example');
    const other = await signedIn(t, 'altra.partner@bussola.example');
    expect((await take(t, other, grantId)).status).toBe(404);
    const offered = await t.call('updateThirdParty', {
      token: chiara.token,
      params: { userId: chiara.userId },
    });
    expect(offered.body.thirdParty.find((grant) => grant.grantId === grantId)).toMatchObject({
      state: 'pending',
      name: 'Anna Bellini',
    });
    expect(
      (await take(t, chiara, grantId)).body.thirdParty.find((grant) => grant.grantId === grantId)
        ?.state,
    ).toBe('active');
    expect((await take(t, chiara, grantId)).status).toBe(404);
    expect(
      (await take(t, chiara, grantId, false)).body.thirdParty.find(
        (grant) => grant.grantId === grantId,
      )?.state,
    ).toBe('refused');
  });
  it('changes by its version, and shows the newer one to whoever is late', async () => {
    const grantId = await offer(t, anna, 'z@studio.example');
    const change = (version: number) =>
      t.call('updateGrant', {
        token: anna.token,
        params: { userId: anna.userId, grantId },
        body: { version, hideAmounts: true },
      });
    expect((await change(0)).body.grants.find((grant) => grant.grantId === grantId)).toMatchObject({
      hideAmounts: true,
      version: 1,
    });
    expect(await change(0)).toMatchObject({ status: 409, problem: { code: 'CONFLICT' } });
  });
});
