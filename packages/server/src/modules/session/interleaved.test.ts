/**
 * Refreshes beside sign-out, revocation and a change of password, with the statements of all of
 * them in every order that a scheduler draws: once an end is acknowledged, nothing that was given
 * before it, or is given by a refresh that was under way, opens anything.
 */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Scheduler } from 'fast-check';
import type { Deps } from '../../deps.ts';
import { PASSWORD, testApp } from '../../../test/test-app.ts';
import type { TestApp } from '../../../test/test-app.ts';

let t: TestApp;
let me: { userId: string; email: string };
/** While a property runs, every statement asks the scheduler first. */
let scheduler: Scheduler | undefined;
const turn = async (label: string): Promise<void> => {
  if (scheduler) await scheduler.schedule(Promise.resolve(), label);
};

/**
 * The same handle, whose statements wait for their turn; what a transaction does inside is one
 * turn.
 */
function inTurn<H extends Pick<Deps['db'], 'query' | 'prepared' | 'transaction'>>(handle: H): H {
  const { query, prepared, transaction } = handle;
  return Object.assign(handle, {
    query: async (...given: Parameters<Deps['db']['query']>) => {
      await turn('query');
      return query.apply(handle, given);
    },
    prepared: async (...given: Parameters<Deps['db']['prepared']>) => {
      await turn('prepared');
      return prepared.apply(handle, given);
    },
    transaction: async (...given: Parameters<Deps['db']['transaction']>) => {
      await turn('transaction');
      return transaction.apply(handle, given);
    },
  });
}

beforeAll(async () => {
  t = await testApp();
  const email = 'intrecci@bussola.example';
  me = { email, userId: (await t.register(email)).userId };
  const { db } = t.deps;
  inTurn(db);
  const { under } = db;
  db.under = (entrant) => inTurn(under.call(db, entrant));
});
afterAll(() => t.close());

/** Moves between two, so that one is always of before. */
let password = PASSWORD;
const OTHER = 'Faro-Betulla-7302';
const enter = async () => {
  const { body, cookies } = await t.call('authenticate', { body: { email: me.email, password } });
  return { token: body.jwtToken, cookies };
};
type Session = Awaited<ReturnType<typeof enter>>;
const params = () => ({ userId: me.userId });
const idOf = ({ cookies }: Session) => cookies['__Host-rt']?.split('.')[1] ?? '';

/** Each ends the session of `victim`, from itself or from another session. */
const ENDS: Readonly<
  Record<string, (victim: Session, other: Session) => Promise<{ status: number }>>
> = {
  'sign-out': (victim) => t.call('logout', { token: victim.token }),
  'revocation of one': (victim, other) =>
    t.call('revokeSession', {
      params: { ...params(), sessionId: idOf(victim) },
      token: other.token,
    }),
  'revocation of the others': (_victim, other) =>
    t.call('revokeOtherSessions', { params: params(), token: other.token }),
  'another password': (_victim, other) =>
    t.call('changePassword', {
      params: params(),
      token: other.token,
      body: { password, confirmPassword: password },
    }),
};

it.each(Object.keys(ENDS))('%s leaves nothing alive, in any order with refreshes', async (name) => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.integer({ min: 1, max: 4 }),
      fc.boolean(),
      async (drawn, refreshes, mayRotate) => {
        scheduler = undefined;
        const [victim, other] = [await enter(), await enter()];
        if (mayRotate) t.advance(31);
        scheduler = drawn;
        const given: Session[] = [victim];
        const refreshing = Array.from({ length: refreshes }, async () => {
          const { status, body, cookies } = await t.call('refreshToken', {
            cookies: victim.cookies,
          });
          if (status === 200) given.push({ token: body.jwtToken, cookies });
          else expect(status).toBe(401);
        });
        const ending = ENDS[name]?.(victim, other) ?? Promise.reject(new Error('nothing ends'));
        await drawn.waitFor(Promise.all([...refreshing, ending]));
        scheduler = undefined;
        expect((await ending).status).toBeLessThan(300);
        for (const { token, cookies } of given) {
          expect((await t.call('updateThirdParty', { params: params(), token })).status).toBe(401);
          expect((await t.call('refreshToken', { cookies })).status).toBe(401);
        }
        expect(
          (await t.call('updateThirdParty', { params: params(), token: other.token })).status,
        ).toBe(200);
      },
    ),
    { numRuns: 25 },
  );
});

it('a sign-in with the old password, concurrent with its change, leaves no session once the change is acknowledged', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.integer({ min: 1, max: 3 }), async (drawn, tries) => {
      scheduler = undefined;
      const owner = await enter();
      const [old, next] = [password, password === PASSWORD ? OTHER : PASSWORD];
      scheduler = drawn;
      const entering = Array.from({ length: tries }, () =>
        t.call('authenticate', { body: { email: me.email, password: old } }),
      );
      const changing = t.call('changePassword', {
        params: params(),
        token: owner.token,
        body: { password: next, confirmPassword: next },
      });
      await drawn.waitFor(Promise.all([...entering, changing]));
      scheduler = undefined;
      expect((await changing).status).toBe(200);
      password = next;
      for (const { status, body, cookies } of await Promise.all(entering)) {
        expect([200, 403]).toContain(status);
        if (status !== 200) continue;
        expect(
          (await t.call('updateThirdParty', { params: params(), token: body.jwtToken })).status,
        ).toBe(401);
        expect((await t.call('refreshToken', { cookies })).status).toBe(401);
      }
      t.advance(3_600);
    }),
    { numRuns: 40 },
  );
});
