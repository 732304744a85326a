/** Readiness is asked by anybody: many who ask cost the database no more than one. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { faultyDatabase } from '../../test/faulty-database.ts';
import type { FaultyDatabase } from '../../test/faulty-database.ts';
import { testApp } from '../../test/test-app.ts';
import type { TestApp } from '../../test/test-app.ts';
import { until } from '../../test/until.ts';

let t: TestApp;
let faults: FaultyDatabase;
let asked = 0;
beforeAll(async () => {
  t = await testApp({
    around: (db) => {
      faults = faultyDatabase({
        ...db,
        query: (text, values) => {
          if (/schema_migrations/.test(text)) asked += 1;
          return db.query(text, values);
        },
      });
      return faults.db;
    },
  });
});
afterAll(() => t.close());

const ready = async (): Promise<number> =>
  (await t.app.server.inject({ url: '/readyz' })).statusCode;

it('many who ask at once share one question, and its good answer for half a second', async () => {
  asked = 0;
  const statuses = await Promise.all(Array.from({ length: 300 }, ready));
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(asked).toBe(1);
  await until(async () => {
    await ready();
    return asked > 1;
  });
});

it('a bad answer is never given again: the next who asks is told what is so then', async () => {
  await new Promise((resolve) => {
    setTimeout(resolve, 600);
  });
  faults.failAt(1);
  expect(await ready()).toBe(503);
  faults.disarm();
  expect(await ready()).toBe(200);
});
