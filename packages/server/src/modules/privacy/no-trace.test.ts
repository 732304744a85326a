/**
 * After an erasure the whole database and the whole data folder are searched, table by table and
 * file by file, for whatever told of the person: a table, a column or a file that somebody adds is
 * searched without being listed anywhere.
 */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { answerAdviser, giveNumber } from '../../../test/advisers.ts';
import { completeCheckup } from '../../../test/checkup-answers.ts';
import { formOf } from '../../../test/form-data.ts';
import { pdfOf } from '../../../test/pdf-files.ts';
import { emptyOf, rowsOf } from '../../../test/person-tables.ts';
import { sessionOf } from '../../../test/session-of.ts';
import { PASSWORD, testApp } from '../../../test/test-app.ts';
import type { Person, TestApp } from '../../../test/test-app.ts';
import { asSystem } from '../../access.ts';
import { housekeeping } from '../../housekeeping.ts';
import { activate } from '../people/claim-repository.ts';
import { insertUser } from '../people/user-repository.ts';
import { insertGrant } from '../people/grant-repository.ts';
import { accessTokens } from '../session/access-token.ts';
import { insertSession } from '../session/session-repository.ts';
import { UNDO_DAYS } from './undo-deletion.ts';

const [NAME, SURNAME, EMAIL, AMOUNT] = [
  'Zefirina',
  'Tracciabella',
  'traccia.zero@bussola.example',
  '734511',
];
let t: TestApp;
let person: Person;
let memberIds: string[];
const sweep = () => housekeeping(t.deps, t.app.services).sweep();
const ids = {
  partner: '5b7cf7a0-1c39-4a52-9c8f-0d3a1e2f4c01',
  adviser: '5b7cf7a0-1c39-4a52-9c8f-0d3a1e2f4c02',
  other: '5b7cf7a0-1c39-4a52-9c8f-0d3a1e2f4c12',
  staff: '5b7cf7a0-1c39-4a52-9c8f-0d3a1e2f4c03',
  grant: '5b7cf7a0-1c39-4a52-9c8f-0d3a1e2f4c04',
};

async function other(id: string, role: string): Promise<string> {
  const email = `${id}@bussola.example`;
  await insertUser(t.deps.db, {
    id,
    state: 'to-verify',
    language: 'it',
    now: t.deps.clock(),
    firstName: 'Altra',
    lastName: 'Persona',
    email,
    folded: email,
    passwordHash: 'x',
  });
  await activate(t.deps.db, id, email);
  await t.deps.db.query('update users set role = $2 where id = $1', [id, role]);
  return sessionOf(t.deps, id);
}
/** Where a partner's session is whose grant opens the area. */
async function inside(): Promise<string> {
  const [now, id, parentId] = [t.deps.clock(), crypto.randomUUID(), crypto.randomUUID()];
  const plain = {
    userId: ids.partner,
    provisional: false,
    remember: false,
    now,
    expiresAt: new Date(now.getTime() + 3_600_000),
    device: { browser: null, system: null },
    proved: true,
    limitedTo: null,
    reportId: null,
  };
  await insertSession(t.deps.db, { ...plain, id: parentId });
  await insertSession(t.deps.db, {
    ...plain,
    id,
    elsewhere: { via: 'grant', areaId: person.userId, grantId: ids.grant, parentId },
  });
  return accessTokens(t.deps.secrets, t.deps.clock).sign({
    userId: ids.partner,
    areaId: person.userId,
    sessionId: id,
    counter: 0,
  });
}

/** A person who has used every function, and on whom others have used theirs. */
beforeAll(async () => {
  t = await testApp({ draw: async () => pdfOf('Report disegnato') });
  const [partner, adviser, staff] = [
    await other(ids.partner, 'User'),
    await other(ids.adviser, 'Consulente'),
    await other(ids.staff, 'SuperAdmin'),
  ];
  await other(ids.other, 'Consulente');
  for (const id of [ids.adviser, ids.other]) await giveNumber(t, id);
  const guest = await t.call('createCheckup', { body: {} });
  await completeCheckup(t, guest.body.token, {
    firstName: NAME,
    lastName: SURNAME,
    redditoNettoAnnuo: Number(AMOUNT),
  });
  person = await t.register(EMAIL, guest.body.token);
  const own = { token: person.token, params: { userId: person.userId } };
  await t.call('stepUp', { ...own, body: { password: PASSWORD } });
  memberIds = (await t.call('getNucleo', own)).body.nucleoFamiliare.map(({ _id }) => _id);
  const will = { token: person.token, params: { id: memberIds[0] ?? '' } };
  const key = (name: string) => ({ headers: { 'idempotency-key': `chiave-${name}` } });
  const done = [
    await t.call('updateAccount', { ...own, body: { firstName: NAME, lastName: SURNAME } }),
    await t.call('allInfo', own),
    await t.call('createMember', {
      ...own,
      ...key('membro'),
      body: { gradoParentela: 'son', data: { firstName: NAME, dataNascita: '2012-02-02' } },
    }),
    await t.call('updateMember', {
      token: person.token,
      params: { ...own.params, memberId: memberIds[0] ?? '' },
      body: { data: { redditoNettoAnnuo: 12_000 } },
    }),
    // A level has changed.
    await t.call('allInfo', own),
    await t.call('generateReport', { ...own, ...key('report'), body: {} }),
    await t.call('shareSintesi', own),
    await t.call('createNote', { ...own, body: { text: `${NAME} ${SURNAME}` } }),
    await t.call('uploadFiles', {
      ...own,
      ...formOf({ field: 'Files', name: `${SURNAME}.pdf`, bytes: pdfOf('uno') }),
    }),
    await t.call('uploadAvatar', {
      token: person.token,
      params: { ...own.params, memberId: memberIds[0] ?? '' },
      ...formOf({
        field: 'avatar',
        name: 'io.png',
        bytes: await sharp({
          create: { width: 300, height: 300, channels: 3, background: '#123456' },
        })
          .png()
          .toBuffer(),
      }),
    }),
    await t.call('consentsCreate', {
      token: person.token,
      body: { kind: 'marketing', granted: true },
    }),
    await t.call('sendRegalo', {
      token: person.token,
      ...key('regalo'),
      body: {
        regalo: 'checkup',
        nome: `Mamma di ${NAME}`,
        email: 'mamma@parenti.example',
        messaggio: `Un abbraccio, ${NAME}`,
        language: 'it',
      },
    }),
    await t.call('updateSegno', {
      token: person.token,
      params: { ...own.params, code: 'TCM' },
      body: { stato: 'fatto', data: '2026-11-02' },
    }),
    await t.call('enableTestamento', { ...will, body: { enabled: true } }),
    await t.call('updateTestamentoNotaio', { ...will, body: { notaio: `${NAME} ${SURNAME}` } }),
    await t.call('exportData', own),
    await t.call('createGrant', {
      ...own,
      ...key('accesso'),
      body: { email: 'nessuno@studio.example', scopes: ['dati'], purpose: `Per ${NAME}` },
    }),
    await t.call('emailAccess', { params: { token: 'x'.repeat(43) } }),
    await t.call('forgotPassword', { body: { email: EMAIL } }),
    await t.call('authenticate', { body: { email: EMAIL, password: 'sbagliata' } }),
    await t.call('newUpdateEmail', { ...own, body: { email: `nuova.${EMAIL}` } }),
  ];
  expect(done.map(({ status }) => status)).toEqual([
    200, 200, 201, 200, 200, 200, 201, 201, 201, 201, 201, 201, 200, 200, 200, 200, 201, 204, 202,
    403, 202,
  ]);
  // Two letters a minute go to one address.
  t.advance(61);
  expect(
    (
      await t.call('newRegister', {
        ...key('registro'),
        body: {
          firstName: NAME,
          lastName: SURNAME,
          email: EMAIL,
          password: PASSWORD,
          confirmPassword: PASSWORD,
          acceptPrivacy: true,
        },
      })
    ).status,
  ).toBe(202);
  await insertGrant(t.deps.db, {
    id: ids.grant,
    ownerId: person.userId,
    holder: { id: ids.partner },
    scopes: ['dati:write', 'patrimonio:write', 'protezione:write', 'previdenza:write'],
    purpose: NAME,
    from: '2026-11-01',
    to: '2027-01-01',
    now: t.deps.clock(),
  });
  const guestToken = await inside();
  const about = { params: { clientId: person.userId } };
  const reason = `${NAME} ${SURNAME} ha chiesto aiuto al telefono.`;
  const theirs = [
    await t
      .call('toggleClient', {
        token: staff,
        body: { consulenteId: ids.adviser, clientId: person.userId, linked: true, reason },
      })
      .then(async (proposed) => {
        const yes = await answerAdviser(t, person, ids.adviser);
        // Another one asks, and waits for an answer.
        await t.call('toggleClient', {
          token: staff,
          body: { consulenteId: ids.other, clientId: person.userId, linked: true, reason },
        });
        return yes.status === 200 ? proposed : yes;
      }),
    await t.call('allInfo', { ...own, token: adviser }),
    await t.call('consulenteClienti', { token: adviser }),
    await t.call('createMember', {
      ...own,
      token: guestToken,
      ...key('estraneo'),
      body: { gradoParentela: 'daughter', data: { firstName: NAME, dataNascita: '2014-02-02' } },
    }),
    await t.call('openAdminClient', {
      token: staff,
      ...about,
      body: { reason, tabs: ['dati'] },
    }),
    await t.call('adminClients', { token: staff, query: { search: SURNAME } }),
    await t.call('askLook', { token: staff, ...about, body: { reason } }),
    await t.call('enableClient', { token: staff, ...about, body: { enabled: false, reason } }),
    await t.call('enableClient', { token: staff, ...about, body: { enabled: true, reason } }),
    await t.call('allInfo', { token: partner, params: own.params }),
    await t.call('createRichiesta', {
      token: staff,
      body: {
        kind: 'privacy',
        via: 'lettera',
        subject: `La copia dei dati di ${NAME}`,
        person: `${NAME} ${SURNAME}`,
        email: EMAIL,
        arrivedOn: '2026-11-20',
        words: `Sono ${NAME} ${SURNAME}: mandatemi tutto.`,
        recognised: `Documento di ${NAME}`,
      },
    }),
  ];
  expect(theirs.map(({ status }) => status)).toEqual([
    200, 200, 200, 201, 200, 200, 200, 200, 200, 404, 201,
  ]);
  // A letter that no mail server ever took.
  await t.app.services.mailer.drain();
  await t.app.services.mailer.reset(
    t.deps.db,
    { email: EMAIL, firstName: NAME, language: 'it', role: 'User' },
    'x'.repeat(43),
  );
  await t.deps.db.query(
    `update outbox set dead_at = $2, attempts = 8 where recipient = $1 and done_at is null`,
    [EMAIL, t.deps.clock()],
  );
  await t.deps.db.query(
    `with one as (insert into contents (id, kind, category, place, created_at) values (gen_random_uuid(), 'faq', 'casa', 1, now()) returning id),
     seen as (insert into content_writers select id, $1, now() from one)
     insert into faq_votes select id, $1, true, '2026-11-20' from one`,
    [person.userId],
  );
  // As if they had been of the staff, and had called a view by their own name.
  await t.deps.db.query(`insert into client_views (user_id, views) values ($1, $2)`, [
    person.userId,
    JSON.stringify([{ name: NAME }]),
  ]);
  person.token = await sessionOf(t.deps, person.userId);
});
afterAll(() => t.close());

/** Where a text is: `table.column`, and files. */
async function traces(...texts: string[]): Promise<string[]> {
  const columns = await t.deps.db.query<{ name: string; column: string }>(
    `
    select c.relname as name, a.attname as column from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped order by 1, 2`,
    [],
  );
  const found: string[] = [];
  for (const { name, column } of columns) {
    const [row] = await t.deps.db.query<{ n: number }>(
      `select count(*)::int as n from ${name} x where exists (select from unnest($1::text[]) wanted where position(lower(wanted) in lower(x.${column}::text)) > 0)`,
      [texts],
    );
    if ((row?.n ?? 0) > 0) found.push(`${name}.${column}`);
  }
  const { dataDir } = t.deps.config;
  for (const entry of readdirSync(dataDir, { recursive: true, withFileTypes: true }).filter((one) =>
    one.isFile(),
  )) {
    const text =
      `${entry.name}\n${readFileSync(path.join(entry.parentPath, entry.name)).toString('latin1')}`.toLowerCase();
    if (texts.some((wanted) => text.includes(wanted.toLowerCase())))
      found.push(path.relative(dataDir, path.join(entry.parentPath, entry.name)));
  }
  return found;
}
const words = () => [NAME, SURNAME, EMAIL, AMOUNT, ...memberIds];

describe('an account that is erased', () => {
  it('was everywhere before', async () => {
    expect((await traces(...words())).length).toBeGreaterThan(20);
    expect((await traces(person.userId)).length).toBeGreaterThan(15);
  });
  it('had a row in every table of a person, but for ways to sign in that were not used', async () => {
    // A new table needs a call in `beforeAll` that fills it.
    expect(emptyOf(await rowsOf(t.deps.db, person.userId))).toEqual([
      'challenges',
      'passkeys',
      'portal_overrides',
      'recovery_codes',
      'social_identities',
      'totp',
      'verifications',
    ]);
  });
  it('leaves no name, address, amount or id of a member, and of its own id only the note that it was erased', async () => {
    expect(
      (
        await t.call('deleteAccount', {
          token: person.token,
          params: { userId: person.userId },
          body: { password: PASSWORD, confirm: 'ELIMINA' },
        })
      ).status,
    ).toBe(204);
    t.advance(UNDO_DAYS * 86_400 + 60);
    await sweep();
    await t.app.services.mailer.drain();
    // The mailbox of a server without SMTP holds the last letter, as the person's own would.
    expect(await traces(...words())).toEqual([
      'dev_mail.body',
      'dev_mail.html',
      'dev_mail.recipient',
    ]);
    expect(
      (
        await t.deps.db.query<{ subject: string }>(
          'select subject from dev_mail where recipient = $1',
          [EMAIL],
        )
      ).map(({ subject }) => subject),
    ).toEqual(['I tuoi dati sono stati cancellati']);
    expect(await traces(person.userId)).toEqual([
      'audit.about',
      'audit_chain.about',
      'audit_chain.canonical',
    ]);
    t.advance(31 * 86_400);
    await sweep();
    expect(await traces(...words())).toEqual([]);
  });
  it('leaves the chain of the audit whole', async () => {
    expect(await asSystem(() => t.app.services.auditHeads.verify())).toMatchObject({ whole: true });
  });
});
