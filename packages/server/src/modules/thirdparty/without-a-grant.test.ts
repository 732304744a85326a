/**
 * Those who come into somebody's area without a grant: a SuperAdmin into the invented one, an
 * adviser into that of a linked client.
 */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { answerAdviser, giveNumber } from '../../../test/advisers.ts';
import { completeCheckup } from '../../../test/checkup-answers.ts';
import { PASSWORD, testApp } from '../../../test/test-app.ts';
import type { Person, TestApp } from '../../../test/test-app.ts';
import { asSystem } from '../../access.ts';

let t: TestApp;
let anna: Person;
const DELIBERATE = {
  'sec-fetch-site': 'same-origin',
  'sec-fetch-mode': 'cors',
  'x-bussola-intent': 'third-party',
};
beforeAll(async () => {
  t = await testApp({ mode: 'demo' });
  anna = await t.register('anna.seguita@bussola.example');
  await completeCheckup(t, anna.token);
});
afterAll(() => t.close());

/** Invented, so that no second factor is asked. */
async function staff(email: string, role: string): Promise<void> {
  await t.register(email);
  await t.deps.db.query('update users set role = $2, demo = true where email = $1', [email, role]);
}
const signIn = (email: string) => t.call('authenticate', { body: { email, password: PASSWORD } });
const codeOf = (url: string): string => new URL(url).searchParams.get('code') ?? '';
const info = (token: string) => t.call('allInfo', { token, params: { userId: anna.userId } });

describe('the placeholder household', () => {
  it('is opened by a SuperAdmin, edited, and made new when they leave', async () => {
    await asSystem(() => t.app.services.placeholder.ensure());
    await staff('silvia@bussola.example', 'SuperAdmin');
    const silvia = await signIn('silvia@bussola.example');
    const onward = await t.call('openPlaceholder', { token: silvia.body.jwtToken, body: {} });
    const inside = await t.call('exchangeSession', {
      body: { code: codeOf(onward.body.url) },
      cookies: silvia.cookies,
    });
    const { jwtToken: token, user } = inside.body;
    expect(inside.body).toMatchObject({
      user: { firstName: 'Famiglia', lastName: 'Segnaposto' },
      acting: { via: 'placeholder', scopes: [] },
    });
    const params = { userId: user.id };
    const before = await t.call('allInfo', { token, params });
    expect(before.body.analisi).not.toBeNull();
    const me = before.body.nucleoFamiliare[0];
    expect(
      (
        await t.call('updateMember', {
          token,
          params: { ...params, memberId: me?._id ?? '' },
          body: { data: { redditoNettoAnnuo: 777 } },
        })
      ).status,
    ).toBe(200);
    await t.call('enableInvestimenti', {
      token,
      params: { userId: user.id },
      body: { enabled: false },
    });
    expect((await t.call('adminClients', { token })).status).toBe(403);
    expect((await t.call('allInfo', { token, params: { userId: anna.userId } })).status).toBe(404);
    const left = await t.call('logoutThirdParty', { token, query: {}, headers: DELIBERATE });
    expect(
      (
        await t.call('exchangeSession', {
          body: { code: codeOf(left.body.url) },
          cookies: inside.cookies,
        })
      ).body.user.id,
    ).not.toBe(user.id);
    const rows = await t.deps.db.query<{ reddito: number }>(
      `select (data->>'redditoNettoAnnuo')::int as reddito from membri where user_id = $1 order by seq`,
      [user.id],
    );
    expect(rows[0]?.reddito).toBe(me?.redditoNettoAnnuo);
    const areas = await t.deps.db.query(
      'select investimenti, investimenti_dal from areas where user_id = $1',
      [user.id],
    );
    expect(areas).toEqual([{ investimenti: true, investimenti_dal: null }]);
  });
});

describe('an adviser', () => {
  it('promise «adviser»: reads linked clients whole, changes nothing, and loses them with the link', async () => {
    await staff('consulente@bussola.example', 'Consulente');
    await staff('admin@bussola.example', 'Admin');
    const [carlo, admin] = [
      await signIn('consulente@bussola.example'),
      await signIn('admin@bussola.example'),
    ];
    const token = carlo.body.jwtToken;
    expect((await info(token)).status).toBe(404);
    await t.call('stepUp', {
      token: admin.body.jwtToken,
      params: { userId: admin.body.user.id },
      body: { password: PASSWORD },
    });
    const pair = { consulenteId: carlo.body.user.id, clientId: anna.userId };
    const toggle = (linked: boolean) =>
      t.call('toggleClient', {
        token: admin.body.jwtToken,
        body: linked
          ? { ...pair, linked, reason: 'Lo ha chiesto per telefono.' }
          : { ...pair, linked },
      });
    expect((await toggle(true)).problem?.code).toBe('ADVISER_UNREGISTERED');
    await giveNumber(t, pair.consulenteId);
    expect((await toggle(true)).body).toMatchObject({ linked: false, since: null });
    expect((await info(token)).status).toBe(404);
    expect((await answerAdviser(t, anna, pair.consulenteId)).status).toBe(200);
    expect((await t.call('consulenteClienti', { token })).body.clienti).toMatchObject([
      { userId: anna.userId, checkup: true },
    ]);
    expect((await info(token)).body).toMatchObject({
      vista: { via: 'adviser' },
      user: { email: '' },
    });
    expect((await info(token)).body.analisi).not.toBeNull();
    const memberId = (await info(token)).body.nucleoFamiliare[0]?._id ?? '';
    expect(
      (
        await t.call('updateMember', {
          token,
          params: { userId: anna.userId, memberId },
          body: { data: { redditoNettoAnnuo: 1 } },
        })
      ).status,
    ).toBe(403);
    await toggle(false);
    expect((await info(token)).status).toBe(404);
  });
});
