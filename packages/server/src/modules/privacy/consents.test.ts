/**
 * Consents: their history is whole, nobody's fresh yes is taken back for an old one, and the proof
 * outlives the account for as long as it must.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PASSWORD, testApp } from '../../../test/test-app.ts';
import type { Person, TestApp } from '../../../test/test-app.ts';
import { sessionOf } from '../../../test/session-of.ts';
import { asSystem } from '../../access.ts';
import { housekeeping } from '../../housekeeping.ts';
import { lapse, lockOld } from '../general/consent-repository.ts';
import { UNDO_DAYS } from './undo-deletion.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());
const sweep = () => housekeeping(t.deps, t.app.services).sweep();
const kindOf = async (person: Person, kind: string) =>
  (
    await t.call('listConsents', {
      token: await sessionOf(t.deps, person.userId),
      params: { userId: person.userId },
    })
  ).body.consents
    .filter((one) => one.kind === kind)
    .map(({ granted }) => granted);

describe('a consent that is old', () => {
  it('lapses once, however many servers look at the same moment', async () => {
    const person = await t.register('una.volta@bussola.example');
    await t.call('consentsProfile', { token: person.token, body: { granted: true } });
    t.advance(400 * 86_400);
    await Promise.all(
      Array.from({ length: 6 }, () => asSystem(() => t.app.services.retention.sweep())),
    );
    expect(await kindOf(person, 'profiling')).toEqual([true, false]);
  });
  it('does not lapse when it was given anew a moment before', async () => {
    const person = await t.register('di.nuovo@bussola.example');
    await t.call('consentsProfile', { token: person.token, body: { granted: true } });
    t.advance(400 * 86_400);
    // Both at once, in an order that is not ours to say: given anew, it stands.
    await Promise.all([
      sessionOf(t.deps, person.userId).then((token) =>
        t.call('consentsProfile', { token, body: { granted: true } }),
      ),
      asSystem(() => t.app.services.retention.sweep()),
    ]);
    expect((await kindOf(person, 'profiling')).at(-1)).toBe(true);
  });
  it('does not lapse when it is given anew while the old one lapses', async () => {
    const person = await t.register('intanto@bussola.example');
    await t.call('consentsProfile', { token: person.token, body: { granted: true } });
    t.advance(400 * 86_400);
    const token = await sessionOf(t.deps, person.userId);
    const at = t.deps.clock();
    const isLocked = Promise.withResolvers<void>();
    const lapsing = asSystem(() =>
      t.deps.db.transaction(async (tx) => {
        expect(await lockOld(tx, 'profiling', at, 10)).toContain(person.userId);
        isLocked.resolve();
        await sleep(500);
        await lapse(tx, { userId: person.userId, kind: 'profiling', before: at, at });
      }),
    );
    await Promise.race([isLocked.promise, lapsing]);
    const anew = t.call('consentsProfile', { token, body: { granted: true } });
    await lapsing;
    expect(await anew).toMatchObject({ status: 200 });
    expect(await kindOf(person, 'profiling')).toEqual([true, false, true]);
  });
});

describe('the proof of consents', () => {
  const proofs = (email: string) =>
    t.deps.db.query<{ kind: string; granted: boolean }>(
      'select kind, granted from consent_proofs where who = $1 order by id',
      [t.deps.secrets.mac('consent-proof', email)],
    );
  it('outlives the account by ten years, for whoever brings the address, and names nobody', async () => {
    const email = 'prova.data@bussola.example';
    const person = await t.register(email);
    await t.call('consentsCreate', {
      token: person.token,
      body: { kind: 'marketing', granted: true },
    });
    const given = await t.deps.db.query(
      'select kind, granted from consents where user_id = $1 order by id',
      [person.userId],
    );
    await t.call('deleteAccount', {
      token: person.token,
      params: { userId: person.userId },
      body: { password: PASSWORD, confirm: 'ELIMINA' },
    });
    t.advance(UNDO_DAYS * 86_400 + 60);
    await sweep();
    expect(await proofs(email)).toEqual(given);
    expect(given).toContainEqual({ kind: 'marketing', granted: true });
    expect(JSON.stringify(await t.deps.db.query('select * from consent_proofs', []))).not.toMatch(
      /prova\.data|@/,
    );
    t.advance(9 * 365 * 86_400);
    await sweep();
    expect(await proofs(email)).toEqual(given);
    t.advance(370 * 86_400);
    await sweep();
    expect(await proofs(email)).toEqual([]);
  });
  it('is not kept for a person who never proved their address', async () => {
    const email = 'mai.provata@bussola.example';
    const guest = await t.call('createCheckup', { body: {} });
    const claimed = await t.call('newRegister', {
      token: guest.body.token,
      body: {
        firstName: 'Mai',
        lastName: 'Provata',
        email,
        password: PASSWORD,
        confirmPassword: PASSWORD,
        acceptPrivacy: true,
      },
    });
    expect(claimed.status).toBe(202);
    await t.call('consentsCreate', {
      token: guest.body.token,
      body: { kind: 'marketing', granted: true },
    });
    t.advance(31 * 86_400);
    await sweep();
    expect(await t.deps.db.query('select 1 from users where id = $1', [guest.body.userId])).toEqual(
      [],
    );
    expect(await proofs(email)).toEqual([]);
  });
});
