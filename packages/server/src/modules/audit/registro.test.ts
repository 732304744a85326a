/** The log as a SuperAdmin reads it: rows, filters, verification, export. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { QueryOf } from '@bussola/contract';
import { sessionOf } from '../../../test/session-of.ts';
import { PASSWORD, testApp } from '../../../test/test-app.ts';
import type { Person, TestApp } from '../../../test/test-app.ts';
import { asSystem } from '../../access.ts';

let t: TestApp;
let chief: Person;
let admin: Person;
let client: Person;
const REASON = 'Anna chiede aiuto sul livello della pensione.';
const WHY = '=SOMMA(1;2) per la riunione';

const read = async (query: QueryOf<'registro'> = {}) =>
  (await t.call('registro', { token: chief.token, query })).body;
const actions = async (query: QueryOf<'registro'> = {}) =>
  (await read({ pageSize: 100, ...query })).rows.map(({ action }) => action);
const prove = (person: Person) =>
  t.call('stepUp', {
    token: person.token,
    params: { userId: person.userId },
    body: { password: PASSWORD },
  });

/** Their sessions end meanwhile. */
async function later(seconds: number): Promise<void> {
  t.advance(seconds);
  for (const person of [chief, admin]) person.token = await sessionOf(t.deps, person.userId);
}

beforeAll(async () => {
  t = await testApp();
  chief = await t.register('silvia@bussola.example');
  admin = await t.register('paolo@bussola.example');
  client = await t.register('anna@bussola.example');
  for (const [person, role, name] of [
    [chief, 'SuperAdmin', 'Neri'],
    [admin, 'Admin', 'Galli'],
    [client, 'User', 'Colombo'],
  ] as const)
    await t.deps.db.query('update users set role = $2, last_name = $3 where id = $1', [
      person.userId,
      role,
      name,
    ]);
  await prove(admin);
  for (const call of [
    await t.call('openAdminClient', {
      token: admin.token,
      params: { clientId: client.userId },
      body: { tabs: ['sintesi'], reason: REASON },
    }),
    await t.call('exportClients', {
      token: admin.token,
      body: { filters: {}, columns: [], language: 'it', reason: WHY },
    }),
  ])
    expect(call.status).toBe(200);
});
afterAll(() => t.close());

describe('the log', () => {
  it('is for a SuperAdmin', async () => {
    for (const { token } of [admin, client]) {
      expect((await t.call('registro', { token, query: {} })).status).toBe(403);
      expect((await t.call('registroState', { token })).status).toBe(403);
      expect((await t.call('verifyRegistro', { token, body: {} })).status).toBe(403);
      expect(
        (
          await t.call('exportRegistro', {
            token,
            body: { filters: {}, language: 'it', reason: REASON },
          })
        ).status,
      ).toBe(403);
    }
  });

  it('says who, about whom, by what right, why, and the two links of the chain', async () => {
    const { rows } = await read({ kind: 'reads' });
    expect(rows).toMatchObject([
      {
        who: { kind: 'person', id: admin.userId, name: 'Anna Galli', role: 'Admin' },
        about: { kind: 'person', id: client.userId, name: 'Anna Colombo' },
        action: 'read.openAdminClient',
        via: 'staff',
        reason: { text: REASON },
        fields: [],
      },
    ]);
    const [row] = rows;
    const [before] = (await read({ search: String((row?.seq ?? 0) - 1) })).rows;
    expect(before?.hash).toBe(row?.before);
    expect(row?.hash).not.toBe(row?.before);
  });

  it('is read in one row for a quarter of an hour, which names nobody who was looked for', async () => {
    const readings = async () =>
      (await actions()).filter((action) => action === 'registro.read').length;
    const before = await readings();
    await read({ search: 'Colombo' });
    expect(await readings()).toBe(before);
    await later(901);
    expect(await readings()).toBe(before + 1);
  });

  it.each([
    [{ kind: 'exports' }, ['clients.exported']],
    [{ who: 'staff', kind: 'reads' }, ['read.openAdminClient']],
    [{ who: 'people', kind: 'reads' }, []],
    [{ who: 'server' }, ['costanti.shipped']],
    [{ about: 'other' }, ['read.openAdminClient']],
    [{ search: 'galli', kind: 'exports' }, ['clients.exported']],
    [{ search: 'nessuno' }, []],
    [{ kind: 'exports', from: '2026-11-22' }, []],
    [{ kind: 'exports', from: '2026-11-21', to: '2026-11-21' }, ['clients.exported']],
    [{ kind: 'exports', to: '2026-11-20' }, []],
  ] as const)('is narrowed by %j', async (query, expected) => {
    expect(await actions(query)).toEqual(expected);
    expect((await read(query)).total).toEqual({ n: expected.length, exact: true });
  });

  it('is narrowed to one person on either side', async () => {
    expect(await actions({ who: admin.userId, kind: 'reads' })).toEqual(['read.openAdminClient']);
    expect(await actions({ who: client.userId, kind: 'reads' })).toEqual([]);
    expect(await actions({ about: client.userId, who: 'staff' })).toEqual(['read.openAdminClient']);
  });

  it('turns pages both ways by the numbers of their ends', async () => {
    const all = (await read({ pageSize: 100 })).rows.map(({ seq }) => seq);
    const first = await read({ pageSize: 3 });
    expect(first.previous).toBeNull();
    const second = await read({ pageSize: 3, after: first.next ?? '' });
    expect(second.rows.map(({ seq }) => seq)).toEqual(all.slice(3, 6));
    const back = await read({ pageSize: 3, before: second.previous ?? '' });
    expect(back.rows.map(({ seq }) => seq)).toEqual(all.slice(0, 3));
    expect(back.previous).toBeNull();
    expect(back.next).not.toBeNull();
    expect((await read({ pageSize: 100, after: String(all.at(-1)) })).rows).toEqual([]);
  });

  it('promise «erased»: keeps a row whose person is gone, without name and without reason', async () => {
    const gone = await t.register('zeno@bussola.example');
    await t.call('openAdminClient', {
      token: admin.token,
      params: { clientId: gone.userId },
      body: { tabs: ['sintesi'], reason: REASON },
    });
    await t.deps.db.query('delete from users where id = $1', [gone.userId]);
    expect((await read({ kind: 'reads' })).rows[0]).toMatchObject({
      about: { kind: 'gone' },
      reason: { text: null },
    });
  });
});

describe('the verification', () => {
  const state = async () => (await t.call('registroState', { token: chief.token })).body;
  const verify = async () =>
    (await t.call('verifyRegistro', { token: chief.token, body: {} })).body;
  const sweep = () => asSystem(() => t.app.services.checks.sweep());

  it('is of all rows when no night went by, and says who asked', async () => {
    expect((await state()).last).toBeNull();
    const { last, all, rows } = await verify();
    expect(last).toEqual(all);
    expect(last).toMatchObject({
      nightly: false,
      by: 'Anna Neri',
      fromSeq: 0,
      fault: null,
      // Its own row comes after.
      throughSeq: rows - 1,
    });
    expect(await actions({ kind: 'service' })).toContain('registro.verified');
  });

  it('runs by itself once a day, from the first row', async () => {
    await asSystem(() => t.app.services.auditHeads.sign());
    await later(86_401);
    await sweep();
    await sweep();
    const { all, head } = await state();
    expect(all).toMatchObject({ nightly: true, by: null, fromSeq: 0, headSeq: head?.seq });
    expect(
      await t.deps.db.query('select count(*)::int as n from audit_checks where nightly', []),
    ).toEqual([{ n: 1 }]);
  });

  it('begins on demand from the signed head that the night ended with', async () => {
    const { head } = await state();
    await t.call('registro', { token: chief.token, query: {} });
    const { last, all } = await verify();
    expect(last).toMatchObject({ nightly: false, fromSeq: head?.seq, fault: null });
    expect(all).toMatchObject({ nightly: true });
  });

  it('says which row does not fit, and from then on looks at all of them', async () => {
    const { head } = await state();
    const wrong = (head?.seq ?? 0) + 1;
    const change = (action: string) =>
      t.owner.transaction(async (tx) => {
        await tx.query('alter table audit disable trigger user');
        await tx.query(
          `update audit set action = '${action}' where id = (select audit_id from audit_chain where seq = ${wrong})`,
        );
        await tx.query('alter table audit enable trigger user');
      });
    const [kept] = (await read({ search: String(wrong) })).rows;
    await change('altra');
    expect((await verify()).last).toMatchObject({ fault: 'changed', faultSeq: wrong });
    await change(kept?.action ?? '');
    expect((await verify()).last).toMatchObject({ fault: null, fromSeq: 0 });
  });
});

describe('the export', () => {
  it('promise «log»: wants a proof, holds what is filtered, and is a row of the log', async () => {
    const ask = () =>
      t.call('exportRegistro', {
        token: chief.token,
        body: { filters: { kind: 'exports', search: 'galli' }, language: 'it', reason: REASON },
      });
    t.advance(301);
    expect((await ask()).problem.code).toBe('STEP_UP_REQUIRED');
    await prove(chief);
    const text = (await ask()).bytes.toString('utf8');
    const [heads, line, end] = text.split('\r\n');
    expect(heads).toBe(
      '\uFEFFRiga;Quando;Chi;Ruolo;Che cosa;Di chi;Con quale diritto;Motivo;Campi;Dettaglio;Richiesta;Impronta',
    );
    expect(line).toContain(';Anna Galli;Admin;clients.exported;;staff;"\'=SOMMA(1;2)');
    expect(end).toBe('');
    const [noted] = (await read({ kind: 'exports', who: chief.userId })).rows;
    expect(JSON.parse(noted?.detail ?? '')).toEqual({
      count: 1,
      filters: { kind: 'exports', search: 'yes' },
    });
    expect(noted?.reason?.text).toBe(REASON);
  });
});
