import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { BodyOf } from '@bussola/contract';
import type { SoluzioneCode } from '@bussola/domain';
import { completeCheckup } from '../../../test/checkup-answers.ts';
import { formOf } from '../../../test/form-data.ts';
import { go, grantsWorld, offer, signedInAgain, take } from '../../../test/grants.ts';
import { pdfOf } from '../../../test/pdf-files.ts';
import { testApp } from '../../../test/test-app.ts';
import type { Person, TestApp } from '../../../test/test-app.ts';

let t: TestApp;
let me: Person;
let n = 0;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  me = await family(t, `segni${(n += 1)}@bussola.example`);
});

async function family(app: TestApp, email: string): Promise<Person> {
  const guest = await app.call('createCheckup', { body: {} });
  await completeCheckup(app, guest.body.token);
  return app.register(email, guest.body.token);
}
const today = () => t.deps.clock().toISOString().slice(0, 10);
const list = async (who = me) =>
  (await t.call('listSegni', { token: who.token, params: { userId: who.userId } })).body.segni;
const mark = (code: SoluzioneCode, body: BodyOf<'updateSegno'>, who = me) =>
  t.call('updateSegno', { token: who.token, params: { userId: me.userId, code }, body });
const unmark = (code: SoluzioneCode, who = me) =>
  t.call('deleteSegno', { token: who.token, params: { userId: me.userId, code } });
async function document(who = me): Promise<string> {
  const kept = await t.call('uploadFiles', {
    token: who.token,
    params: { userId: who.userId },
    ...formOf({ field: 'Files', name: 'Polizza.pdf', bytes: pdfOf(who.userId) }),
  });
  return kept.body.uploaded[0] ?? '';
}
async function answer(part: 'updateReddito', raw: BodyOf<'updateReddito'>) {
  const params = { userId: me.userId };
  const { nucleoFamiliare } = (await t.call('getNucleo', { token: me.token, params })).body;
  const memberId = nucleoFamiliare.find(({ gradoParentela }) => gradoParentela === 'me')?._id;
  const sent = { token: me.token, params: { ...params, memberId: memberId ?? '' }, raw };
  expect((await t.call(part, sent)).status).toBe(200);
}
const done = { stato: 'fatto', data: '2026-11-02' } as const;

describe('marks of areas', () => {
  it('are none at first, are kept one an area, and are taken away', async () => {
    expect(await list()).toEqual([]);
    const first = await mark('TCM', { stato: 'primo_passo', data: '2026-10-31' });
    expect([first.status, first.body]).toEqual([
      200,
      {
        segni: [{ code: 'TCM', stato: 'primo_passo', data: '2026-10-31', file: null, vale: true }],
      },
    ]);
    await mark('TCM', done);
    await mark('pensione', { stato: 'non_ora', data: today() });
    expect((await list()).map(({ code, stato }) => [code, stato])).toEqual([
      ['TCM', 'fatto'],
      ['pensione', 'non_ora'],
    ]);
    expect((await unmark('TCM')).body.segni.map(({ code }) => code)).toEqual(['pensione']);
    expect((await unmark('TCM')).status).toBe(200);
  });

  it('name a document of the same owner, and stay without it when it is deleted', async () => {
    const fileId = await document();
    await mark('TCM', { ...done, fileId });
    expect((await list())[0]?.file).toEqual({ id: fileId, name: 'Polizza.pdf' });
    const params = { userId: me.userId, fileId };
    expect((await t.call('deleteFile', { token: me.token, params })).status).toBe(200);
    expect(await list()).toMatchObject([{ code: 'TCM', file: null, vale: true }]);
  });

  it('refuse a document of somebody else, in the calls and in the database', async () => {
    const other = await t.register(`segni-altri${n}@bussola.example`);
    const fileId = await document(other);
    expect((await mark('TCM', { ...done, fileId })).status).toBe(404);
    await mark('TCM', done);
    await expect(
      t.deps.db.query('update segni set file_id = $2 where user_id = $1', [me.userId, fileId]),
    ).rejects.toThrow(/foreign key/);
    expect((await list())[0]?.file).toBeNull();
  });

  it.each([
    ['an area that there is not', 'patente', done],
    ['a day to come', 'TCM', { ...done, data: '2099-01-01' }],
    ['a day that there is not', 'TCM', { ...done, data: '2026-02-30' }],
    ['another state', 'TCM', { ...done, stato: 'mai' }],
    ['numbers of the browser', 'TCM', { ...done, visto: {} }],
    [
      'a document of «not now»',
      'TCM',
      { stato: 'non_ora', data: '2026-11-02', fileId: 'b0550000-0000-4000-8000-00000000a001' },
    ],
  ])('refuse %s', async (_what, code, body) => {
    const refused = await mark(code as SoluzioneCode, body as BodyOf<'updateSegno'>);
    // The document is looked for before the body is judged.
    expect([404, 422]).toContain(refused.status);
    expect(await list()).toEqual([]);
  });

  it('refuse a day of the year 0000, which no calendar has', async () => {
    const refused = await mark('TCM', { ...done, data: '0000-01-01' });
    expect(refused).toMatchObject({
      status: 422,
      problem: { errors: [{ field: 'data', code: 'forms:errors.date' }] },
    });
  });
  it('accept today, which is the day in Rome', async () => {
    expect((await mark('TCM', { ...done, data: '2026-11-21' })).status).toBe(200);
    const tomorrow = await mark('TCM', { ...done, data: '2026-11-22' });
    expect([tomorrow.status, tomorrow.problem?.errors?.[0]?.field]).toEqual([422, 'data']);
  });

  it('are refused before there is a household', async () => {
    const fresh = await t.register(`segni-nuovo${n}@bussola.example`);
    const params = { userId: fresh.userId, code: 'TCM' as const };
    const refused = await t.call('updateSegno', { token: fresh.token, params, body: done });
    expect(refused.problem?.code).toBe('CHECKUP_INCOMPLETE');
  });

  it('are nobody else’s', async () => {
    await mark('TCM', done);
    const other = await family(t, `segni-vicini${n}@bussola.example`);
    const params = { userId: me.userId };
    expect((await t.call('listSegni', { token: other.token, params })).status).toBe(404);
    expect((await mark('TCM', { stato: 'non_ora', data: today() }, other)).status).toBe(404);
    expect((await unmark('TCM', other)).status).toBe(404);
    expect(await list()).toMatchObject([{ code: 'TCM', stato: 'fatto' }]);
  });
});

describe('a mark holds', () => {
  it('until an answer changes the numbers of its area, and again when they are back', async () => {
    await mark('TCM', done);
    await mark('polizze-rischi', { stato: 'non_ora', data: today() });
    await answer('updateReddito', { redditoNettoAnnuo: 30_000 });
    expect((await list()).map(({ code, vale }) => [code, vale])).toEqual([
      ['TCM', false],
      ['polizze-rischi', true],
    ]);
    await answer('updateReddito', { redditoNettoAnnuo: 34_800 });
    expect((await list())[0]?.vale).toBe(true);
    await answer('updateReddito', { redditoNettoAnnuo: 30_000 });
    expect((await mark('TCM', done)).body.segni[0]?.vale).toBe(true);
  });

  it('not when the area has another level', async () => {
    await mark('TCM', done);
    await t.deps.db.query(
      `update segni set visto = jsonb_set(visto, '{level}', '"yellow"') where user_id = $1`,
      [me.userId],
    );
    const [now] =
      (
        await t.call('allInfo', { token: me.token, params: { userId: me.userId } })
      ).body.analisi?.soluzioni.filter(({ code }) => code === 'TCM') ?? [];
    expect([now?.level, (await list())[0]?.vale]).toEqual(['red', false]);
  });

  it('while only the calendar moves the numbers a little', async () => {
    await mark('TCM', done);
    await mark('pensione', done);
    t.advance(40 * 86_400);
    const later = await signedInAgain(t, me, `segni${n}@bussola.example`);
    expect((await list(later)).map(({ vale }) => vale)).toEqual([true, true]);
  });
});

describe('under a grant', () => {
  let world: Awaited<ReturnType<typeof grantsWorld>>;
  beforeAll(async () => {
    world = await grantsWorld();
    const { t: app, anna } = world;
    const params = { userId: anna.userId, code: 'TCM' as const };
    await app.call('updateSegno', { token: anna.token, params, body: done });
  });
  afterAll(() => world.t.close());
  async function entered(grant: Partial<BodyOf<'createGrant'>>): Promise<string> {
    const { t: app, anna, chiara } = world;
    const grantId = await offer(app, anna, 'chiara.partner@bussola.example', grant);
    await take(app, chiara, grantId);
    return (await go(app, chiara, anna.userId, grantId)).body.jwtToken;
  }
  const WHOLE = ['dati:write', 'patrimonio:write', 'protezione:write', 'previdenza:write'] as const;

  it('marks are read with the whole household, and never written', async () => {
    const token = await entered({ scopes: [...WHOLE] });
    const params = { userId: world.anna.userId };
    expect((await world.t.call('listSegni', { token, params })).body.segni).toMatchObject([
      { code: 'TCM', stato: 'fatto', vale: true },
    ]);
    const one = { token, params: { ...params, code: 'TCM' as const } };
    expect((await world.t.call('updateSegno', { ...one, body: done })).status).toBe(403);
    expect((await world.t.call('deleteSegno', one)).status).toBe(403);
  });

  it('shows no mark to a grant on only some sections', async () => {
    const token = await entered({ scopes: ['dati'] });
    const params = { userId: world.anna.userId };
    expect((await world.t.call('listSegni', { token, params })).body.segni).toEqual([]);
  });
});
