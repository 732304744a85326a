import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Testamento } from '@bussola/contract';
import { completeCheckup } from '../../../test/checkup-answers.ts';
import { go, grantsWorld, offer, take } from '../../../test/grants.ts';
import { testApp } from '../../../test/test-app.ts';
import type { Person, TestApp } from '../../../test/test-app.ts';

let t: TestApp;
let me: Person;
let anna = '';
let marco = '';
let n = 0;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  const guest = await t.call('createCheckup', { body: {} });
  await completeCheckup(t, guest.body.token);
  me = await t.register(`testamenti${(n += 1)}@bussola.example`, guest.body.token);
  const { nucleoFamiliare } = (
    await t.call('getNucleo', { token: me.token, params: { userId: me.userId } })
  ).body;
  const of = (grado: string) =>
    nucleoFamiliare.find(({ gradoParentela }) => gradoParentela === grado)?._id ?? '';
  anna = of('me');
  marco = of('husband');
  await says(true);
});
const says = (enabled: boolean) =>
  t.call('enableTestamento', { token: me.token, params: { id: anna }, body: { enabled } });
const notaio = (raw: object, id = anna, who = me) =>
  t.call('updateTestamentoNotaio', { token: who.token, params: { id }, raw });
const indirizzo = (raw: object, id = anna, who = me) =>
  t.call('updateTestamentoIndirizzo', { token: who.token, params: { id }, raw });
const list = async (): Promise<Testamento[]> =>
  (await t.call('listTestamenti', { token: me.token, params: { userId: me.userId } })).body
    .testamenti;

describe('the record of a will', () => {
  it('is none at first, and is written part by part', async () => {
    expect(await list()).toEqual([]);
    const first = await notaio({ version: 0, forma: 'pubblico', notaio: 'Laura Ferri, Reggio' });
    expect(first.status).toBe(200);
    await indirizzo({ version: 1, indirizzo: 'Studio Ferri, via Emilia 1', chiLoSa: 'Marco' });
    await indirizzo({ rivistoIl: '2026-05-03', chiLoSa: null });
    expect(await list()).toEqual([
      {
        memberId: anna,
        forma: 'pubblico',
        notaio: 'Laura Ferri, Reggio',
        indirizzo: 'Studio Ferri, via Emilia 1',
        chiLoSa: null,
        rivistoIl: '2026-05-03',
        version: 3,
      },
    ]);
  });

  it('is sealed in the database, and goes with its member', async () => {
    await notaio({ notaio: 'Laura Ferri' });
    const kept = await t.deps.db.query<{ body: string }>(
      'select body from testamenti where user_id = $1',
      [me.userId],
    );
    expect(kept).toHaveLength(1);
    expect(Buffer.from(kept[0]?.body ?? '', 'base64').toString('latin1')).not.toContain('Ferri');
    await t.deps.db.query('delete from membri where id = $1', [anna]);
    expect(
      await t.deps.db.query('select 1 from testamenti where user_id = $1', [me.userId]),
    ).toEqual([]);
  });

  it('refuses and hides a record while the person has not answered that there is a will', async () => {
    expect(await notaio({ forma: 'olografo' }, marco)).toMatchObject({
      status: 422,
      problem: { errors: [{ field: 'haTestamento' }] },
    });
    await notaio({ forma: 'olografo' });
    await says(false);
    expect(await list()).toEqual([]);
    await says(true);
    expect(await list()).toMatchObject([{ forma: 'olografo' }]);
  });

  it('refuses a day in the future, an unknown form, an empty line and an old version', async () => {
    expect((await notaio({ notaio: 'Studio premi·example' })).problem?.errors).toMatchObject([
      { field: 'notaio', code: 'forms:errors.webAddress' },
    ]);
    for (const text of ['Su premi punto example', 'Scrivi a zia@premi.example'])
      expect((await indirizzo({ chiLoSa: text })).status).toBe(422);
    expect((await indirizzo({ rivistoIl: '2999-01-01' })).problem?.errors).toMatchObject([
      { field: 'rivistoIl' },
    ]);
    expect((await notaio({ forma: 'orale' })).status).toBe(422);
    expect((await notaio({ notaio: '  ' })).status).toBe(422);
    await notaio({ version: 0, forma: 'segreto' });
    expect(await notaio({ version: 0, forma: 'olografo' })).toMatchObject({
      status: 409,
      problem: { code: 'CONFLICT', current: { testamenti: [{ forma: 'segreto', version: 1 }] } },
    });
  });

  it('cannot be read or written by anybody else', async () => {
    const stranger = await t.register(`testamenti${(n += 1)}@bussola.example`);
    expect((await notaio({ forma: 'olografo' }, anna, stranger)).status).toBe(404);
    expect((await indirizzo({ chiLoSa: 'io' }, anna, stranger)).status).toBe(404);
    const params = { userId: me.userId };
    expect((await t.call('listTestamenti', { token: stranger.token, params })).status).toBe(404);
  });
});

it('is opened by no grant', async () => {
  const world = await grantsWorld();
  const grantId = await offer(world.t, world.anna, 'chiara.partner@bussola.example', {
    scopes: ['dati:write', 'patrimonio:write', 'protezione:write', 'previdenza:write'],
  });
  await take(world.t, world.chiara, grantId);
  const token = (await go(world.t, world.chiara, world.anna.userId, grantId)).body.jwtToken;
  const params = { userId: world.anna.userId };
  const { nucleoFamiliare } = (await world.t.call('getNucleo', { token, params })).body;
  const id = nucleoFamiliare.find(({ gradoParentela }) => gradoParentela === 'me')?._id ?? '';
  expect((await world.t.call('listTestamenti', { token, params })).status).toBe(403);
  expect(
    (await world.t.call('updateTestamentoNotaio', { token, params: { id }, raw: {} })).status,
  ).toBe(403);
  await world.t.close();
});
