import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { completeCheckup } from '../../../test/checkup-answers.ts';
import { testApp } from '../../../test/test-app.ts';
import { bumpRevision } from '../people/user-repository.ts';
import type { Person, TestApp } from '../../../test/test-app.ts';

let t: TestApp;
let me: Person;
let n = 0;
beforeAll(async () => {
  // What is drawn does not matter here.
  t = await testApp({ draw: async () => new Uint8Array([37, 80, 68, 70]) });
});
afterAll(() => t.close());
beforeEach(async () => {
  const guest = await t.call('createCheckup', { body: {} });
  await completeCheckup(t, guest.body.token);
  me = await t.register(`corrette${(n += 1)}@bussola.example`, guest.body.token);
});
const ask = (person = me, userId = me.userId) =>
  t.call('corrections', { token: person.token, params: { userId } });
const dismiss = () =>
  t.call('dismissCorrections', { token: me.token, params: { userId: me.userId } });
/** As if the account were of before the corrections. */
const beganIn2025 = () =>
  t.deps.db.query(`update users set created_at = '2025-06-01T10:00:00Z' where id = $1`, [
    me.userId,
  ]);
/**
 * Home is read after a newer engine was put in: what an older one had stored is replaced. Without a
 * version, the page is only read again.
 */
async function seenOn(motore: string | null, date?: string): Promise<void> {
  const home = () => t.call('allInfo', { token: me.token, params: { userId: me.userId } });
  expect((await home()).status).toBe(200);
  if (motore !== null) {
    await bumpRevision(t.deps.db, me.userId);
    await t.deps.db.query(
      `update analyses set motore = $2, body = jsonb_set(jsonb_set(body::jsonb, '{motore}', to_jsonb($2::text)),
         '{previdenza,0,decorrenza}', to_jsonb($3::text))::text where user_id = $1`,
      [me.userId, motore, date ?? ''],
    );
  }
  expect((await home()).status).toBe(200);
}
/** As if an older engine had made it. */
async function oldReport(date: string | null): Promise<string> {
  const made = await t.call('generateReport', {
    token: me.token,
    params: { userId: me.userId },
    body: {},
  });
  const { reportId } = made.body.report;
  await t.deps.db.query(
    `update reports set motore = '1.4.0',
       analisi = jsonb_set(analisi::jsonb, '{motore}', '"1.4.0"')::text where id = $1`,
    [reportId],
  );
  if (date)
    await t.deps.db.query(
      `update reports set analisi = jsonb_set(analisi::jsonb, '{previdenza,0,decorrenza}', $2::jsonb)::text
       where id = $1`,
      [reportId, JSON.stringify(date)],
    );
  return reportId;
}

describe('the corrections', () => {
  it('are not told to people who saw no figure of before', async () => {
    await beganIn2025();
    const { status, body } = await ask();
    expect([status, body]).toEqual([200, { correzioni: [], report: null, nuove: false }]);
  });

  it('say what changed from the figures on screen to people whose engine was older', async () => {
    await beganIn2025();
    await seenOn('1.4.0', '2099-01');
    const { body } = await ask();
    expect([body.report, body.nuove]).toEqual([null, true]);
    expect(body.correzioni.find(({ id }) => id === 'uscite')?.cifra?.prima).toEqual({
      tipo: 'mese',
      valore: '2099-01',
    });
    const touched = body.correzioni.filter(({ riguarda }) => riguarda).map(({ id }) => id);
    expect(touched).toEqual(expect.arrayContaining(['piano', 'invalidita']));
    expect(touched).not.toContain('solo-per-me');
    // A second read of the newer engine leaves the figures of before.
    await seenOn(null);
    expect((await ask()).body.nuove).toBe(true);
    await dismiss();
    expect((await ask()).body).toEqual({ correzioni: [], report: null, nuove: false });
  });

  it('are not told of an older engine whose figures were right', async () => {
    await seenOn('2.2.0', '2099-01');
    expect((await ask()).body.correzioni).toEqual([]);
  });

  it('set the figure of the last report of an older engine beside the one of now', async () => {
    const reportId = await oldReport('2099-01');
    const { body } = await ask();
    expect(body.report).toMatchObject({ reportId, kept: true });
    expect(body.correzioni.find(({ id }) => id === 'uscite')?.cifra?.prima).toEqual({
      tipo: 'mese',
      valore: '2099-01',
    });
  });

  it('name a report of which only the PDF was kept, without a figure', async () => {
    const reportId = await oldReport(null);
    await t.deps.db.query('update reports set analisi = null where id = $1', [reportId]);
    const { body } = await ask();
    expect(body.report).toMatchObject({ reportId, kept: false });
    expect(body.correzioni.filter(({ cifra }) => cifra)).toEqual([]);
  });

  it('are new to people who began before them, until they close the notice', async () => {
    await oldReport('2099-01');
    expect((await ask()).body.nuove).toBe(true);
    expect((await dismiss()).body).toEqual({ nuove: false });
    expect((await ask()).body.nuove).toBe(false);
  });

  it('are not shown as news to a person who started after them', async () => {
    await oldReport('2099-01');
    await t.deps.db.query(`update users set created_at = '2027-01-10T10:00:00Z' where id = $1`, [
      me.userId,
    ]);
    expect((await ask()).body.nuove).toBe(false);
    await beganIn2025();
    expect((await ask()).body.nuove).toBe(true);
  });

  it('are for the owner alone', async () => {
    const stranger = await t.register(`estranea${n}@bussola.example`);
    expect((await ask(stranger)).status).toBe(404);
    expect((await t.call('corrections', { params: { userId: me.userId } })).status).toBe(401);
  });
});

it('are told to anybody on «Metodo», without what they moved', async () => {
  const { body } = await t.call('metodo');
  expect(body.correzioni.map(({ id }) => id)).toContain('uscite');
  expect(body.correzioni[0]).not.toHaveProperty('riguarda');
});
