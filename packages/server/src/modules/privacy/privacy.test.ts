import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { jwtVerify } from 'jose';
import sharp from 'sharp';
import { completeCheckup, livingUnmarried } from '../../../test/checkup-answers.ts';
import { formOf } from '../../../test/form-data.ts';
import { pdfOf } from '../../../test/pdf-files.ts';
import { emptyOf, rowsOf } from '../../../test/person-tables.ts';
import { PASSWORD, testApp } from '../../../test/test-app.ts';
import type { Person, TestApp } from '../../../test/test-app.ts';
import { asSystem } from '../../access.ts';
import { plusDays } from '../../clock.ts';
import { housekeeping } from '../../housekeeping.ts';
import { activate } from '../people/claim-repository.ts';
import { lockForErasure } from '../people/erasure-repository.ts';
import { EXPORTED, NOT_EXPORTED } from './export-repository.ts';
import { UNDO_DAYS } from './undo-deletion.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ draw: async () => pdfOf('Report disegnato') });
});
afterAll(() => t.close());

const sweep = () => housekeeping(t.deps, t.app.services).sweep();
const stored = (folder: string): string[] => {
  const root = path.join(t.deps.config.dataDir, folder);
  return existsSync(root)
    ? readdirSync(root, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ name }) => name)
    : [];
};
const isGone = async (person: Person): Promise<boolean> =>
  Object.values(await rowsOf(t.deps.db, person.userId)).every((count) => count === 0);

/** Ways to sign in, links and steps under way: `settled` has none of them. */
const WAYS_IN = [
  'challenges',
  'email_changes',
  'idempotency',
  'notices',
  'one_use_tokens',
  'passkeys',
  'portal_overrides',
  'recovery_codes',
  'sintesi_links',
  'social_identities',
  'totp',
  'verifications',
];

/** Somebody who uses everything. */
async function settled(email: string): Promise<Person> {
  const person = await t.register(email);
  const params = { userId: person.userId };
  await completeCheckup(t, person.token);
  // A level changes between two visits.
  await t.call('allInfo', { token: person.token, params });
  await t.call('updateMember', {
    token: person.token,
    params: { ...params, memberId: await meOf(person) },
    body: { data: { redditoNettoAnnuo: 200_000 } },
  });
  await t.call('allInfo', { token: person.token, params });
  // An export wants a recent proof.
  await t.call('stepUp', { token: person.token, params, body: { password: PASSWORD } });
  await t.call('generateReport', { token: person.token, params, body: {} });
  for (const text of ['uno', 'due'])
    await t.call('uploadFiles', {
      token: person.token,
      params,
      ...formOf({ field: 'Files', name: 'Polizza.pdf', bytes: pdfOf(text) }),
    });
  const staff = await t.register(`staff.${email}`);
  await t.deps.db.query(`update users set role = 'Admin' where id = $1`, [staff.userId]);
  await t.call('stepUp', {
    token: staff.token,
    params: { userId: staff.userId },
    body: { password: PASSWORD },
  });
  await t.call('askLook', {
    token: staff.token,
    params: { clientId: person.userId },
    body: { reason: 'La data della pensione non torna.' },
  });
  await t.call('createRichiesta', {
    token: staff.token,
    body: {
      kind: 'domanda',
      via: 'email',
      subject: 'Il riscatto vale per un master?',
      person: 'Anna Colombo',
      email,
      arrivedOn: '2026-11-20',
      words: 'Vorrei saperlo prima di pagare.',
    },
  });
  await t.call('createNote', {
    token: person.token,
    params,
    body: { text: 'Ricordarsi della Polizza' },
  });
  await t.call('updateSegno', {
    token: person.token,
    params: { ...params, code: 'TCM' },
    body: { stato: 'fatto', data: '2026-11-02' },
  });
  const will = { token: person.token, params: { id: await meOf(person) } };
  await t.call('enableTestamento', { ...will, body: { enabled: true } });
  await t.call('updateTestamentoNotaio', { ...will, body: { notaio: 'Laura Ferri' } });
  await t.deps.db.query(
    `with one as (insert into contents (id, kind, category, place, created_at) values (gen_random_uuid(), 'faq', 'casa', 1, now()) returning id),
     seen as (insert into content_writers select id, $1, now() from one)
     insert into faq_votes select id, $1, true, '2026-11-20' from one`,
    [person.userId],
  );
  await t.deps.db.query(`insert into client_views (user_id, views) values ($1, '[]')`, [
    person.userId,
  ]);
  await t.call('sendRegalo', {
    token: person.token,
    body: {
      regalo: 'esperto',
      nome: 'Zia Rosa',
      email: `zia.di.${email}`,
      messaggio: '',
      language: 'it',
    },
  });
  const picture = await sharp({
    create: { width: 300, height: 300, channels: 3, background: '#2a6f6f' },
  })
    .png()
    .toBuffer();
  expect(
    (
      await t.call('uploadAvatar', {
        token: person.token,
        params: { ...params, memberId: await meOf(person) },
        ...formOf({ field: 'avatar', name: 'io.png', bytes: picture }),
      })
    ).status,
  ).toBe(201);
  return person;
}
const meOf = async ({ token, userId }: Person) =>
  (await t.call('getNucleo', { token, params: { userId } })).body.nucleoFamiliare.find(
    ({ gradoParentela }) => gradoParentela === 'me',
  )?._id ?? '';

describe('the export', () => {
  it('holds every answer, the note open, each report, each document and each picture', async () => {
    const anna = await settled('anna.dati@bussola.example');
    await livingUnmarried(t, anna);
    const answer = await t.call('exportData', {
      token: anna.token,
      params: { userId: anna.userId },
    });
    expect([
      answer.status,
      answer.headers['content-type'],
      answer.headers['cache-control'],
    ]).toEqual([200, 'application/zip', 'no-store']);
    const zip = unzipSync(answer.bytes);
    expect(Object.keys(zip).sort()).toEqual([
      'LEGGIMI.txt',
      'dati.json',
      'documenti/Polizza (2).pdf',
      'documenti/Polizza.pdf',
      `foto/${await meOf(anna)}.webp`,
      expect.stringMatching(/^report\/Report famiglia Bellini .* 2026\.pdf$/),
    ]);
    expect(
      [zip['documenti/Polizza.pdf'], zip['documenti/Polizza (2).pdf']].map((bytes) =>
        strFromU8(bytes ?? new Uint8Array()).slice(0, 5),
      ),
    ).toEqual(['%PDF-', '%PDF-']);
    const shown = await t.call('getAvatar', {
      token: anna.token,
      params: { userId: anna.userId, memberId: await meOf(anna) },
    });
    expect([
      shown.status,
      Buffer.compare(shown.bytes, zip[`foto/${await meOf(anna)}.webp`] ?? new Uint8Array()),
    ]).toEqual([200, 0]);
    const json = strFromU8(zip['dati.json'] ?? new Uint8Array());
    // Sealed text is base64: a table that holds some is handed out open, by its service.
    expect(json.match(/"(?![0-9a-f]+")[A-Za-z0-9+/]{40,}={0,2}"/g) ?? []).toEqual([]);
    const data = JSON.parse(json) as Record<string, unknown[]> & { note: { text: string } };
    expect(data.note.text).toBe('Ricordarsi della Polizza');
    expect(JSON.stringify(data.users)).toContain('anna.dati@bussola.example');
    expect(JSON.stringify(data.membri)).toContain('"redditoNettoAnnuo":200000');
    expect(data.membri).toContainEqual(
      expect.objectContaining({
        grado: 'other',
        data: expect.objectContaining({ firstName: 'Luca', convivente: true }),
      }),
    );
    expect(data.consents?.length).toBeGreaterThan(0);
    expect(data.segni).toEqual([
      expect.objectContaining({ code: 'TCM', stato: 'fatto', data: '2026-11-02' }),
    ]);
    expect(data.richieste).toEqual([
      expect.objectContaining({ words: 'Vorrei saperlo prima di pagare.' }),
    ]);
    expect(data.testamenti).toEqual([expect.objectContaining({ notaio: 'Laura Ferri' })]);
    expect(data.regali).toEqual([
      expect.objectContaining({ regalo: 'esperto', nome: 'Zia Rosa', data: '2026-11-21' }),
    ]);
    const handedOut = Object.values(NOT_EXPORTED).flatMap(
      (reason) => /the section «(\w+)»/.exec(reason)?.[1] ?? [],
    );
    expect(handedOut.filter((section) => !(section in data))).toEqual([]);
    const text = strFromU8(zip['dati.json'] ?? new Uint8Array());
    expect([
      /password/.test(text),
      /\$argon2/.test(text),
      /token_hash/.test(text),
      /blob_key/.test(text),
    ]).toEqual([false, false, false, false]);
  });

  it('erases every table of a person with the account', async () => {
    const tables = await t.deps.db.query<{ name: string }>(
      `select c.table_name as name from information_schema.columns c
       join information_schema.tables b using (table_schema, table_name)
       where c.table_schema = 'public' and b.table_type = 'BASE TABLE' and c.column_name = 'user_id'
         and not exists (
           select from pg_constraint k
           where k.conrelid = c.table_name::regclass and k.contype = 'f' and k.confdeltype = 'c')
       order by 1`,
      [],
    );
    expect(tables.map(({ name }) => name)).toEqual([]);
  });

  it('forgets no table that names a person', async () => {
    const tables = await t.deps.db.query<{ name: string }>(
      `select distinct c.table_name as name from information_schema.columns c join information_schema.tables b using (table_schema, table_name)
       where c.table_schema = 'public' and b.table_type = 'BASE TABLE' and (c.column_name in ('user_id', 'owner_id', 'holder_id', 'subject', 'actor', 'client_id', 'consulente_id') or (c.table_name = 'users' and c.column_name = 'id'))
       order by 1`,
      [],
    );
    expect(
      tables
        .map(({ name }) => name)
        .filter((name) => !(name in EXPORTED) && !(name in NOT_EXPORTED)),
    ).toEqual([]);
  });
});

describe('the end of an account', () => {
  const leave = (person: Person) =>
    t.call('deleteAccount', {
      token: person.token,
      params: { userId: person.userId },
      body: { password: PASSWORD, confirm: 'ELIMINA' },
    });

  it('can be taken back within fourteen days, once, with the link of the message', async () => {
    const email = 'torna@bussola.example';
    const person = await settled(email);
    expect((await leave(person)).status).toBe(204);
    expect(
      (await t.call('allInfo', { token: person.token, params: { userId: person.userId } })).status,
    ).toBe(401);
    expect((await t.call('authenticate', { body: { email, password: PASSWORD } })).status).toBe(
      403,
    );
    const token = (await t.mail(email))[0]?.token ?? '';
    t.advance((UNDO_DAYS - 1) * 86_400);
    await sweep();
    const uses = await Promise.all(
      Array.from({ length: 20 }, () => t.call('undoDelete', { body: { token } })),
    );
    expect(uses.map(({ status }) => status).sort()).toEqual([
      200,
      ...Array.from({ length: 19 }, () => 422),
    ]);
    const back = await t.call('authenticate', { body: { email, password: PASSWORD } });
    expect(back.status).toBe(200);
    expect(
      (await t.call('getNote', { token: back.body.jwtToken, params: { userId: person.userId } }))
        .body.text,
    ).toBe('Ricordarsi della Polizza');
  });

  it('is final after fourteen days: key, rows and bytes are gone, and a signed statement says so', async () => {
    const email = 'addio@bussola.example';
    const before = [stored('documents').length, stored('reports').length];
    const person = await settled(email);
    // A new table of a person has a row in `settled`, so that the erasure is seen to take it.
    expect(emptyOf(await rowsOf(t.deps.db, person.userId))).toEqual(WAYS_IN);
    await leave(person);
    const token = (await t.mail(email))[0]?.token ?? '';
    t.advance(UNDO_DAYS * 86_400 + 60);
    await sweep();
    expect(await isGone(person)).toBe(true);
    expect([stored('documents').length, stored('reports').length]).toEqual(before);
    expect(await t.call('undoDelete', { body: { token } })).toMatchObject({
      status: 422,
      problem: { code: 'TOKEN_INVALID' },
    });
    await t.app.services.mailer.drain();
    const [letter] = await t.deps.db.query<{ subject: string; body: string }>(
      'select subject, body from dev_mail where recipient = $1 order by seq desc limit 1',
      [email],
    );
    expect(letter?.subject).toBe('I tuoi dati sono stati cancellati');
    const statement = /eyJ[\w-]+\.[\w-]+\.[\w-]+/.exec(letter?.body ?? '')?.[0] ?? '';
    const { payload } = await jwtVerify(statement, t.deps.secrets.verifyKey, {
      typ: 'erasure+jwt',
      issuer: 'bussola',
      currentDate: t.deps.clock(),
    });
    expect(payload.key).toMatch(/^[0-9a-f]{32}$/);
    expect(statement).not.toContain(person.userId);
  });

  it('does not wait for another that cannot be erased', async () => {
    const people = [
      await settled('intoccabile@bussola.example'),
      await settled('dopo@bussola.example'),
      await settled('prima@bussola.example'),
    ];
    for (const person of people) await leave(person);
    t.advance(UNDO_DAYS * 86_400 + 60);
    // Whichever comes first by its id: it is the one that the database will not let go.
    const [stuck, ...others] = people.map(({ userId }) => userId).sort();
    await t.owner.query(
      `create function stays() returns trigger language plpgsql as $$ begin raise exception 'it stays'; end $$; create trigger stays before delete on users for each row when (old.id = '${stuck}') execute function stays()`,
    );
    await expect(sweep()).rejects.toThrow('1 parts of housekeeping failed');
    expect(
      await t.deps.db.query<{ id: string }>('select id from users where id = any($1::uuid[])', [
        people.map(({ userId }) => userId),
      ]),
    ).toEqual([{ id: stuck }]);
    expect(others).toHaveLength(2);
    // Nothing of it is half gone.
    expect(
      await t.deps.db.query('select 1 as n from personal_keys where user_id = $1', [stuck]),
    ).toEqual([{ n: 1 }]);
    await t.owner.query('drop trigger stays on users; drop function stays()');
    await sweep();
    expect(await t.deps.db.query('select id from users where id = $1', [stuck])).toEqual([]);
  });

  it('is refused to a link that came too late, and to an address that has a new account', async () => {
    const late = await t.register('tardi@bussola.example');
    await leave(late);
    const token = (await t.mail('tardi@bussola.example'))[0]?.token ?? '';
    t.advance(UNDO_DAYS * 86_400 + 60);
    expect(await t.call('undoDelete', { body: { token } })).toMatchObject({
      status: 422,
      problem: { code: 'TOKEN_EXPIRED' },
    });

    const email = 'due.volte@bussola.example';
    const first = await t.register(email);
    await leave(first);
    const link = (await t.mail(email))[0]?.token ?? '';
    t.advance(120);
    await t.register(email);
    expect(await t.call('undoDelete', { body: { token: link } })).toMatchObject({
      status: 409,
      problem: { code: 'CONFLICT' },
    });
  });
});

describe('what is not kept for ever', () => {
  it('tells whoever has not been here for two years, and erases a year later unless they come back', async () => {
    const [gone, back] = [
      await t.register('assente@bussola.example'),
      await t.register('ritorna@bussola.example'),
    ];
    t.advance(740 * 86_400);
    await sweep();
    await sweep();
    const subjects = async (email: string) =>
      (await t.mail(email))
        .map(({ subject }) => subject)
        .filter((subject) => subject === 'Non ti vediamo da molto tempo');
    expect([
      await subjects('assente@bussola.example'),
      await subjects('ritorna@bussola.example'),
    ]).toEqual([['Non ti vediamo da molto tempo'], ['Non ti vediamo da molto tempo']]);
    expect(
      (
        await t.call('authenticate', {
          body: { email: 'ritorna@bussola.example', password: PASSWORD },
        })
      ).status,
    ).toBe(200);
    t.advance(366 * 86_400);
    await sweep();
    expect(
      (
        await t.call('authenticate', {
          body: { email: 'assente@bussola.example', password: PASSWORD },
        })
      ).status,
    ).toBe(403);
    t.advance(UNDO_DAYS * 86_400 + 60);
    await sweep();
    expect([await isGone(gone), await isGone(back)]).toEqual([true, false]);
  });

  it('leaves whoever proved their address while others were being erased', async () => {
    const late = await t.register('tardi@bussola.example');
    const lock = () =>
      asSystem(() =>
        t.deps.db.transaction((tx) =>
          lockForErasure(tx, late.userId, t.deps.clock(), plusDays(t.deps.clock(), -7)),
        ),
      );
    await t.deps.db.query(
      `update users set state = 'to-verify', expires_at = $2::timestamptz - interval '1 minute' where id = $1`,
      [late.userId, t.deps.clock()],
    );
    expect(await lock()).toMatchObject({ email: 'tardi@bussola.example' });
    await asSystem(() =>
      t.deps.db.transaction((tx) => activate(tx, late.userId, 'tardi@bussola.example')),
    );
    expect(await lock()).toBeUndefined();
  });

  it('lets old consents lapse, and writes it down', async () => {
    const person = await t.register('consensi@bussola.example');
    const params = { userId: person.userId };
    await t.call('consentsCreate', {
      token: person.token,
      body: { kind: 'marketing', granted: true },
    });
    await t.call('consentsProfile', { token: person.token, body: { granted: true } });
    t.advance(400 * 86_400);
    await sweep();
    const again = await t.call('authenticate', {
      body: { email: 'consensi@bussola.example', password: PASSWORD },
    });
    const { consents } = (await t.call('listConsents', { token: again.body.jwtToken, params }))
      .body;
    expect(
      consents.filter(({ kind }) => kind === 'profiling').map(({ granted }) => granted),
    ).toEqual([true, false]);
    expect(
      consents
        .filter(({ kind }) => kind === 'marketing')
        .map(({ granted }) => granted)
        .at(-1),
    ).toBe(true);
  });
});
