/** Texts of the pages: Bussola's own words until staff publish others. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { BodyOf, RichText, TextDoc } from '@bussola/contract';
import { plainText } from '@bussola/contract/plain-text';
import type { ChiaveTesto } from '@bussola/domain/testi';
import { CHIAVI_TESTI } from '@bussola/domain/testi';
import { plusDays } from '@bussola/domain/calendario';
import { romeDay } from '../../clock.ts';
import { sessionOf } from '../../../test/session-of.ts';
import { PASSWORD, testApp } from '../../../test/test-app.ts';
import type { Person, TestApp } from '../../../test/test-app.ts';

let t: TestApp;
let boss: Person;
let anna: Person;
beforeAll(async () => {
  t = await testApp();
  boss = await t.register('silvia.testi@bussola.example');
  anna = await t.register('anna.testi@bussola.example');
  await t.deps.db.query(`update users set role = 'SuperAdmin' where id = $1`, [boss.userId]);
}, 240_000);
afterAll(() => t.close());

const doc = (text: string): RichText => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});
/** «Fino a 5.300 € l’anno», with the figure as a value. */
const withValue = (key: string, before = 'Fino a '): RichText => ({
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: before },
        { type: 'placeholder', attrs: { key: key as 'fondo.deducibilita' } },
      ],
    },
  ],
});
const prove = () =>
  t.call('stepUp', {
    token: boss.token,
    params: { userId: boss.userId },
    body: { password: PASSWORD },
  });
const change = (body: BodyOf<'updateTexts'>, who = boss) =>
  t.call('updateTexts', { token: who.token, body });
const one = async (key: ChiaveTesto): Promise<TextDoc> => {
  const { body } = await t.call('texts', { token: boss.token, query: { view: 'editor' } });
  const found = body.view === 'editor' && body.texts.find((text) => text.key === key);
  if (!found) throw new Error(`no text ${key}`);
  return found;
};
const shown = async () => {
  const { body } = await t.call('texts', { token: anna.token, query: {} });
  return body.view === 'reader' ? body.texts : [];
};
const save = (key: ChiaveTesto, text: string, version: number) =>
  change({ action: 'save', key, version, it: doc(text), en: null });

describe('a text', () => {
  it('is every key of the code for its writers, and nothing for its readers, until one is published with a proof', async () => {
    const { body } = await t.call('texts', { token: boss.token, query: { view: 'editor' } });
    expect(body.texts.map(({ key }) => key)).toEqual(CHIAVI_TESTI);
    const key = 'area.TCM.cosa';
    expect((await save(key, 'Quanto servirebbe alla tua famiglia.', 0)).status).toBe(200);
    expect(await shown()).toEqual([]);
    const { version, draft, published } = await one(key);
    expect([version, draft?.it, draft?.by, published]).toEqual([
      1,
      doc('Quanto servirebbe alla tua famiglia.'),
      expect.any(String),
      null,
    ]);
    t.advance(301);
    const unproved = await change({ action: 'publish', key, version });
    expect(unproved.problem.code).toBe('STEP_UP_REQUIRED');
    await prove();
    expect((await change({ action: 'publish', key, version })).status).toBe(200);
    expect(await shown()).toEqual([
      { key, it: doc('Quanto servirebbe alla tua famiglia.'), en: null },
    ]);
  });

  it('is changed by its version: the first draft of two writers wins, and the other is shown it', async () => {
    const key = 'area.LTC.cosa';
    expect((await save(key, 'Chi pagherebbe le cure.', 0)).status).toBe(200);
    const late = await save(key, 'Chi paga?', 0);
    expect([late.status, late.problem.code]).toEqual([409, 'CONFLICT']);
    expect(late.problem.current).toMatchObject({ view: 'editor' });
    expect((await one(key)).draft?.it).toEqual(doc('Chi pagherebbe le cure.'));
    expect((await save(key, 'Chi pagherebbe le cure, e fino a quando.', 1)).status).toBe(200);
    expect((await change({ action: 'discard', key, version: 2 })).status).toBe(200);
    expect(await one(key)).toMatchObject({ version: 0, draft: null, versions: [] });
  });

  it('is published for a day to come, and an old version is taken up again', async () => {
    const key = 'regalo.checkup.scopo';
    await prove();
    await save(key, 'Per cominciare.', 0);
    await change({ action: 'publish', key, version: 1 });
    await save(key, 'Per cominciare bene.', 2);
    await change({ action: 'publish', key, version: 3, from: '2026-12-01' });
    expect((await one(key)).scheduled).toMatchObject({ n: 2, from: '2026-12-01' });
    const now = () => shown().then((all) => all.find((text) => text.key === key)?.it);
    expect(await now()).toEqual(doc('Per cominciare.'));
    t.advance(15 * 86_400);
    for (const person of [boss, anna]) person.token = await sessionOf(t.deps, person.userId);
    expect(await now()).toEqual(doc('Per cominciare bene.'));
    await change({ action: 'restore', key, version: 4, n: 1 });
    expect((await one(key)).draft?.it).toEqual(doc('Per cominciare.'));
  });

  it('says who else has it open, also before anybody wrote it', async () => {
    const key = 'area.polizza.cosa';
    const marta = await t.register('marta.testi@bussola.example');
    await t.deps.db.query(`update users set role = 'SuperAdmin' where id = $1`, [marta.userId]);
    marta.token = await sessionOf(t.deps, marta.userId);
    expect((await change({ action: 'open', key }, marta)).status).toBe(200);
    const { writers, version, draft } = await one(key);
    expect([writers.length, version, draft]).toEqual([1, 1, null]);
    expect((await save(key, 'Come passa quello che hai.', version)).status).toBe(200);
    t.advance(60);
    expect((await one(key)).writers).toEqual([]);
  });

  it('takes its figures from the constants in force, says the year of an overdue one, and none that is typed', async () => {
    const key = 'area.riscatto-laurea.cosa';
    const wrong = { action: 'save', version: 0, key, en: null } as const;
    expect((await change({ ...wrong, it: withValue('fondo.nessuno') })).status).toBe(422);
    expect((await change({ ...wrong, it: doc('Fino a 5300 euro.') })).status).toBe(422);
    expect(
      (await change({ ...wrong, it: doc('Si deduce.'), en: doc('Up to 5,300 euro.') })).status,
    ).toBe(422);
    const it = withValue('fondo.deducibilita');
    const en = withValue('inps.assegnoSociale', 'From ');
    expect((await change({ ...wrong, it, en })).status).toBe(200);
    await prove();
    expect((await change({ action: 'publish', key, version: 1 })).status).toBe(200);
    const today = romeDay(t.deps.clock());
    expect(today < '2027-01-01').toBe(true);
    const read = () => shown().then((all) => all.find((text) => text.key === key));
    const words = async (language: 'it' | 'en') =>
      plainText((await read())?.[language] ?? doc('-'));
    expect((await words('it')).replace('\u00A0', ' ')).toBe('Fino a 5.300 € l’anno');
    expect((await words('en')).replace('\u00A0', ' ')).toBe('From 546,24 € a month');
    expect((await one(key)).published).toMatchObject({ it, en });
    expect((await one(key)).versions[0]?.title).toBe(
      'Fino a Contributi deducibili al fondo pensione',
    );
    t.advance(60 * 86_400);
    for (const person of [boss, anna]) person.token = await sessionOf(t.deps, person.userId);
    expect((await words('en')).replace('\u00A0', ' ')).toBe('From 546,24 € a month in 2026');
  });

  it('is read until its day of review, and stands in the calendar of the constants from thirty days before', async () => {
    const key = 'regalo.imprevisti.scopo';
    const day = (days: number) => plusDays(romeDay(t.deps.clock()), days);
    const review = day(40);
    const sent = { action: 'save', key, version: 0, it: doc('Un salvadanaio.'), en: null } as const;
    expect((await change({ ...sent, review })).status).toBe(200);
    await prove();
    expect((await change({ action: 'publish', key, version: 1 })).status).toBe(200);
    const read = () => shown().then((all) => all.find((text) => text.key === key)?.it);
    const due = async () =>
      (await t.call('getCostanti', { token: boss.token })).body.testi.find(
        (text) => text.key === key,
      );
    const later = async (days: number) => {
      t.advance(days * 86_400);
      for (const person of [boss, anna]) person.token = await sessionOf(t.deps, person.userId);
    };
    expect([await read(), await due()]).toEqual([doc('Un salvadanaio.'), undefined]);
    const scade = plusDays(review, 1);
    await later(10);
    expect(await due()).toEqual({ key, scade, scaduta: false, giorni: 31 });
    const owner = { keys: [`testo.${key}`], owner: boss.userId };
    const given = await t.call('setCostantiOwner', { token: boss.token, body: owner });
    expect(given.body.proprietari).toEqual({ [`testo.${key}`]: boss.userId });
    const nobody = { keys: ['testo.nessuno'], owner: boss.userId };
    expect((await t.call('setCostantiOwner', { token: boss.token, body: nobody })).status).toBe(
      422,
    );
    await later(30);
    expect([await read(), (await due())?.giorni]).toEqual([doc('Un salvadanaio.'), 1]);
    await later(1);
    expect([await read(), await due()]).toEqual([
      undefined,
      { key, scade, scaduta: true, giorni: 0 },
    ]);
    // Taken up as it was, it would be out of date at once.
    await prove();
    await change({ action: 'restore', key, version: 2, n: 1 });
    const late = await change({ action: 'publish', key, version: 3 });
    expect(late.problem.errors).toMatchObject([{ field: 'review' }]);
    const again = { ...sent, version: 3, review: day(365) };
    expect((await change(again)).status).toBe(200);
    expect((await change({ action: 'publish', key, version: 4 })).status).toBe(200);
    expect([await read(), await due()]).toEqual([doc('Un salvadanaio.'), undefined]);
  });

  it('is written by a SuperAdmin alone, under a key of the code, in at most 400 signs of words', async () => {
    const key = 'area.pensione.cosa';
    const wrong = { action: 'save', version: 0, en: null } as const;
    expect((await change({ ...wrong, key, it: doc('Prova.') }, anna)).status).toBe(403);
    const peek = await t.call('texts', { token: anna.token, query: { view: 'editor' } });
    expect(peek.status).toBe(403);
    expect((await change({ ...wrong, key, it: doc('a'.repeat(401)) })).status).toBe(422);
    const link = { type: 'link' as const, attrs: { href: 'javascript:alert(1)' } };
    const bad: RichText = {
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: 'qui', marks: [link] }] }],
    };
    expect((await change({ ...wrong, key, it: bad })).status).toBe(422);
    expect((await change({ ...wrong, key, it: doc('a'.repeat(400)) })).status).toBe(200);
  });
});
