/** The list of clients in every order that staff can choose, and what a search looks at. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { BodyOf, ClientView, QueryOf } from '@bussola/contract';
import { completeCheckup } from '../../../test/checkup-answers.ts';
import { PASSWORD, testApp } from '../../../test/test-app.ts';
import type { Person, TestApp } from '../../../test/test-app.ts';
import type { Tx } from '../../deps.ts';
import { listClients } from '../people/admin-repository.ts';

let t: TestApp;
let admin: Person;
const people = new Map<string, Person>();
const idOf = (name: string) => people.get(name)?.userId ?? '';
const rows = async (query: QueryOf<'adminClients'>) =>
  (await t.call('adminClients', { token: admin.token, query })).body.rows;
const order = async (query: QueryOf<'adminClients'>) =>
  (await rows(query)).map(({ lastName }) => lastName);

beforeAll(async () => {
  t = await testApp();
  admin = await t.register('capo@bussola.example');
  await t.deps.db.query(`update users set role = 'Admin' where id = $1`, [admin.userId]);
  // Reds and greens run against each other, so that an order by one is not the order by the other.
  for (const [lastName, city, levels] of [
    ['Bassi', 'Torino', { red: 1, green: 9 }],
    ['Alberti', 'Lecce', { red: 5, green: 2 }],
    ['Conti', 'Pisa', { red: 3, green: 4 }],
    ['Dini', 'Bari', null],
  ] as const) {
    const person = await t.register(`${lastName.toLowerCase()}@bussola.example`);
    if (levels) {
      await completeCheckup(t, person.token);
      await t.call('allInfo', { token: person.token, params: { userId: person.userId } });
      await t.deps.db.query('update household_levels set red = $2, green = $3 where user_id = $1', [
        person.userId,
        levels.red,
        levels.green,
      ]);
    }
    await t.deps.db.query(
      `update users set last_name = $2, comune = jsonb_build_object('comune', $3::text, 'regione', '', 'provincia', '') where id = $1`,
      [person.userId, lastName, city],
    );
    if (!levels)
      await t.deps.db.query('update drafts set version = 1 where user_id = $1', [person.userId]);
    people.set(lastName, person);
    t.advance(60);
  }
});
afterAll(() => t.close());

describe('the order', () => {
  it.each([
    ['reds', 'desc', ['Alberti', 'Conti', 'Bassi', 'Dini']],
    ['reds', 'asc', ['Dini', 'Bassi', 'Conti', 'Alberti']],
    ['name', 'asc', ['Alberti', 'Bassi', 'Conti', 'Dini']],
    ['name', 'desc', ['Dini', 'Conti', 'Bassi', 'Alberti']],
  ] as const)('by %s, %s', async (sort, direction, expected) => {
    expect(await order({ sort, direction })).toEqual(expected);
  });
  it('by the last change, newest first, when nothing is asked', async () => {
    expect((await order({})).slice(0, 2)).toEqual(['Dini', 'Conti']);
  });
  it('by the number of people', async () => {
    expect((await rows({ sort: 'membri', direction: 'desc' })).map(({ membri }) => membri)).toEqual(
      [3, 3, 3, 0],
    );
  });
  it('by the last visit', async () => {
    await t.deps.db.query('update users set last_login_at = null where id = $1', [idOf('Bassi')]);
    expect((await order({ sort: 'lastLogin', direction: 'asc' }))[0]).toBe('Bassi');
    const [first] = await rows({ sort: 'lastLogin', direction: 'asc' });
    expect(first?.lastLoginAt).toBeNull();
  });
  it.each(['name', 'updatedAt', 'membri', 'reds', 'lastLogin'] as const)(
    'by %s goes on from page to page and back without repeating or losing anybody',
    async (sort) => {
      for (const direction of ['asc', 'desc'] as const) {
        const whole = await order({ sort, direction });
        const page = async (at: QueryOf<'adminClients'>) =>
          (
            await t.call('adminClients', {
              token: admin.token,
              query: { sort, direction, pageSize: 1, ...at },
            })
          ).body;
        let here = await page({});
        const forwards = here.rows.map(({ lastName }) => lastName);
        expect(here.previous).toBeNull();
        while (here.next !== null) {
          here = await page({ after: here.next });
          forwards.push(...here.rows.map(({ lastName }) => lastName));
        }
        expect(forwards).toEqual(whole);
        const backwards: string[] = [];
        while (here.previous !== null) {
          here = await page({ before: here.previous });
          backwards.unshift(...here.rows.map(({ lastName }) => lastName));
        }
        expect(backwards).toEqual(whole.slice(0, -1));
      }
    },
  );
  it.each([
    'x',
    Buffer.from('["reds","9; drop table users","' + crypto.randomUUID() + '"]').toString(
      'base64url',
    ),
    Buffer.from('["name","Bassi","' + crypto.randomUUID() + '"]').toString('base64url'),
  ])('begins anew for a key that is not of this list: %s', async (after) => {
    expect(await order({ sort: 'reds', direction: 'desc', after })).toEqual([
      'Alberti',
      'Conti',
      'Bassi',
      'Dini',
    ]);
  });
  it('stays in its place while rows come and go before it', async () => {
    const { body } = await t.call('adminClients', {
      token: admin.token,
      query: { sort: 'name', direction: 'asc', pageSize: 2 },
    });
    await t.deps.db.query(`update users set last_name = 'Zanetti' where id = $1`, [
      idOf('Alberti'),
    ]);
    expect(await order({ sort: 'name', direction: 'asc', after: body.next ?? '' })).toEqual([
      'Conti',
      'Dini',
      'Zanetti',
    ]);
    await t.deps.db.query(`update users set last_name = 'Alberti' where id = $1`, [
      idOf('Alberti'),
    ]);
  });
});

describe('a search', () => {
  it.each([
    ['conti', ['Conti']],
    ['lecce', ['Alberti']],
    ['dini@bussola', ['Dini']],
    ['%', []],
    ['nessuno', []],
  ] as const)('for «%s» finds %j', async (search, expected) => {
    expect(await order({ search, sort: 'name', direction: 'asc' })).toEqual(expected);
  });
  it.each([
    ['LÈCCE', ['Alberti']],
    ['bas dini', []],
    ['con pis', ['Conti']],
    ['co', []],
    ['con', ['Conti']],
    ['bussola', ['Alberti', 'Bassi', 'Conti', 'Dini']],
    ['ussola', []],
    [`' | 'x`, []],
  ] as const)('for «%s» looks at the beginnings of words: %j', async (search, expected) => {
    expect(await order({ search, sort: 'name', direction: 'asc' })).toEqual(expected);
  });
});

describe('a filter', () => {
  const filtered = (query: QueryOf<'adminClients'>) =>
    order({ ...query, sort: 'name', direction: 'asc' });

  it('by the checkup', async () => {
    expect(await filtered({ checkup: 'completed' })).toEqual(['Alberti', 'Bassi', 'Conti']);
    expect(await filtered({ checkup: 'started' })).toEqual(['Dini']);
  });
  it('by the number of reds, at least', async () => {
    expect(await filtered({ reds: 3 })).toEqual(['Alberti', 'Conti']);
  });
  it('by an area that became red and still is', async () => {
    expect(await filtered({ newReds: 'yes' })).toEqual([]);
    const red = async (name: string, day: string, level = 'red') => {
      await t.deps.db.query(
        `insert into level_history (user_id, day, area, before, after, cause) values ($1, $2, 'TCM', 'yellow', 'red', '{}')`,
        [idOf(name), day],
      );
      await t.deps.db.query(
        `update household_levels set levels = levels || jsonb_build_object('TCM', $2::text) where user_id = $1`,
        [idOf(name), level],
      );
    };
    await red('Alberti', '2026-11-10');
    await red('Bassi', '2026-11-10', 'yellow');
    await red('Conti', '2026-10-01');
    expect(await filtered({ newReds: 'yes' })).toEqual(['Alberti']);
    const { body } = await t.call('adminClients', { token: admin.token, query: {} });
    expect([body.total, body.newReds]).toEqual([
      { n: 4, exact: true },
      { n: 1, exact: true },
    ]);
    expect(
      body.rows
        .map(({ newRedOn }) => newRedOn)
        .filter(Boolean)
        .toSorted(),
    ).toEqual(['2026-10-01', '2026-11-10']);
  });
  it('by the adviser, or by having none', async () => {
    const adviser = await t.register('consulente.elenco@bussola.example');
    await t.deps.db.query(`update users set role = 'Consulente' where id = $1`, [adviser.userId]);
    await t.deps.db.query(
      `insert into consulente_clienti (consulente_id, client_id, since) values ($1, $2, '2026-11-01')`,
      [adviser.userId, idOf('Conti')],
    );
    expect(await filtered({ adviser: adviser.userId })).toEqual(['Conti']);
    expect(await filtered({ adviser: 'none' })).toEqual(['Alberti', 'Bassi', 'Dini']);
    expect(await filtered({ kind: 'staff', search: 'consulente' })).toHaveLength(1);
  });
  it('by the last visit', async () => {
    const seen = (name: string, at: string | null) =>
      t.deps.db.query('update users set last_login_at = $2 where id = $1', [idOf(name), at]);
    await seen('Alberti', '2026-11-20T10:00:00Z');
    await seen('Bassi', '2026-11-01T10:00:00Z');
    await seen('Conti', '2026-05-01T10:00:00Z');
    await seen('Dini', null);
    expect(await filtered({ lastLogin: '7' })).toEqual(['Alberti']);
    expect(await filtered({ lastLogin: '30' })).toEqual(['Alberti', 'Bassi']);
    expect(await filtered({ lastLogin: 'older' })).toEqual(['Conti']);
    expect(await filtered({ lastLogin: 'never' })).toEqual(['Dini']);
  });
  it('by an address that nobody confirmed', async () => {
    await t.call('createCheckup', { body: {} });
    expect(await filtered({ toConfirm: 'yes' })).toEqual([]);
    await t.deps.db.query(`update users set state = 'to-verify' where id = $1`, [idOf('Dini')]);
    expect(await filtered({ toConfirm: 'yes' })).toEqual(['Dini']);
    await t.deps.db.query(`update users set state = 'active' where id = $1`, [idOf('Dini')]);
  });
  it('who never began, who holds somebody’s grant and who works here are apart', async () => {
    const never = await t.register('mai@bussola.example');
    expect(await filtered({ search: 'mai' })).toEqual([]);
    expect(await rows({ kind: 'never', search: 'mai' })).toMatchObject([
      { userId: never.userId, kind: 'never', checkup: 'none' },
    ]);
    await t.deps.db.query(
      `insert into grants (id, owner_id, holder_id, holder_email, scopes, from_day, to_day, purpose, state, created_at)
       values (gen_random_uuid(), $1, $2, 'mai@bussola.example', '{dati}', '2026-11-01', '2026-12-01', 'x', 'active', now())`,
      [idOf('Bassi'), never.userId],
    );
    expect(await rows({ kind: 'partner' })).toMatchObject([{ userId: never.userId }]);
    expect(await rows({ kind: 'staff', search: 'capo' })).toMatchObject([
      { userId: admin.userId, kind: 'staff' },
    ]);
  });
});

describe('the export', () => {
  const reason = 'Elenco per la riunione di novembre';
  type Body = BodyOf<'exportClients'>;
  const exported = async (body: Partial<Body> = {}, token = admin.token) =>
    t.call('exportClients', {
      token,
      body: {
        filters: { search: '', kind: 'client' },
        columns: ['comune', 'levels'],
        language: 'it',
        reason,
        ...body,
      },
    });

  it('wants a proof, and is for staff', async () => {
    expect((await exported()).problem.code).toBe('STEP_UP_REQUIRED');
    expect((await exported({}, people.get('Bassi')?.token)).status).toBe(403);
  });

  it('promise «log»: is a CSV that a spreadsheet opens, with one row in the log that names nobody', async () => {
    await t.call('stepUp', {
      token: admin.token,
      params: { userId: admin.userId },
      body: { password: PASSWORD },
    });
    await t.deps.db.query(`update users set first_name = '=SOMMA(1;2)' where id = $1`, [
      idOf('Conti'),
    ]);
    const answer = await exported({
      filters: { search: 'c', kind: 'client', adviser: 'none' },
    });
    expect(answer.status).toBe(200);
    expect(String(answer.headers['content-type'])).toMatch(/^text\/csv/);
    const text = answer.bytes.toString('utf8');
    expect(text.startsWith('\uFEFFCognome;Nome;E-mail;Comune;Da affrontare;')).toBe(true);
    const all = (await exported()).bytes.toString('utf8').split('\r\n');
    expect(all).toHaveLength(6);
    expect(all[3]).toMatch(/^Conti;"'=SOMMA\(1;2\)";conti@bussola\.example;Pisa;3;\d;4$/);
    expect(text).not.toContain('Alberti');
    const [noted] = await t.deps.db.query<{ detail: string; reason: string }>(
      `select detail, reason from audit where action = 'clients.exported' order by id limit 1`,
      [],
    );
    expect(JSON.parse(noted?.detail ?? '')).toEqual({
      count: 0,
      columns: ['comune', 'levels'],
      filters: { search: 'yes', kind: 'client', adviser: 'none' },
    });
    expect(noted?.reason).not.toContain('riunione');
  });
});

describe('the index behind the list', () => {
  it('says what the tables say, whatever happened to them', async () => {
    await t.call('createMember', {
      token: people.get('Bassi')?.token,
      params: { userId: idOf('Bassi') },
      body: { gradoParentela: 'son', data: { firstName: 'Ugo', dataNascita: '2015-02-03' } },
    });
    await t.deps.db.query('update users set deleted_at = now() where id = $1', [idOf('Dini')]);
    const kept = await t.owner.query('select * from client_index order by user_id', []);
    expect(kept).toEqual(
      await t.owner.query(
        'select * from client_index_rows(array(select id from users)) order by user_id',
        [],
      ),
    );
    expect(kept.length).toBeGreaterThan(5);
    expect(await order({ search: 'dini' })).toEqual([]);
  });

  it('answers every question by an index, never by reading the whole table', async () => {
    const questions: QueryOf<'adminClients'>[] = [
      {},
      ...(['name', 'updatedAt', 'membri', 'reds', 'lastLogin'] as const).map((sort) => ({ sort })),
      { search: 'ros' },
      { checkup: 'started' },
      { reds: 2 },
      { newReds: 'yes' },
      { adviser: 'none' },
      { adviser: admin.userId },
      { lastLogin: '30' },
      { toConfirm: 'yes' },
      { kind: 'never' },
    ];
    type Query = (typeof t.deps.db)['query'];
    const asked: Parameters<Query>[] = [];
    const listening: Tx = {
      ...t.deps.db,
      query: (text, values) => {
        asked.push([text, values]);
        return t.deps.db.query(text, values);
      },
    };
    for (const question of questions)
      await listClients(
        listening,
        {
          search: '',
          kind: 'client',
          sort: 'updatedAt',
          direction: 'desc',
          pageSize: 25,
          ...question,
        },
        t.deps.clock(),
      );
    // Two counts and a page; one count where new reds are asked for, or something is searched.
    expect(asked).toHaveLength(questions.length * 3 - 2);
    const scans = await t.deps.db.transaction(async (tx) => {
      // Then the planner reads a table from end to end only where nothing else can answer.
      await tx.query('set local enable_seqscan = off');
      const found: string[] = [];
      for (const [text, values] of asked)
        for (const line of await tx.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values))
          if (/Seq Scan on (?:client_index|users|consulente_clienti)/.test(line['QUERY PLAN']))
            found.push(`${text}: ${line['QUERY PLAN']}`);
      return found;
    });
    expect(scans).toEqual([]);
  });
});

describe('the saved views', () => {
  const view = (name: string): ClientView => ({
    name,
    filters: { kind: 'client', reds: 2, adviser: 'none' },
    sort: 'reds',
    direction: 'desc',
    columns: [
      { key: 'reds', shown: true },
      { key: 'checkup', shown: false },
    ],
  });
  const save = (by: Person, views: ClientView[], version: number) =>
    t.call('saveClientViews', { token: by.token, body: { views, version } });
  const read = async (by: Person) => (await t.call('clientViews', { token: by.token })).body;

  it('are their owner’s own, in their order, and are not overwritten from another tab', async () => {
    const other = await t.register('altra@bussola.example');
    await t.deps.db.query(`update users set role = 'SuperAdmin' where id = $1`, [other.userId]);
    expect(await read(admin)).toEqual({ views: [], version: 0 });
    const kept = { views: [view('Due rossi'), view('Altri')], version: 1 };
    expect((await save(admin, kept.views, 0)).body).toEqual(kept);
    for (const version of [0, 2, 2_147_483_647])
      expect((await save(admin, [], version)).problem?.code).toBe('CONFLICT');
    expect((await save(other, [], 3)).problem?.code).toBe('CONFLICT');
    expect(await read(admin)).toEqual(kept);
    expect(await read(other)).toEqual({ views: [], version: 0 });
    expect((await save(admin, [view('Altri')], 1)).body).toEqual({
      views: [view('Altri')],
      version: 2,
    });
  });
  it('are at most twenty, hold nothing that was searched for, and are for staff', async () => {
    const many = Array.from({ length: 21 }, (_, place) => view(`V${String(place)}`));
    expect((await save(admin, many, 2)).status).toBe(422);
    const raw = {
      views: [{ ...view('R'), filters: { kind: 'client', search: 'Rossi' } }],
      version: 2,
    };
    expect((await t.call('saveClientViews', { token: admin.token, raw })).status).toBe(422);
    const client = people.get('Bassi');
    if (!client) throw new Error('no client');
    expect((await save(client, [], 0)).status).toBe(403);
    expect((await t.call('clientViews', { token: client.token })).status).toBe(403);
  });
});

it('counts up to ten thousand, and pages through a search of few and of many', async () => {
  // The triggers that keep the index row by row would take minutes.
  await t.owner.transaction(async (tx) => {
    await tx.query('alter table users disable trigger user');
    await tx.query(
      `insert into users (id, state, role, email, email_folded, first_name, last_name, language, created_at)
       select gen_random_uuid(), 'active', 'User', 'folla' || n || '@tanti.example',
         'folla' || n || '@tanti.example', 'Folla', case when n <= 150 then 'Rara' else 'Piena' end, 'it', $1
       from generate_series(1, 10001) n`,
      [t.deps.clock()],
    );
    await tx.query('alter table users enable trigger user');
    await tx.query(
      `insert into client_index select * from client_index_rows(
         array(select id from users where email_folded like '%@tanti.example'))`,
    );
  });
  const ask = async (query: QueryOf<'adminClients'>) =>
    (await t.call('adminClients', { token: admin.token, query: { kind: 'never', ...query } })).body;
  const peopleOf = async (search: string, pages: number) => {
    const found: string[] = [];
    let after: string | undefined;
    for (let n = 0; n < pages; n += 1) {
      const { rows: page, next } = await ask({
        search,
        sort: 'name',
        direction: 'asc',
        pageSize: 100,
        ...(after !== undefined && { after }),
      });
      found.push(...page.map((one) => `${one.lastName} ${one.userId}`));
      if (next === null) break;
      after = next;
    }
    return found;
  };

  expect((await ask({ search: 'fol' })).total).toEqual({ n: 10_000, exact: false });
  expect((await ask({ search: 'rar' })).total).toEqual({ n: 150, exact: true });
  const few = await peopleOf('rar', 9);
  expect(new Set(few).size).toBe(150);
  const many = await peopleOf('fol', 3);
  expect(new Set(many).size).toBe(300);
  expect(many).toEqual(many.toSorted());
});
