/** What a partner sees and may change inside somebody else’s area. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CALL_NAMES, CAMPI_SEMPRE, contract, SEZIONE_CAMPO } from '@bussola/contract';
import type { BodyOf, Endpoint, Membro, Scope } from '@bussola/contract';
import { RISPOSTE } from '@bussola/domain';
import { formOf } from '../../../test/form-data.ts';
import { livingUnmarried } from '../../../test/checkup-answers.ts';
import { DELIBERATE, go, grantsWorld, offer, take } from '../../../test/grants.ts';
import { pdfOf } from '../../../test/pdf-files.ts';
import type { Person, TestApp } from '../../../test/test-app.ts';
import { romeDay } from '../../clock.ts';

let t: TestApp;
let anna: Person;
let chiara: Person;
beforeAll(async () => {
  ({ t, anna, chiara } = await grantsWorld());
});
afterAll(() => t.close());

async function entered(
  scopes: BodyOf<'createGrant'>['scopes'],
  more: Partial<BodyOf<'createGrant'>> = {},
): Promise<{ token: string; cookies: Record<string, string>; grantId: string }> {
  const grantId = await offer(t, anna, 'chiara.partner@bussola.example', { scopes, ...more });
  await take(t, chiara, grantId);
  const inside = await go(t, chiara, anna.userId, grantId);
  expect(inside.status).toBe(200);
  return { token: inside.body.jwtToken, cookies: inside.cookies, grantId };
}
const info = (token: string) => t.call('allInfo', { token, params: { userId: anna.userId } });

describe('inside', () => {
  it('promise «sections»: shows the sections that are open, and nothing in the place of the others', async () => {
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
  it('shows who lives with the owner without marriage to whoever reads the family, and to nobody else', async () => {
    const luca = await livingUnmarried(t, anna);
    const partner = async (scopes: BodyOf<'createGrant'>['scopes']) => {
      const { body } = await info((await entered(scopes)).token);
      return body.nucleoFamiliare.find(({ _id }) => _id === luca.memberId);
    };
    expect(await partner(['dati'])).toMatchObject({
      gradoParentela: 'other',
      firstName: 'Luca',
      convivente: true,
    });
    expect(await partner(['protezione'])).not.toHaveProperty('convivente');
    await t.call('deleteMember', { token: anna.token, params: luca });
  });
  const ALWAYS: readonly string[] = CAMPI_SEMPRE;
  /** Dates and amounts, with the sections of the answers that say them. */
  function toldOf(membri: readonly Membro[]): Map<string, Set<string>> {
    const found = new Map<string, Set<string>>();
    for (const membro of membri)
      for (const [field, value] of Object.entries(membro)) {
        const section = SEZIONE_CAMPO[field] ?? 'none';
        const always = ALWAYS.includes(field);
        for (const told of JSON.stringify(value).match(/[\d-]{5,}/g) ?? [])
          if (!always) found.set(told, (found.get(told) ?? new Set()).add(section));
      }
    return found;
  }
  /** Names of answers in it, as a property or as a text: `casoMorte`, `polizze.casoMorte`. */
  function namesIn(node: unknown): string[] {
    if (typeof node === 'string') return sectionOf(node) ? [node] : [];
    if (typeof node !== 'object' || node === null) return [];
    if (Array.isArray(node)) return node.flatMap(namesIn);
    return Object.entries(node).flatMap(([key, value]) => [
      ...(sectionOf(key) ? [key] : []),
      ...namesIn(value),
    ]);
  }
  const sectionOf = (name: string): string | undefined => {
    const [field = '', inner] = name.split('.');
    if (inner) return SEZIONE_CAMPO[field];
    return SEZIONE_CAMPO[name] ?? (`polizze.${name}` in RISPOSTE ? 'protezione' : undefined);
  };
  it('shows no answer of a closed section, whichever call is cut by sections', async () => {
    const params = { userId: anna.userId };
    const mine = await t.call('getNucleo', { token: anna.token, params });
    const told = toldOf(mine.body.nucleoFamiliare);
    const cut = CALL_NAMES.filter((name) => {
      const { action, fields }: Endpoint['permission'] = contract[name].permission;
      return action === 'read' && fields === 'by-scope';
    });
    expect(cut).toEqual(expect.arrayContaining(['allInfo', 'getNucleo', 'answerHistory']));
    const shown: string[] = [];
    for (const section of ['dati', 'patrimonio', 'protezione', 'previdenza'] as Scope[]) {
      const closed = [...told].filter(([, sections]) => !sections.has(section));
      expect(closed.length).toBeGreaterThan(2);
      const { token } = await entered([section]);
      for (const name of cut) {
        const { status, body } = await t.call(name, { token, params: params as never });
        expect([200, 403]).toContain(status);
        // Figures of an open section may be made of others: a pension fund is part of the wealth.
        const { vista: _, user: _u, ...given } = body as unknown as Record<string, unknown>;
        const text = JSON.stringify(given);
        for (const field of new Set(namesIn(given)))
          if (sectionOf(field) !== section && !ALWAYS.includes(field))
            shown.push(`${name}, «${section}» alone: ${field}`);
        for (const [answer, sections] of closed)
          if (text.includes(answer))
            shown.push(`${name}, «${section}» alone: ${answer} of ${[...sections].join(', ')}`);
      }
    }
    expect(shown).toEqual([]);
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
    const ALL = ['dati:write', 'patrimonio:write', 'protezione:write', 'previdenza:write'] as const;
    for (const inside of [
      await entered(['dati:write', 'patrimonio:write', 'protezione:write', 'previdenza']),
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
  it('promise «sections»: ends on the next request when the grant is taken back, and one’s own session comes again', async () => {
    const inside = await entered(['dati']);
    expect((await info(inside.token)).status).toBe(200);
    await t.call('revokeGrant', {
      token: anna.token,
      params: { userId: anna.userId, grantId: inside.grantId },
    });
    expect((await info(inside.token)).status).toBe(401);
    const { body } = await t.call('refreshToken', { cookies: inside.cookies });
    expect(body).toMatchObject({
      user: { id: chiara.userId },
      ended: { via: 'grant', why: 'revoked', on: romeDay(t.deps.clock()) },
    });
    expect(body.ended?.areaName).toMatch(/^Anna/);
    expect(body).not.toHaveProperty('acting');
  });
  it('says until when it was open, when the last day has passed', async () => {
    const inside = await entered(['dati']);
    await t.deps.db.query(
      `update grants set from_day = '2026-01-01', to_day = '2026-03-03' where id = $1`,
      [inside.grantId],
    );
    expect((await info(inside.token)).status).toBe(401);
    expect((await t.call('refreshToken', { cookies: inside.cookies })).body).toMatchObject({
      user: { id: chiara.userId },
      ended: { why: 'expired', on: '2026-03-03' },
    });
  });
  it('says that the visit is over while the grant still holds', async () => {
    const inside = await entered(['dati']);
    await t.deps.db.query(`update sessions set expires_at = $2 where grant_id = $1`, [
      inside.grantId,
      new Date(t.deps.clock().getTime() - 1000),
    ]);
    expect((await t.call('refreshToken', { cookies: inside.cookies })).body.ended?.why).toBe(
      'visit-over',
    );
  });
  it('says only that it is closed, when the account of the owner is suspended', async () => {
    const inside = await entered(['dati']);
    const state = (now: string) =>
      t.deps.db.query('update users set state = $2 where id = $1', [anna.userId, now]);
    await state('disabled');
    expect((await t.call('refreshToken', { cookies: inside.cookies })).body).toMatchObject({
      user: { id: chiara.userId },
      ended: { why: 'closed' },
    });
    await state('active');
  });
  it('shows no notice to a person who left the area themselves', async () => {
    const inside = await entered(['dati']);
    await t.call('logoutThirdParty', { token: inside.token, query: {}, headers: DELIBERATE });
    const { body } = await t.call('refreshToken', { cookies: inside.cookies });
    expect([body.user.id, body.ended]).toEqual([chiara.userId, undefined]);
  });
});
