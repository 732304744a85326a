/** The preview of a grant shows the owner the same as the server then answers to its holder. */
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { BodyOf } from '@bussola/contract';
import { completeCheckup } from '../../../test/checkup-answers.ts';
import { PASSWORD, testApp } from '../../../test/test-app.ts';
import type { Person, TestApp } from '../../../test/test-app.ts';

jest.setTimeout(240_000);
type Wanted = BodyOf<'previewGrant'>;
const READS = ['allInfo', 'listReports', 'listFiles', 'economicaMedie', 'listSegni'] as const;
const DELIBERATE = {
  'sec-fetch-site': 'same-origin',
  'sec-fetch-mode': 'cors',
  'x-bussola-intent': 'third-party',
};
const WHOLE: Wanted['scopes'] = [
  'dati',
  'patrimonio',
  'protezione',
  'previdenza',
  'report',
  'documenti',
];

let t: TestApp;
let owner: Person;
let holder: Person;
let members: string[];
beforeAll(async () => {
  t = await testApp({
    mode: 'demo',
    throttleScale: 100,
    draw: async () => new Uint8Array([37, 80, 68, 70]),
  });
  owner = await signedIn('mostra@bussola.example');
  await completeCheckup(t, owner.token);
  const params = { userId: owner.userId };
  const added = await t.call('createMember', {
    token: owner.token,
    params,
    body: {
      gradoParentela: 'daughter',
      data: { firstName: 'Giulia', lastName: 'Bellini', dataNascita: '2015-03-04' },
    },
  });
  members = added.body.nucleoFamiliare.map(({ _id }) => _id);
  expect(members.length).toBeGreaterThan(1);
  for (const hideAmounts of [false, true])
    expect(
      (await t.call('generateReport', { token: owner.token, params, body: { hideAmounts } }))
        .status,
    ).toBe(200);
  holder = await signedIn('guarda@studio.example');
  // A grant needs a second factor, except for demonstration people.
  await t.deps.db.query('update users set demo = true where id = $1', [holder.userId]);
});
afterAll(() => t.close());

async function signedIn(email: string): Promise<Person> {
  await t.register(email);
  const entered = await t.call('authenticate', { body: { email, password: PASSWORD } });
  return { token: entered.body.jwtToken, userId: entered.body.user.id, cookies: entered.cookies };
}
const preview = (wanted: Wanted, token = owner.token, userId = owner.userId) =>
  t.call('previewGrant', { token, params: { userId }, body: wanted });

/** Gives the grant, takes it, goes in, and asks what the first page asks. */
async function answersInside(wanted: Wanted): Promise<Record<string, unknown>> {
  const given = await t.call('createGrant', {
    token: owner.token,
    params: { userId: owner.userId },
    body: { email: 'guarda@studio.example', purpose: 'Confronto', ...wanted },
  });
  const { grantId } = given.body;
  await t.call('answerGrant', {
    token: holder.token,
    params: { userId: holder.userId, grantId },
    body: { accept: true },
  });
  const handle = await t.call('thirdPartyHandle', {
    token: holder.token,
    params: { userId: holder.userId, grantId },
    body: {},
  });
  const onward = await t.call('authThirdParty', {
    token: holder.token,
    query: {
      thirdPartyId: holder.userId,
      userId: owner.userId,
      thirdPartyToken: handle.body.thirdPartyToken,
    },
    headers: DELIBERATE,
  });
  const inside = await t.call('exchangeSession', {
    body: { code: new URL(onward.body.url).searchParams.get('code') ?? '' },
    cookies: holder.cookies,
  });
  expect(inside.status).toBe(200);
  const answers: Record<string, unknown> = {};
  for (const name of READS) {
    const answer = await t.call(name, {
      token: inside.body.jwtToken,
      params: { userId: owner.userId },
    });
    answers[name] = answer.status === 200 ? answer.body : null;
  }
  await t.call('revokeGrant', { token: owner.token, params: { userId: owner.userId, grantId } });
  return answers;
}

const GRANTS: readonly (Wanted & { what: string })[] = [
  { what: 'everything', scopes: WHOLE },
  {
    what: 'everything, to be changed too',
    scopes: WHOLE.map((scope) => `${scope}:write` as Wanted['scopes'][number]),
  },
  { what: 'everything without amounts', scopes: WHOLE, hideAmounts: true },
  { what: 'everything on one person', scopes: WHOLE, members: ['first'] },
  {
    what: 'everything on somebody who is not the owner, without amounts',
    scopes: WHOLE,
    members: ['last'],
    hideAmounts: true,
  },
  { what: 'personal data', scopes: ['dati'] },
  { what: 'assets', scopes: ['patrimonio:write'] },
  { what: 'cover and pension', scopes: ['protezione', 'previdenza'] },
  { what: 'reports alone', scopes: ['report'] },
  { what: 'documents alone', scopes: ['documenti:write'] },
  { what: 'appointments alone', scopes: ['appuntamenti'] },
];

describe('what is shown before a grant of', () => {
  it.each(GRANTS)(
    '$what is what its holder is answered',
    async ({ what: _what, members: named, ...rest }) => {
      const wanted: Wanted = {
        ...rest,
        ...(named
          ? { members: named.map((which) => members.at(which === 'first' ? 0 : -1) ?? '') }
          : {}),
      };
      const shown = await preview(wanted);
      expect(shown.status).toBe(200);
      expect(shown.body).toEqual(await answersInside(wanted));
    },
  );

  it.each([
    [
      'reports made without amounts only, where amounts are hidden',
      { scopes: ['report'], hideAmounts: true },
      1,
    ],
    ['every report otherwise', { scopes: ['report'] }, 2],
  ] as const)('%s', async (_what, wanted, count) => {
    expect((await preview(wanted as unknown as Wanted)).body.listReports?.reports).toHaveLength(
      count,
    );
  });
});

it('has a first page for whoever is given documents alone', async () => {
  const { allInfo, listFiles } = (await preview({ scopes: ['documenti'] })).body;
  expect(allInfo).toMatchObject({
    nucleoFamiliare: [],
    analisi: null,
    vista: { scopes: ['documenti'], livelli: [] },
  });
  expect(listFiles).toMatchObject({ files: [] });
});

it('stores nothing, and sends no mail or notice', async () => {
  const everything = async () => {
    const tables = await t.deps.db.query<{ name: string }>(
      `select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'rate_limit' order by 1`,
      [],
    );
    const prints: string[] = [];
    for (const { name } of tables)
      prints.push(
        ...(
          await t.deps.db.query<{ print: string }>(
            `select '${name} ' || coalesce(md5(string_agg(x::text, '|' order by x::text)), '') as print from ${name} x`,
            [],
          )
        ).map(({ print }) => print),
      );
    return prints;
  };
  // The request itself says that the session was seen.
  await preview({ scopes: ['dati'] });
  const before = await everything();
  expect(before.length).toBeGreaterThan(20);
  for (const wanted of [
    { scopes: WHOLE },
    { scopes: WHOLE, hideAmounts: true },
    { scopes: ['documenti' as const], members: [members[0] ?? ''] },
  ])
    expect((await preview(wanted)).status).toBe(200);
  expect(await everything()).toEqual(before);
});

it('is of one’s own area and people only, and sixty an hour', async () => {
  expect((await preview({ scopes: WHOLE }, holder.token)).status).toBe(404);
  expect(
    (await preview({ scopes: WHOLE, members: ['00000000-0000-4000-8000-000000000000'] })).status,
  ).toBe(422);
  const strict = await testApp({ mode: 'demo', throttleScale: 1 });
  try {
    await strict.register('tante.volte@bussola.example');
    const { body } = await strict.call('authenticate', {
      body: { email: 'tante.volte@bussola.example', password: PASSWORD },
    });
    const statuses = [];
    for (let n = 0; n < 61; n += 1)
      statuses.push(
        (
          await strict.call('previewGrant', {
            token: body.jwtToken,
            params: { userId: body.user.id },
            body: { scopes: ['documenti'] },
          })
        ).status,
      );
    expect(statuses).toEqual([...Array<number>(60).fill(200), 429]);
  } finally {
    await strict.close();
  }
});
