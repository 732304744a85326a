/**
 * Staff and one client: what they see, what they must write for it, and what the client reads of
 * it.
 */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { BodyOf, ClientPart } from '@bussola/contract';
import { CLIENT_TABS } from '@bussola/contract/limits';
import { createHash } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { completeCheckup } from '../../../test/checkup-answers.ts';
import { formOf } from '../../../test/form-data.ts';
import { pdfOf } from '../../../test/pdf-files.ts';
import { PASSWORD, testApp } from '../../../test/test-app.ts';
import type { Person, TestApp } from '../../../test/test-app.ts';

let t: TestApp;
let anna: Person;
let admin: Person;
let boss: Person;
const REASON = 'Anna chiede perché il livello della pensione è cambiato.';
const staffMember = async (email: string, role: string): Promise<Person> => {
  const person = await t.register(email);
  await t.deps.db.query(
    'update users set role = $2, first_name = $3, last_name = $4 where id = $1',
    [person.userId, role, 'Paolo', 'Galli'],
  );
  return person;
};
beforeAll(async () => {
  t = await testApp();
  anna = await t.register('anna.cliente@bussola.example');
  await completeCheckup(t, anna.token);
  admin = await staffMember('paolo.staff@bussola.example', 'Admin');
  boss = await staffMember('silvia.staff@bussola.example', 'SuperAdmin');
});
afterAll(() => t.close());

const masked = (who: Person, clientId = anna.userId) =>
  t.call('adminClient', { token: who.token, params: { clientId } });
const open = (
  who: Person,
  reason: string,
  clientId = anna.userId,
  tabs: BodyOf<'openAdminClient'>['tabs'] = [...CLIENT_TABS],
) => t.call('openAdminClient', { token: who.token, params: { clientId }, body: { reason, tabs } });
const part = (who: Person, tab: ClientPart['tab'], clientId = anna.userId) =>
  t.call('adminClientTab', { token: who.token, params: { clientId, tab } });
const dati = async (who: Person) => {
  const { body } = await part(who, 'dati');
  if (body.tab !== 'dati') throw new Error('another part');
  return body;
};
const log = async () =>
  (
    await t.call('accessLog', {
      token: anna.token,
      params: { userId: anna.userId },
      query: { page: 1, pageSize: 25 },
    })
  ).body.rows.map(({ canonical, name, reason }) => ({
    entry: JSON.parse(canonical) as (string | null)[],
    name,
    reason,
  }));

/** For looks only: the sessions of the test go on. */
const minutesPass = (minutes: number) =>
  t.deps.db.query('update looks set until = until - make_interval(mins => $1)', [minutes]);

describe('one client', () => {
  it('promise «staffFacts»: is shown without a reason as who they are, how many, and how many of each level', async () => {
    const { status, body } = await masked(admin);
    const { analisi, nucleoFamiliare } = (
      await t.call('allInfo', { token: anna.token, params: { userId: anna.userId } })
    ).body;
    expect(status).toBe(200);
    expect(body).toEqual({
      client: {
        userId: anna.userId,
        firstName: 'Anna',
        lastName: 'Bellini',
        email: 'anna.cliente@bussola.example',
        comune: "Reggio nell'Emilia",
        checkup: true,
        state: 'active',
        createdAt: expect.any(String),
        updatedAt: expect.any(String),
        lastLoginAt: expect.any(String),
        suspendedAt: null,
      },
      persone: nucleoFamiliare.length,
      conteggi: analisi?.conteggi,
      consulenti: [],
      proposta: null,
      azzeramento: null,
      aperto: [],
    });
  });
  it('promise «staffFacts»: the list says no more than that of anybody', async () => {
    const { rows } = (await t.call('adminClients', { token: admin.token, query: {} })).body;
    const row = rows.find(({ userId }) => userId === anna.userId);
    expect(Object.keys(row ?? {}).sort()).toEqual([
      'checkup',
      'comune',
      'consulente',
      'email',
      'firstName',
      'kind',
      'lastLoginAt',
      'lastName',
      'levels',
      'membri',
      'newRedOn',
      'state',
      'updatedAt',
      'userId',
    ]);
    const { analisi } = (
      await t.call('allInfo', { token: anna.token, params: { userId: anna.userId } })
    ).body;
    expect([row?.membri, row?.levels]).toEqual([3, analisi?.conteggi]);
  });
  it('promise «staffReason»: shows the rest to whoever writes why, and the client reads who and why', async () => {
    const { body } = await open(admin, REASON);
    const info = (await t.call('allInfo', { token: anna.token, params: { userId: anna.userId } }))
      .body;
    expect(body.aperto).toEqual(CLIENT_TABS.map((tab) => ({ tab, openSeconds: 900 })));
    const shown = await dati(admin);
    expect(shown.totali).toEqual({
      reddito: info.analisi?.reddito.netto,
      patrimonio: info.analisi?.patrimonio.netto,
    });
    expect(shown.membri.map(({ redditoNettoAnnuo }) => redditoNettoAnnuo)).toEqual(
      info.nucleoFamiliare.map(({ redditoNettoAnnuo }) => redditoNettoAnnuo),
    );
    expect(shown.scritte).toContainEqual({
      memberId: info.nucleoFamiliare[0]?._id,
      key: 'redditoNettoAnnuo',
      at: expect.any(String),
    });
    const sintesi = await part(admin, 'sintesi');
    expect(sintesi.body).toMatchObject({
      livelli: info.analisi?.soluzioni.map(({ code, level }) => ({ code, level })),
      storia: [],
      dal: expect.any(String),
    });
    const [newest, before] = await log();
    expect(newest?.name).toBe('Paolo Galli');
    expect(newest?.entry.slice(5, 8)).toEqual(['staff', null, 'read.openAdminClient']);
    expect(newest?.reason?.text).toBe(REASON);
    expect(newest?.entry[10]).toBe('sintesi famiglia dati report documenti accessi');
    // What never changes and outlives the account holds the words sealed, after their fingerprint.
    expect(newest?.entry[8]).not.toContain('pensione');
    expect(newest?.entry[8]?.split(' ')[0]).toBe(
      createHash('sha256').update(`${newest?.reason?.nonce}\n${REASON}`).digest('hex'),
    );
    expect(JSON.stringify(await t.deps.db.query('select * from audit', []))).not.toContain(
      'livello della pensione',
    );
    expect(before?.entry.slice(5, 9)).toEqual(['staff', null, 'read.adminClient', null]);
    // The export says the same, in words.
    await t.call('stepUp', {
      token: anna.token,
      params: { userId: anna.userId },
      body: { password: PASSWORD },
    });
    const zip = unzipSync(
      (await t.call('exportData', { token: anna.token, params: { userId: anna.userId } })).bytes,
    );
    const { audit } = JSON.parse(strFromU8(zip['dati.json'] ?? new Uint8Array())) as {
      audit: object[];
    };
    expect(audit).toContainEqual({
      at: expect.any(String),
      action: 'read.openAdminClient',
      own: false,
      via: 'staff',
      by: 'Paolo Galli',
      reason: REASON,
    });
    expect(audit).toContainEqual({ at: expect.any(String), action: 'email.verified', own: true });
  });
  it('promise «staffReason»: stays open for fifteen minutes, and each look is one row', async () => {
    const looks = async () =>
      (await log()).flatMap(({ entry }) => (entry[7]?.startsWith('read.') ? [entry[7]] : []));
    await minutesPass(15);
    const before = (await looks()).length;
    const since = async () => (await looks()).slice(0, (await looks()).length - before).reverse();
    for (let turn = 0; turn < 3; turn += 1) expect((await masked(admin)).body.aperto).toEqual([]);
    expect(await since()).toEqual(['read.adminClient']);
    await open(admin, REASON);
    await minutesPass(14);
    for (let turn = 0; turn < 3; turn += 1)
      expect((await masked(admin)).body.aperto[0]).toEqual({ tab: 'sintesi', openSeconds: 60 });
    expect(await since()).toEqual(['read.adminClient', 'read.openAdminClient']);
    // It is open for whoever wrote the reason, and to nobody else of staff.
    expect((await masked(boss)).body.aperto).toEqual([]);
    expect((await part(boss, 'dati')).status).toBe(403);
    await minutesPass(1);
    expect((await masked(admin)).body.aperto).toEqual([]);
    expect(await since()).toEqual([
      'read.adminClient',
      'read.openAdminClient',
      'read.adminClient',
      'read.adminClient',
    ]);
    expect((await part(admin, 'dati')).status).toBe(403);
    expect((await open(admin, `${REASON} Ancora.`)).body.aperto[0]).toMatchObject({
      openSeconds: 900,
    });
  });
  it('opens only the parts that the reason names, each as long as its own reason', async () => {
    await minutesPass(15);
    await open(admin, REASON, anna.userId, ['report']);
    expect((await part(admin, 'report')).body).toEqual({ tab: 'report', reports: [] });
    expect((await part(admin, 'dati')).status).toBe(403);
    await minutesPass(10);
    const { body } = await open(admin, REASON, anna.userId, ['accessi', 'famiglia']);
    expect(body.aperto).toEqual([
      { tab: 'famiglia', openSeconds: 900 },
      { tab: 'report', openSeconds: 300 },
      { tab: 'accessi', openSeconds: 900 },
    ]);
    expect((await log())[0]?.entry[10]).toBe('famiglia accessi');
    expect(await open(admin, REASON, anna.userId, [])).toMatchObject({ status: 422 });
    // Amounts are in one part alone.
    for (const tab of ['famiglia', 'report', 'accessi'] as const)
      expect(JSON.stringify((await part(admin, tab)).body)).not.toMatch(
        /redditoNettoAnnuo"|valore/,
      );
    await minutesPass(15);
    for (const tab of CLIENT_TABS) expect((await part(admin, tab)).status).toBe(403);
  });
  it('is covered again when it is left', async () => {
    await open(admin, REASON);
    await open(boss, REASON);
    const closed = await t.call('closeAdminClient', {
      token: admin.token,
      params: { clientId: anna.userId },
    });
    expect(closed.status).toBe(204);
    expect([(await part(admin, 'dati')).status, (await part(boss, 'dati')).status]).toEqual([
      403, 200,
    ]);
  });
  it('promise «log»: the log of a client is for a SuperAdmin to read, word for word, and that is a row too', async () => {
    await open(admin, REASON);
    const read = (who: Person) =>
      t.call('adminClientLog', {
        token: who.token,
        params: { clientId: anna.userId },
        query: { page: 1, pageSize: 25 },
      });
    expect((await read(admin)).status).toBe(403);
    await minutesPass(15);
    const { body } = await read(boss);
    const own = (
      await t.call('accessLog', {
        token: anna.token,
        params: { userId: anna.userId },
        query: { page: 1, pageSize: 25 },
      })
    ).body;
    expect(body.rows).toEqual(own.rows);
    expect(body.rows[0]?.canonical).toContain('"read.adminClient"');
    expect(body.rows[1]?.reason?.text).toBe(REASON);
  });
  it('promise «documents»: shows that documents are there and to what an access leads, not to whom', async () => {
    const params = { userId: anna.userId };
    await t.call('uploadFiles', {
      token: anna.token,
      params,
      ...formOf({ field: 'Files', name: 'polizza.pdf', bytes: pdfOf('Carta') }),
    });
    await t.call('createGrant', {
      token: anna.token,
      params,
      body: {
        email: 'chiara.partner@bussola.example',
        scopes: ['dati'],
        purpose: 'Coperture della famiglia',
      },
    });
    await open(admin, REASON);
    expect((await part(admin, 'documenti')).body).toMatchObject({
      documenti: [{ name: 'polizza.pdf', type: 'application/pdf' }],
    });
    const { body } = await part(admin, 'accessi');
    expect(body).toMatchObject({ grants: [{ state: 'pending', scopes: ['dati'] }] });
    expect(JSON.stringify(body)).not.toMatch(/chiara|Coperture/);
  });
  it.each([
    ['no reason', ''],
    ['a word', 'perché'],
    ['spaces', ' '.repeat(20)],
    ['more than it takes to say why', 'x'.repeat(301)],
    ['a sign that hides', `Chiede aiuto \u202E davvero`],
  ])('stays masked with %s, and nothing is written', async (_what, reason) => {
    const before = (await log()).length;
    expect(await open(admin, reason)).toMatchObject({
      status: 422,
      problem: { code: 'VALIDATION' },
    });
    expect((await log()).length).toBe(before);
  });
  it('is nobody’s but staff’s, and only clients are clients', async () => {
    const consulente = await staffMember('laura.consulente@bussola.example', 'Consulente');
    for (const who of [anna, consulente])
      expect([(await masked(who)).status, (await open(who, REASON)).status]).toEqual([403, 403]);
    for (const id of [admin.userId, '00000000-0000-4000-8000-000000000000'])
      expect((await masked(boss, id)).status).toBe(404);
    expect((await open(boss, REASON, admin.userId)).status).toBe(404);
  });
  it('promise «reserved»: gives a reserved answer to nobody of staff, also for a reason', async () => {
    const params = { userId: anna.userId };
    const [me] = (await t.call('getNucleo', { token: anna.token, params })).body.nucleoFamiliare;
    const told = await t.call('updateMember', {
      token: anna.token,
      params: { ...params, memberId: me?._id ?? '' },
      body: { data: { figliFuoriNucleo: [{ eta: 37 }] } },
    });
    expect(told.status).toBe(200);
    await open(admin, REASON);
    expect((await dati(admin)).membri[0]).toHaveProperty('redditoNettoAnnuo');
    for (const tab of CLIENT_TABS)
      expect(JSON.stringify((await part(admin, tab)).body)).not.toContain('figliFuoriNucleo');
    await t.call('updateMember', {
      token: anna.token,
      params: { ...params, memberId: me?._id ?? '' },
      body: { data: { figliFuoriNucleo: null } },
    });
  });
  it('who has not done the checkup has no levels and no totals', async () => {
    const nuova = await t.register('nuova.cliente@bussola.example');
    const { body } = await open(admin, REASON, nuova.userId);
    expect(body).toMatchObject({ persone: 0, conteggi: null });
    expect((await part(admin, 'sintesi', nuova.userId)).body).toMatchObject({
      livelli: [],
      dal: null,
    });
    expect((await part(admin, 'dati', nuova.userId)).body).toMatchObject({
      membri: [],
      totali: null,
    });
  });
});

it('promise «roles»: the staff area starts from advisers and a count; who the admins are is for a SuperAdmin', async () => {
  const [forAdmin, forBoss] = [
    (await t.call('adminGetAll', { token: admin.token })).body,
    (await t.call('adminGetAll', { token: boss.token })).body,
  ];
  expect(forAdmin.admins).toBeNull();
  expect(forBoss.admins?.map(({ email }) => email)).toEqual(
    expect.arrayContaining(['paolo.staff@bussola.example', 'silvia.staff@bussola.example']),
  );
  const listed = (await t.call('adminClients', { token: admin.token, query: { pageSize: 1 } })).body
    .total;
  expect([forAdmin.clients, forBoss.clients]).toEqual([listed, listed]);
  expect((await t.call('adminGetAll', { token: anna.token })).status).toBe(403);
});

it('the staff area says how much waits for somebody, to whoever may do something about it', async () => {
  const waiting = async (token: string) => (await t.call('adminGetAll', { token })).body.waiting;
  const before = await waiting(boss.token);
  expect(before).toMatchObject({ releases: 0, letters: 0 });
  expect(before.people).toBeGreaterThan(0);
  await t.deps.db.query(
    `insert into outbox (id, kind, recipient, subject, html, body, run_at, written_at, dead_at) values (gen_random_uuid(), 'other', 'x@bussola.example', 's', 'h', 'b', now(), now(), now())`,
    [],
  );
  for (const [release, writer] of [
    ['2030.01', admin.userId],
    ['2030.02', boss.userId],
  ])
    await t.deps.db.query(
      `insert into costanti_releases (id, release, state, origin, why, changes, contributors, created_at, updated_at, submitted_by, body, hash, valid_from)
       values (gen_random_uuid(), $1, 'submitted', 'draft', 'prova', '{}', array[$2]::uuid[], now(), now(), $2::uuid, '{}', 'x', '2030-01-01')`,
      [release ?? '', writer ?? ''],
    );
  expect(await waiting(boss.token)).toEqual({ ...before, releases: 1, letters: 1 });
  expect(await waiting(admin.token)).toEqual({
    people: before.people,
    releases: null,
    letters: null,
    requests: 0,
  });
});
