/**
 * What staff do for somebody who cannot come in: a letter sent again, a lost second factor taken
 * off after a day in which its owner may say no.
 */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { BodyOf } from '@bussola/contract';
import { asSystem } from '../../access.ts';
import { completeCheckup } from '../../../test/checkup-answers.ts';
import { PASSWORD, testApp } from '../../../test/test-app.ts';
import type { Person, TestApp } from '../../../test/test-app.ts';
import { listDevMail } from '../mail/outbox-repository.ts';

let t: TestApp;
let admin: Person;
let boss: Person;
const REASON = 'Ha cambiato telefono e non ha i codici.';
const HOW = 'In videochiamata, con la carta d’identità.';
const DAY_MS = 86_400_000;

const prove = (who: Person) =>
  t.call('stepUp', {
    token: who.token,
    params: { userId: who.userId },
    body: { password: PASSWORD },
  });
const staffMember = async (email: string, role: string): Promise<Person> => {
  const person = await t.register(email);
  await t.deps.db.query(
    'update users set role = $2, first_name = $3, last_name = $4 where id = $1',
    [person.userId, role, 'Silvia', 'Neri'],
  );
  await prove(person);
  return person;
};
/** With a passkey, which nothing but its row makes. */
async function client(email: string): Promise<Person> {
  const person = await t.register(email);
  await completeCheckup(t, person.token);
  await t.deps.db.query(
    `insert into passkeys (id, user_id, credential_id, public_key, counter, transports, name, created_at)
     values (gen_random_uuid(), $1, $2, 'x', 0, '{}', 'Telefono', now())`,
    [person.userId, `chiave ${email}`],
  );
  return person;
}
beforeAll(async () => {
  t = await testApp();
  admin = await staffMember('paolo.persi@bussola.example', 'Admin');
  boss = await staffMember('silvia.persi@bussola.example', 'SuperAdmin');
});
afterAll(() => t.close());

const params = ({ userId }: Person) => ({ clientId: userId });
const ask = (of: Person, who = boss) =>
  t.call('resetClientFactors', {
    token: who.token,
    params: params(of),
    body: { reason: REASON, how: HOW },
  });
const card = (of: Person) => t.call('adminClient', { token: admin.token, params: params(of) });
const passkeys = async (of: Person): Promise<number> =>
  (await t.deps.db.query('select id from passkeys where user_id = $1', [of.userId])).length;
const lettersTo = async (email: string) => {
  await t.app.services.mailer.drain();
  return (await listDevMail(t.deps.db, null)).filter(({ recipient }) => recipient === email);
};
const tokenFor = async (email: string): Promise<string> =>
  (await lettersTo(email))
    .map(({ body }) => /stop-factor-reset[?]token=([\w-]{43})/.exec(body)?.[1])
    .find(Boolean) ?? '';
const dayPasses = (of: Person) =>
  t.deps.db.query(
    `update factor_resets set due_at = due_at - interval '1 day' where client_id = $1`,
    [of.userId],
  );
const sweep = () => asSystem(() => t.app.services.lost.sweep());
const actions = async (of: Person) =>
  (
    await t.call('accessLog', {
      token: of.token,
      params: { userId: of.userId },
      query: { page: 1, pageSize: 25 },
    })
  ).body.rows.map(({ canonical, reason }) => [
    (JSON.parse(canonical) as string[])[7],
    reason?.text ?? null,
  ]);

describe('a lost second factor', () => {
  it('is taken off after a day, when its owner says nothing, and every session ends', async () => {
    const email = 'anna.persa@bussola.example';
    const anna = await client(email);
    const { status, body } = await ask(anna);
    expect([status, body.azzeramento]).toEqual([
      200,
      { state: 'waiting', by: 'Silvia Neri', at: expect.any(String), until: expect.any(String) },
    ]);
    const { at = '', until = '' } = body.azzeramento ?? {};
    expect(Date.parse(until) - Date.parse(at)).toBe(DAY_MS);
    // All of staff see it, and the owner at once.
    expect((await card(anna)).body.azzeramento?.state).toBe('waiting');
    const [letter] = await lettersTo(email);
    for (const part of [REASON, HOW, 'Silvia Neri']) expect(letter?.body).toContain(part);
    const { notices } = (
      await t.call('listNotices', { token: anna.token, params: { userId: anna.userId } })
    ).body;
    expect(notices[0]).toMatchObject({ kind: 'factors-reset-asked', detail: { until } });
    const { secondFactor } = (
      await t.call('profile', { token: anna.token, params: { userId: anna.userId }, body: {} })
    ).body;
    expect(secondFactor.resetDue).toBe(until);
    expect(await actions(anna)).toContainEqual(['factors.resetAsked', `${REASON} · ${HOW}`]);

    await sweep();
    expect(await passkeys(anna)).toBe(1);
    await dayPasses(anna);
    await sweep();
    expect(await passkeys(anna)).toBe(0);
    expect((await card(anna)).body.azzeramento).toBeNull();
    expect(
      (await t.call('allInfo', { token: anna.token, params: { userId: anna.userId } })).status,
    ).toBe(401);
    expect((await lettersTo(email)).map(({ subject }) => subject)).toContain(
      'Aggiungi un nuovo secondo fattore',
    );
  });

  it.each(['link', 'account'] as const)('is kept when its owner stops it by %s', async (way) => {
    const email = `marta.${way}@bussola.example`;
    const marta = await client(email);
    await ask(marta);
    const stopped =
      way === 'link'
        ? await t.call('stopFactorResetByLink', { body: { token: await tokenFor(email) } })
        : await t.call('stopFactorReset', {
            token: marta.token,
            params: { userId: marta.userId },
          });
    expect(stopped.body).toEqual({ stopped: true });
    await dayPasses(marta);
    await sweep();
    expect(await passkeys(marta)).toBe(1);
    expect((await card(marta)).body.azzeramento?.state).toBe('stopped');
    const { notices } = (
      await t.call('listNotices', { token: marta.token, params: { userId: marta.userId } })
    ).body;
    expect(notices.map(({ kind }) => kind)).not.toContain('factors-reset-asked');
    const again = await t.call('stopFactorReset', {
      token: marta.token,
      params: { userId: marta.userId },
    });
    expect(again.status).toBe(404);
    // Staff may ask once more, and the link of before stops nothing of it.
    const old = await tokenFor(email);
    expect((await ask(marta)).status).toBe(200);
    if (way === 'link')
      expect((await t.call('stopFactorResetByLink', { body: { token: old } })).problem.code).toBe(
        'TOKEN_INVALID',
      );
  });

  it('is kept when a SuperAdmin takes it back, and its link stops nothing', async () => {
    const email = 'ritirata.persa@bussola.example';
    const person = await client(email);
    await ask(person);
    const { status, body } = await t.call('withdrawFactorReset', {
      token: boss.token,
      params: params(person),
    });
    expect([status, body.azzeramento]).toEqual([200, null]);
    await sweep();
    expect(await passkeys(person)).toBe(1);
    expect(
      (await t.call('stopFactorResetByLink', { body: { token: await tokenFor(email) } })).problem
        .code,
    ).toBe('TOKEN_EXPIRED');
    const once = await t.call('withdrawFactorReset', {
      token: boss.token,
      params: params(person),
    });
    expect(once.status).toBe(404);
    expect((await actions(person)).map(([action]) => action)).toEqual(
      expect.arrayContaining(['factors.resetWithdrawn', 'factors.resetAsked']),
    );
  });

  it('takes a SuperAdmin, a proof, a factor that is there, and no other request', async () => {
    const email = 'rifiuti.persa@bussola.example';
    const person = await client(email);
    expect((await ask(person, admin)).status).toBe(403);
    const unproved = await t.register('silvia.senza@bussola.example');
    await t.deps.db.query(`update users set role = 'SuperAdmin' where id = $1`, [unproved.userId]);
    expect((await ask(person, unproved)).problem.code).toBe('STEP_UP_REQUIRED');
    expect((await ask(admin)).status).toBe(404);
    expect((await ask(person)).status).toBe(200);
    expect((await ask(person)).problem.code).toBe('CONFLICT');
    const without = await t.register('senza.fattore@bussola.example');
    expect((await ask(without)).problem.code).toBe('CONFLICT');
  });
});

describe('a letter sent again', () => {
  async function unproved(email: string): Promise<string> {
    await t.call('newRegister', {
      body: {
        firstName: 'Nuova',
        lastName: 'Cliente',
        email,
        password: PASSWORD,
        confirmPassword: PASSWORD,
        acceptPrivacy: true,
      },
    });
    const [row] = await t.deps.db.query<{ id: string }>(
      `select id from users where email_folded = $1`,
      [email],
    );
    return row?.id ?? '';
  }
  const resend = (clientId: string, what: 'code' | 'report', who = admin) =>
    t.call('resendToClient', { token: who.token, params: { clientId }, body: { what } });

  it('carries a new code to who has not proved the address, three times a day, each a row', async () => {
    const email = 'conferma.tarda@bussola.example';
    const id = await unproved(email);
    expect((await card({ userId: id } as Person)).body.client.state).toBe('to-verify');
    const before = (await lettersTo(email)).length;
    expect((await resend(id, 'report')).problem.code).toBe('CONFLICT');
    const statuses = [];
    for (const who of [admin, boss, admin, boss])
      statuses.push((await resend(id, 'code', who)).status);
    expect(statuses).toEqual([204, 204, 204, 429]);
    const letters = await lettersTo(email);
    expect(letters).toHaveLength(before + 3);
    for (const { body } of letters) expect(body).not.toContain('reset-password');
    expect(
      await t.deps.db.query(`select 1 from audit where action = 'client.codeSent'`, []),
    ).toHaveLength(3);
  });

  it('goes to several at once, each with a row; who needs none, or had enough, is named', async () => {
    const ids = [await unproved('una@bussola.example'), await unproved('due@bussola.example')];
    for (let turn = 0; turn < 3; turn += 1) await resend(ids[1] ?? '', 'code');
    const proved = await client('confermata@bussola.example');
    const written = async () =>
      (await t.deps.db.query(`select 1 from audit where action = 'client.codeSent'`, [])).length;
    const before = await written();
    const together = (clients: BodyOf<'resendToClients'>['clients'], who = admin) =>
      t.call('resendToClients', { token: who.token, body: { clients } });
    expect((await together({ ids: [...ids, proved.userId] })).body).toEqual({
      done: 1,
      refused: expect.arrayContaining([
        expect.objectContaining({ userId: ids[1], why: 'often' }),
        expect.objectContaining({ userId: proved.userId, why: 'confirmed' }),
      ]),
    });
    expect(await written()).toBe(before + 1);
    const filters = { kind: 'never', toConfirm: 'yes', search: 'una@' } as const;
    expect((await together({ filters, count: 1 })).body).toEqual({ done: 1, refused: [] });
    expect((await together({ ids }, proved)).status).toBe(403);
  });

  it('says that a report is ready, where one is; an address that is proved gets no code', async () => {
    const email = 'report.pronto@bussola.example';
    const person = await client(email);
    expect((await resend(person.userId, 'report')).problem.code).toBe('CONFLICT');
    expect((await resend(person.userId, 'code')).problem.code).toBe('CONFLICT');
    await t.deps.db.query(
      `insert into reports (id, user_id, name, created_at, costanti, motore, membri, language, hide_amounts, state, area_version, has_reserved, blob_key, size_bytes)
       values (gen_random_uuid(), $1, 'R', now(), 'x', 'x', '{}', 'it', false, 'ready', 0, false, 'x', 1)`,
      [person.userId],
    );
    expect((await resend(person.userId, 'report')).status).toBe(204);
    const [letter] = await lettersTo(email);
    expect(letter?.subject).toBe('Il tuo report è pronto');
    expect(letter?.body).toContain('/app/dashboards/strumenti/i-miei-report');
    expect(letter?.body).not.toMatch(/token|reset-password/);
    expect((await actions(person))[0]?.[0]).toBe('client.reportSent');
    expect((await resend(admin.userId, 'code')).status).toBe(404);
    expect((await resend(person.userId, 'report', person)).status).toBe(403);
  });
});
