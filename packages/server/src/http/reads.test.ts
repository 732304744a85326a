/**
 * Reads, as the people who may make them: each GET with data behind it, for its owner, for partners
 * and for a linked adviser. Their own statements run in read-only transactions: a read that writes
 * into the rows of somebody is refused to a reader, whom row-level security lets write nothing.
 */
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { ADVISER_SCOPES, CALL_NAMES, calls, contract } from '@bussola/contract';
import type { CallName, Endpoint, Scope } from '@bussola/contract';
import { CLIENT_TABS } from '@bussola/contract/limits';
import { SOLUZIONI } from '@bussola/domain';
import fc from 'fast-check';
import sharp from 'sharp';
import { LET_THROUGH, expected } from '../../test/authorization/oracle.ts';
import { CANARY, PERSONAS, makeWorld } from '../../test/authorization/world.ts';
import type { Ids, World } from '../../test/authorization/world.ts';
import { formOf } from '../../test/form-data.ts';
import { validFor } from '../../test/fuzz/values.ts';
import { pdfOf } from '../../test/pdf-files.ts';
import { testApp } from '../../test/test-app.ts';
import type { Answer, TestApp } from '../../test/test-app.ts';
import { sqlState } from '../db/port.ts';
import type { Db, Queryable, SqlValue, Transacting } from '../db/port.ts';

jest.setTimeout(240_000);

/** GETs that the specification makes change state. */
const CHANGE_STATE: readonly CallName[] = [
  'authThirdParty',
  'emailAccess',
  'finalizeCheckup',
  'logoutThirdParty',
  'newFinalizeCheckup',
];
/**
 * What a read may write: an entry of the access log, the stored analysis of one's own area
 * with its levels, and the count of a rate limit.
 */
const MAY_WRITE =
  /\baudit_note\(|^insert into "(?:analyses|household_levels|level_history|rate_limit)"/;
/** Rows of the levels may be locked, to be written. */
const READS = /^select (?:(?!for update).)*$|^select .* from "household_levels" .* for update$/s;
const READ_ONLY_TRANSACTION = '25006';
const REPORT = new Uint8Array([37, 80, 68, 70, 45, 49]);
const DOCUMENT = pdfOf('Un documento');

let t: TestApp;
let world: World;
/** Of the people who have papers: theirs. */
const papers = new Map<Ids, Ids>();
let ids: Ids;
let isReadOnly = false;
const wrote: string[] = [];
let asking = '';

/**
 * A person's own statements in read-only transactions, while `isReadOnly`. A transaction that
 * begins with what may be written is a usual one, and each of its statements is looked at.
 */
const readOnly = (db: Db): Db => ({
  ...db,
  under: (entrant): Transacting => {
    const given = db.under(entrant);
    if (!isReadOnly) return given;
    const transaction: Transacting['transaction'] = (work, options) =>
      given.transaction(async (tx) => {
        let mode: 'read only' | 'read write' | undefined;
        const begin = async (text: string) => {
          mode ??= MAY_WRITE.test(text) ? 'read write' : 'read only';
          if (mode === 'read only') await tx.query('set transaction read only');
          else if (!MAY_WRITE.test(text) && !READS.test(text)) wrote.push(`${asking}: ${text}`);
        };
        try {
          return await work({
            query: async <R extends object>(text: string, values?: readonly SqlValue[]) => {
              await begin(text);
              return tx.query<R>(text, values);
            },
            prepared: async <R extends object>(
              name: string,
              text: string,
              values?: readonly SqlValue[],
            ) => {
              await begin(text);
              return tx.prepared<R>(name, text, values);
            },
          });
        } catch (error) {
          if (sqlState(error) === READ_ONLY_TRANSACTION) wrote.push(asking);
          throw error;
        }
      }, options);
    const alone = <R extends object>(text: string, read: (tx: Queryable) => Promise<R[]>) =>
      MAY_WRITE.test(text) ? read(given) : transaction(read);
    return {
      transaction,
      query: <R extends object>(text: string, values?: readonly SqlValue[]) =>
        alone(text, (tx) => tx.query<R>(text, values)),
      prepared: <R extends object>(name: string, text: string, values?: readonly SqlValue[]) =>
        alone(text, (tx) => tx.prepared<R>(name, text, values)),
    };
  },
});

beforeAll(async () => {
  t = await testApp({ throttleScale: 1e6, around: readOnly, draw: async () => REPORT });
  world = await makeWorld(t);
  const { token } = world.personas.owner;
  const { userId = '', memberId = '' } = world.owner;
  // An answer of each section, with its history, and a mark.
  await t.deps.db.query('update membri set data = data || $2::jsonb where id = $1', [
    memberId,
    JSON.stringify({
      statoResidenza: 'affitto',
      anniContributi: 12,
      polizze: { casoMorte: false },
    }),
  ]);
  for (const persona of ['owner', 'other', 'admin', 'superadmin'] as const) {
    const { token: own, ids: theirs } = world.personas[persona];
    papers.set(theirs, await papersOf(own ?? '', theirs));
  }
  ids = { ...world.owner, ...papers.get(world.owner) };
  await keepPrivate(token ?? '', memberId);
  const marked = await t.call('updateSegno', {
    token: token ?? '',
    params: { userId, code: 'TCM' },
    body: { stato: 'fatto', data: '2026-11-20' },
  });
  expect(marked.status).toBe(200);
  named.clientId = userId;
  for (const staff of ['admin', 'superadmin'] as const)
    await t.call('openAdminClient', {
      token: world.personas[staff].token ?? '',
      params: { clientId: userId },
      body: { reason: 'Chiede chi ha in famiglia.', tabs: ['famiglia'] },
    });
  const released = await t.call('costantiReleases', {
    token: world.personas.superadmin.token ?? '',
  });
  const [first] = released.body.releases;
  named.id = first?.id ?? '';
  named.release = first?.release ?? '';
  filters.metodo = { release: named.release };
});
afterAll(() => t.close());

/** What no partner, adviser or member of staff is shown, whatever the right. */
const PRIVATE = {
  'a reserved answer': '"eta":37',
  'the name of a reserved answer': 'figliFuoriNucleo',
  'the note': 'Da chiedere in banca',
  'a gift': 'Peppina',
  'where a will is': 'Nel cassetto dello studio',
} as const;
async function keepPrivate(token: string, memberId: string): Promise<void> {
  await t.deps.db.query('update membri set data = data || $2::jsonb where id = $1', [
    memberId,
    JSON.stringify({ haTestamento: true, figliFuoriNucleo: [{ eta: 37 }] }),
  ]);
  const [gift, will] = [
    await t.call('sendRegalo', {
      token,
      body: {
        regalo: 'checkup',
        nome: PRIVATE['a gift'],
        email: 'peppina@bussola.example',
        messaggio: '',
        language: 'it',
      },
    }),
    await t.call('updateTestamentoIndirizzo', {
      token,
      params: { id: memberId },
      body: { indirizzo: PRIVATE['where a will is'] },
    }),
  ];
  expect([gift.status, will.status]).toEqual([201, 200]);
}

/** A document, two reports, a photo and a note, sealed with the key of the person. */
async function papersOf(token: string, { userId = '', memberId = '' }: Ids): Promise<Ids> {
  const own = { token, params: { userId } };
  const sent = await t.call('uploadFiles', {
    ...own,
    ...formOf({ field: 'Files', name: 'Polizza.pdf', bytes: DOCUMENT }),
  });
  const photo = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#2a6f6f' } })
    .png()
    .toBuffer();
  const kept = await t.call('uploadAvatar', {
    token,
    params: { userId, memberId },
    ...formOf({ field: 'avatar', name: 'io.png', bytes: photo }),
  });
  const made = [];
  for (const language of ['it', 'en'] as const)
    made.push(await t.call('generateReport', { ...own, body: { language } }));
  const noted = await t.call('createNote', { ...own, body: { text: PRIVATE['the note'] } });
  expect([sent, kept, ...made, noted].map(({ status }) => status)).toEqual([
    201, 201, 200, 200, 201,
  ]);
  const file = sent.body.files.find(({ name }) => name === 'Polizza.pdf');
  const [reportId = '', otherId = ''] = made.map(({ body }) => body.report.reportId);
  return { fileId: file?.id ?? '', reportId, otherId };
}

/** Values of a path that are no id. */
const PLAIN: Ids = { comune: 'Roma', plannedOutflows: '1000', anni: '5', forma: 'agevolato' };
/** Calls of staff name a client, and calls about constants a release. */
const named = { clientId: '', id: '', release: '', tab: 'famiglia' };

/** The twelve areas as they stand. */
const inOrder = { aree: SOLUZIONI.map((code) => `${code}:1`).join() };
/** Parts of a query that name something. */
const filters: Partial<Record<CallName, object>> = {
  // What everybody reads; drafts are for a SuperAdmin.
  faqs: {},
  texts: {},
  solutions: {},
  solutionEffect: { code: 'TCM' },
  orderEffect: inOrder,
  orderFamilies: inOrder,
};

async function ask<K extends CallName>(name: K, token: string | null, given: Ids) {
  const { params, query }: Endpoint = contract[name];
  const made = (schema: Endpoint['params']): object =>
    schema ? (fc.sample(validFor(schema), { numRuns: 1, seed: 7 })[0] as object) : {};
  const known: Record<string, string> = { ...PLAIN, ...named, ...given };
  if (name === 'costantiRelease') known['id'] = named.release;
  if (name === 'consulente') known['id'] = world.personas['adviser-linked'].userId;
  const inside = Object.fromEntries(
    Object.entries(known).filter(([key]) => calls[name].path.includes(`:${key}`)),
  );
  return t.call(name, {
    ...(token === null ? {} : { token }),
    params: { ...made(params), ...inside } as never,
    ...(query ? { query: (filters[name] ?? made(query)) as never } : {}),
  });
}

async function reading<T>(work: () => Promise<T>): Promise<T> {
  isReadOnly = true;
  try {
    return await work();
  } finally {
    isReadOnly = false;
  }
}

it('answers whoever may make it, and writes into no row of anybody', async () => {
  const reads = CALL_NAMES.filter(
    (name) =>
      calls[name].method === 'GET' &&
      !CHANGE_STATE.includes(name) &&
      // Its reader needs a link that was mailed.
      name !== 'reportSintesi',
  );
  const refused: string[] = [];
  let asked = 0;
  await reading(async () => {
    for (const name of reads) {
      const { permission }: Endpoint = contract[name];
      for (const persona of PERSONAS) {
        if (expected(name, permission, persona, 'own') !== LET_THROUGH) continue;
        const { token, ids: theirs } = world.personas[persona];
        asking = `${name}, ${persona}`;
        asked += 1;
        const { status } = await ask(name, token, { ...theirs, ...papers.get(theirs) });
        if (status !== 200 && status !== 204) refused.push(`${asking}: ${status}`);
      }
    }
  });
  expect(asked).toBeGreaterThan(200);
  expect(wrote).toEqual([]);
  // This grant hides amounts, and the report shows them.
  expect(refused).toEqual(['downloadReport, partner: 404']);
});

/** What an answer must hold, beside 200. */
function lacks(name: CallName, { status, bytes, headers }: Answer<CallName>): string | undefined {
  if (status !== 200) return String(status);
  if (name === 'downloadFile') return bytes.equals(DOCUMENT) ? undefined : 'another document';
  if (name === 'downloadReport')
    return bytes.equals(Buffer.from(REPORT)) ? undefined : 'another report';
  if (name === 'getAvatar')
    return headers['content-type'] === 'image/webp' ? undefined : 'no photo';
  return bytes.length > 20 ? undefined : 'nothing';
}

it('promise «documents», «sections»: gives what was granted: to a partner with any scope that opens it, and to an adviser', async () => {
  const reads = CALL_NAMES.filter((name) => {
    const { action, underGrant }: Endpoint['permission'] = contract[name].permission;
    return action === 'read' && Array.isArray(underGrant);
  });
  expect(reads).toEqual(
    expect.arrayContaining(['downloadFile', 'downloadReport', 'getAvatar', 'allInfo']),
  );
  const wrong: string[] = [];
  await reading(async () => {
    for (const name of reads) {
      const scopes = contract[name].permission.underGrant as readonly Scope[];
      const readers: [string, string | null][] = [];
      // Marks are of the whole result: who sees a part of it is given an empty list.
      const apart = name === 'listSegni' ? [] : scopes;
      for (const scope of apart) readers.push([scope, await world.partnerWith([scope])]);
      if (ADVISER_SCOPES.some((scope) => scopes.includes(scope)))
        readers.push(['adviser', world.personas['adviser-linked'].token]);
      readers.push(['owner', world.personas.owner.token]);
      for (const [reader, token] of readers) {
        asking = `${name}, ${reader}`;
        const fault = lacks(name, await ask(name, token, ids));
        if (fault) wrong.push(`${asking}: ${fault}`);
      }
    }
  });
  expect(wrong).toEqual([]);
});

it('answers about a photo alike, whether or not there is one', async () => {
  const { userId = '', memberId = '' } = ids;
  const { nucleoFamiliare } = (
    await t.call('getNucleo', { token: world.personas.owner.token ?? '', params: { userId } })
  ).body;
  const without = nucleoFamiliare.find(({ _id }) => _id !== memberId)?._id ?? '';
  const statuses = async (token: string | null) => [
    (await ask('getAvatar', token, { userId, memberId })).status,
    (await ask('getAvatar', token, { userId, memberId: without })).status,
  ];
  expect(await statuses(await world.partnerWith(['dati']))).toEqual([200, 204]);
  expect(await statuses(await world.partnerWith(['documenti']))).toEqual([403, 403]);
  expect(await statuses(world.personas['adviser-linked'].token)).toEqual([200, 204]);
  expect(await statuses(world.personas['adviser-unlinked'].token)).toEqual([404, 404]);
});

const ALL_SCOPES: readonly Scope[] = [...ADVISER_SCOPES, 'documenti', 'appuntamenti'];

/**
 * The sentence of the screens: «Tu, chi autorizzi, il consulente che ti segue, e il nostro
 * personale solo con un motivo scritto che trovi nel registro». `who-sees.test.ts` of `tools` holds
 * the words to it.
 */
it('promise «answers», «private»: shows answers to their owner, to whoever was authorised, to the adviser, and to staff for a reason', async () => {
  const reads = CALL_NAMES.filter((name) => {
    const { who, action }: Endpoint['permission'] = contract[name].permission;
    return Array.isArray(who) && action === 'read' && !CHANGE_STATE.includes(name);
  });
  const readers: Record<string, string | null> = {
    owner: world.personas.owner.token,
    partner: await world.partnerWith(ALL_SCOPES),
    adviser: world.personas['adviser-linked'].token,
    'another adviser': world.personas['adviser-unlinked'].token,
    admin: world.personas.admin.token,
    superadmin: world.personas.superadmin.token,
    'somebody else': world.personas.other.token,
  };
  const seesAnswers = new Set<string>();
  const seesPrivate: string[] = [];
  for (const [reader, token] of Object.entries(readers))
    for (const name of reads) {
      const text = (await ask(name, token, ids)).bytes.toString('utf8');
      if (text.includes(String(CANARY.amount))) seesAnswers.add(reader);
      for (const [what, words] of Object.entries(PRIVATE))
        if (text.includes(words)) seesPrivate.push(`${reader}: ${what}`);
    }
  expect([...seesAnswers]).toEqual(['owner', 'partner', 'adviser']);
  expect([...new Set(seesPrivate)].sort()).toEqual(
    Object.keys(PRIVATE)
      .map((what) => `owner: ${what}`)
      .sort(),
  );

  const reason = 'Chiede aiuto sul livello della pensione.';
  for (const staff of ['admin', 'superadmin'] as const) {
    const token = world.personas[staff].token ?? '';
    const clientId = world.owner.userId ?? '';
    await t.call('openAdminClient', {
      token,
      params: { clientId },
      body: { reason, tabs: [...CLIENT_TABS] },
    });
    const shown = new Set<string>();
    for (const tab of CLIENT_TABS) {
      const { status, bytes } = await t.call('adminClientTab', {
        token,
        params: { clientId, tab },
      });
      expect(status).toBe(200);
      const text = bytes.toString('utf8');
      if (text.includes(String(CANARY.amount))) shown.add(tab);
      for (const words of Object.values(PRIVATE)) expect(text).not.toContain(words);
    }
    expect([...shown]).toEqual(['dati']);
  }
  const { rows } = (
    await t.call('accessLog', {
      token: world.personas.owner.token ?? '',
      params: { userId: world.owner.userId ?? '' },
      query: { page: 1, pageSize: 25 },
    })
  ).body;
  expect(rows.filter((row) => row.reason?.text === reason)).toHaveLength(2);
});

it('promise «export»: gives the copy of all data to its owner alone', async () => {
  const answers: [string, number][] = [];
  for (const persona of PERSONAS) {
    const { token } = world.personas[persona];
    answers.push([persona, (await ask('exportData', token, ids)).status]);
  }
  answers.push([
    'partner with all',
    (await ask('exportData', await world.partnerWith(ALL_SCOPES), ids)).status,
  ]);
  expect(answers.filter(([, status]) => status === 200)).toEqual([['owner', 200]]);
});

it('promise «reserved»: shows a report that counts a reserved answer to its owner alone', async () => {
  const { userId = '' } = ids;
  const token = world.personas.owner.token ?? '';
  const own = { token, params: { userId } };
  const made = await t.call('generateReport', { ...own, body: { language: 'it' } });
  expect(made.status).toBe(200);
  const { reportId } = made.body.report;
  const files: [string, string | null, number][] = [
    ['owner', token, 200],
    ['partner', await world.partnerWith(['report']), 404],
    ['adviser', world.personas['adviser-linked'].token, 404],
  ];
  for (const [reader, one, status] of files) {
    const given = { ...ids, reportId };
    const statuses = [];
    for (const name of ['downloadReport', 'reportFigures', 'compareReports'] as const)
      statuses.push((await ask(name, one, { ...given, otherId: ids['otherId'] ?? '' })).status);
    expect([reader, ...statuses]).toEqual([reader, status, status, status]);
    // One that counts none is theirs to read.
    expect([reader, (await ask('downloadReport', one, ids)).status]).toEqual([reader, 200]);
  }
});
