/** From the offer of a grant to the partner's way back, over the calls that pages make. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { BodyOf } from '@bussola/contract';
import { setTimeout as sleep } from 'node:timers/promises';
import { generate } from 'otplib';
import { completeCheckup } from '../../../test/checkup-answers.ts';
import { formOf } from '../../../test/form-data.ts';
import { pdfOf } from '../../../test/pdf-files.ts';
import { PASSWORD, testApp } from '../../../test/test-app.ts';
import type { Answer, Person, TestApp } from '../../../test/test-app.ts';
import { lockAccount } from '../account/user-repository.ts';

let t: TestApp;
let anna: Person;
let chiara: Person;
const DELIBERATE = {
  'sec-fetch-site': 'same-origin',
  'sec-fetch-mode': 'cors',
  'x-bussola-intent': 'third-party',
};

beforeAll(async () => {
  t = await testApp({ mode: 'demo' });
  anna = await signedIn('anna.concede@bussola.example');
  await completeCheckup(t, anna.token);
  chiara = await signedIn('chiara.partner@bussola.example');
  // Whoever holds a grant must have a second factor, but the invented people: here the first step
  // is enough.
  await t.deps.db.query(`update users set demo = true where id = $1`, [chiara.userId]);
});
afterAll(() => t.close());

/** By password: which is a proof, where a code of a message is none. */
async function signedIn(email: string): Promise<Person> {
  await t.register(email);
  const entered = await t.call('authenticate', { body: { email, password: PASSWORD } });
  return { token: entered.body.jwtToken, userId: entered.body.user.id, cookies: entered.cookies };
}
async function offer(
  owner: Person,
  to: string,
  more: Partial<BodyOf<'createGrant'>> = {},
): Promise<string> {
  const made = await t.call('createGrant', {
    token: owner.token,
    params: { userId: owner.userId },
    body: { email: to, scopes: ['dati', 'report'], purpose: 'Consulenza', ...more },
  });
  expect(made.status).toBe(201);
  return made.body.grantId;
}
const take = (who: Person, grantId: string, accept = true) =>
  t.call('answerGrant', {
    token: who.token,
    params: { userId: who.userId, grantId },
    body: { accept },
  });
async function go(
  who: Person,
  ownerId: string,
  grantId: string,
): Promise<Answer<'exchangeSession'>> {
  const handle = await t.call('thirdPartyHandle', {
    token: who.token,
    params: { userId: who.userId, grantId },
    body: {},
  });
  const query = {
    thirdPartyId: who.userId,
    userId: ownerId,
    thirdPartyToken: handle.body.thirdPartyToken,
  };
  const onward = await t.call('authThirdParty', { token: who.token, query, headers: DELIBERATE });
  expect(onward.status).toBe(200);
  return t.call('exchangeSession', {
    body: { code: codeOf(onward.body.url) },
    cookies: who.cookies,
  });
}
const codeOf = (url: string): string => new URL(url).searchParams.get('code') ?? '';
async function entered(
  scopes: BodyOf<'createGrant'>['scopes'],
  more: Partial<BodyOf<'createGrant'>> = {},
): Promise<{ token: string; cookies: Record<string, string>; grantId: string }> {
  const grantId = await offer(anna, 'chiara.partner@bussola.example', { scopes, ...more });
  await take(chiara, grantId);
  const inside = await go(chiara, anna.userId, grantId);
  expect(inside.status).toBe(200);
  return { token: inside.body.jwtToken, cookies: inside.cookies, grantId };
}
const info = (token: string) => t.call('allInfo', { token, params: { userId: anna.userId } });

describe('a grant', () => {
  it('lasts a year at most, when it is given and when it is prolonged', async () => {
    const owner = await signedIn('concede.a-lungo@bussola.example');
    const give = (to: string) =>
      t.call('createGrant', {
        token: owner.token,
        params: { userId: owner.userId },
        body: { email: 'studio@lungo.example', scopes: ['dati'], purpose: 'Prova', to },
      });
    expect((await give('2027-11-23')).problem).toMatchObject({
      code: 'VALIDATION',
      errors: [{ field: 'to', message: 'Al massimo dodici mesi.' }],
    });
    const given = await give('2027-11-22');
    expect(given.status).toBe(201);
    const { grantId } = given.body;
    const prolong = (to: string, version: number) =>
      t.call('updateGrant', {
        token: owner.token,
        params: { userId: owner.userId, grantId },
        body: { version, to },
      });
    expect((await prolong('2027-11-23', 0)).problem).toMatchObject({
      code: 'VALIDATION',
      errors: [{ field: 'to' }],
    });
    expect((await prolong('2026-11-20', 0)).problem).toMatchObject({
      code: 'VALIDATION',
      errors: [{ field: 'to' }],
    });
    expect((await prolong('2027-01-31', 0)).body.grants[0]).toMatchObject({
      to: '2027-01-31',
      version: 1,
    });
  });

  it('is one of twenty at most, also of those that are given at once', async () => {
    const many = await signedIn('tanti.accessi@bussola.example');
    const give = (n: number) =>
      t.call('createGrant', {
        token: many.token,
        params: { userId: many.userId },
        body: { email: `n${n}@studio.example`, scopes: ['dati'], purpose: 'Prova' },
      });
    for (let n = 0; n < 18; n += 1) expect((await give(n)).status).toBe(201);
    const answers = await Promise.all(Array.from({ length: 30 }, (_none, n) => give(100 + n)));
    expect(answers.map(({ status }) => status).sort()).toEqual([
      201,
      201,
      ...Array<number>(28).fill(422),
    ]);
    // One that is taken back makes room for another.
    const {
      grants: [first],
    } = (await t.call('listGrants', { token: many.token, params: { userId: many.userId } })).body;
    await t.call('revokeGrant', {
      token: many.token,
      params: { userId: many.userId, grantId: first?.grantId ?? '' },
    });
    expect([(await give(200)).status, (await give(201)).status]).toEqual([201, 422]);
  });
  it('is offered by mail, whoever reads it, and told to the owner', async () => {
    const grantId = await offer(anna, 'nessuno@studio.example');
    expect((await t.mail('nessuno@studio.example'))[0]?.subject).toBe(
      'Ti è stato dato accesso a un’area di Bussola',
    );
    expect((await t.mail('anna.concede@bussola.example')).map(({ subject }) => subject)).toContain(
      'Hai dato accesso alla tua area',
    );
    const { grants } = (
      await t.call('listGrants', { token: anna.token, params: { userId: anna.userId } })
    ).body;
    expect(grants.find((grant) => grant.grantId === grantId)).toMatchObject({
      state: 'pending',
      email: 'nessuno@studio.example',
      name: null,
      from: '2026-11-21',
      to: '2027-02-19',
    });
  });
  it('sent fifty times with one key is one grant, one letter, one answer', async () => {
    const doubled = await signedIn('doppia@bussola.example');
    const send = () =>
      t.call('createGrant', {
        token: doubled.token,
        params: { userId: doubled.userId },
        body: { email: 'uno@studio.example', scopes: ['dati'], purpose: 'Una volta' },
        headers: { 'idempotency-key': 'una-sola-volta-1' },
      });
    const answers = await Promise.all(Array.from({ length: 50 }, send));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.grantId}`)).size).toBe(1);
    expect(answers[0]?.body.grants).toHaveLength(1);
    expect(await t.mail('uno@studio.example')).toHaveLength(1);
  });
  it('asks for a proof of the last five minutes to be given, not to be taken back', async () => {
    const late = await signedIn('tardi@bussola.example');
    const grantId = await offer(late, 'altri@studio.example');
    t.advance(301);
    expect(
      await t.call('createGrant', {
        token: late.token,
        params: { userId: late.userId },
        body: { email: 'x@studio.example', scopes: ['dati'], purpose: 'Prova' },
      }),
    ).toMatchObject({ status: 403, problem: { code: 'STEP_UP_REQUIRED' } });
    const gone = await t.call('revokeGrant', {
      token: late.token,
      params: { userId: late.userId, grantId },
    });
    expect(gone.body.grants.map(({ state }) => state)).toEqual(['revoked']);
    anna = await signedInAgain(anna, 'anna.concede@bussola.example');
    chiara = await signedInAgain(chiara, 'chiara.partner@bussola.example');
  });
  it.each([
    ['over a year', { to: '2028-01-01' }],
    ['that ends before it begins', { from: '2026-12-01', to: '2026-11-30' }],
    ['that begins in the past', { from: '2026-01-01' }],
    ['to oneself', { email: 'Anna.Concede@bussola.example' }],
    ['on somebody who is not of the family', { members: ['00000000-0000-4000-8000-000000000000'] }],
  ])('%s is refused', async (_what, more) => {
    const made = await t.call('createGrant', {
      token: anna.token,
      params: { userId: anna.userId },
      body: { email: 'y@studio.example', scopes: ['dati'], purpose: 'Prova', ...more },
    });
    expect(made).toMatchObject({ status: 422, problem: { code: 'VALIDATION' } });
  });
  it('is taken or refused by whoever proved the address, and by nobody else', async () => {
    const grantId = await offer(anna, 'chiara.partner@bussola.example');
    const other = await signedIn('altra.partner@bussola.example');
    expect((await take(other, grantId)).status).toBe(404);
    const offered = await t.call('updateThirdParty', {
      token: chiara.token,
      params: { userId: chiara.userId },
    });
    expect(offered.body.thirdParty.find((grant) => grant.grantId === grantId)).toMatchObject({
      state: 'pending',
      name: 'Anna Bellini',
    });
    expect(
      (await take(chiara, grantId)).body.thirdParty.find((grant) => grant.grantId === grantId)
        ?.state,
    ).toBe('active');
    expect((await take(chiara, grantId)).status).toBe(404);
    expect(
      (await take(chiara, grantId, false)).body.thirdParty.find(
        (grant) => grant.grantId === grantId,
      )?.state,
    ).toBe('refused');
  });
  it('changes by its version, and shows the newer one to whoever is late', async () => {
    const grantId = await offer(anna, 'z@studio.example');
    const change = (version: number) =>
      t.call('updateGrant', {
        token: anna.token,
        params: { userId: anna.userId, grantId },
        body: { version, hideAmounts: true },
      });
    expect((await change(0)).body.grants.find((grant) => grant.grantId === grantId)).toMatchObject({
      hideAmounts: true,
      version: 1,
    });
    expect(await change(0)).toMatchObject({ status: 409, problem: { code: 'CONFLICT' } });
  });
});

async function signedInAgain(who: Person, email: string): Promise<Person> {
  const again = await t.call('authenticate', { body: { email, password: PASSWORD } });
  return { ...who, token: again.body.jwtToken, cookies: again.cookies };
}

describe('going in', () => {
  it('opens a session of its own for half an hour, in the area, by name', async () => {
    const grantId = await offer(anna, 'chiara.partner@bussola.example', {
      scopes: ['dati', 'patrimonio', 'protezione', 'previdenza'],
    });
    await take(chiara, grantId);
    const inside = await go(chiara, anna.userId, grantId);
    expect(inside.body).toMatchObject({
      user: { id: anna.userId, email: '', thirdParty: [] },
      acting: { via: 'grant', name: 'Anna Colombo', grantId, until: expect.any(String) },
    });
    expect((await info(inside.body.jwtToken)).body.analisi).not.toBeNull();
    // One's own waits, and is not this one.
    expect((await t.call('getDraft', { token: chiara.token })).status).toBe(200);
    expect((await info(chiara.token)).status).toBe(404);
    t.advance(1801);
    expect((await info(inside.body.jwtToken)).status).toBe(401);
    // The cookie of the session that ended brings back the one that waited.
    const back = await t.call('refreshToken', { cookies: inside.cookies });
    expect(back.body).toMatchObject({ user: { id: chiara.userId } });
    expect(back.body.acting).toBeUndefined();
    anna = await signedInAgain(anna, 'anna.concede@bussola.example');
    chiara = await signedInAgain(chiara, 'chiara.partner@bussola.example');
  });
  it('is not done by a link, an image or another site, and spends nothing then', async () => {
    const grantId = await offer(anna, 'chiara.partner@bussola.example');
    await take(chiara, grantId);
    const { thirdPartyToken } = (
      await t.call('thirdPartyHandle', {
        token: chiara.token,
        params: { userId: chiara.userId, grantId },
        body: {},
      })
    ).body;
    const query = { thirdPartyId: chiara.userId, userId: anna.userId, thirdPartyToken };
    for (const headers of [
      {},
      { ...DELIBERATE, 'sec-fetch-site': 'cross-site' },
      { ...DELIBERATE, 'sec-fetch-mode': 'navigate' },
      { ...DELIBERATE, 'sec-purpose': 'prefetch' },
      { ...DELIBERATE, 'x-bussola-intent': 'other' },
    ]) {
      expect((await t.call('authThirdParty', { token: chiara.token, query, headers })).status).toBe(
        204,
      );
    }
    expect((await t.call('authThirdParty', { query, headers: DELIBERATE })).status).toBe(401);
    expect(
      (await t.call('authThirdParty', { token: chiara.token, query, headers: DELIBERATE })).status,
    ).toBe(200);
    expect(
      await t.call('authThirdParty', { token: chiara.token, query, headers: DELIBERATE }),
    ).toMatchObject({ status: 422, problem: { code: 'TOKEN_INVALID' } });
  });
  it('takes a handle only from its own partner, for its own user, in its own session, within a minute', async () => {
    const grantId = await offer(anna, 'chiara.partner@bussola.example');
    await take(chiara, grantId);
    const fresh = async () =>
      (
        await t.call('thirdPartyHandle', {
          token: chiara.token,
          params: { userId: chiara.userId, grantId },
          body: {},
        })
      ).body.thirdPartyToken;
    const ask = (
      token: string,
      query: { thirdPartyId: string; userId: string; thirdPartyToken: string },
    ) => t.call('authThirdParty', { token, query, headers: DELIBERATE });
    const second = await signedInAgain(chiara, 'chiara.partner@bussola.example');
    const good = { thirdPartyId: chiara.userId, userId: anna.userId };
    expect((await ask(second.token, { ...good, thirdPartyToken: await fresh() })).status).toBe(422);
    expect(
      (await ask(chiara.token, { ...good, userId: chiara.userId, thirdPartyToken: await fresh() }))
        .status,
    ).toBe(422);
    expect(
      (
        await ask(chiara.token, {
          ...good,
          thirdPartyId: anna.userId,
          thirdPartyToken: await fresh(),
        })
      ).status,
    ).toBe(422);
    const old = await fresh();
    t.advance(61);
    expect((await ask(chiara.token, { ...good, thirdPartyToken: old })).status).toBe(422);
  });
  it('opens nothing with a code in another browser, nor twice, also when fifty try at once', async () => {
    const grantId = await offer(anna, 'chiara.partner@bussola.example');
    await take(chiara, grantId);
    const onward = async () => {
      const { thirdPartyToken } = (
        await t.call('thirdPartyHandle', {
          token: chiara.token,
          params: { userId: chiara.userId, grantId },
          body: {},
        })
      ).body;
      return codeOf(
        (
          await t.call('authThirdParty', {
            token: chiara.token,
            query: { thirdPartyId: chiara.userId, userId: anna.userId, thirdPartyToken },
            headers: DELIBERATE,
          })
        ).body.url,
      );
    };
    expect(
      (await t.call('exchangeSession', { body: { code: await onward() }, cookies: anna.cookies }))
        .status,
    ).toBe(422);
    expect((await t.call('exchangeSession', { body: { code: await onward() } })).status).toBe(422);
    expect(
      (
        await t.call('exchangeSession', {
          body: { code: await onward() },
          cookies: chiara.cookies,
          headers: { 'sec-fetch-site': 'cross-site' },
        })
      ).status,
    ).toBe(403);
    const code = await onward();
    const all = await Promise.all(
      Array.from({ length: 50 }, () =>
        t.call('exchangeSession', { body: { code }, cookies: chiara.cookies }),
      ),
    );
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
  });
  it('comes back to one’s own session, once', async () => {
    const inside = await entered(['dati']);
    expect((await t.call('logoutThirdParty', { token: inside.token, query: {} })).status).toBe(204);
    const onward = await t.call('logoutThirdParty', {
      token: inside.token,
      query: {},
      headers: DELIBERATE,
    });
    expect(new URL(onward.body.url).pathname).toBe('/user/authenticate/logoutthirdparty');
    expect((await info(inside.token)).status).toBe(401);
    const back = await t.call('exchangeSession', {
      body: { code: codeOf(onward.body.url) },
      cookies: inside.cookies,
    });
    expect(back.body.user.id).toBe(chiara.userId);
    expect(
      (
        await t.call('exchangeSession', {
          body: { code: codeOf(onward.body.url) },
          cookies: inside.cookies,
        })
      ).status,
    ).toBe(422);
  });
});

describe('inside', () => {
  it('shows the sections that are open, and nothing in the place of the others', async () => {
    const { token } = await entered(['protezione']);
    const { body } = await info(token);
    expect(body.analisi).toBeNull();
    const [me] = body.nucleoFamiliare;
    expect(
      Object.keys(me ?? {})
        .sort()
        .filter(
          (key) =>
            ![
              '_id',
              'createdAt',
              'enabled',
              'firstName',
              'gradoParentela',
              'seq',
              'userId',
              'stimati',
            ].includes(key),
        ),
    ).toEqual(['polizze']);
    expect(Object.keys(body.vista ?? {}).sort()).toEqual([
      'hideAmounts',
      'livelli',
      'members',
      'scopes',
      'via',
    ]);
    expect(body.vista?.livelli.map(({ code }) => code).sort()).toEqual([
      'LTC',
      'TCM',
      'assistenza-medica',
      'infortuni-malattie',
      'polizze-rischi',
      'tutela-legale',
    ]);
    expect((await t.call('listReports', { token, params: { userId: anna.userId } })).status).toBe(
      403,
    );
    expect(
      (await t.call('economicaMedie', { token, params: { userId: anna.userId } })).status,
    ).toBe(403);
  });
  it('hides every amount when amounts are hidden', async () => {
    const { token } = await entered(['dati', 'patrimonio', 'protezione', 'previdenza', 'report'], {
      hideAmounts: true,
    });
    const text = JSON.stringify((await info(token)).body);
    for (const field of [
      'redditoNettoAnnuo',
      'valoreResidenza',
      'valorePatrimonioMobiliare',
      'montanteFondo',
      'capitaleCasoMorte',
      '"netto"',
      '"lordo"',
    ])
      expect(text).not.toContain(field);
    expect(
      (await t.call('getNucleo', { token, params: { userId: anna.userId } })).body
        .nucleoFamiliare[0],
    ).not.toHaveProperty('redditoNettoAnnuo');
    expect(
      (await t.call('generateReport', { token, params: { userId: anna.userId }, body: {} })).status,
    ).toBe(403);
  });
  it('leaves out of the analysis the one member that is open, because others are counted; never the last', async () => {
    const { nucleoFamiliare } = (await info(anna.token)).body;
    const [me, marco] = ['me', 'husband'].map(
      (grado) => nucleoFamiliare.find(({ gradoParentela }) => gradoParentela === grado)?._id ?? '',
    ) as [string, string];
    const { token } = await entered(['dati:write'], { members: [marco] });
    const count = (who: string, memberId: string, enabled: boolean) =>
      t.call('enableMember', {
        token: who,
        params: { userId: anna.userId, memberId },
        body: { enabled },
      });
    expect((await count(token, marco, false)).body.nucleoFamiliare).toMatchObject([
      { _id: marco, enabled: false },
    ]);
    await count(token, marco, true);
    for (const { _id } of nucleoFamiliare) if (_id !== marco) await count(anna.token, _id, false);
    expect(await count(token, marco, false)).toMatchObject({
      status: 422,
      problem: { code: 'LAST_ENABLED_MEMBER' },
    });
    for (const { _id } of nucleoFamiliare) await count(anna.token, _id, true);
    expect(
      (await info(anna.token)).body.nucleoFamiliare.find(({ _id }) => _id === me)?.enabled,
    ).toBe(true);
  });
  it('takes a member away only for whoever may change all that is known of them', async () => {
    const add = async () =>
      (
        await t.call('createMember', {
          token: anna.token,
          params: { userId: anna.userId },
          body: {
            gradoParentela: 'son',
            data: {
              firstName: 'Elio',
              dataNascita: '2016-01-01',
              valorePatrimonioMobiliare: 900,
              suddivisioneInvestimento: {
                azioni: 0,
                obbligazioni: 0,
                gestioneSeparate: 0,
                oro: 0,
                liquidi: 100,
                altro: 0,
              },
              strumentiInvestimento: {
                fondi: 100,
                etf: 0,
                assicurativi: 0,
                singoliTitoli: 0,
                altro: 0,
              },
              regimeInvestimento: { amministrato: 100, gestito: 0, dichiarativo: 0, nonso: 0 },
            },
          },
        })
      ).body.memberId;
    const memberId = await add();
    const away = (token: string) =>
      t.call('deleteMember', { token, params: { userId: anna.userId, memberId } });
    const ALL = ['dati:write', 'patrimonio:write'] as const;
    for (const inside of [
      await entered(['dati:write']),
      await entered([...ALL], { members: [memberId] }),
      await entered([...ALL], { hideAmounts: true }),
    ])
      expect(await away(inside.token)).toMatchObject({
        status: 403,
        problem: { code: 'FORBIDDEN' },
      });
    expect((await away((await entered([...ALL])).token)).status).toBe(200);
  });
  it('answers a creation that is repeated with what may be seen now, not with what could be seen then', async () => {
    const { token, grantId } = await entered(['dati:write', 'patrimonio']);
    const create = () =>
      t.call('createMember', {
        token,
        params: { userId: anna.userId },
        body: { gradoParentela: 'other', data: { firstName: 'Zia', dataNascita: '2015-01-01' } },
        headers: { 'idempotency-key': 'una-zia-sola' },
      });
    const first = await create();
    expect([first.status, first.body.nucleoFamiliare[0]?.redditoNettoAnnuo]).toEqual([201, 34_800]);
    expect(
      await t.deps.db.query(`select response from idempotency where key = 'una-zia-sola'`, []),
    ).toEqual([{ response: { memberId: first.body.memberId } }]);
    await t.call('updateGrant', {
      token: anna.token,
      params: { userId: anna.userId, grantId },
      body: { version: 1, hideAmounts: true },
    });
    const again = await create();
    expect([again.status, again.body.memberId]).toEqual([201, first.body.memberId]);
    expect(again.body.nucleoFamiliare).toHaveLength(first.body.nucleoFamiliare.length);
    expect(again.body.nucleoFamiliare[0]).not.toHaveProperty('redditoNettoAnnuo');
    await t.call('deleteMember', {
      token: anna.token,
      params: { userId: anna.userId, memberId: first.body.memberId },
    });
  });
  it('changes only what may be changed, field by field', async () => {
    const { token } = await entered(['dati', 'patrimonio:write']);
    const memberId = (await info(token)).body.nucleoFamiliare[0]?._id ?? '';
    const save = (data: BodyOf<'updateMember'>['data']) =>
      t.call('updateMember', { token, params: { userId: anna.userId, memberId }, body: { data } });
    expect((await save({ valorePatrimonioMobiliare: 12_345 })).status).toBe(200);
    expect(await save({ redditoNettoAnnuo: 1 })).toMatchObject({
      status: 403,
      problem: { code: 'FORBIDDEN' },
    });
    expect((await save({ valorePatrimonioMobiliare: 1, lastName: 'Altro' })).status).toBe(403);
    expect(
      (
        await t.call('enableMember', {
          token,
          params: { userId: anna.userId, memberId },
          body: { enabled: false },
        })
      ).status,
    ).toBe(403);
    expect((await info(anna.token)).body.nucleoFamiliare[0]).toMatchObject({
      valorePatrimonioMobiliare: 12_345,
    });
  });
  it('puts what the partner makes into the area that is open, and nothing into their own', async () => {
    const inside = await entered([
      'documenti:write',
      'report:write',
      'dati',
      'patrimonio',
      'protezione',
      'previdenza',
    ]);
    const params = { userId: anna.userId };
    const sent = await t.call('uploadFiles', {
      token: inside.token,
      params,
      ...formOf({ field: 'Files', name: 'Delega.pdf', bytes: pdfOf('delega') }),
    });
    expect([sent.status, sent.problem?.detail]).toEqual([201, undefined]);
    const of = async (owner: Person) =>
      (
        await t.call('listFiles', { token: owner.token, params: { userId: owner.userId } })
      ).body.files.map(({ name, ownUpload }) => [name, ownUpload]);
    expect([await of(anna), await of(chiara)]).toEqual([[['Delega.pdf', false]], []]);
    const fileId = sent.body.uploaded[0] ?? '';
    const read = await t.call('downloadFile', { token: anna.token, params: { ...params, fileId } });
    expect([read.status, Buffer.compare(read.bytes, pdfOf('delega'))]).toEqual([200, 0]);
    const made = await t.call('generateReport', { token: inside.token, params, body: {} });
    expect([made.status, made.problem?.detail]).toEqual([200, undefined]);
    const reports = async (owner: Person) =>
      (await t.call('listReports', { token: owner.token, params: { userId: owner.userId } })).body
        .reports.length;
    expect([await reports(anna), await reports(chiara)]).toEqual([1, 0]);
    await t.call('revokeGrant', {
      token: anna.token,
      params: { ...params, grantId: inside.grantId },
    });
  });
  it('never reaches the account, the grants or the keys of the owner', async () => {
    const { token } = await entered([
      'dati:write',
      'patrimonio:write',
      'protezione:write',
      'previdenza:write',
      'report:write',
      'documenti:write',
      'appuntamenti:write',
    ]);
    const params = { userId: anna.userId };
    for (const name of [
      'listGrants',
      'profile',
      'listSessions',
      'exportData',
      'getNote',
      'listNotices',
      'shareSintesi',
    ] as const) {
      expect([
        name,
        (await t.call(name, { token, params, ...(name === 'profile' ? { raw: {} } : {}) })).status,
      ]).toEqual([name, 403]);
    }
  });
  it('ends on the next request when the grant is taken back, and one’s own session comes again', async () => {
    const inside = await entered(['dati']);
    expect((await info(inside.token)).status).toBe(200);
    await t.call('revokeGrant', {
      token: anna.token,
      params: { userId: anna.userId, grantId: inside.grantId },
    });
    expect((await info(inside.token)).status).toBe(401);
    expect((await t.call('refreshToken', { cookies: inside.cookies })).body.user.id).toBe(
      chiara.userId,
    );
  });
});

describe('a partner’s own session', () => {
  it('takes with it the one that was opened from it in somebody else’s area, when it is ended from elsewhere', async () => {
    const inside = await entered(['dati']);
    const elsewhere = await signedInAgain(chiara, 'chiara.partner@bussola.example');
    const params = {
      userId: chiara.userId,
      sessionId: chiara.cookies['__Host-rt']?.split('.')[1] ?? '',
    };
    expect((await t.call('revokeSession', { token: elsewhere.token, params })).status).toBe(200);
    expect((await info(inside.token)).status).toBe(401);
    expect((await t.call('refreshToken', { cookies: inside.cookies })).status).toBe(401);
    chiara = elsewhere;
  });
  it('does not come back where the partner ended the session in somebody else’s area', async () => {
    const inside = await entered(['dati']);
    const elsewhere = await signedInAgain(chiara, 'chiara.partner@bussola.example');
    const params = {
      userId: chiara.userId,
      sessionId: inside.cookies['__Host-rt']?.split('.')[1] ?? '',
    };
    expect((await t.call('revokeSession', { token: elsewhere.token, params })).status).toBe(200);
    expect((await t.call('refreshToken', { cookies: inside.cookies })).status).toBe(401);
    await t.call('revokeGrant', {
      token: anna.token,
      params: { userId: anna.userId, grantId: inside.grantId },
    });
    chiara = elsewhere;
  });
  it('comes back for the newest cookie only, when the grant is taken back', async () => {
    const inside = await entered(['dati']);
    t.advance(31);
    const newer = await t.call('refreshToken', { cookies: inside.cookies });
    expect((await info(newer.body.jwtToken)).status).toBe(200);
    await t.call('revokeGrant', {
      token: anna.token,
      params: { userId: anna.userId, grantId: inside.grantId },
    });
    expect((await t.call('refreshToken', { cookies: inside.cookies })).status).toBe(401);
    expect((await t.call('refreshToken', { cookies: newer.cookies })).body.user.id).toBe(
      chiara.userId,
    );
  });
  it('opens nothing while all sessions of the account are being ended', async () => {
    const grantId = await offer(anna, 'chiara.partner@bussola.example');
    await take(chiara, grantId);
    const { thirdPartyToken } = (
      await t.call('thirdPartyHandle', {
        token: chiara.token,
        params: { userId: chiara.userId, grantId },
        body: {},
      })
    ).body;
    const { url } = (
      await t.call('authThirdParty', {
        token: chiara.token,
        query: { thirdPartyId: chiara.userId, userId: anna.userId, thirdPartyToken },
        headers: DELIBERATE,
      })
    ).body;
    let begun = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const ending = t.deps.db.transaction(async (tx) => {
      await lockAccount(tx, chiara.userId);
      begun();
      await sleep(300);
      await t.app.services.sessions.endAllOf(tx, chiara.userId, 'password reset');
    });
    await held;
    const entering = t.call('exchangeSession', {
      body: { code: codeOf(url) },
      cookies: chiara.cookies,
    });
    await ending;
    expect((await entering).problem.code).toBe('TOKEN_INVALID');
    expect(
      await t.deps.db.query('select id from sessions where user_id = $1 and revoked_at is null', [
        chiara.userId,
      ]),
    ).toEqual([]);
    chiara = await signedInAgain(chiara, 'chiara.partner@bussola.example');
  });
  it('goes nowhere without a second factor, also when it was there before the grant', async () => {
    const dario = await signedIn('dario.senza@studio.example');
    const params = {
      userId: dario.userId,
      grantId: await offer(anna, 'dario.senza@studio.example'),
    };
    expect((await take(dario, params.grantId)).status).toBe(200);
    expect(
      (await t.call('thirdPartyHandle', { token: dario.token, params, body: {} })).problem.code,
    ).toBe('SECOND_FACTOR_REQUIRED');
    const { secret } = (
      await t.call('beginTotp', { params: { userId: dario.userId }, token: dario.token, body: {} })
    ).body;
    await t.call('confirmTotp', {
      params: { userId: dario.userId },
      token: dario.token,
      body: {
        code: await generate({ secret, epoch: Math.floor(t.deps.clock().getTime() / 1000) }),
      },
    });
    expect((await go(dario, anna.userId, params.grantId)).status).toBe(200);
  });
});
