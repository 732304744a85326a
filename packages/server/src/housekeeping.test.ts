import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { PASSWORD, testApp } from '../test/test-app.ts';
import type { TestApp } from '../test/test-app.ts';
import { housekeeping } from './housekeeping.ts';

let t: TestApp;
const told: object[] = [];
beforeAll(async () => { t = await testApp(); });
afterAll(() => t.close());

it('goes on when a part of it fails: whoever asked for the end of their data does not wait for a disk', async () => {
  const person = await t.register('fine@bussola.example');
  await t.call('deleteAccount', { token: person.token, params: { userId: person.userId }, body: { password: PASSWORD, confirm: 'ELIMINA' } });
  t.advance(7 * 86_400 + 60);
  // The heads of the audit, which come first, have no file to be written into.
  mkdirSync(path.join(t.deps.config.dataDir, 'audit-heads.jsonl'));
  const log = { ...t.deps.log, error: (what: object) => { told.push(what); } };
  await expect(housekeeping({ ...t.deps, log }, t.app.services).sweep()).rejects.toThrow('1 parts of housekeeping failed');
  expect(told).toEqual([expect.objectContaining({ step: 'heads of the audit' })]);
  expect(await t.deps.db.query('select 1 from users where id = $1', [person.userId])).toEqual([]);
});
