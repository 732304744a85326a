/** The way into somebody else’s area, and back. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { BodyOf } from '@bussola/contract';
import { setTimeout as sleep } from 'node:timers/promises';
import { generate } from 'otplib';
import {
  codeOf,
  DELIBERATE,
  go,
  grantsWorld,
  offer,
  signedIn,
  signedInAgain,
  take,
} from '../../../test/grants.ts';
import type { Person, TestApp } from '../../../test/test-app.ts';
import { lockAccount } from '../people/user-repository.ts';

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

describe('going in', () => {
  it('opens a session of its own for half an hour, in the area, by name', async () => {
    const grantId = await offer(t, anna, 'chiara.partner@bussola.example', {
      scopes: ['dati', 'patrimonio', 'protezione', 'previdenza'],
    });
    await take(t, chiara, grantId);
    const inside = await go(t, chiara, anna.userId, grantId);
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
    anna = await signedInAgain(t, anna, 'anna.concede@bussola.example');
    chiara = await signedInAgain(t, chiara, 'chiara.partner@bussola.example');
  });
  it('is not done by a link, an image or another site, and spends nothing then', async () => {
    const grantId = await offer(t, anna, 'chiara.partner@bussola.example');
    await take(t, chiara, grantId);
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
    const grantId = await offer(t, anna, 'chiara.partner@bussola.example');
    await take(t, chiara, grantId);
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
    const second = await signedInAgain(t, chiara, 'chiara.partner@bussola.example');
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
    const grantId = await offer(t, anna, 'chiara.partner@bussola.example');
    await take(t, chiara, grantId);
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

describe('a partner’s own session', () => {
  it('ending a session from another device also ends the session it opened in somebody else’s area', async () => {
    const inside = await entered(['dati']);
    const elsewhere = await signedInAgain(t, chiara, 'chiara.partner@bussola.example');
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
    const elsewhere = await signedInAgain(t, chiara, 'chiara.partner@bussola.example');
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
    const grantId = await offer(t, anna, 'chiara.partner@bussola.example');
    await take(t, chiara, grantId);
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
    chiara = await signedInAgain(t, chiara, 'chiara.partner@bussola.example');
  });
  it('goes nowhere without a second factor, also when it was there before the grant', async () => {
    const dario = await signedIn(t, 'dario.senza@studio.example');
    const params = {
      userId: dario.userId,
      grantId: await offer(t, anna, 'dario.senza@studio.example'),
    };
    expect((await take(t, dario, params.grantId)).status).toBe(200);
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
    expect((await go(t, dario, anna.userId, params.grantId)).status).toBe(200);
  });
});
