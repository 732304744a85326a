import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { completeCheckup } from '../../../test/checkup-answers.ts';
import { testApp } from '../../../test/test-app.ts';
import type { TestApp } from '../../../test/test-app.ts';
import { insertGrant } from '../people/grant-repository.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

describe('municipalities', () => {
  const names = async (comune: string) =>
    (await t.call('getByComune', { params: { comune } })).body.map(
      (found) => `${found.comune} (${found.provincia})`,
    );
  it.each([
    ['roma', 'Roma (RM)'],
    ['ROMA', 'Roma (RM)'],
    ['forli', 'Forlì (FC)'],
    ['Forlì', 'Forlì (FC)'],
    ['reggio nell emilia', "Reggio nell'Emilia (RE)"],
    ["reggio nell'emilia", "Reggio nell'Emilia (RE)"],
    ['sant agata bolognese', "Sant'Agata Bolognese (BO)"],
    ['Reggio Emilia', "Reggio nell'Emilia (RE)"],
    ['Reggio Calabria', 'Reggio di Calabria (RC)'],
    ['Roma (RM)', 'Roma (RM)'],
    ['calliano trento', 'Calliano (TN)'],
    ['S. Giovanni in Persiceto', 'San Giovanni in Persiceto (BO)'],
    ['san giovanni persiceto', 'San Giovanni in Persiceto (BO)'],
    ['Bozen', 'Bolzano (BZ)'],
    ['Brixen', 'Bressanone (BZ)'],
    ['Urtijëi', 'Ortisei (BZ)'],
    ['urtijei', 'Ortisei (BZ)'],
    ['Devin', 'Duino Aurisina (TS)'],
    ['Montecopiolo', 'Montecopiolo (RN)'],
    ['Sassofeltrio', 'Sassofeltrio (RN)'],
    ['Bazzano', 'Valsamoggia (BO)'],
    ['Porretta Terme', 'Alto Reno Terme (BO)'],
    ['Presicce', 'Presicce-Acquarica (LE)'],
    ['Alano di Piave', 'Setteville (BL)'],
    ['Olbia', 'Olbia (OT)'],
    ['Carbonia', 'Carbonia (CI)'],
  ])('finds %s first', async (typed, first) => {
    expect((await names(typed))[0]).toBe(first);
  });
  it('gives at most twenty, all with that beginning', async () => {
    const found = await names('san');
    expect(found).toHaveLength(20);
    for (const name of found) expect(name.toLowerCase()).toMatch(/\bsan/);
  });
  it('puts provincial capitals before the other names that begin so', async () => {
    expect((await names('bol')).slice(0, 3)).toEqual([
      'Bologna (BO)',
      'Bolzano (BZ)',
      'Bolano (SP)',
    ]);
    expect((await names('re')).slice(0, 3)).toEqual([
      'Re (VB)',
      'Reggio di Calabria (RC)',
      "Reggio nell'Emilia (RE)",
    ]);
    expect((await names('mb'))[0]).toBe('Monza (MB)');
  });
  it('says by which name it was found, when it is not the Italian one of today', async () => {
    const found = async (comune: string) =>
      (await t.call('getByComune', { params: { comune } })).body[0];
    expect(await found('bozen')).toMatchObject({ comune: 'Bolzano', altraLingua: 'Bozen' });
    expect(await found('quero vas')).toMatchObject({
      comune: 'Setteville',
      nomePrecedente: 'Quero Vas',
    });
    expect(await found('bolzano')).toEqual({
      comune: 'Bolzano',
      provincia: 'BZ',
      regione: 'Trentino-Alto Adige/Südtirol',
      codiceIstat: '021008',
    });
  });
  it('finds nothing for «Regio Emila»', async () => {
    expect(await names('Regio Emila')).toEqual([]);
  });
  it('tells apart two of the same name by the province', async () => {
    expect(await names('samone')).toEqual(['Samone (TN)', 'Samone (TO)']);
  });
  it('takes the signs of patterns as nothing', async () => {
    expect(await names('ro%m_a')).toEqual([]);
    expect((await t.call('getByComune', { params: { comune: '%%' } })).status).toBe(422);
    expect((await t.call('getByComune', { params: { comune: 'r' } })).status).toBe(422);
  });
});

it('shows the public constants with unit, day and source', async () => {
  const { body } = await t.call('costantiPublic');
  expect(body.release).toBe('2026.12');
  expect(body.costanti.length).toBeGreaterThanOrEqual(8);
  for (const costante of body.costanti)
    expect(costante).toMatchObject({
      key: expect.stringMatching(/./),
      source: expect.stringMatching(/./),
      validFrom: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
});

it('adds consents to a history that nobody rewrites', async () => {
  const me = await t.register('consensi@bussola.example');
  await t.call('consentsProfile', { token: me.token, body: { granted: true } });
  const { body } = await t.call('consentsProfile', { token: me.token, body: { granted: false } });
  expect(body.consents.map(({ kind, granted }) => [kind, granted])).toEqual([
    ['privacy', true],
    ['marketing', false],
    ['profiling', true],
    ['profiling', false],
  ]);
  await expect(t.deps.db.query('update consents set granted = true', [])).rejects.toThrow(
    'append-only',
  );
});

describe('grants held', () => {
  it('are listed with what they open, and expire by the calendar', async () => {
    const [owner, holder] = [
      await t.register('concede@bussola.example'),
      await t.register('riceve@bussola.example'),
    ];
    const grant = {
      ownerId: owner.userId,
      holder: { id: holder.userId },
      scopes: ['dati', 'report'] as const,
      purpose: 'Consulenza',
      from: '2026-11-01',
      now: t.deps.clock(),
    };
    await insertGrant(t.deps.db, { ...grant, id: crypto.randomUUID(), to: '2026-11-21' });
    await insertGrant(t.deps.db, { ...grant, id: crypto.randomUUID(), to: '2026-11-20' });
    const { body } = await t.call('updateThirdParty', {
      token: holder.token,
      params: { userId: holder.userId },
    });
    expect(
      body.thirdParty.map(({ state, scopes, name, lastAccessAt }) => ({
        state,
        scopes,
        name,
        lastAccessAt,
      })),
    ).toEqual([
      { state: 'active', scopes: ['dati', 'report'], name: 'Anna Colombo', lastAccessAt: null },
      { state: 'expired', scopes: ['dati', 'report'], name: 'Anna Colombo', lastAccessAt: null },
    ]);
    expect(
      (await t.call('updateThirdParty', { token: owner.token, params: { userId: owner.userId } }))
        .body.thirdParty,
    ).toEqual([]);
  });
});

describe('the clients that staff see', () => {
  let t: TestApp;
  let token: string;
  beforeAll(async () => {
    t = await testApp();
    const guest = await t.call('createCheckup', { body: {} });
    await completeCheckup(t, guest.body.token);
    const client = await t.register('cliente@bussola.example', guest.body.token);
    await t.call('allInfo', { token: client.token, params: { userId: client.userId } });
    const staff = await t.register('staff@bussola.example');
    await t.deps.db.query(`update users set role = 'Admin' where id = $1`, [staff.userId]);
    ({ token } = staff);
    await t.register('senza-checkup@bussola.example');
    await t.register('altra@bussola.example');
  });
  afterAll(() => t.close());
  const list = async (query: object) =>
    (await t.call('adminClients', { token, query: query })).body;
  it('are counted, paged and sorted by the server', async () => {
    const all = await list({});
    // Of four accounts one is of staff, and two never began the checkup.
    expect(all.total).toEqual({ n: 1, exact: true });
    const never = { kind: 'never', pageSize: 1, sort: 'name', direction: 'asc' };
    const first = await list(never);
    const second = await list({ ...never, after: first.next ?? '' });
    expect([first.rows.length, second.rows.length, second.next]).toEqual([1, 1, null]);
    expect(new Set([...first.rows, ...second.rows].map(({ userId }) => userId)).size).toBe(2);
    expect((await list({ sort: 'reds', direction: 'desc' })).rows[0]).toMatchObject({
      email: 'cliente@bussola.example',
      checkup: 'completed',
      membri: 3,
      levels: { red: expect.any(Number) },
    });
  });
  it('are found by name, address or municipality, and signs of patterns are only signs', async () => {
    expect((await list({ search: 'reggio' })).rows.map(({ email }) => email)).toEqual([
      'cliente@bussola.example',
    ]);
    expect((await list({ search: 'CLIENTE@' })).total.n).toBe(1);
    expect((await list({ search: '%' })).total.n).toBe(0);
    expect((await list({ checkup: 'completed' })).total.n).toBe(1);
  });
  it('come without amounts', async () => {
    expect(JSON.stringify(await list({}))).not.toMatch(/34800|280000|46000/);
  });
  it.each([
    { kind: 'anybody' },
    { pageSize: '101' },
    { sort: 'password_hash' },
    { reds: '1e3' },
    { page: '2' },
    { direction: 'asc; drop table users' },
  ])('refuse %j', async (query) => {
    expect((await t.call('adminClients', { token, query: query as never })).status).toBe(422);
  });
});
