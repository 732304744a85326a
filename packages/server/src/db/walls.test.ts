/**
 * The second wall by itself: no policy of the application in sight, only the database and who is
 * said to act.
 */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { openTestDatabase } from '../../test/test-database.ts';
import type { TestDatabase } from '../../test/test-database.ts';
import { insertUser } from '../modules/people/user-repository.ts';
import { insertMembro } from '../modules/people/nucleo-repository.ts';
import { insertSession } from '../modules/session/session-repository.ts';
import { asPerson, asSystem, walled } from '../access.ts';
import { enqueue } from '../modules/mail/outbox-repository.ts';
import { sqlState } from './port.ts';
import type { RlsContext, Queryable } from './port.ts';

let t: TestDatabase;
const NOW = new Date('2026-11-21T11:00:00Z');
const PLAIN = {
  device: { browser: null, system: null },
  proved: false,
  limitedTo: null,
  reportId: null,
};
interface Someone {
  id: string;
  membro: string;
  entrant: RlsContext;
}
let anna: Someone;
let bruno: Someone;

async function someone(role = 'User'): Promise<Someone> {
  const [id, sessionId, membro] = [randomUUID(), randomUUID(), randomUUID()];
  await insertUser(t.db, {
    id,
    state: 'provisional',
    language: 'it',
    now: NOW,
    firstName: 'Prova',
  });
  await t.db.query('update users set role = $2 where id = $1', [id, role]);
  await insertSession(t.db, {
    id: sessionId,
    userId: id,
    provisional: false,
    remember: false,
    now: NOW,
    expiresAt: new Date('2026-11-21T23:00:00Z'),
    ...PLAIN,
  });
  await insertMembro(t.db, {
    id: membro,
    userId: id,
    seq: 0,
    grado: 'me',
    data: { redditoNettoAnnuo: 31_000 },
    now: NOW,
  });
  await t.db.query(
    `insert into consents (user_id, kind, granted, text_version, at) values ($1, 'privacy', true, 'x', $2)`,
    [id, NOW],
  );
  await t.db.query(
    `insert into idempotency (user_id, key, fingerprint, created_at) values ($1, 'chiave-di-prova', 'x', $2)`,
    [id, NOW],
  );
  await t.db.query(
    `insert into analyses (user_id, version, motore, costanti, ref_day, body) values ($1, 0, 'x', 'x', '2026-11-21', '{}')`,
    [id],
  );
  await t.db.query(
    `insert into sintesi_links (token_hash, user_id, day, expires_on, family_name, areas) values ($1, $2, '2026-11-21', '2026-12-21', 'Prova', '[]')`,
    [`hash of ${id}`, id],
  );
  await t.db.query(
    `insert into reports (id, user_id, name, created_at, costanti, motore, membri, language, hide_amounts, state, area_version, has_reserved) values ($1, $2, 'R', $3, 'x', 'x', '{}', 'it', false, 'failed', 0, false)`,
    [randomUUID(), id, NOW],
  );
  return { id, membro, entrant: { sessionId, actorId: id, areaId: id, now: NOW } };
}
const as = <T>(entrant: RlsContext, work: (tx: Queryable) => Promise<T>): Promise<T> =>
  t.db.under(entrant).transaction(work);

beforeAll(async () => {
  t = await openTestDatabase();
  [anna, bruno] = [await someone(), await someone()];
}, 240_000);
afterAll(() => t.close());

/** Columns that say whose row it is. */
const OWNER_COLUMNS = ['user_id', 'owner_id', 'area_id', 'client_id', 'consulente_id', 'holder_id'];
/** Tables with such a column and no row-level security, each with its reason. */
const IDENTITY_TABLES: Readonly<Record<string, string>> = {};

async function tables(): Promise<{ name: string; protected: boolean; column: string | null }[]> {
  return t.db.query(
    `
    select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as protected,
      (select a.attname from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attname = any($1::text[])
       order by array_position($1::text[], a.attname::text) limit 1) as column
    from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname = 'public' and c.relkind in ('r', 'p') order by 1`,
    [OWNER_COLUMNS],
  );
}

describe('every table', () => {
  it('that says whose its rows are calls access_protect in its migration, or is listed with a reason', async () => {
    const open = (await tables())
      .filter((table) => table.column !== null && !table.protected)
      .map(({ name }) => name);
    expect(open.filter((name) => IDENTITY_TABLES[name] === undefined)).toEqual([]);
  });
  it('is open to those who are meant to read it: a new table is added here with its section', async () => {
    const policies = await t.db.query<{ name: string; reads: string }>(
      `select tablename as name, qual as reads from pg_policies where policyname = 'may_read' order by 1`,
      [],
    );
    const sectionOf = (reads: string) => /access_area\('(\w+)'/.exec(reads)?.[1];
    const ofSections = policies.flatMap(({ name, reads }) =>
      sectionOf(reads) ? [[name, sectionOf(reads)]] : [],
    );
    expect(Object.fromEntries(ofSections)).toEqual({
      analyses: 'own',
      answer_history: 'household',
      areas: 'any',
      avatars: 'household',
      client_views: 'own',
      consents: 'own',
      drafts: 'own',
      factor_resets: 'own',
      files: 'documenti',
      household_levels: 'own',
      joint_looks: 'own',
      level_history: 'own',
      membri: 'household',
      notes: 'own',
      personal_keys: 'any',
      regali: 'own',
      reports: 'report',
      richieste: 'own',
      segni: 'household',
      sintesi_links: 'own',
      testamenti: 'own',
    });
  });
  it('shows and gives a stranger nothing of another area', async () => {
    const seen: string[] = [];
    for (const { name, column } of (await tables()).filter(
      (table) => table.protected && table.column !== null,
    )) {
      const foreign = `${column} = '${bruno.id}'`;
      const readable = (
        await t.db.query<{ yes: boolean }>(
          `select has_table_privilege('bussola_app', '${name}', 'select') as yes`,
          [],
        )
      )[0]?.yes;
      if (!readable) continue;
      const rows = await as(anna.entrant, (tx) =>
        tx.query(`select 1 from ${name} where ${foreign}`, []),
      );
      if (rows.length > 0) seen.push(`${name}: read`);
      for (const change of [
        `update ${name} set ${column} = ${column} where ${foreign}`,
        `delete from ${name} where ${foreign}`,
      ]) {
        const done = await as(anna.entrant, (tx) =>
          tx.query(`${change} returning 1 as n`, []),
        ).catch((error: unknown) => (sqlState(error) === '42501' ? [] : [error]));
        if (done.length > 0) seen.push(`${name}: ${change}`);
      }
    }
    expect(seen).toEqual([]);
    // The rows are there: nothing above was refused for want of them.
    expect(await t.db.query('select 1 from membri where user_id = $1', [bruno.id])).toHaveLength(1);
  });
});

describe('rows', () => {
  it('of the open area are visible, and of no other area', async () => {
    const ids = await as(anna.entrant, (tx) =>
      tx.query<{ id: string }>('select id from membri', []),
    );
    expect(ids).toEqual([{ id: anna.membro }]);
    expect(await t.db.under(anna.entrant).query('select user_id as id from areas', [])).toEqual([
      { id: anna.id },
    ]);
    expect(
      await t.db.under(anna.entrant).prepared('own-areas', 'select user_id as id from areas', []),
    ).toEqual([{ id: anna.id }]);
  });
  it('may not be put into another area, nor moved there', async () => {
    const add = as(anna.entrant, (tx) =>
      insertMembro(tx, {
        id: randomUUID(),
        userId: bruno.id,
        seq: 7,
        grado: 'son',
        data: {},
        now: NOW,
      }),
    );
    await expect(add.catch(sqlState)).resolves.toBe('42501');
    const move = as(anna.entrant, (tx) =>
      tx.query('update membri set user_id = $1 where id = $2', [bruno.id, anna.membro]),
    );
    await expect(move.catch(sqlState)).resolves.toBe('42501');
  });
  it.each([
    [
      'another’s area with one’s own session',
      (): RlsContext => ({ ...anna.entrant, areaId: bruno.id }),
    ],
    [
      'another’s session',
      (): RlsContext => ({ ...anna.entrant, sessionId: bruno.entrant.sessionId }),
    ],
    ['another’s session and area', (): RlsContext => ({ ...bruno.entrant, actorId: anna.id })],
    ['no session', (): RlsContext => ({ ...anna.entrant, sessionId: null })],
    [
      'nobody at all',
      (): RlsContext => ({ sessionId: null, actorId: null, areaId: null, now: NOW }),
    ],
    [
      'a session past its end',
      (): RlsContext => ({ ...anna.entrant, now: new Date('2026-11-22T00:00:00Z') }),
    ],
  ])('are not visible with %s', async (_what, entrant) => {
    expect(await as(entrant(), (tx) => tx.query('select 1 from membri', []))).toEqual([]);
    expect(
      await as(entrant(), (tx) => tx.query('update areas set revision = revision returning 1', [])),
    ).toEqual([]);
  });
  it('are not visible to a person who only claims to be staff', async () => {
    for (const role of ['Admin', 'SuperAdmin', 'Consulente']) {
      const staff = await someone(role);
      expect(
        await as({ ...staff.entrant, areaId: bruno.id }, (tx) =>
          tx.query('select 1 from membri', []),
        ),
      ).toEqual([]);
    }
  });
  it('of a client can be read and not written by their adviser, as long as the two are linked', async () => {
    const adviser = await someone('Consulente');
    const entrant = { ...adviser.entrant, areaId: bruno.id };
    await t.db.query(
      "insert into consulente_clienti (consulente_id, client_id, since) values ($1, $2, $3::timestamptz + interval '1 second')",
      [adviser.id, bruno.id, NOW],
    );
    // Not before the waiting time is over.
    expect(await as(entrant, (tx) => tx.query('select id from membri', []))).toEqual([]);
    await t.db.query('update consulente_clienti set since = $2 where consulente_id = $1', [
      adviser.id,
      NOW,
    ]);
    expect(await as(entrant, (tx) => tx.query('select id from membri', []))).toEqual([
      { id: bruno.membro },
    ]);
    expect(
      await as(entrant, (tx) => tx.query('update membri set enabled = false returning 1', [])),
    ).toEqual([]);
    expect(await as(entrant, (tx) => tx.query('select 1 from drafts', []))).toEqual([]);
    await t.db.query('delete from consulente_clienti where consulente_id = $1', [adviser.id]);
    expect(await as(entrant, (tx) => tx.query('select id from membri', []))).toEqual([]);
  });
});

describe('a grant', () => {
  const DAY = '2026-11-21';
  async function granted(
    scopes: string[],
    more: { members?: string[]; hideAmounts?: boolean; to?: string } = {},
  ): Promise<{ entrant: RlsContext; grantId: string }> {
    const partner = await someone();
    const [grantId, sessionId] = [randomUUID(), randomUUID()];
    await t.db.query(
      `insert into grants (id, owner_id, holder_id, scopes, purpose, from_day, to_day, state, created_at, members, hide_amounts)
      values ($1, $2, $3, $4::text[], '', $5, $6, 'active', $7, $8::uuid[], $9)`,
      [
        grantId,
        bruno.id,
        partner.id,
        scopes,
        DAY,
        more.to ?? DAY,
        NOW,
        more.members ? `{${more.members.join()}}` : null,
        more.hideAmounts ?? false,
      ],
    );
    await insertSession(t.db, {
      id: sessionId,
      userId: partner.id,
      provisional: false,
      remember: false,
      now: NOW,
      expiresAt: new Date('2026-11-30T23:00:00Z'),
      ...PLAIN,
    });
    await t.db.query(
      `update sessions set via = 'grant', area_id = $2, grant_id = $3 where id = $1`,
      [sessionId, bruno.id, grantId],
    );
    return { grantId, entrant: { sessionId, actorId: partner.id, areaId: bruno.id, now: NOW } };
  }
  const count = (entrant: RlsContext, table: string) =>
    as(entrant, async (tx) => (await tx.query(`select 1 from ${table}`, [])).length);

  it('opens what its scopes say and nothing else', async () => {
    const { entrant } = await granted(['dati']);
    expect([
      await count(entrant, 'membri'),
      await count(entrant, 'reports'),
      await count(entrant, 'drafts'),
      await count(entrant, 'consents'),
      await count(entrant, 'grants'),
    ]).toEqual([1, 0, 0, 0, 0]);
    expect(
      await as(entrant, (tx) => tx.query('update membri set enabled = enabled returning 1', [])),
    ).toEqual([]);
    const report = await granted(['report']);
    expect(await count(report.entrant, 'reports')).toBe(1);
    const files = await granted(['documenti']);
    expect([await count(files.entrant, 'membri'), await count(files.entrant, 'reports')]).toEqual([
      0, 0,
    ]);
  });
  it('writes only with a scope that says so', async () => {
    const { entrant } = await granted(['dati:write']);
    expect(
      await as(entrant, (tx) => tx.query('update membri set enabled = enabled returning 1', [])),
    ).toHaveLength(1);
  });
  it('shows only the members it names, and no report of the whole household', async () => {
    const { entrant } = await granted(['dati', 'report'], { members: [randomUUID()] });
    expect([await count(entrant, 'membri'), await count(entrant, 'reports')]).toEqual([0, 0]);
  });
  it('with amounts hidden shows no report with amounts', async () => {
    const { entrant } = await granted(['dati', 'report'], { hideAmounts: true });
    expect([await count(entrant, 'membri'), await count(entrant, 'reports')]).toEqual([1, 0]);
  });
  it('on some members takes none of them away, changes no picture of the others and makes no report of all', async () => {
    const [child, other] = [randomUUID(), randomUUID()];
    for (const [at, id] of [child, other].entries())
      await insertMembro(t.db, {
        id,
        userId: bruno.id,
        seq: 50 + at,
        grado: 'son',
        data: {},
        now: NOW,
      });
    const { entrant } = await granted(['dati:write', 'report:write'], { members: [child] });
    const tried = (sql: string, values: string[]) =>
      as(entrant, (tx) => tx.query(sql, values)).then((rows) => rows.length, sqlState);
    const picture = `insert into avatars (member_id, user_id, blob_key, updated_at) values ($1, $2, 'x', now()) returning 1`;
    expect([
      await tried(picture, [child, bruno.id]),
      await tried(picture, [other, bruno.id]),
    ]).toEqual([1, '42501']);
    expect(await tried('update avatars set member_id = $1 returning 1', [other])).toBe('42501');
    expect(await tried('delete from membri where id = $1 returning 1', [child])).toBe(0);
    expect(
      await tried(
        `insert into reports (id, user_id, name, created_at, costanti, motore, membri, language, hide_amounts, state, area_version, has_reserved) values ($1, $2, 'R', now(), 'x', 'x', '{}', 'it', false, 'failed', 0, false)`,
        [randomUUID(), bruno.id],
      ),
    ).toBe('42501');
    await t.db.query('delete from membri where seq >= 50 and user_id = $1', [bruno.id]);
  });
  it('ends with its last day in Italy, and when it is taken back', async () => {
    const { entrant, grantId } = await granted(['dati']);
    const romeMidnight = new Date('2026-11-21T23:00:00Z');
    expect(await count({ ...entrant, now: new Date(romeMidnight.getTime() - 1) }, 'membri')).toBe(
      1,
    );
    expect(await count({ ...entrant, now: romeMidnight }, 'membri')).toBe(0);
    await t.db.query(`update grants set state = 'revoked' where id = $1`, [grantId]);
    expect(await count(entrant, 'membri')).toBe(0);
  });
  it('opens no second area', async () => {
    const { entrant } = await granted(['dati']);
    expect(await count({ ...entrant, areaId: anna.id }, 'membri')).toBe(0);
    expect(await count({ ...entrant, areaId: entrant.actorId }, 'membri')).toBe(0);
  });
});

describe('a statement', () => {
  it('outside asPerson() and asSystem() is refused before the database sees it', async () => {
    const db = walled(t.db);
    expect(() => db.query('select 1', [])).toThrow('Query outside asPerson() or asSystem()');
    expect(await asPerson(anna.entrant, () => db.query('select id from membri', []))).toEqual([
      { id: anna.membro },
    ]);
    expect((await asSystem(() => db.query('select id from membri', []))).length).toBeGreaterThan(1);
  });
  it('reads only the area of its own person when many people ask at once', async () => {
    const db = walled(t.db);
    const read = () => db.prepared<{ id: string }>('whose', 'select user_id as id from areas', []);
    const asked = Array.from({ length: 60 }, (_, at) =>
      at % 3 === 0 ? asSystem(read) : asPerson((at % 3 === 1 ? anna : bruno).entrant, read),
    );
    for (const [at, rows] of (await Promise.all(asked)).entries()) {
      if (at % 3 === 0) expect(rows.length).toBeGreaterThan(2);
      else expect(rows).toEqual([{ id: (at % 3 === 1 ? anna : bruno).id }]);
    }
  });
  it('cannot leave a role or an area behind for the next one', async () => {
    await as(anna.entrant, (tx) => tx.query('select 1', []));
    expect(
      await t.db.query(
        `select current_user = session_user as self, nullif(current_setting('app.area', true), '') as area`,
        [],
      ),
    ).toEqual([{ self: true, area: null }]);
  });
});

describe('columns', () => {
  const refused = (entrant: RlsContext, sql: string) =>
    as(entrant, (tx) => tx.query(sql, [])).then((rows) => rows, sqlState);
  it.each([
    "role = 'SuperAdmin'",
    "state = 'active'",
    'placeholder = true',
    'demo = true',
    'deleted_at = null',
    'expires_at = null',
    'id = gen_random_uuid()',
  ])('of one’s own account cannot be set by the person: %s', async (set) => {
    expect(
      await refused(anna.entrant, `update users set ${set} where id = '${anna.id}' returning 1`),
    ).toBe('42501');
    expect(
      await as(anna.entrant, (tx) =>
        tx.query(`update users set first_name = 'Prova' where id = $1 returning 1 as n`, [anna.id]),
      ),
    ).toEqual([{ n: 1 }]);
  });
  it.each([
    "via = 'placeholder'",
    "expires_at = expires_at + interval '1 year'",
    'provisional = false',
    'grant_id = null',
    'user_id = user_id',
  ])('of one’s own session cannot be set by the person: %s', async (set) => {
    expect(
      await refused(
        anna.entrant,
        `update sessions set ${set} where user_id = '${anna.id}' returning 1`,
      ),
    ).toBe('42501');
  });
  it('of a new session cannot be inserted by the person', async () => {
    expect(
      await refused(
        anna.entrant,
        `insert into sessions (id, user_id, provisional, rotated_at, created_at, last_seen_at, expires_at, remember) values (gen_random_uuid(), '${anna.id}', false, now(), now(), now(), now(), false)`,
      ),
    ).toBe('42501');
  });
  it('of a grant are changed by its owner: its holder may only accept it or give it up', async () => {
    const [holder, id] = [await someone(), randomUUID()];
    await t.db.query(
      `insert into grants (id, owner_id, holder_id, scopes, purpose, from_day, to_day, state, created_at) values ($1, $2, $3, '{dati}', '', '2026-11-21', '2026-11-21', 'active', $4)`,
      [id, bruno.id, holder.id, NOW],
    );
    for (const set of [
      `scopes = '{dati:write,documenti}'`,
      `to_day = '2030-01-01'`,
      `members = null, hide_amounts = true`,
      `purpose = 'altro'`,
      `owner_id = '${anna.id}'`,
    ])
      expect(
        await refused(holder.entrant, `update grants set ${set} where id = '${id}' returning 1`),
      ).toBe('42501');
    expect(
      await refused(
        bruno.entrant,
        `update grants set scopes = '{report}' where id = '${id}' returning 1 as n`,
      ),
    ).toEqual([{ n: 1 }]);
    expect(
      await refused(
        holder.entrant,
        `update grants set state = 'refused', ended_at = now(), version = version + 1 where id = '${id}' returning 1 as n`,
      ),
    ).toEqual([{ n: 1 }]);
  });
});

describe('what is the same for everybody', () => {
  const RELEASE = `insert into costanti_releases (id, state, origin, why, changes, contributors, created_at, updated_at) values (gen_random_uuid(), 'draft', 'draft', '', '{}', '{}', now(), now()) returning 1 as n`;
  const VIX = `insert into vix (day, value, noted_at) values ('2020-01-01', 17, now()) on conflict (day) do update set value = 17 returning 1 as n`;
  it('is read by everybody, and changed only by the staff whose work it is', async () => {
    const people: Record<string, Someone> = {
      User: anna,
      Consulente: await someone('Consulente'),
      Admin: await someone('Admin'),
      SuperAdmin: await someone('SuperAdmin'),
    };
    const may: Record<string, unknown> = {};
    for (const [role, { entrant }] of Object.entries(people)) {
      may[role] = await Promise.all(
        [
          RELEASE,
          VIX,
          "insert into comuni (codice_istat, comune, provincia, regione, chiave) values ('999999', 'x', 'x', 'x', 'x')",
        ].map((sql) =>
          as(entrant, (tx) => tx.query<{ n: number }>(sql, [])).then(([row]) => row?.n, sqlState),
        ),
      );
    }
    expect(may).toEqual({
      User: ['42501', '42501', '42501'],
      Consulente: ['42501', '42501', '42501'],
      Admin: ['42501', 1, '42501'],
      SuperAdmin: [1, 1, '42501'],
    });
  });
  it('letters on their way are read by nobody', async () => {
    await as(anna.entrant, (tx) =>
      enqueue(tx, {
        id: randomUUID(),
        kind: 'notice',
        recipient: 'x@bussola.example',
        subject: 'x',
        html: 'x',
        body: 'x',
        now: NOW,
      }),
    );
    for (const sql of [
      'select body from outbox',
      'select recipient from outbox',
      `update outbox set recipient = 'y'`,
      'delete from outbox',
    ])
      await expect(
        as(anna.entrant, (tx) => tx.query(sql, [])).then((rows) => rows, sqlState),
      ).resolves.toBe('42501');
  });
  it('is in no table that people may write and no policy protects, but the counts of tries and the letters that they cause', async () => {
    expect(
      await t.db.query(
        `
      select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and not (c.relrowsecurity and c.relforcerowsecurity)
        and (has_table_privilege('bussola_app', c.oid, 'insert') or has_table_privilege('bussola_app', c.oid, 'update') or has_table_privilege('bussola_app', c.oid, 'delete')) order by 1`,
        [],
      ),
    ).toEqual([{ name: 'outbox' }, { name: 'rate_limit' }]);
  });
  it('is in no table that people may read and no policy protects, but what is of nobody', async () => {
    expect(
      await t.db.query(
        `
      select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v', 'm') and not (c.relrowsecurity and c.relforcerowsecurity)
        and has_table_privilege('bussola_app', c.oid, 'select') order by 1`,
        [],
      ),
    ).toEqual([
      { name: 'comuni' },
      { name: 'comuni_nomi' },
      { name: 'costanti_shipped' },
      { name: 'rate_limit' },
    ]);
  });
});
