/**
 * A database that goes away under refreshes: 503 with a time to come back, never 500, and nobody is
 * signed out by it.
 */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { testApp } from '../../../test/test-app.ts';
import type { TestApp } from '../../../test/test-app.ts';
import { REFRESH_COOKIE } from './session-cookies.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const FAULTS: Readonly<Record<string, () => Error>> = {
  'a connection that is refused': () =>
    Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' }),
  'a connection that ends': () => new Error('Connection terminated unexpectedly'),
  'a server that stops': () =>
    Object.assign(new Error('terminating connection due to administrator command'), {
      code: '57P01',
    }),
  'a server that starts': () =>
    Object.assign(new Error('the database system is starting up'), { code: '57P03' }),
  'a lock that is not given': () =>
    Object.assign(new Error('canceling statement due to lock timeout'), { code: '55P03' }),
  'a disk that is full': () =>
    Object.assign(new Error('No space left on device'), { code: '53100' }),
  'something nobody thought of': () => new TypeError('x is not a function'),
};

/**
 * Fails statement number `at` of whatever runs inside, counted over both kinds of statement.
 * @returns how many there were
 */
async function failing(at: number, fault: () => Error, work: () => Promise<void>): Promise<number> {
  const { db } = t.deps;
  const { query, prepared, transaction } = db;
  let n = 0;
  const step = () => {
    n += 1;
    if (n === at) throw fault();
  };
  db.query = async (...given) => {
    step();
    return query.apply(db, given) as never;
  };
  db.prepared = async (...given) => {
    step();
    return prepared.apply(db, given) as never;
  };
  db.transaction = async (inside, ...rest) => {
    step();
    return transaction.call(
      db,
      (tx) =>
        inside({
          query: async (...given) => {
            step();
            return tx.query(...given) as never;
          },
          prepared: async (...given) => {
            step();
            return tx.prepared(...given) as never;
          },
        }),
      ...rest,
    ) as never;
  };
  try {
    await work();
  } finally {
    Object.assign(db, { query, prepared, transaction });
  }
  return n;
}

it.each(Object.entries(FAULTS))(
  '%s, at any statement of a refresh, signs nobody out',
  async (name, fault) => {
    const me = await t.register(
      `guasto-${name.length}-${name.replaceAll(/[^a-z]/g, '')}@bussola.example`,
    );
    let { cookies } = me;
    let at = 1;
    for (; at < 20; at += 1) {
      t.advance(31);
      const answers: { status: number; retry: unknown; cleared: boolean }[] = [];
      const statements = await failing(at, fault, async () => {
        const { status, headers } = await t.call('refreshToken', { cookies });
        answers.push({
          status,
          retry: headers['retry-after'],
          cleared: String(headers['set-cookie'] ?? '').includes(`${REFRESH_COOKIE}=;`),
        });
      });
      // Past the last statement nothing fails any more: all of them have been tried.
      if (statements < at) break;
      expect(answers).toEqual([
        { status: 503, retry: expect.stringMatching(/^\d+$/), cleared: false },
      ]);
      const again = await t.call('refreshToken', { cookies });
      expect(again.status).toBe(200);
      ({ cookies } = again);
    }
    expect(at).toBeGreaterThan(4);
  },
);

it('is there again for two hundred sessions, each with the value it had', async () => {
  const people = await Promise.all(
    Array.from({ length: 4 }, (_, i) => t.register(`insieme${i}@bussola.example`)),
  );
  const sessions = Array.from({ length: 200 }, (_, i) => people[i % people.length]?.cookies ?? {});
  t.advance(31);
  const { db } = t.deps;
  const { query, prepared, transaction } = db;
  const down = () => Promise.reject(new Error('Connection terminated unexpectedly'));
  Object.assign(db, { query: down, prepared: down, transaction: down });
  const refused = await Promise.all(sessions.map((cookies) => t.call('refreshToken', { cookies })));
  Object.assign(db, { query, prepared, transaction });
  expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([503]));
  const back = await Promise.all(sessions.map((cookies) => t.call('refreshToken', { cookies })));
  expect(new Set(back.map(({ status }) => status))).toEqual(new Set([200]));
});
